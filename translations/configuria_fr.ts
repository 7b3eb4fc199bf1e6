<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>configuria::Acceptance</name>
    <message>
        <source>Firmware and drivers</source>
        <translation>Micrologiciels et pilotes</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>Processeurs</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>Mémoire vive</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>Disques</translation>
    </message>
    <message>
        <source>GPUs and their memory</source>
        <translation>GPU et leur mémoire</translation>
    </message>
    <message>
        <source>PCIe link of each GPU, under load</source>
        <translation>Lien PCIe de chaque GPU, en charge</translation>
    </message>
    <message>
        <source>ECC of the GPU memory</source>
        <translation>ECC de la mémoire des GPU</translation>
    </message>
    <message>
        <source>Power limit of each GPU</source>
        <translation>Limite de puissance de chaque GPU</translation>
    </message>
    <message>
        <source>Others: %1</source>
        <extracomment>%1 kind of part, as the title of a group: other GPUs, other drives</extracomment>
        <translation>Autres&#xa0;: %1</translation>
    </message>
    <message>
        <source>Links between the GPUs</source>
        <translation>Liens entre les GPU</translation>
    </message>
    <message>
        <source>Copies from the host to each GPU</source>
        <translation>Copies de l’hôte vers chaque GPU</translation>
    </message>
    <message numerus="yes">
        <source>All-reduce over %n GPU(s), bus bandwidth</source>
        <translation>
            <numerusform>All-reduce sur %n GPU, débit de bus</numerusform>
            <numerusform>All-reduce sur %n GPU, débit de bus</numerusform>
        </translation>
    </message>
    <message>
        <source>Diagnostics of the GPUs</source>
        <translation>Diagnostic des GPU</translation>
    </message>
    <message>
        <source>Temperatures, under load</source>
        <translation>Températures, en charge</translation>
    </message>
    <message>
        <source>Power of the server, under load</source>
        <translation>Puissance du serveur, en charge</translation>
    </message>
    <message>
        <source>Power at the plug, under load</source>
        <translation>Puissance à la prise, en charge</translation>
    </message>
    <message>
        <source>Power supplies</source>
        <translation>Alimentations</translation>
    </message>
    <message>
        <source>One supply unplugged, under load</source>
        <translation>Une alimentation débranchée, en charge</translation>
    </message>
    <message>
        <source>One feed cut, under load</source>
        <translation>Une arrivée électrique coupée, en charge</translation>
    </message>
    <message>
        <source>Network ports</source>
        <translation>Ports réseau</translation>
    </message>
    <message>
        <source>Rate of each network port</source>
        <translation>Débit de chaque port réseau</translation>
    </message>
    <message>
        <source>Sequential read, all drives at once</source>
        <translation>Lecture séquentielle, tous les disques ensemble</translation>
    </message>
    <message>
        <source>Loading of the model</source>
        <translation>Chargement du modèle</translation>
    </message>
    <message numerus="yes">
        <source>First token, %n user(s) at once</source>
        <translation>
            <numerusform>Premier jeton, %n utilisateur</numerusform>
            <numerusform>Premier jeton, %n utilisateurs à la fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Output of %n user(s) at once</source>
        <extracomment>tokens a second</extracomment>
        <translation>
            <numerusform>Débit de sortie, %n utilisateur</numerusform>
            <numerusform>Débit de sortie, %n utilisateurs à la fois</numerusform>
        </translation>
    </message>
    <message>
        <source>Training speed of each GPU, in the log of the framework</source>
        <translation>Vitesse d’entraînement par GPU, au journal du logiciel</translation>
    </message>
    <message>
        <source>Burn-in</source>
        <translation>Rodage</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>to be noted</source>
        <extracomment>nothing is expected: what is found is written down</extracomment>
        <translation>à relever</translation>
    </message>
    <message>
        <source>goes on at full speed</source>
        <translation>continue à pleine vitesse</translation>
    </message>
    <message>
        <source>goes on, GPUs slowed down</source>
        <translation>continue, GPU ralentis</translation>
    </message>
    <message>
        <source>stops: not to be tried in service</source>
        <translation>s’arrête&#xa0;: ne pas essayer en service</translation>
    </message>
    <message>
        <source>%1 MiB each</source>
        <translation>%1&#xa0;Mio chacun</translation>
    </message>
    <message>
        <source>memory to be noted</source>
        <translation>mémoire à relever</translation>
    </message>
    <message>
        <source>%1 (estimate: %2)</source>
        <extracomment>%1 what has to be reached, such as &quot;at most 45 s&quot;; %2 what the estimate says</extracomment>
        <translation>%1 (estimation&#xa0;: %2)</translation>
    </message>
    <message>
        <source>%1 (usual: %2)</source>
        <extracomment>%1 what has to be reached; %2 what such machines were measured at</extracomment>
        <translation>%1 (usuel&#xa0;: %2)</translation>
    </message>
    <message>
        <source>to be noted: BIOS, BMC, GPUs, driver</source>
        <translation>à relever&#xa0;: BIOS, BMC, GPU, pilote</translation>
    </message>
    <message numerus="yes">
        <source>%n core(s) each</source>
        <translation>
            <numerusform>%n cœur chacun</numerusform>
            <numerusform>%n cœurs chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>generation %1, %n lane(s)</source>
        <translation>
            <numerusform>génération %1, %n voie</numerusform>
            <numerusform>génération %1, %n voies</numerusform>
        </translation>
    </message>
    <message>
        <source>on, no uncorrected error</source>
        <translation>active, aucune erreur non corrigée</translation>
    </message>
    <message>
        <source>to be noted: on or off</source>
        <translation>à relever&#xa0;: active ou non</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s), as ordered</source>
        <translation>
            <numerusform>%n pièce, comme commandé</numerusform>
            <numerusform>%n pièces, comme commandé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) up on each GPU</source>
        <translation>
            <numerusform>%n lien actif sur chaque GPU</numerusform>
            <numerusform>%n liens actifs sur chaque GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>all links up</source>
        <translation>tous les liens actifs</translation>
    </message>
    <message>
        <source>every test passes, no error in the log</source>
        <translation>tous les tests réussis, aucune erreur au journal</translation>
    </message>
    <message>
        <source>below the slowdown limit, no thermal slowdown</source>
        <translation>sous la limite de ralentissement, aucun ralentissement thermique</translation>
    </message>
    <message>
        <source>no fault</source>
        <translation>aucun défaut</translation>
    </message>
    <message numerus="yes">
        <source>%n port(s)</source>
        <translation>
            <numerusform>%n port</numerusform>
            <numerusform>%n ports</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) at full load without an error</source>
        <translation>
            <numerusform>%n heure à pleine charge sans erreur</numerusform>
            <numerusform>%n heures à pleine charge sans erreur</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1&#xa0;Gio</translation>
    </message>
</context>
<context>
    <name>configuria::AcceptanceSheet</name>
    <message>
        <source>Acceptance sheet</source>
        <translation>Fiche de recette</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>Serial number</source>
        <translation>Numéro de série</translation>
    </message>
    <message>
        <source>Quote no.</source>
        <translation>Devis n°</translation>
    </message>
    <message>
        <source>Delivered on</source>
        <translation>Livré le</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuration</translation>
    </message>
    <message>
        <source>Tested on</source>
        <translation>Testé le</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Serveur</translation>
    </message>
    <message>
        <source>Server no., of %1</source>
        <extracomment>one sheet for each server: its number among them</extracomment>
        <translation>Serveur n°, sur %1</translation>
    </message>
    <message>
        <source>Expected values are computed for one server of the configuration. Rates of links and networks are those that published measurements of such machines reach; times and speeds of the workload are estimates, and the bound is the end of their range. Commands run as root; names of devices are to be adapted.</source>
        <translation>Les valeurs attendues sont calculées pour un serveur de la configuration. Les débits des liens et des réseaux sont ceux qu’atteignent les mesures publiées de telles machines&#xa0;; les durées et les vitesses de la charge sont des estimations, dont la borne est l’extrémité de leur plage. Les commandes se lancent en administrateur&#xa0;; les noms des périphériques sont à adapter.</translation>
    </message>
    <message>
        <source>ACCEPTANCE SHEET</source>
        <translation>FICHE DE RECETTE</translation>
    </message>
    <message>
        <source>Check and command</source>
        <translation>Vérification et commande</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Mesuré</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>head of the column with the boxes to tick</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>Name, date and signature</source>
        <translation>Nom, date et signature</translation>
    </message>
    <message>
        <source>For the seller</source>
        <translation>Pour le vendeur</translation>
    </message>
    <message>
        <source>For the customer: accepted, or accepted with reservations</source>
        <translation>Pour le client&#xa0;: reçu, ou reçu avec réserves</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a label and its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <translation>Mesuré&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>configuria::Accuracy</name>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Cache KV</translation>
    </message>
    <message>
        <source>Compute buffers</source>
        <translation>Tampons de calcul</translation>
    </message>
    <message>
        <source>Sum that the engine allocates</source>
        <translation>Somme allouée par le moteur</translation>
    </message>
    <message>
        <source>Training peak</source>
        <translation>Pic d’entraînement</translation>
    </message>
    <message>
        <source>Each source predicted with what the other sources gave (held out)</source>
        <translation>Chaque source prédite à partir de ce que donnent les autres (validation croisée)</translation>
    </message>
    <message>
        <source>With the constants of this version, fitted on all sources</source>
        <translation>Avec les constantes de cette version, ajustées sur toutes les sources</translation>
    </message>
    <message>
        <source>Error in %</source>
        <translation>Erreur en %</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>mesures</translation>
    </message>
    <message>
        <source>median</source>
        <translation>médiane</translation>
    </message>
    <message>
        <source>p90</source>
        <translation>p90</translation>
    </message>
    <message>
        <source>worst</source>
        <translation>pire</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>biais</translation>
    </message>
    <message>
        <source>in band</source>
        <translation>couverts</translation>
    </message>
    <message>
        <source>apart: %1</source>
        <translation>à part&#xa0;: %1</translation>
    </message>
    <message>
        <source>Inference: %1 of %2 rows cannot be used. Training: %3 of %4.</source>
        <translation>Inférence&#xa0;: %1 lignes sur %2 sont inutilisables. Entraînement&#xa0;: %3 sur %4.</translation>
    </message>
    <message>
        <source>%1: doubtful: %2</source>
        <extracomment>a row&apos;s id, then the reason</extracomment>
        <translation>%1&#xa0;: douteux&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the row prints no size that can be compared</source>
        <translation>la ligne ne donne aucune taille comparable</translation>
    </message>
    <message>
        <source>the total is a share of the card that the engine takes, whatever the model needs</source>
        <translation>le total est une part de la carte que prend le moteur, quel que soit le besoin du modèle</translation>
    </message>
    <message>
        <source>the number of tokens is not shown</source>
        <translation>le nombre de tokens n’est pas indiqué</translation>
    </message>
    <message>
        <source>what the row prints cannot be separated into terms</source>
        <translation>ce que donne la ligne ne se sépare pas en termes</translation>
    </message>
    <message>
        <source>an estimate printed by a tool, not a measurement</source>
        <translation>une estimation affichée par un outil, pas une mesure</translation>
    </message>
    <message>
        <source>the model is not in the library</source>
        <translation>le modèle n’est pas dans la bibliothèque</translation>
    </message>
    <message>
        <source>the model is not named</source>
        <translation>le modèle n’est pas nommé</translation>
    </message>
    <message>
        <source>the type of the KV cache is known from its size alone</source>
        <translation>le type du cache KV n’est connu que par sa taille</translation>
    </message>
    <message>
        <source>one GPU holds more than five times the buffer of the others, and the log does not tell why</source>
        <translation>un GPU porte plus de cinq fois le tampon des autres, et le journal ne dit pas pourquoi</translation>
    </message>
    <message>
        <source>the weights printed are far from those of the file, and the source does not know why</source>
        <translation>les poids affichés sont loin de ceux du fichier, et la source ne sait pas pourquoi</translation>
    </message>
    <message>
        <source>the row has no peak figure</source>
        <translation>la ligne ne donne pas de maximum</translation>
    </message>
    <message>
        <source>the source does not name the model</source>
        <translation>la source ne nomme pas le modèle</translation>
    </message>
    <message>
        <source>the shape of the model is not known</source>
        <translation>la forme du modèle n’est pas connue</translation>
    </message>
    <message>
        <source>the defaults of this program are not documented</source>
        <translation>les réglages par défaut de ce programme ne sont pas documentés</translation>
    </message>
    <message>
        <source>what linear-attention layers keep for the backward pass is not documented</source>
        <translation>ce que les couches à attention linéaire gardent pour la rétropropagation n’est pas documenté</translation>
    </message>
    <message>
        <source>the samples are shorter than the length stated, by an unknown amount</source>
        <translation>les exemples sont plus courts que la longueur indiquée, on ne sait de combien</translation>
    </message>
    <message>
        <source>the sequence length is not stated</source>
        <translation>la longueur des séquences n’est pas indiquée</translation>
    </message>
    <message>
        <source>the batch per GPU is not stated</source>
        <translation>le lot par GPU n’est pas indiqué</translation>
    </message>
    <message>
        <source>the number of GPUs is not stated</source>
        <translation>le nombre de GPU n’est pas indiqué</translation>
    </message>
    <message>
        <source>the optimizer is not one that we model</source>
        <translation>l’optimiseur n’est pas de ceux que nous calculons</translation>
    </message>
    <message>
        <source>what this number format keeps for the backward pass is not documented</source>
        <translation>ce que ce format de nombres garde pour la rétropropagation n’est pas documenté</translation>
    </message>
    <message>
        <source>the peak is that of loading the model, not of training it</source>
        <translation>le maximum est celui du chargement du modèle, non de son entraînement</translation>
    </message>
    <message>
        <source>the source lists two figures for the same settings, or speeds that its card cannot reach</source>
        <translation>la source donne deux chiffres pour les mêmes réglages, ou des vitesses que sa carte ne peut pas atteindre</translation>
    </message>
    <message>
        <source>taken under a limit on the memory of the process, which the allocator fills</source>
        <translation>mesuré sous une limite de mémoire du processus, que l’allocateur remplit</translation>
    </message>
    <message>
        <source>the source does not say what its columns hold</source>
        <translation>la source ne dit pas ce que contiennent ses colonnes</translation>
    </message>
    <message>
        <source>Inference speed: %1 of %2. Training speed: %3 of %4.</source>
        <translation>Vitesse d’inférence&#xa0;: %1 sur %2. Vitesse d’entraînement&#xa0;: %3 sur %4.</translation>
    </message>
    <message>
        <source>Tokens/s of one user</source>
        <translation>Tokens/s d’un utilisateur</translation>
    </message>
    <message>
        <source>Prompt tokens/s</source>
        <translation>Tokens de prompt/s</translation>
    </message>
    <message>
        <source>Output tokens/s of all users</source>
        <translation>Tokens produits/s, tous utilisateurs</translation>
    </message>
    <message>
        <source>Training tokens/s per GPU</source>
        <translation>Tokens/s d’entraînement par GPU</translation>
    </message>
    <message>
        <source>Error of the figures on runs that others measured and published: each source predicted with what the other sources gave. Above 0, the figure is higher than what was measured.</source>
        <translation>Erreur des chiffres sur des essais mesurés et publiés par d’autres&#xa0;: chaque source est prédite avec ce que donnent les autres. Au-dessus de 0, le chiffre dépasse la mesure.</translation>
    </message>
    <message>
        <source>the source does not name the GPU</source>
        <translation>la source ne nomme pas le GPU</translation>
    </message>
    <message>
        <source>hardware that is not sold by us</source>
        <translation>matériel que nous ne vendons pas</translation>
    </message>
    <message>
        <source>the GPU is not known</source>
        <translation>le GPU n’est pas connu</translation>
    </message>
    <message>
        <source>the cost of linear-attention layers in training is not documented</source>
        <translation>le coût des couches d’attention linéaire à l’entraînement n’est pas documenté</translation>
    </message>
    <message>
        <source>the row has no speed, or does not say in what unit or over how many GPUs</source>
        <translation>la ligne n’a pas de vitesse, ou ne dit pas dans quelle unité ou sur combien de GPU</translation>
    </message>
    <message>
        <source>the source calls its figures approximate</source>
        <translation>la source dit ses chiffres approximatifs</translation>
    </message>
    <message>
        <source>a later revision of the source corrects the figure</source>
        <translation>une révision ultérieure de la source corrige le chiffre</translation>
    </message>
    <message>
        <source>the lengths of prompts and answers are not said</source>
        <translation>les longueurs des prompts et des réponses ne sont pas indiquées</translation>
    </message>
    <message>
        <source>open division: the model may have been pruned or replaced</source>
        <translation>division ouverte&#xa0;: le modèle a pu être élagué ou remplacé</translation>
    </message>
    <message>
        <source>the name of the system and its file state different numbers of GPUs</source>
        <translation>le nom du système et son fichier indiquent des nombres de GPU différents</translation>
    </message>
    <message>
        <source>too short a run for such long prompts: not the steady state</source>
        <translation>essai trop court pour des prompts aussi longs&#xa0;: le régime établi n’est pas atteint</translation>
    </message>
    <message>
        <source>the quantisation is not stated: taken as the default of the software</source>
        <translation>la quantification n’est pas indiquée&#xa0;: prise comme celle par défaut du logiciel</translation>
    </message>
    <message>
        <source>beam search: several answers are written at once and share their prompt</source>
        <translation>recherche en faisceau&#xa0;: plusieurs réponses sont écrites à la fois et partagent leur prompt</translation>
    </message>
    <message>
        <source>the GPU is not named</source>
        <translation>le GPU n’est pas nommé</translation>
    </message>
    <message>
        <source>hardware that is not in the catalogue and resembles none of it</source>
        <translation>matériel absent du catalogue et sans équivalent dans celui-ci</translation>
    </message>
    <message>
        <source>the format of the weights is not said</source>
        <translation>le format des poids n’est pas indiqué</translation>
    </message>
    <message>
        <source>the row prints no speed that can be compared</source>
        <translation>la ligne n’indique aucune vitesse comparable</translation>
    </message>
    <message>
        <source>Power: %1 of %2.</source>
        <translation>Puissance&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Average watts of systems</source>
        <translation>Watts moyens de systèmes</translation>
    </message>
    <message>
        <source>Watts of GPUs</source>
        <translation>Watts de GPU</translation>
    </message>
    <message>
        <source>Watts of idle systems</source>
        <translation>Watts de systèmes au repos</translation>
    </message>
    <message>
        <source>a network switch</source>
        <translation>un commutateur réseau</translation>
    </message>
    <message>
        <source>a GPU alone that waits: the catalogue holds its idle power</source>
        <translation>un GPU seul en attente&#xa0;: le catalogue donne sa puissance au repos</translation>
    </message>
    <message>
        <source>only a peak was measured</source>
        <translation>seule une pointe a été mesurée</translation>
    </message>
    <message>
        <source>the row has no watts</source>
        <translation>la ligne ne donne pas de watts</translation>
    </message>
    <message>
        <source>the TDP of the GPU is not known</source>
        <translation>le TDP du GPU n’est pas connu</translation>
    </message>
    <message>
        <source>the meter probably saw more than this server</source>
        <translation>le compteur a probablement mesuré plus que ce serveur</translation>
    </message>
    <message>
        <source>measured behind the power supplies</source>
        <translation>mesuré en aval des alimentations</translation>
    </message>
    <message>
        <source>the container was already up: not idle</source>
        <translation>le conteneur était déjà lancé&#xa0;: pas au repos</translation>
    </message>
    <message>
        <source>taken right after a run: not idle</source>
        <translation>relevé juste après un essai&#xa0;: pas au repos</translation>
    </message>
    <message>
        <source>capped to a power that the source does not tell (MaxQ)</source>
        <translation>bridé à une puissance que la source n’indique pas (MaxQ)</translation>
    </message>
    <message>
        <source>the source gives a range, and its middle was taken</source>
        <translation>la source donne une plage, dont le milieu a été retenu</translation>
    </message>
    <message>
        <source>%1, batch %2</source>
        <translation>%1, lot %2</translation>
    </message>
</context>
<context>
    <name>configuria::AlternativesDialog</name>
    <message>
        <source>Alternatives to %1</source>
        <translation>Alternatives à %1</translation>
    </message>
    <message>
        <source>Other parts for this line</source>
        <translation>Autres composants pour cette ligne</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Composant</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Débit</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>The catalogue has no other part for this line.</source>
        <translation>Le catalogue n’a pas d’autre composant pour cette ligne.</translation>
    </message>
    <message>
        <source>The part that is there today.</source>
        <translation>Le composant présent aujourd’hui.</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Nouveau&#xa0;: %1</translation>
    </message>
    <message>
        <source>Mended: %1</source>
        <translation>Résolu&#xa0;: %1</translation>
    </message>
    <message>
        <source>No finding comes or goes.</source>
        <translation>Aucun constat n’apparaît ni ne disparaît.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
</context>
<context>
    <name>configuria::ArchitectureModel</name>
    <message>
        <source>%1 M</source>
        <extracomment>millions of parameters; %1 a number</extracomment>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>%1 B</source>
        <extracomment>billions (1e9) of parameters; %1 a number; French &quot;%1 Md&quot;</extracomment>
        <translation>%1 Md</translation>
    </message>
    <message>
        <source>%1 (%2 active)</source>
        <extracomment>%1 parameters of a mixture of experts, %2 those used for a token</extracomment>
        <translation>%1 (%2 actifs)</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Licence&#xa0;: %1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Source&#xa0;: %1</translation>
    </message>
    <message>
        <source>Specification to be confirmed</source>
        <translation>Caractéristiques à confirmer</translation>
    </message>
    <message>
        <source>Longest context, in tokens</source>
        <translation>Contexte maximal, en tokens</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexte</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
</context>
<context>
    <name>configuria::BarChart</name>
    <message>
        <source>%1: %2</source>
        <comment>part of a bar and its size</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>configuria::BomActions</name>
    <message>
        <source>Replace %1 by %2</source>
        <extracomment>undo step and message: %1 the old part, %2 the new one</extracomment>
        <translation>Remplacer %1 par %2</translation>
    </message>
    <message numerus="yes">
        <source>Complete the server: %n lines</source>
        <translation>
            <numerusform>Compléter le serveur&#xa0;: %n ligne</numerusform>
            <numerusform>Compléter le serveur&#xa0;: %n lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines copied.</source>
        <translation>
            <numerusform>%n ligne copiée.</numerusform>
            <numerusform>%n lignes copiées.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add a part of the catalogue…</source>
        <translation>&amp;Ajouter un composant du catalogue…</translation>
    </message>
    <message>
        <source>Add a c&amp;ustom line…</source>
        <translation>Ajouter une ligne &amp;libre…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifier</translation>
    </message>
    <message>
        <source>A&amp;lternatives…</source>
        <translation>Al&amp;ternatives…</translation>
    </message>
    <message>
        <source>Complete this ser&amp;ver…</source>
        <translation>Compléter ce ser&amp;veur…</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>C&amp;ouper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;ller</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>M&amp;onter</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
</context>
<context>
    <name>configuria::BomModel</name>
    <message>
        <source>on request</source>
        <translation>sur demande</translation>
    </message>
    <message>
        <source>%1 (example)</source>
        <extracomment>%1 a price that has no source</extracomment>
        <translation>%1 (exemple)</translation>
    </message>
    <message>
        <source>%1 (partial)</source>
        <extracomment>%1 a sum in which some prices are missing</extracomment>
        <translation>%1 (partiel)</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>status of a line of the bill of materials without a finding</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>No price</source>
        <translation>Sans prix</translation>
    </message>
    <message>
        <source>Example price</source>
        <translation>Prix d’exemple</translation>
    </message>
    <message>
        <source>(no description)</source>
        <translation>(sans désignation)</translation>
    </message>
    <message>
        <source>Per node</source>
        <translation>Par nœud</translation>
    </message>
    <message>
        <source>For the whole project</source>
        <translation>Pour tout le projet</translation>
    </message>
    <message>
        <source>No price is known: enter the price of your supplier.</source>
        <translation>Aucun prix connu&#xa0;: saisissez celui de votre fournisseur.</translation>
    </message>
    <message>
        <source>An example without a source: enter the price of your supplier.</source>
        <translation>Exemple sans source&#xa0;: saisissez le prix de votre fournisseur.</translation>
    </message>
    <message>
        <source>Indicative price of the catalogue: %1</source>
        <translation>Prix indicatif du catalogue&#xa0;: %1</translation>
    </message>
    <message>
        <source>All nodes, after discount, without VAT</source>
        <translation>Tous les nœuds, après remise, hors TVA</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n lines</source>
        <extracomment>read by a screen reader: %1 kind of parts, %n lines of it</extracomment>
        <translation>
            <numerusform>%1, %n ligne</numerusform>
            <numerusform>%1, %n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read by a screen reader: %1 severity, %2 finding</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Composant</translation>
    </message>
    <message>
        <source>Qty</source>
        <extracomment>column: how many pieces</extracomment>
        <translation>Qté</translation>
    </message>
    <message>
        <source>Unit price</source>
        <translation>Prix unitaire</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Describe %1</source>
        <translation>Désignation de %1</translation>
    </message>
    <message>
        <source>Quantity of %1</source>
        <extracomment>undo step, %1 a part</extracomment>
        <translation>Quantité de %1</translation>
    </message>
    <message>
        <source>Price of %1</source>
        <extracomment>undo step, %1 a part</extracomment>
        <translation>Prix de %1</translation>
    </message>
    <message>
        <source>Discount on %1</source>
        <extracomment>undo step, %1 a part</extracomment>
        <translation>Remise sur %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <extracomment>undo step, %1 a part</extracomment>
        <translation>Ajout de %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>undo step, %1 a part</extracomment>
        <translation>Retrait de %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <extracomment>undo step, %1 a part</extracomment>
        <translation>Déplacement de %1</translation>
    </message>
    <message>
        <source>Count per node or per project</source>
        <extracomment>undo step</extracomment>
        <translation>Comptage par nœud ou par projet</translation>
    </message>
    <message>
        <source>Power of a line</source>
        <extracomment>undo step</extracomment>
        <translation>Puissance d’une ligne</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n lines</source>
        <translation>
            <numerusform>Supprimer %n ligne</numerusform>
            <numerusform>Supprimer %n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <extracomment>undo step, %1 a part</extracomment>
        <translation>Dupliquer %1</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n lines</source>
        <translation>
            <numerusform>Dupliquer %n ligne</numerusform>
            <numerusform>Dupliquer %n lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n lines</source>
        <translation>
            <numerusform>Déplacer %n ligne</numerusform>
            <numerusform>Déplacer %n lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n lines</source>
        <translation>
            <numerusform>Coller %n ligne</numerusform>
            <numerusform>Coller %n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was pasted: a scenario holds at most %1 lines.</source>
        <extracomment>%1 a number</extracomment>
        <translation>Rien n’a été collé&#xa0;: un scénario contient au plus %1 lignes.</translation>
    </message>
    <message numerus="yes">
        <source>%n lines pasted.</source>
        <translation>
            <numerusform>%n ligne collée.</numerusform>
            <numerusform>%n lignes collées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n references are not in the catalogue: custom lines.</source>
        <translation>
            <numerusform>%n référence n’est pas au catalogue&#xa0;: ligne libre.</numerusform>
            <numerusform>%n références ne sont pas au catalogue&#xa0;: lignes libres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their prices are in another currency: left out.</source>
        <translation>Leurs prix sont dans une autre devise&#xa0;: non repris.</translation>
    </message>
    <message>
        <source>Line in the quote</source>
        <extracomment>undo step</extracomment>
        <translation>Ligne dans le devis</translation>
    </message>
    <message>
        <source>Make an option</source>
        <extracomment>undo step</extracomment>
        <translation>Mettre en option</translation>
    </message>
    <message>
        <source>Make part of the offer</source>
        <translation>Remettre dans l’offre</translation>
    </message>
    <message>
        <source>%1 (option)</source>
        <extracomment>%1 a part that the customer may take or leave: it is in no total</extracomment>
        <translation>%1 (option)</translation>
    </message>
    <message>
        <source>An option: printed with its price, in no total</source>
        <translation>Une option&#xa0;: imprimée avec son prix, dans aucun total</translation>
    </message>
    <message>
        <source>All nodes, after discount, with VAT</source>
        <translation>Tous les nœuds, après remise, TVA comprise</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>%1 a price, %2 the unit that it is for, short: &quot;€850.00 / d&quot;</extracomment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>configuria::BomView</name>
    <message>
        <source>Custom line</source>
        <translation>Ligne libre</translation>
    </message>
    <message>
        <source>&amp;Description of the part or service:</source>
        <translation>&amp;Désignation du composant ou du service&#xa0;:</translation>
    </message>
    <message>
        <source>Bill of materials</source>
        <translation>Nomenclature</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>GPU par nœud</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Number of nodes</source>
        <translation>Nombre de nœuds</translation>
    </message>
    <message>
        <source>Add part…</source>
        <translation>Ajouter un composant…</translation>
    </message>
    <message>
        <source>Add a part of the catalogue</source>
        <translation>Ajouter un composant du catalogue</translation>
    </message>
    <message>
        <source>Add a custom line</source>
        <translation>Ajouter une ligne libre</translation>
    </message>
    <message>
        <source>%1 ex.</source>
        <extracomment>&quot;ex.&quot; is short for &quot;example&quot;: a price without a source</extracomment>
        <translation>%1 ex.</translation>
    </message>
    <message>
        <source>Quantity per node</source>
        <translation>Quantité par nœud</translation>
    </message>
    <message>
        <source>Quantity for the whole project</source>
        <translation>Quantité pour tout le projet</translation>
    </message>
    <message>
        <source>Power of one piece…</source>
        <translation>Puissance d’une pièce…</translation>
    </message>
    <message>
        <source>Power of one piece</source>
        <translation>Puissance d’une pièce</translation>
    </message>
    <message>
        <source>&amp;Watts drawn, or given by a power supply:</source>
        <translation>&amp;Watts consommés, ou fournis par une alimentation&#xa0;:</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>tool tip: %1 what the button does, %2 its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Other parts for this line, with what changes</source>
        <translation>Autres composants pour cette ligne, avec ce qui change</translation>
    </message>
    <message>
        <source>Propose what the server still needs</source>
        <translation>Proposer ce qui manque au serveur</translation>
    </message>
    <message>
        <source>Remove the lines</source>
        <translation>Supprimer les lignes</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Add %1 and what it needs</source>
        <extracomment>undo step: %1 a server</extracomment>
        <translation>Ajouter %1 et ce qu’il lui faut</translation>
    </message>
    <message>
        <source>Option of the quote</source>
        <translation>Option du devis</translation>
    </message>
    <message>
        <source>Line in the quote…</source>
        <translation>Ligne dans le devis…</translation>
    </message>
</context>
<context>
    <name>configuria::CashFlowView</name>
    <message>
        <source>cash-flow</source>
        <comment>file name</comment>
        <translation>flux-de-tresorerie</translation>
    </message>
    <message>
        <source>Cash flow</source>
        <translation>Flux de trésorerie</translation>
    </message>
    <message>
        <source>cash of each year</source>
        <translation>trésorerie de chaque année</translation>
    </message>
</context>
<context>
    <name>configuria::CatalogueModel</name>
    <message>
        <source>on request</source>
        <translation>sur demande</translation>
    </message>
    <message>
        <source>own</source>
        <extracomment>mark of a part or price of the user&apos;s</extracomment>
        <translation>personnel</translation>
    </message>
    <message>
        <source>example price</source>
        <translation>prix d’exemple</translation>
    </message>
    <message>
        <source>refurbished</source>
        <translation>reconditionné</translation>
    </message>
    <message>
        <source>to be confirmed</source>
        <translation>à confirmer</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Composant</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Date of the price</source>
        <translation>Date du prix</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>column: own part, example price, to be confirmed</extracomment>
        <translation>Remarques</translation>
    </message>
</context>
<context>
    <name>configuria::CataloguePage</name>
    <message>
        <source>All parts</source>
        <translation>Tous les composants</translation>
    </message>
    <message>
        <source>Kind of part</source>
        <translation>Type de composant</translation>
    </message>
    <message>
        <source>Filter by name, reference or figure</source>
        <translation>Filtrer par nom, référence ou caractéristique</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Parts of the catalogue</source>
        <translation>Composants du catalogue</translation>
    </message>
    <message>
        <source>Details of the part</source>
        <translation>Détails du composant</translation>
    </message>
    <message>
        <source>&amp;Add a part…</source>
        <translation>&amp;Ajouter un composant…</translation>
    </message>
    <message>
        <source>&amp;Import prices…</source>
        <translation>&amp;Importer un tarif…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>E&amp;dit…</source>
        <translation>Mo&amp;difier…</translation>
    </message>
    <message>
        <source>&amp;Remove own data</source>
        <translation>&amp;Retirer mes données</translation>
    </message>
    <message>
        <source>The part and the price of the program come back; a part that only you have goes</source>
        <translation>Le composant et le prix du programme reviennent&#xa0;; un composant que vous seul avez disparaît</translation>
    </message>
    <message>
        <source>Ctrl or Shift and a click select up to four parts to compare.</source>
        <translation>Ctrl ou Maj et un clic sélectionnent jusqu’à quatre composants à comparer.</translation>
    </message>
    <message>
        <source>No part is found</source>
        <translation>Aucun composant trouvé</translation>
    </message>
    <message numerus="yes">
        <source>Comparison of %n parts</source>
        <translation>
            <numerusform>Comparaison de %n composant</numerusform>
            <numerusform>Comparaison de %n composants</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 parts that the filter shows, of %2</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Configuria</source>
        <translation>Configuria</translation>
    </message>
    <message>
        <source>Remove your own data of “%1”?</source>
        <translation>Retirer vos données pour «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Import a price list</source>
        <translation>Importer un tarif</translation>
    </message>
    <message>
        <source>Price lists (*.csv *.txt *.tsv);;All files (*)</source>
        <translation>Tarifs (*.csv *.txt *.tsv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Export the catalogue</source>
        <translation>Exporter le catalogue</translation>
    </message>
    <message>
        <source>catalogue.csv</source>
        <comment>file name</comment>
        <translation>catalogue.csv</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>Tableaux CSV (*.csv)</translation>
    </message>
</context>
<context>
    <name>configuria::ChartFrame</name>
    <message>
        <source>Save the figures of the chart</source>
        <translation>Enregistrer les chiffres du graphique</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Enregistrer le graphique</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>Tableaux CSV (*.csv)</translation>
    </message>
    <message>
        <source>Images (*%1)</source>
        <translation>Images (*%1)</translation>
    </message>
    <message>
        <source>Configuria</source>
        <translation>Configuria</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <extracomment>menu of a chart: its image or its figures to the clipboard</extracomment>
        <translation>C&amp;opier</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>menu of a chart: to a file</extracomment>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Copy the chart</source>
        <translation>Copier le graphique</translation>
    </message>
    <message>
        <source>&amp;Image</source>
        <translation>&amp;Image</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>&amp;Chiffres</translation>
    </message>
    <message>
        <source>&amp;PNG image…</source>
        <translation>Image &amp;PNG…</translation>
    </message>
    <message>
        <source>&amp;SVG drawing…</source>
        <translation>Dessin &amp;SVG…</translation>
    </message>
    <message>
        <source>PD&amp;F…</source>
        <translation>PD&amp;F…</translation>
    </message>
    <message>
        <source>Figures, CSV for French &amp;Excel…</source>
        <translation>Chiffres, CSV pour &amp;Excel français…</translation>
    </message>
    <message>
        <source>Figures, CSV &amp;RFC 4180…</source>
        <translation>Chiffres, CSV &amp;RFC 4180…</translation>
    </message>
</context>
<context>
    <name>configuria::ChartLegend</name>
    <message>
        <source>%1 (hidden)</source>
        <comment>curve</comment>
        <translation>%1 (masquée)</translation>
    </message>
</context>
<context>
    <name>configuria::Charts</name>
    <message>
        <source>%1 · %2</source>
        <comment>weights format and memory</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Cache KV</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activations</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradients</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimiseur</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Surcoût</translation>
    </message>
    <message>
        <source>Over capacity</source>
        <translation>Hors capacité</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>Processeurs</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire vive</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>Disques</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Chassis</source>
        <translation>Châssis</translation>
    </message>
    <message>
        <source>Converters</source>
        <translation>Régulateurs</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Ventilateurs</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Capacité</translation>
    </message>
    <message>
        <source>Reserved by the engine</source>
        <translation>Réservé par le moteur</translation>
    </message>
    <message>
        <source>One supply lost</source>
        <translation>Une alimentation perdue</translation>
    </message>
    <message>
        <source>Cloud</source>
        <translation>Cloud</translation>
    </message>
    <message>
        <source>Memory per GPU (%1)</source>
        <translation>Mémoire par GPU (%1)</translation>
    </message>
    <message>
        <source>Reserved by the engine %1</source>
        <translation>Réservé par le moteur %1</translation>
    </message>
    <message>
        <source>Add a GPU to compare with its memory.</source>
        <translation>Ajoutez un GPU pour comparer avec sa mémoire.</translation>
    </message>
    <message numerus="yes">
        <source>%n supplies %1</source>
        <translation>
            <numerusform>%n alimentation %1</numerusform>
            <numerusform>%n alimentations %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The power of a part is not known.</source>
        <translation>La puissance d’un composant n’est pas connue.</translation>
    </message>
    <message>
        <source>Cumulative cost of ownership (%1)</source>
        <translation>Coût de possession cumulé (%1)</translation>
    </message>
    <message>
        <source>Break-even after %1</source>
        <translation>Rentable après %1</translation>
    </message>
    <message>
        <source>No prices yet: nothing to add up.</source>
        <translation>Pas encore de prix&#xa0;: rien à additionner.</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>The power is not known, so neither is the cost of the energy.</source>
        <translation>La puissance n’est pas connue, donc le coût de l’énergie non plus.</translation>
    </message>
    <message>
        <source>Usable %1</source>
        <translation>Utilisable %1</translation>
    </message>
    <message>
        <source>Output against users at once (tok/s)</source>
        <translation>Débit selon les utilisateurs simultanés (tok/s)</translation>
    </message>
    <message>
        <source>Users at once</source>
        <translation>Utilisateurs simultanés</translation>
    </message>
    <message>
        <source>All users</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Each user (right axis)</source>
        <translation>Chacun (axe de droite)</translation>
    </message>
    <message numerus="yes">
        <source>%n users at once
All: %1
Each: %2
First token: %3</source>
        <translation>
            <numerusform>%n utilisateur
Tous&#xa0;: %1
Chacun&#xa0;: %2
Premier token&#xa0;: %3</numerusform>
            <numerusform>%n utilisateurs simultanés
Tous&#xa0;: %1
Chacun&#xa0;: %2
Premier token&#xa0;: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>No speed: the workload does not fit, or the bandwidth of the GPU is not known.</source>
        <translation>Pas de débit&#xa0;: l’usage ne tient pas, ou la bande passante du GPU n’est pas connue.</translation>
    </message>
    <message>
        <source>Memory: %1</source>
        <translation>Mémoire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Time to train against GPUs (h)</source>
        <translation>Durée d’entraînement selon les GPU (h)</translation>
    </message>
    <message>
        <source>Time to train</source>
        <translation>Durée d’entraînement</translation>
    </message>
    <message>
        <source>Scaling, % (right axis)</source>
        <translation>Passage à l’échelle, % (axe de droite)</translation>
    </message>
    <message numerus="yes">
        <source>%n GPUs
Time to train: %1
Each: %2, %3 of the first</source>
        <translation>
            <numerusform>%n GPU
Durée d’entraînement&#xa0;: %1
Chacun&#xa0;: %2, %3 du premier</numerusform>
            <numerusform>%n GPU
Durée d’entraînement&#xa0;: %1
Chacun&#xa0;: %2, %3 du premier</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation>Ne tient pas</translation>
    </message>
    <message>
        <source>No time: enter the tokens to train on, and GPUs whose speed is known.</source>
        <translation>Pas de durée&#xa0;: saisissez les tokens d’entraînement, et des GPU dont la vitesse est connue.</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <extracomment>a line on the chart: no more users than that get the speeds that they expect</extracomment>
        <translation>Objectif&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Memory: from %n GPU(s)</source>
        <extracomment>a line on the chart: with fewer GPUs it does not fit</extracomment>
        <translation>
            <numerusform>Mémoire&#xa0;: dès %n GPU</numerusform>
            <numerusform>Mémoire&#xa0;: dès %n GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>One feed lost</source>
        <translation>Une arrivée perdue</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>Circuit</translation>
    </message>
    <message>
        <source>Usable: %1</source>
        <translation>Utilisable&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: load %2, efficiency %3</source>
        <extracomment>%1 state of the power supplies, %2 their load, %3 their efficiency, both in %</extracomment>
        <translation>%1&#xa0;: charge %2, rendement %3</translation>
    </message>
    <message>
        <source>No power supply is listed.</source>
        <translation>Aucune alimentation n’est listée.</translation>
    </message>
    <message>
        <source>No efficiency is published for this supply: the curve is that of 80 PLUS Titanium, the floor in the EU.</source>
        <translation>Aucun rendement n’est publié pour cette alimentation&#xa0;: la courbe est celle de 80 PLUS Titanium, le plancher de l’UE.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>The load of the supplies is not known.</source>
        <translation>La charge des alimentations est inconnue.</translation>
    </message>
    <message>
        <source>The height of the server is not known: no rack is drawn.</source>
        <translation>La hauteur du serveur est inconnue&#xa0;: aucune baie n’est dessinée.</translation>
    </message>
    <message>
        <source>One or a feed lost: %1</source>
        <translation>Une ou arrivée perdue&#xa0;: %1</translation>
    </message>
    <message>
        <source>One lost: %1</source>
        <translation>Une perdue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Feed lost: %1</source>
        <translation>Arrivée perdue&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (off the axis)</source>
        <translation>%1 (hors axe)</translation>
    </message>
    <message>
        <source>Circuit: %1</source>
        <extracomment>what the circuit carries for long, behind the supplies</extracomment>
        <translation>Circuit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Power of one node at full load (W)</source>
        <translation>Puissance d’un nœud à pleine charge (W)</translation>
    </message>
    <message>
        <source>Efficiency of the supplies by load (%)</source>
        <translation>Rendement des alimentations selon la charge (%)</translation>
    </message>
    <message>
        <source>One or a feed lost</source>
        <translation>Une ou arrivée perdue</translation>
    </message>
    <message>
        <source>Month %1</source>
        <translation>Mois %1</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>scenario, amount, currency</comment>
        <translation>%1&#xa0;: %2 %3</translation>
    </message>
    <message>
        <source>%1: %2 %3 less the residual value</source>
        <comment>scenario, amount, currency</comment>
        <translation>%1&#xa0;: %2 %3 valeur résiduelle déduite</translation>
    </message>
</context>
<context>
    <name>configuria::CloudList</name>
    <message>
        <source>A price of your own</source>
        <translation>Un prix à vous</translation>
    </message>
    <message>
        <source>Cloud</source>
        <translation>Cloud</translation>
    </message>
    <message>
        <source>%1 and %2 per million tokens</source>
        <translation>%1 et %2 par million de tokens</translation>
    </message>
    <message>
        <source>%1 per hour</source>
        <translation>%1 par heure</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a provider, then how it is paid</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <translation>%1, le %2</translation>
    </message>
    <message>
        <source>Cloud scenarios</source>
        <translation>Scénarios de cloud</translation>
    </message>
    <message>
        <source>Rented capacity to compare with, eight at most: price, day and source.</source>
        <translation>Capacité louée à comparer, huit au plus&#xa0;: prix, date et source.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>GPU-hour</source>
        <translation>Heure GPU</translation>
    </message>
    <message>
        <source>Price of one GPU for one hour. A changed price is your own: day and source are left out.</source>
        <translation>Prix d’un GPU pendant une heure. Un prix modifié est le vôtre&#xa0;: date et source sont effacées.</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>What a reservation takes off the price.</source>
        <translation>Ce qu’une réservation retire du prix.</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>that of the configuration</source>
        <translation>celui de la configuration</translation>
    </message>
    <message>
        <source>An estimate: no list price says it.</source>
        <translation>Une estimation&#xa0;: aucun prix public ne le dit.</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <source>Name of the provider and of its offer.</source>
        <translation>Nom du fournisseur et de son offre.</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>By the hour of use, by a reservation of every hour, or by the token.</source>
        <translation>À l’heure d’utilisation, par une réservation de toutes les heures, ou au token.</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>What is rented. Another GPU than that of the configuration is counted like for like.</source>
        <translation>Ce qui est loué. Un autre GPU que celui de la configuration est compté à périmètre égal.</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Of every amount of this scenario. Amounts are not converted by a change; day and source are left out.</source>
        <translation>De tous les montants de ce scénario. Un changement ne convertit pas les montants&#xa0;; la date et la source sont retirées.</translation>
    </message>
    <message>
        <source>Million tokens in</source>
        <translation>Million en entrée</translation>
    </message>
    <message>
        <source>Price of a million tokens of the prompts; 0: free. A changed price is your own: day and source are left out.</source>
        <translation>Prix d’un million de tokens d’invites&#xa0;; 0&#xa0;: gratuit. Un prix modifié est le vôtre&#xa0;: la date et la source sont retirées.</translation>
    </message>
    <message>
        <source>Million tokens out</source>
        <translation>Million en sortie</translation>
    </message>
    <message>
        <source>Price of a million tokens of the answers. A changed price is your own: day and source are left out.</source>
        <translation>Prix d’un million de tokens de réponses. Un prix modifié est le vôtre&#xa0;: la date et la source sont retirées.</translation>
    </message>
    <message>
        <source>Egress a month</source>
        <translation>Trafic par mois</translation>
    </message>
    <message>
        <source>What the traffic out of the cloud costs each month.</source>
        <translation>Coût mensuel du trafic sortant du cloud.</translation>
    </message>
    <message>
        <source>Storage a month</source>
        <translation>Stockage par mois</translation>
    </message>
    <message>
        <source>What the storage in the cloud costs each month.</source>
        <translation>Coût mensuel du stockage dans le cloud.</translation>
    </message>
    <message>
        <source>Day of the price</source>
        <translation>Date du prix</translation>
    </message>
    <message>
        <source>Day on which the price was read; after 30 days it is to be asked for again.</source>
        <translation>Jour où le prix a été relevé&#xa0;; après 30 jours, il est à redemander.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Where the price was read.</source>
        <translation>Où le prix a été relevé.</translation>
    </message>
</context>
<context>
    <name>configuria::CommandLine</name>
    <message>
        <source>no value</source>
        <translation>aucune valeur</translation>
    </message>
    <message>
        <source>%1: an argument is missing; see configuria %1 --help</source>
        <translation>%1&#xa0;: il manque un argument&#xa0;; voir configuria %1 --help</translation>
    </message>
    <message>
        <source>%1: one argument too many: %2</source>
        <translation>%1&#xa0;: un argument de trop&#xa0;: %2</translation>
    </message>
    <message>
        <source>command</source>
        <translation>commande</translation>
    </message>
    <message>
        <source>configuria catalogue list [--kind KIND] [--vendor NAME] [--search TEXT]
configuria catalogue show PART_ID
configuria catalogue export FILE
</source>
        <translation>configuria catalogue list [--kind GENRE] [--vendor NOM] [--search TEXTE]
configuria catalogue show ID_COMPOSANT
configuria catalogue export FICHIER
</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options&#xa0;:</translation>
    </message>
    <message>
        <source>%1: %2 parameters</source>
        <extracomment>a model&apos;s id, then its number of parameters</extracomment>
        <translation>%1&#xa0;: %2 paramètres</translation>
    </message>
    <message>
        <source>%1 needs the part: add --%2 ID</source>
        <translation>%1 demande le composant&#xa0;: ajoutez --%2 ID</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a range of accepted values</extracomment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>sortie standard</translation>
    </message>
    <message>
        <source>Optimizer: %1.</source>
        <translation>Optimiseur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Tokens per training sequence: %1.</source>
        <translation>Tokens par séquence d’entraînement&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Sequences per GPU and step: %1.</source>
        <translation>Séquences par GPU et par pas&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Checkpointing of activations: %1.</source>
        <extracomment>gradient checkpointing (recomputation of activations): none, selective or full</extracomment>
        <translation>Recalcul des activations&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Precision of the weights: %1.</source>
        <translation>Précision des poids&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Precision of the KV cache: %1.</source>
        <translation>Précision du cache KV&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Concurrent sequences: %1.</source>
        <translation>Séquences simultanées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>PUE of the site: %1.</source>
        <translation>PUE du site&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Hours in service per year: %1.</source>
        <translation>Heures de service par an&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Cost counted over %n year(s).</source>
        <translation>
            <numerusform>Coût compté sur %n an.</numerusform>
            <numerusform>Coût compté sur %n ans.</numerusform>
        </translation>
    </message>
    <message>
        <source>Maintenance: %1 of the purchase per year, from year %2.</source>
        <translation>Maintenance&#xa0;: %1 de l’achat par an, à partir de l’année %2.</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>stands for a value in the help of the command line, as all words in capitals there</extracomment>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>DOSSIER</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOM</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXTE</translation>
    </message>
    <message>
        <source>KIND</source>
        <translation>GENRE</translation>
    </message>
    <message>
        <source>TOKENS</source>
        <translation>TOKENS</translation>
    </message>
    <message>
        <source>SHARE</source>
        <translation>PART</translation>
    </message>
    <message>
        <source>LIST</source>
        <translation>LISTE</translation>
    </message>
    <message>
        <source>KEY=VALUE</source>
        <translation>CLÉ=VALEUR</translation>
    </message>
    <message>
        <source>list, show PART_ID, export FILE</source>
        <translation>list, show ID_COMPOSANT, export FICHIER</translation>
    </message>
    <message>
        <source>configuria import model FILE...

Reads a config.json, or the header of a GGUF or safetensors file, and keeps what it says of the model: its id can then be given to --model.
</source>
        <translation>configuria import model FICHIER...

Lit un config.json, ou l’en-tête d’un fichier GGUF ou safetensors, et garde ce qu’il dit du modèle&#xa0;: son identifiant peut ensuite être donné à --model.
</translation>
    </message>
    <message>
        <source>configuria evaluate [PROJECT] [options] [--json]   every figure and finding
configuria check    [PROJECT] [options] [--json]   findings only

The options build a project of one configuration, or override those of PROJECT (--only NAME: that one alone). --evidence adds the measured runs that are nearest to the speeds.
</source>
        <translation>configuria evaluate [PROJET] [options] [--json]   tous les chiffres et constats
configuria check    [PROJET] [options] [--json]   les constats seuls

Les options composent un projet d’une configuration, ou remplacent celles du PROJET (--only NOM&#xa0;: celle-là seule). --evidence ajoute les essais mesurés les plus proches des vitesses.
</translation>
    </message>
    <message>
        <source>DATE</source>
        <translation>DATE</translation>
    </message>
    <message>
        <source>configuria import prices FILE... [--dry-run] [--skip-refused] [--supplier NAME] [--currency EUR] [--date DATE] [--kind KIND] [--decimal comma]
configuria import catalogue FILE... [--dry-run] [--skip-refused]

Reads price lists (CSV), or files of “catalogue export”, and reports every row that it takes, changes or refuses. A file with refused rows changes nothing unless --skip-refused is given. References that the catalogue does not know become parts of their own, of the kind of --kind where the list does not say it.

</source>
        <translation>configuria import prices FICHIER... [--dry-run] [--skip-refused] [--supplier NOM] [--currency EUR] [--date DATE] [--kind GENRE] [--decimal comma]
configuria import catalogue FICHIER... [--dry-run] [--skip-refused]

Lit des tarifs (CSV), ou des fichiers de «&#xa0;catalogue export&#xa0;», et rend compte de chaque ligne prise, modifiée ou refusée. Un fichier dont des lignes sont refusées ne change rien, sauf avec --skip-refused. Les références inconnues du catalogue deviennent des composants personnels, du type donné par --kind quand le tarif ne le dit pas.

</translation>
    </message>
    <message>
        <source>Imported.</source>
        <translation>Importé.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n rows are refused and nothing was changed; --skip-refused imports the others</source>
        <translation>
            <numerusform>%1&#xa0;: %n ligne est refusée et rien n’a été modifié&#xa0;; --skip-refused importe les autres</numerusform>
            <numerusform>%1&#xa0;: %n lignes sont refusées et rien n’a été modifié&#xa0;; --skip-refused importe les autres</numerusform>
        </translation>
    </message>
    <message>
        <source>configuria accuracy [--measured DIR] [--json]

Compares memory, speed and power with runs that others measured: those of this program, or the files inference_memory.csv, training_memory.csv, inference_speed.csv, training_speed.csv and measured_power.csv of DIR. --rows prints every comparison (id, figure, group, model, measured and estimated value, error in %, in the band or not); --refit prints the constants that these runs give.
</source>
        <translation>configuria accuracy [--measured DOSSIER] [--json]

Compare la mémoire, la vitesse et la puissance à des essais mesurés par d’autres&#xa0;: ceux du programme, ou les fichiers inference_memory.csv, training_memory.csv, inference_speed.csv, training_speed.csv et measured_power.csv de DOSSIER. --rows affiche chaque comparaison (id, grandeur, groupe, modèle, valeurs mesurée et estimée, erreur en %, dans la bande ou non)&#xa0;; --refit affiche les constantes que donnent ces essais.
</translation>
    </message>
    <message>
        <source>configuria quote PROJECT... [--pdf FILE] [--csv FILE] [--xlsx FILE] [--json FILE] [--acceptance FILE] [options]

Writes the quote of the project&apos;s offered configuration. With several projects, or a folder of them, FILE is a folder: each file in it is named after its project, and what was done is told on standard error. The quote is in the language of --lang, else of the project. --view internal adds purchase prices, margins, floors and the note of approval. The CSV style is excel in French, rfc4180 in English, unless --csv-style says otherwise. --speed-chart and --evidence say whether the PDF shows the chart of the speed and the annex of the nearest measured runs; else the project does. --acceptance writes what is verified on delivery, with the values to expect: on one page of PDF, or as text when FILE ends with .txt.
</source>
        <translation>configuria quote PROJET... [--pdf FICHIER] [--csv FICHIER] [--xlsx FICHIER] [--json FICHIER] [--acceptance FICHIER] [options]

Écrit le devis de la configuration proposée. Avec plusieurs projets, ou un dossier de projets, FICHIER est un dossier&#xa0;: chaque fichier y porte le nom de son projet, et l’avancement est dit sur la sortie d’erreur. Le devis est dans la langue de --lang, sinon dans celle du projet. --view internal ajoute les prix d’achat, les marges, les prix planchers et la note d’accord. Le style CSV est excel en français, rfc4180 en anglais, sauf avis contraire de --csv-style. --speed-chart et --evidence disent si le PDF montre le graphique de la vitesse et l’annexe des essais mesurés les plus proches&#xa0;; sinon le projet le dit. --acceptance écrit ce qui se vérifie à la livraison, avec les valeurs attendues&#xa0;: sur une page PDF, ou en texte quand FICHIER finit par .txt.
</translation>
    </message>
    <message>
        <source>quote: say what to write: --pdf FILE, --csv FILE, --xlsx FILE, --json FILE or --acceptance FILE</source>
        <translation>quote&#xa0;: dites ce qu’il faut écrire&#xa0;: --pdf FICHIER, --csv FICHIER, --xlsx FICHIER, --json FICHIER ou --acceptance FICHIER</translation>
    </message>
    <message>
        <source>quote: there is no project (*.configuria) in these folders</source>
        <translation>quote&#xa0;: il n’y a aucun projet (*.configuria) dans ces dossiers</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>severity: what is missing in a quote</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>list, customers, show NUMBER, issue PROJECT, state NUMBER STATE, pdf NUMBER FILE, export FILE, backup FILE, restore FILE</source>
        <translation>list, customers, show NUMÉRO, issue PROJET, state NUMÉRO ÉTAT, pdf NUMÉRO FICHIER, export FICHIER, backup FICHIER, restore FICHIER</translation>
    </message>
    <message>
        <source>
configuria import quote FILE PROJECT

Reads the JSON of a quote (quote --json) and writes a project of the same lines, terms and totals.
</source>
        <translation>
configuria import quote FICHIER PROJET

Lit le JSON d’un devis (quote --json) et écrit un projet qui a les mêmes lignes, conditions et totaux.
</translation>
    </message>
    <message>
        <source>configuria [PROJECT]                                   the window
configuria evaluate [PROJECT] [options] [--json]       every figure and finding
configuria check    [PROJECT] [options] [--json]       findings only
configuria quote    PROJECT... [--pdf F] [--csv F] [--xlsx F] [--json F] [--acceptance F]
configuria quotes   list | customers | show | issue | state | pdf | export | backup | restore
configuria import   catalogue|prices|model FILE... | quote FILE PROJECT
configuria catalogue list | show PART_ID | export FILE
configuria accuracy [--measured DIR] [--json]          the figures against measured runs

configuria COMMAND --help lists the options of a command.
Exit status: 0 done, 1 done with a blocker, 2 wrong usage, 3 an input cannot be read, 4 an output cannot be written.
</source>
        <translation>configuria [PROJET]                                    la fenêtre
configuria evaluate [PROJET] [options] [--json]        tous les chiffres et constats
configuria check    [PROJET] [options] [--json]        les constats seuls
configuria quote    PROJET... [--pdf F] [--csv F] [--xlsx F] [--json F] [--acceptance F]
configuria quotes   list | customers | show | issue | state | pdf | export | backup | restore
configuria import   catalogue|prices|model FICHIER... | quote FICHIER PROJET
configuria catalogue list | show ID_COMPOSANT | export FICHIER
configuria accuracy [--measured DOSSIER] [--json]      les chiffres face aux essais mesurés

configuria COMMANDE --help donne les options d’une commande.
Code de retour&#xa0;: 0 fait, 1 fait avec un blocage, 2 mauvais usage, 3 une entrée ne se lit pas, 4 une sortie ne s’écrit pas.
</translation>
    </message>
    <message>
        <source>quote FILE PROJECT</source>
        <translation>quote FICHIER PROJET</translation>
    </message>
    <message>
        <source>--%1 %2: this file is the project or another output; give each output a file of its own</source>
        <translation>--%1 %2&#xa0;: ce fichier est le projet ou une autre sortie&#xa0;; donnez à chaque sortie son propre fichier</translation>
    </message>
    <message>
        <source>configuria quotes list [--search TEXT] [--state STATE] [--year 2026] [--customer NAME] [--json]
configuria quotes customers [--json]
configuria quotes show NUMBER [--version N] [--json]
configuria quotes issue PROJECT [--new-number] [--version N] [--lang fr|en] [--json]
configuria quotes state NUMBER issued|accepted|refused|expired [--version N]
configuria quotes pdf NUMBER FILE [--version N]
configuria quotes export FILE [--csv-style excel|rfc4180]
configuria quotes backup FILE
configuria quotes restore FILE

The register of quotes, which is that of the window. --search finds the quotes that have every word of TEXT in their number, customer, title, reference, salesperson or lines, with or without accents. Without --version the newest issued version is meant.

issue prints what is missing and gives no number (status 1) when the quote must not be issued. Otherwise it gives the number, or the next version of the number that the project has, freezes the quote, prints number and version, and writes both into PROJECT. A number of another customer&apos;s quote is refused (status 1) unless --new-number gives another one, or --version says which version this becomes. pdf writes the paper as it was issued. restore takes a backup in place of the register and prints where the former one is kept.
</source>
        <translation>configuria quotes list [--search TEXTE] [--state ÉTAT] [--year 2026] [--customer NOM] [--json]
configuria quotes customers [--json]
configuria quotes show NUMÉRO [--version N] [--json]
configuria quotes issue PROJET [--new-number] [--version N] [--lang fr|en] [--json]
configuria quotes state NUMÉRO issued|accepted|refused|expired [--version N]
configuria quotes pdf NUMÉRO FICHIER [--version N]
configuria quotes export FICHIER [--csv-style excel|rfc4180]
configuria quotes backup FICHIER
configuria quotes restore FICHIER

Le registre des devis, celui de la fenêtre. --search trouve les devis qui ont chaque mot de TEXTE dans leur numéro, client, titre, référence, vendeur ou lignes, avec ou sans accents. Sans --version, il s’agit de la dernière version émise.

issue donne la liste de ce qui manque, sans attribuer de numéro (code de retour 1), quand le devis ne doit pas être émis. Sinon il attribue le numéro, ou la version suivante du numéro que porte le projet, fige le devis, affiche numéro et version et les inscrit dans PROJET. Le numéro du devis d’un autre client est refusé (code de retour 1), sauf si --new-number en donne un autre ou si --version dit quelle version ce devis devient. pdf écrit le document tel qu’il a été émis. restore met une sauvegarde à la place du registre et affiche où l’ancien est conservé.
</translation>
    </message>
    <message>
        <source>%1 was issued to another customer, %2. Give --new-number to issue this quote with a number of its own, or --version %3 to make it a version of that one.</source>
        <extracomment>%1 number of a quote, %2 customer, %3 version</extracomment>
        <translation>%1 a été émis pour un autre client, %2. Donnez --new-number pour émettre ce devis sous un numéro à lui, ou --version %3 pour en faire une version de celui-là.</translation>
    </message>
    <message>
        <source>Unsaved work without a file is kept: it opens when Configuria is started without a file.</source>
        <translation>Un travail non enregistré, sans fichier, est conservé&#xa0;: il s’ouvre quand Configuria démarre sans fichier.</translation>
    </message>
    <message>
        <source>Unsaved work of %1 is kept: it opens when Configuria is started without a file.</source>
        <translation>Le travail non enregistré de %1 est conservé&#xa0;: il s’ouvre quand Configuria démarre sans fichier.</translation>
    </message>
</context>
<context>
    <name>configuria::Compare</name>
    <message>
        <source>at least %1</source>
        <extracomment>%1 a sum of which some parts are not known</extracomment>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>%1 × %2 in all</source>
        <extracomment>%1 quantity, %2 part; bought once, not for every node</extracomment>
        <translation>%1 × %2 au total</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>%1 quantity per node, %2 part</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more line(s)</source>
        <translation>
            <numerusform>et %n autre ligne</numerusform>
            <numerusform>et %n autres lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>no part of this kind</extracomment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>not applicable</source>
        <extracomment>a figure of training for a scenario that serves a model, or the reverse</extracomment>
        <translation>sans objet</translation>
    </message>
    <message>
        <source>none</source>
        <comment>break-even</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Usage</translation>
    </message>
    <message>
        <source>Format of the weights</source>
        <translation>Format des poids</translation>
    </message>
    <message>
        <source>Users at once</source>
        <translation>Utilisateurs simultanés</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>Mémoire GPU</translation>
    </message>
    <message>
        <source>Needed per GPU</source>
        <translation>Nécessaire par GPU</translation>
    </message>
    <message>
        <source>Usable per GPU</source>
        <translation>Utilisable par GPU</translation>
    </message>
    <message>
        <source>Speed, all users</source>
        <translation>Débit, tous utilisateurs</translation>
    </message>
    <message>
        <source>Speed per user</source>
        <translation>Débit par utilisateur</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>Délai du premier token</translation>
    </message>
    <message>
        <source>Users at the target speeds</source>
        <translation>Utilisateurs servis aux objectifs</translation>
    </message>
    <message>
        <source>Training speed per GPU</source>
        <translation>Vitesse d’entraînement par GPU</translation>
    </message>
    <message>
        <source>Time to train</source>
        <translation>Durée d’entraînement</translation>
    </message>
    <message>
        <source>DC power per node</source>
        <translation>Puissance DC par nœud</translation>
    </message>
    <message>
        <source>AC power per node</source>
        <translation>Puissance AC par nœud</translation>
    </message>
    <message>
        <source>Average power, all nodes</source>
        <translation>Puissance moyenne, tous les nœuds</translation>
    </message>
    <message>
        <source>Rack units taken</source>
        <translation>Unités de rack occupées</translation>
    </message>
    <message>
        <source>Racks needed</source>
        <translation>Racks nécessaires</translation>
    </message>
    <message>
        <source>Purchase without VAT</source>
        <translation>Achat hors TVA</translation>
    </message>
    <message numerus="yes">
        <source>Cost over %n year(s)</source>
        <translation>
            <numerusform>Coût sur %n an</numerusform>
            <numerusform>Coût sur %n ans</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost per GPU-hour used</source>
        <translation>Coût par heure de GPU utilisée</translation>
    </message>
    <message>
        <source>Cost per million tokens out</source>
        <translation>Coût par million de tokens produits</translation>
    </message>
    <message>
        <source>Cost per user and month</source>
        <translation>Coût par utilisateur et par mois</translation>
    </message>
    <message>
        <source>Cost per training run</source>
        <translation>Coût par entraînement</translation>
    </message>
    <message>
        <source>Break-even with the cloud</source>
        <translation>Seuil de rentabilité face au cloud</translation>
    </message>
    <message>
        <source>CO₂ of operation</source>
        <translation>CO₂ de l’exploitation</translation>
    </message>
    <message>
        <source>CO₂ of manufacture</source>
        <translation>CO₂ de la fabrication</translation>
    </message>
    <message>
        <source>Longest lead time</source>
        <translation>Délai de livraison le plus long</translation>
    </message>
    <message>
        <source>Blockers</source>
        <translation>Points bloquants</translation>
    </message>
    <message>
        <source>Cautions</source>
        <translation>Points d’attention</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>U</source>
        <comment>rack units</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>months</source>
        <translation>mois</translation>
    </message>
    <message>
        <source>days</source>
        <translation>jours</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 a number, %2 its unit</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Cost per GPU-hour installed</source>
        <translation>Coût par GPU-heure installée</translation>
    </message>
    <message>
        <source>Cost per million tokens in</source>
        <translation>Coût par million de tokens en entrée</translation>
    </message>
    <message>
        <source>Cost per million tokens out, without the prompts</source>
        <translation>Coût par million de tokens en sortie, sans les invites</translation>
    </message>
    <message>
        <source>Energy per 1,000 tokens</source>
        <translation>Énergie pour 1&#xa0;000 tokens</translation>
    </message>
    <message>
        <source>CO₂ per 1,000 tokens</source>
        <translation>CO₂ pour 1&#xa0;000 tokens</translation>
    </message>
    <message>
        <source>CO₂ of operation (%1)</source>
        <extracomment>%1 method and year of the factor: &quot;direct production, 2024&quot;</extracomment>
        <translation>CO₂ d’exploitation (%1)</translation>
    </message>
    <message>
        <source>Memory left per GPU</source>
        <translation>Mémoire libre par GPU</translation>
    </message>
    <message>
        <source>Score out of 10</source>
        <translation>Note sur 10</translation>
    </message>
    <message>
        <source>Why this score</source>
        <translation>Pourquoi cette note</translation>
    </message>
</context>
<context>
    <name>configuria::CompareModel</name>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>best of the row</source>
        <translation>meilleure valeur de la ligne</translation>
    </message>
    <message>
        <source>not as in %1</source>
        <extracomment>%1 a difference, %2 name of a scenario</extracomment>
        <translation>différent de %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 par rapport à %2</translation>
    </message>
    <message>
        <source>never the best: the memory does not hold the work</source>
        <translation>jamais la meilleure valeur&#xa0;: l’usage ne tient pas en mémoire</translation>
    </message>
    <message>
        <source>%1 (reference)</source>
        <extracomment>head of a column: %1 name of the scenario that the others are held against</extracomment>
        <translation>%1 (référence)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>head of a column: %1 a scenario, %2 another way to pay for it</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>configuria::ComparePage</name>
    <message>
        <source>The project has one scenario. Another one (Ctrl+T) stands beside it here, and the differences are marked.</source>
        <translation>Le projet a un seul scénario. Un autre (Ctrl+T) se placera ici à côté, et les différences seront marquées.</translation>
    </message>
    <message>
        <source>Show all, in the first order</source>
        <translation>Tout afficher, dans l’ordre initial</translation>
    </message>
    <message>
        <source>Export the comparison as CSV</source>
        <translation>Exporter la comparaison en CSV</translation>
    </message>
    <message>
        <source>Configuria</source>
        <translation>Configuria</translation>
    </message>
    <message>
        <source>&amp;Reference:</source>
        <translation>&amp;Référence&#xa0;:</translation>
    </message>
    <message>
        <source>The scenario that the others are held against</source>
        <translation>Le scénario auquel les autres sont comparés</translation>
    </message>
    <message>
        <source>&amp;Differences only</source>
        <translation>&amp;Différences seulement</translation>
    </message>
    <message>
        <source>Leaves out the rows that are the same in every scenario</source>
        <translation>Omet les lignes identiques dans tous les scénarios</translation>
    </message>
    <message>
        <source>Move the row up</source>
        <translation>Monter la ligne</translation>
    </message>
    <message>
        <source>Move the row down</source>
        <translation>Descendre la ligne</translation>
    </message>
    <message>
        <source>Hide the row</source>
        <translation>Masquer la ligne</translation>
    </message>
    <message>
        <source>R&amp;ows</source>
        <extracomment>menu of the rows that are shown</extracomment>
        <translation>&amp;Lignes</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Copier le tableau</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>Scenarios side by side</source>
        <translation>Scénarios côte à côte</translation>
    </message>
    <message>
        <source>A tick marks the best of a row; tinted cells with ≠ or a difference are not as in the reference; — is not known, or means nothing there (the tool tip says why). A scenario whose memory does not hold the work is never the best.</source>
        <translation>Une coche marque la meilleure valeur d’une ligne&#xa0;; les cellules teintées, avec ≠ ou un écart, diffèrent de la référence&#xa0;; — est inconnu, ou sans objet (l’infobulle dit pourquoi). Un scénario dont l’usage ne tient pas en mémoire n’est jamais le meilleur.</translation>
    </message>
    <message>
        <source>Copy the selected cells</source>
        <translation>Copier les cellules sélectionnées</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>menu of the columns beside the scenarios</extracomment>
        <translation>C&amp;olonnes</translation>
    </message>
    <message>
        <source>Lease, rental and clouds as columns of their own</source>
        <translation>Crédit-bail, location et clouds dans des colonnes à part</translation>
    </message>
    <message>
        <source>&amp;Scenarios of the project alone</source>
        <translation>&amp;Scénarios du projet seuls</translation>
    </message>
    <message>
        <source>Other ways to pay for the r&amp;eference</source>
        <translation>Autres façons de payer la &amp;référence</translation>
    </message>
    <message>
        <source>Other ways to pay for &amp;every scenario</source>
        <translation>Autres façons de payer &amp;chaque scénario</translation>
    </message>
    <message>
        <source>&amp;Weights…</source>
        <translation>&amp;Pondération…</translation>
    </message>
    <message>
        <source>What the score weighs</source>
        <translation>Ce que pèse la note</translation>
    </message>
    <message>
        <source>Export the comparison as PDF</source>
        <translation>Exporter la comparaison en PDF</translation>
    </message>
    <message>
        <source>comparison</source>
        <comment>file name</comment>
        <translation>comparaison</translation>
    </message>
    <message>
        <source>Export the comparison as XLSX</source>
        <translation>Exporter la comparaison en XLSX</translation>
    </message>
    <message>
        <source>Export the costs as XLSX</source>
        <translation>Exporter les coûts en XLSX</translation>
    </message>
    <message>
        <source>costs</source>
        <comment>file name</comment>
        <translation>couts</translation>
    </message>
    <message>
        <source>Export the costs as CSV</source>
        <translation>Exporter les coûts en CSV</translation>
    </message>
    <message>
        <source>&amp;PDF…</source>
        <translation>&amp;PDF…</translation>
    </message>
    <message>
        <source>&amp;XLSX…</source>
        <translation>&amp;XLSX…</translation>
    </message>
    <message>
        <source>C&amp;osts by line and year, XLSX…</source>
        <translation>C&amp;oûts par ligne et par année, XLSX…</translation>
    </message>
    <message>
        <source>Costs by line and &amp;year, CSV…</source>
        <translation>Coûts par ligne et par &amp;année, CSV…</translation>
    </message>
    <message>
        <source>Files (*%1)</source>
        <extracomment>file types of a dialogue: %1 an ending like .pdf</extracomment>
        <translation>Fichiers (*%1)</translation>
    </message>
    <message>
        <source>&amp;CSV…</source>
        <translation>&amp;CSV…</translation>
    </message>
</context>
<context>
    <name>configuria::CompareScenario</name>
    <message>
        <source>at least %1</source>
        <extracomment>%1 a sum of which some parts are not known</extracomment>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>break-even is told of each cloud</source>
        <translation>le seuil de rentabilité est donné pour chaque cloud</translation>
    </message>
    <message>
        <source>none</source>
        <comment>break-even</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>told for the way to pay that the project says</source>
        <translation>donné pour le mode de financement du projet</translation>
    </message>
    <message>
        <source>it is the lender&apos;s machine</source>
        <translation>c’est la machine du loueur</translation>
    </message>
    <message>
        <source>paid per token, whatever makes them</source>
        <translation>payé au token, quelle que soit la machine</translation>
    </message>
    <message numerus="yes">
        <source>%n rented</source>
        <extracomment>GPUs in the cloud that stand for the machine</extracomment>
        <translation>
            <numerusform>%n loué</numerusform>
            <numerusform>%n loués</numerusform>
        </translation>
    </message>
    <message>
        <source>part of what is rented</source>
        <translation>compris dans la location</translation>
    </message>
    <message>
        <source>depends on the machine of the provider</source>
        <translation>dépend de la machine du fournisseur</translation>
    </message>
    <message>
        <source>as many are rented as make the same tokens per second</source>
        <translation>on en loue autant qu’il faut pour le même débit de tokens</translation>
    </message>
    <message>
        <source>what rented GPUs reach is not computed</source>
        <translation>ce que donnent les GPU loués n’est pas calculé</translation>
    </message>
    <message>
        <source>drawn and housed by the provider, within the price</source>
        <translation>alimenté et hébergé par le fournisseur, dans le prix</translation>
    </message>
    <message>
        <source>depends on where and how the provider runs it</source>
        <translation>dépend du lieu et de la façon dont le fournisseur l’exploite</translation>
    </message>
    <message>
        <source>nothing is delivered</source>
        <translation>rien n’est livré</translation>
    </message>
    <message>
        <source>the rules look at machines that are bought</source>
        <translation>les règles portent sur les machines achetées</translation>
    </message>
    <message>
        <source>the score weighs the machines of the project</source>
        <translation>la note porte sur les machines du projet</translation>
    </message>
</context>
<context>
    <name>configuria::CompareScore</name>
    <message>
        <source>%1: %2 × 0 to 1, not known</source>
        <extracomment>%1 a figure that is weighed, %2 its weight</extracomment>
        <translation>%1&#xa0;: %2 × 0 à 1, inconnu</translation>
    </message>
    <message>
        <source>%1: %2 × %3 = %4</source>
        <extracomment>%1 a figure, %2 its weight, %3 where it stands from 0 (worst) to 1 (best), %4 their product</extracomment>
        <translation>%1&#xa0;: %2 × %3 = %4</translation>
    </message>
    <message>
        <source>10 × %1 / %2 = %3</source>
        <extracomment>%1 the sum of the terms above, %2 the sum of the weights, %3 the score</extracomment>
        <translation>10 × %1 / %2 = %3</translation>
    </message>
    <message>
        <source>%1: left out, known of none</source>
        <translation>%1&#xa0;: écarté, inconnu pour tous</translation>
    </message>
    <message>
        <source>%1, with a blocker</source>
        <extracomment>%1 a score</extracomment>
        <translation>%1, avec un point bloquant</translation>
    </message>
    <message>
        <source>Score = 10 × sum of (weight × place) / sum of the weights. The place of a value is 0 for the worst and 1 for the best of the scenarios, in proportion between them; a scenario with a blocker sets neither, and is never the best. What is not known may be the worst or the best: the score is then a range. A figure that no scenario has is left out.</source>
        <translation>Note = 10 × somme des (poids × rang) / somme des poids. Le rang d’une valeur est de 0 pour la pire et de 1 pour la meilleure des scénarios, en proportion entre les deux&#xa0;; un scénario avec un point bloquant ne fixe ni l’une ni l’autre, et n’est jamais le meilleur. Ce qui est inconnu peut être le pire ou le meilleur&#xa0;: la note est alors une fourchette. Une grandeur qu’aucun scénario n’a est écartée.</translation>
    </message>
</context>
<context>
    <name>configuria::CompareText</name>
    <message>
        <source>Figure</source>
        <translation>Grandeur</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Amounts without VAT, in %1.</source>
        <translation>Montants hors TVA, en %1.</translation>
    </message>
    <message>
        <source>✓ the best of a row; ≠ or a difference in brackets: not as in the reference; — not known, or of no meaning there.</source>
        <translation>✓ le meilleur d’une ligne&#xa0;; ≠ ou un écart entre parenthèses&#xa0;: différent de la référence&#xa0;; — inconnu, ou sans objet.</translation>
    </message>
    <message>
        <source>Page %1 / %2</source>
        <extracomment>Footer: number of the page and of the last page</extracomment>
        <translation>Page %1 / %2</translation>
    </message>
    <message>
        <source>Comparison of scenarios</source>
        <extracomment>title of a document: %1 the project</extracomment>
        <translation>Comparaison des scénarios</translation>
    </message>
    <message>
        <source>Comparison of scenarios: %1</source>
        <translation>Comparaison des scénarios&#xa0;: %1</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
</context>
<context>
    <name>configuria::CompletionDialog</name>
    <message>
        <source>What %1 still needs</source>
        <translation>Ce qui manque à %1</translation>
    </message>
    <message>
        <source>Nothing is known of this server.</source>
        <translation>On ne sait rien de ce serveur.</translation>
    </message>
    <message>
        <source>Nothing is missing: what is there is left alone.</source>
        <translation>Rien ne manque&#xa0;: ce qui est déjà là n’est pas modifié.</translation>
    </message>
    <message>
        <source>Parts of the catalogue with which the rules find the least to say. What is there is left alone.</source>
        <translation>Composants du catalogue qui laissent le moins de constats. Ce qui est déjà là n’est pas modifié.</translation>
    </message>
    <message>
        <source>Proposed parts</source>
        <translation>Composants proposés</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Composant</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Qty</source>
        <translation>Qté</translation>
    </message>
    <message>
        <source>Unit price</source>
        <translation>Prix unitaire</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>on request</source>
        <translation>sur demande</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>%1 ex.</source>
        <extracomment>&quot;ex.&quot; is short for &quot;example&quot;: a price without a source</extracomment>
        <translation>%1 ex.</translation>
    </message>
    <message>
        <source>Server al&amp;one</source>
        <translation>Serveur se&amp;ul</translation>
    </message>
</context>
<context>
    <name>configuria::CopyMenu</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
</context>
<context>
    <name>configuria::CostBands</name>
    <message>
        <source>Owning is cheaper than %1 in %2 of the draws</source>
        <translation>Posséder revient moins cher que %1 dans %2 des tirages</translation>
    </message>
    <message>
        <source>%1, break-even between %2 and %3 (P10 to P90).</source>
        <translation>%1, rentable entre %2 et %3 (P10 à P90).</translation>
    </message>
    <message>
        <source>%1, break-even within the period in %2.</source>
        <translation>%1, rentable sur la période dans %2.</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <comment>input, from, to</comment>
        <translation>%1 %2 à %3</translation>
    </message>
    <message>
        <source>%1 (uniform)</source>
        <comment>distribution</comment>
        <translation>%1 (uniforme)</translation>
    </message>
    <message>
        <source>P10 to P90 of %1, median dashed</source>
        <translation>%1, P10 à P90, médiane en tirets</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>percentile, currency</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Total cost between %1 and %2 (P10 to P90).</source>
        <translation>Coût total entre %1 et %2 (P10 à P90).</translation>
    </message>
    <message>
        <source>%1 draws, each input on its own, in a triangle with its peak at today’s value. Of that value: %2. Rules of thumb, no forecast.</source>
        <translation>%1 tirages, chaque donnée à part, en triangle dont le sommet est la valeur d’aujourd’hui. En part de cette valeur&#xa0;: %2. Ordres de grandeur, non une prévision.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a sentence</comment>
        <translation>&#xa0;; </translation>
    </message>
</context>
<context>
    <name>configuria::CostNumbers</name>
    <message>
        <source>%1 months</source>
        <translation>%1&#xa0;mois</translation>
    </message>
    <message>
        <source>%1 kWh</source>
        <translation>%1&#xa0;kWh</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1&#xa0;h</translation>
    </message>
    <message numerus="yes">
        <source>%n year(s)</source>
        <translation>
            <numerusform>%n an</numerusform>
            <numerusform>%n ans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>of a sum: what, then its amount</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 a year</source>
        <translation>%1 par an</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>%1 kWh a year, %2 price of a kWh</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>stated resale: %1</source>
        <translation>revente déclarée&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 × %2 = %3</source>
        <translation>%1 × %2 = %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 a year, %n month(s), buy-out %3: %4 a month</source>
        <translation>
            <numerusform>%1, %2 par an, %n mois, option d’achat %3&#xa0;: %4 par mois</numerusform>
            <numerusform>%1, %2 par an, %n mois, option d’achat %3&#xa0;: %4 par mois</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 name of a cloud scenario, %2 costs of each year</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n rented GPU(s)</source>
        <translation>
            <numerusform>%n GPU loué</numerusform>
            <numerusform>%n GPU loués</numerusform>
        </translation>
    </message>
    <message>
        <source>month %1: owned %2, rented %3</source>
        <translation>mois %1&#xa0;: possession %2, location %3</translation>
    </message>
    <message>
        <source>crossing: %1</source>
        <translation>croisement&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 ÷ (%2 − %3) = %4</source>
        <extracomment>what is paid first ÷ (rent − running cost of a month)</extracomment>
        <translation>%1 ÷ (%2 − %3) = %4</translation>
    </message>
    <message>
        <source>yearly flows: %1</source>
        <translation>flux annuels&#xa0;: %1</translation>
    </message>
    <message>
        <source>at %1 of the hours renting costs what owning does: %2</source>
        <translation>à %1 des heures, la location coûte autant que la possession&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 ÷ (%2 × %3 × %4</source>
        <translation>%1 ÷ (%2 × %3 × %4</translation>
    </message>
    <message>
        <source>%1 ÷ (%2 × 3,600 s × %3 of use ÷ 1,000,000) = %4</source>
        <translation>%1 ÷ (%2 × 3&#xa0;600 s × %3 d’utilisation ÷ 1&#xa0;000&#xa0;000) = %4</translation>
    </message>
    <message>
        <source>%1 ÷ (%2 of use × 3,600 s) ÷ %3 × 1,000,000 = %4</source>
        <translation>%1 ÷ (%2 d’utilisation × 3&#xa0;600 s) ÷ %3 × 1&#xa0;000&#xa0;000 = %4</translation>
    </message>
    <message>
        <source>%1 ÷ %2 ÷ %3 = %4</source>
        <translation>%1 ÷ %2 ÷ %3 = %4</translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n mois</numerusform>
            <numerusform>%n mois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s)</source>
        <translation>
            <numerusform>%n utilisateur</numerusform>
            <numerusform>%n utilisateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 ÷ %3 tokens × 1,000 = %4 Wh</source>
        <translation>%1 × %2 ÷ %3 tokens × 1&#xa0;000 = %4&#xa0;Wh</translation>
    </message>
    <message>
        <source>%1 Wh × %2 g/kWh = %3 g</source>
        <translation>%1&#xa0;Wh × %2&#xa0;g/kWh = %3&#xa0;g</translation>
    </message>
    <message>
        <source>%1 × %2 × %3 g/kWh = %4 kg</source>
        <translation>%1 × %2 × %3&#xa0;g/kWh = %4&#xa0;kg</translation>
    </message>
    <message>
        <source>Factor: %1</source>
        <translation>Facteur&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 kg × %n node(s) = %2 kg</source>
        <translation>
            <numerusform>%1&#xa0;kg × %n nœud = %2&#xa0;kg</numerusform>
            <numerusform>%1&#xa0;kg × %n nœuds = %2&#xa0;kg</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a sentence</comment>
        <translation>&#xa0;; </translation>
    </message>
</context>
<context>
    <name>configuria::CostPage</name>
    <message>
        <source>S&amp;cenario:</source>
        <translation>S&amp;cénario&#xa0;:</translation>
    </message>
    <message>
        <source>Charts of the cost</source>
        <translation>Graphiques des coûts</translation>
    </message>
</context>
<context>
    <name>configuria::CostText</name>
    <message>
        <source>Cost of %1: %2</source>
        <translation>Coût de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Amounts without VAT. Costs are above 0, income is below. The cash of a year falls at its end.</source>
        <translation>Montants hors TVA. Les coûts sont positifs, les recettes négatives. Les flux d’une année tombent à sa fin.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Hypothèse</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Purchase without VAT</source>
        <translation>Achat hors TVA</translation>
    </message>
    <message>
        <source>Average draw of all nodes (W)</source>
        <translation>Consommation moyenne de tous les nœuds (W)</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Hours per year</source>
        <translation>Heures par an</translation>
    </message>
    <message>
        <source>Price of a kWh</source>
        <translation>Prix du kWh</translation>
    </message>
    <message>
        <source>Rise of that price per year</source>
        <translation>Hausse de ce prix par an</translation>
    </message>
    <message>
        <source>Maintenance per year, of the purchase</source>
        <translation>Maintenance par an, sur l’achat</translation>
    </message>
    <message>
        <source>Maintenance from year</source>
        <translation>Maintenance à partir de l’année</translation>
    </message>
    <message>
        <source>Residual value, of the purchase</source>
        <translation>Valeur résiduelle, sur l’achat</translation>
    </message>
    <message>
        <source>Utilisation (1 = all hours)</source>
        <translation>Utilisation (1 = toutes les heures)</translation>
    </message>
    <message>
        <source>Discount rate per year</source>
        <translation>Taux d’actualisation par an</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Present value of the costs</source>
        <translation>Valeur actuelle des coûts</translation>
    </message>
    <message>
        <source>Other ways to pay</source>
        <translation>Autres façons de payer</translation>
    </message>
    <message>
        <source>More than above</source>
        <translation>Écart avec ci-dessus</translation>
    </message>
    <message>
        <source>Present value</source>
        <translation>Valeur actuelle</translation>
    </message>
    <message>
        <source>Cost of ownership</source>
        <translation>Coût de possession</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Purchase (year 0)</source>
        <translation>Achat (année 0)</translation>
    </message>
    <message>
        <source>Year %1</source>
        <translation>Année %1</translation>
    </message>
    <message>
        <source>A price or a draw is not known: what depends on it is missing, and there is no total.</source>
        <translation>Un prix ou une consommation n’est pas connu&#xa0;: ce qui en dépend manque, et il n’y a pas de total.</translation>
    </message>
    <message>
        <source>Some lines have no price: the purchase, and all that rests on it, is a lower bound.</source>
        <translation>Des lignes n’ont pas de prix&#xa0;: l’achat, et tout ce qui en dépend, est un minimum.</translation>
    </message>
    <message>
        <source>Sum of what is known</source>
        <translation>Somme de ce qui est connu</translation>
    </message>
</context>
<context>
    <name>configuria::CostWords</name>
    <message>
        <source>On demand</source>
        <translation>À la demande</translation>
    </message>
    <message>
        <source>Reserved for 1 year</source>
        <translation>Réservé 1 an</translation>
    </message>
    <message>
        <source>Reserved for 3 years</source>
        <translation>Réservé 3 ans</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Interruptible (spot)</translation>
    </message>
    <message>
        <source>Per token</source>
        <translation>Au token</translation>
    </message>
    <message>
        <source>As many GPUs</source>
        <translation>Autant de GPU</translation>
    </message>
    <message>
        <source>As much GPU memory</source>
        <translation>Autant de mémoire GPU</translation>
    </message>
    <message>
        <source>As many tokens per second</source>
        <translation>Autant de tokens par seconde</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Achat</translation>
    </message>
    <message>
        <source>Lease</source>
        <translation>Crédit-bail</translation>
    </message>
    <message>
        <source>Rental</source>
        <translation>Location</translation>
    </message>
    <message>
        <source>Straight-line</source>
        <translation>Linéaire</translation>
    </message>
    <message>
        <source>Declining balance</source>
        <translation>Dégressif</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Acheté</translation>
    </message>
    <message>
        <source>Leased</source>
        <translation>En crédit-bail</translation>
    </message>
    <message>
        <source>Rented on site</source>
        <translation>Loué sur site</translation>
    </message>
    <message>
        <source>Cloud</source>
        <translation>Cloud</translation>
    </message>
    <message>
        <source>Own room</source>
        <translation>Salle propre</translation>
    </message>
    <message>
        <source>Colocation</source>
        <translation>Colocation</translation>
    </message>
    <message>
        <source>Liquid cooling</source>
        <translation>Refroidissement liquide</translation>
    </message>
    <message>
        <source>Delivery and installation</source>
        <translation>Livraison et installation</translation>
    </message>
    <message>
        <source>Lease or rental</source>
        <translation>Crédit-bail ou location</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>Électricité</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Refroidissement</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>Maintenance</translation>
    </message>
    <message>
        <source>Software licences</source>
        <translation>Licences logicielles</translation>
    </message>
    <message>
        <source>Staff and network</source>
        <translation>Personnel et réseau</translation>
    </message>
    <message>
        <source>Spares and failures</source>
        <translation>Rechanges et pannes</translation>
    </message>
    <message>
        <source>Resale and recovered heat</source>
        <translation>Revente et chaleur récupérée</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Serveurs</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>Processeurs</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>Disques</translation>
    </message>
    <message>
        <source>Power supplies</source>
        <translation>Alimentations</translation>
    </message>
    <message>
        <source>Network adapters and switches</source>
        <translation>Cartes réseau et commutateurs</translation>
    </message>
    <message>
        <source>Accessories</source>
        <translation>Accessoires</translation>
    </message>
    <message>
        <source>Rack equipment</source>
        <translation>Équipement de baie</translation>
    </message>
    <message>
        <source>Licences bought</source>
        <translation>Licences achetées</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>Services</translation>
    </message>
    <message>
        <source>Purchase, as stated</source>
        <translation>Achat, montant saisi</translation>
    </message>
    <message>
        <source>Discounts on lines</source>
        <translation>Remises sur lignes</translation>
    </message>
    <message>
        <source>Global discount</source>
        <translation>Remise globale</translation>
    </message>
    <message>
        <source>Freight</source>
        <translation>Transport</translation>
    </message>
    <message>
        <source>Customs duty</source>
        <translation>Droits de douane</translation>
    </message>
    <message>
        <source>Installation</source>
        <translation>Installation</translation>
    </message>
    <message>
        <source>Burn-in and acceptance</source>
        <translation>Rodage et recette</translation>
    </message>
    <message>
        <source>Spare parts</source>
        <translation>Pièces de rechange</translation>
    </message>
    <message>
        <source>Lease payments</source>
        <translation>Loyers de crédit-bail</translation>
    </message>
    <message>
        <source>Buy-out at the end of the lease</source>
        <translation>Option d’achat en fin de crédit-bail</translation>
    </message>
    <message>
        <source>Rental payments</source>
        <translation>Loyers de location</translation>
    </message>
    <message>
        <source>Cooling beside the PUE</source>
        <translation>Refroidissement hors PUE</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personnel</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Expected failures</source>
        <translation>Pannes attendues</translation>
    </message>
    <message>
        <source>Recovered heat</source>
        <translation>Chaleur récupérée</translation>
    </message>
    <message>
        <source>Residual value</source>
        <translation>Valeur résiduelle</translation>
    </message>
    <message>
        <source>Purchase price</source>
        <translation>Prix d’achat</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Load factor</source>
        <translation>Facteur de charge</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Hours per year</source>
        <translation>Heures par an</translation>
    </message>
    <message>
        <source>Price of electricity</source>
        <translation>Prix de l’électricité</translation>
    </message>
    <message>
        <source>Yearly rise of electricity</source>
        <translation>Hausse annuelle de l’électricité</translation>
    </message>
    <message>
        <source>Cost of failures</source>
        <translation>Coût des pannes</translation>
    </message>
    <message>
        <source>Cost of capital</source>
        <translation>Coût du capital</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Taux d’utilisation</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>Tokens par seconde</translation>
    </message>
    <message>
        <source>Cloud price</source>
        <translation>Prix du cloud</translation>
    </message>
    <message>
        <source>Total cost of ownership</source>
        <translation>Coût total de possession</translation>
    </message>
    <message>
        <source>Present value of the costs</source>
        <translation>Valeur actuelle des coûts</translation>
    </message>
    <message>
        <source>Cost per GPU-hour</source>
        <translation>Coût par heure de GPU</translation>
    </message>
    <message>
        <source>Cost per million tokens</source>
        <translation>Coût par million de tokens</translation>
    </message>
    <message>
        <source>Cost of renting</source>
        <translation>Coût de la location</translation>
    </message>
    <message>
        <source>Saving of owning</source>
        <translation>Économie de l’achat</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 method, %2 year of a CO2 factor
----------
%1 the provider, %2 how it is paid</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>none within %n year(s)</source>
        <comment>break-even</comment>
        <translation>
            <numerusform>aucun en %n an</numerusform>
            <numerusform>aucun en %n ans</numerusform>
        </translation>
    </message>
    <message>
        <source>direct production</source>
        <translation>production directe</translation>
    </message>
    <message>
        <source>location-based</source>
        <translation>fondée sur la localisation</translation>
    </message>
    <message>
        <source>life cycle</source>
        <translation>cycle de vie</translation>
    </message>
    <message>
        <source>method not stated</source>
        <translation>méthode non précisée</translation>
    </message>
    <message>
        <source>year not stated</source>
        <translation>année non précisée</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Owning</source>
        <extracomment>who is cheaper: the machine that is owned</extracomment>
        <translation>Achat</translation>
    </message>
    <message>
        <source>Renting</source>
        <extracomment>who is cheaper: what is rented</extracomment>
        <translation>Location</translation>
    </message>
    <message>
        <source>%1 per million tokens</source>
        <translation>%1 par million de tokens</translation>
    </message>
    <message>
        <source>%1 per GPU-hour</source>
        <translation>%1 par GPU-heure</translation>
    </message>
    <message>
        <source>Owning costs the same as %1</source>
        <extracomment>%1 the rented alternative</extracomment>
        <translation>L’achat coûte autant que %1</translation>
    </message>
    <message>
        <source>Owning costs %1 less than %2</source>
        <extracomment>%1 an amount, %2 the rented alternative</extracomment>
        <translation>L’achat coûte %1 de moins que %2</translation>
    </message>
    <message>
        <source>Owning costs %1 more than %2</source>
        <translation>L’achat coûte %1 de plus que %2</translation>
    </message>
    <message>
        <source>%1: no value in the range makes them equal (today %2)</source>
        <extracomment>%1 an input, %2 its value</extracomment>
        <translation>%1&#xa0;: aucune valeur de la plage ne les rend égaux (aujourd’hui %2)</translation>
    </message>
    <message>
        <source>Purchase price: a discount of %1 makes them equal, %2 instead of %3</source>
        <extracomment>%1 a rate, %2 and %3 amounts</extracomment>
        <translation>Prix d’achat&#xa0;: une remise de %1 les rend égaux, %2 au lieu de %3</translation>
    </message>
    <message>
        <source>%1: equal at %2, today %3</source>
        <extracomment>%1 an input, %2 the value that is sought, %3 that of today</extracomment>
        <translation>%1&#xa0;: égalité à %2, aujourd’hui %3</translation>
    </message>
</context>
<context>
    <name>configuria::Countries</name>
    <message>
        <source>Australia</source>
        <translation>Australie</translation>
    </message>
    <message>
        <source>Austria</source>
        <translation>Autriche</translation>
    </message>
    <message>
        <source>Belgium</source>
        <translation>Belgique</translation>
    </message>
    <message>
        <source>Brazil</source>
        <translation>Brésil</translation>
    </message>
    <message>
        <source>Canada</source>
        <translation>Canada</translation>
    </message>
    <message>
        <source>China</source>
        <translation>Chine</translation>
    </message>
    <message>
        <source>Denmark</source>
        <translation>Danemark</translation>
    </message>
    <message>
        <source>Finland</source>
        <translation>Finlande</translation>
    </message>
    <message>
        <source>France</source>
        <translation>France</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Allemagne</translation>
    </message>
    <message>
        <source>India</source>
        <translation>Inde</translation>
    </message>
    <message>
        <source>Ireland</source>
        <translation>Irlande</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Italie</translation>
    </message>
    <message>
        <source>Japan</source>
        <translation>Japon</translation>
    </message>
    <message>
        <source>Luxembourg</source>
        <translation>Luxembourg</translation>
    </message>
    <message>
        <source>Morocco</source>
        <translation>Maroc</translation>
    </message>
    <message>
        <source>Netherlands</source>
        <translation>Pays-Bas</translation>
    </message>
    <message>
        <source>Norway</source>
        <translation>Norvège</translation>
    </message>
    <message>
        <source>Poland</source>
        <translation>Pologne</translation>
    </message>
    <message>
        <source>Portugal</source>
        <translation>Portugal</translation>
    </message>
    <message>
        <source>Saudi Arabia</source>
        <translation>Arabie saoudite</translation>
    </message>
    <message>
        <source>Singapore</source>
        <translation>Singapour</translation>
    </message>
    <message>
        <source>Spain</source>
        <translation>Espagne</translation>
    </message>
    <message>
        <source>Sweden</source>
        <translation>Suède</translation>
    </message>
    <message>
        <source>Switzerland</source>
        <translation>Suisse</translation>
    </message>
    <message>
        <source>Tunisia</source>
        <translation>Tunisie</translation>
    </message>
    <message>
        <source>United Arab Emirates</source>
        <translation>Émirats arabes unis</translation>
    </message>
    <message>
        <source>United Kingdom</source>
        <translation>Royaume-Uni</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>États-Unis</translation>
    </message>
</context>
<context>
    <name>configuria::CountryBox</name>
    <message>
        <source>not set</source>
        <extracomment>no country is said</extracomment>
        <translation>non défini</translation>
    </message>
</context>
<context>
    <name>configuria::CsvText</name>
    <message>
        <source>Windows-1252 does not have %1 (line %2 of the file). Choose UTF-8.</source>
        <extracomment>%1 list of characters, %2 number of a line</extracomment>
        <translation>Windows-1252 n’a pas %1 (ligne %2 du fichier). Choisissez UTF-8.</translation>
    </message>
</context>
<context>
    <name>configuria::CumulativeChart</name>
    <message>
        <source>Months</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>A click hides a curve or shows it again</source>
        <translation>Un clic masque une courbe ou la montre de nouveau</translation>
    </message>
</context>
<context>
    <name>configuria::CumulativeView</name>
    <message>
        <source>Over time</source>
        <extracomment>tab of the page Cost: cumulative cost over the months</extracomment>
        <translation>Dans le temps</translation>
    </message>
    <message>
        <source>cumulative-cost</source>
        <comment>file name</comment>
        <translation>cout-cumule</translation>
    </message>
    <message>
        <source>Computing %1 draws of what is not certain…</source>
        <translation>Calcul de %1 tirages de ce qui est incertain…</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>Shows all months and amounts (a double click on the chart does it too)</source>
        <translation>Montre tous les mois et tous les montants (un double clic sur le graphique aussi)</translation>
    </message>
    <message>
        <source>Zoom to a frame</source>
        <translation>Zoom sur un cadre</translation>
    </message>
    <message>
        <source>Dragging draws the frame to zoom to (Shift and dragging does it at any time; the wheel zooms, dragging moves)</source>
        <translation>Glisser trace le cadre à agrandir (à tout moment avec Maj&#xa0;; la molette agrandit, glisser déplace)</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>Axe logarithmique</translation>
    </message>
    <message>
        <source>Amounts on a logarithmic axis: small ones are seen beside large ones</source>
        <translation>Montants sur un axe logarithmique&#xa0;: les petits se voient à côté des grands</translation>
    </message>
</context>
<context>
    <name>configuria::CumulativeWords</name>
    <message>
        <source>buying</source>
        <translation>l’achat</translation>
    </message>
    <message>
        <source>the lease</source>
        <translation>le crédit-bail</translation>
    </message>
    <message>
        <source>the rental</source>
        <translation>la location</translation>
    </message>
    <message>
        <source>the cloud</source>
        <translation>le cloud</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>scenario, currency</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>less the residual value</source>
        <translation>moins la valeur résiduelle</translation>
    </message>
    <message numerus="yes">
        <source>%1 never becomes dearer within %n year(s)</source>
        <extracomment>%1 a scenario; the machine never pays</extracomment>
        <translation>
            <numerusform>%1 ne devient pas plus cher en %n an</numerusform>
            <numerusform>%1 ne devient jamais plus cher en %n ans</numerusform>
        </translation>
    </message>
    <message>
        <source>Break-even with %1 after %2</source>
        <translation>Rentable après %2 contre %1</translation>
    </message>
    <message>
        <source>%1 is dearer from the start</source>
        <translation>%1 est plus cher dès le début</translation>
    </message>
    <message numerus="yes">
        <source>%n more below</source>
        <comment>scenarios</comment>
        <translation>
            <numerusform>%n autre ci-dessous</numerusform>
            <numerusform>%n autres ci-dessous</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to hold it against: enter the price of a cloud or of a rental.</source>
        <translation>Rien à comparer&#xa0;: saisir le prix d’un cloud ou d’une location.</translation>
    </message>
    <message>
        <source>%1: cumulative cost (%2)</source>
        <comment>scenario, currency</comment>
        <translation>%1&#xa0;: coût cumulé (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 becomes dearer only when the residual value comes back, after %n year(s)</source>
        <translation>
            <numerusform>%1 ne devient plus cher qu’au retour de la valeur résiduelle, après %n an</numerusform>
            <numerusform>%1 ne devient plus cher qu’au retour de la valeur résiduelle, après %n ans</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::EditText</name>
    <message>
        <source>change title</source>
        <translation>modification du titre</translation>
    </message>
    <message>
        <source>change currency</source>
        <translation>changement de devise</translation>
    </message>
    <message>
        <source>change seller</source>
        <translation>modification du vendeur</translation>
    </message>
    <message>
        <source>change customer</source>
        <translation>modification du client</translation>
    </message>
    <message>
        <source>change quote details</source>
        <translation>modification du devis</translation>
    </message>
    <message>
        <source>change site</source>
        <translation>modification du site</translation>
    </message>
    <message>
        <source>change cost terms</source>
        <translation>modification des coûts</translation>
    </message>
    <message>
        <source>add scenario</source>
        <translation>ajout d’un scénario</translation>
    </message>
    <message>
        <source>remove scenario</source>
        <translation>retrait d’un scénario</translation>
    </message>
    <message>
        <source>rename scenario</source>
        <translation>renommage d’un scénario</translation>
    </message>
    <message>
        <source>move scenario</source>
        <translation>déplacement d’un scénario</translation>
    </message>
    <message>
        <source>choose model</source>
        <translation>choix du modèle</translation>
    </message>
    <message>
        <source>change kind of work</source>
        <translation>changement d’usage</translation>
    </message>
    <message>
        <source>change weights format</source>
        <translation>changement du format des poids</translation>
    </message>
    <message>
        <source>change KV cache format</source>
        <translation>changement du format du cache KV</translation>
    </message>
    <message>
        <source>change engine</source>
        <translation>changement de moteur</translation>
    </message>
    <message>
        <source>change context</source>
        <translation>changement du contexte</translation>
    </message>
    <message>
        <source>change sequences</source>
        <translation>changement du nombre de séquences</translation>
    </message>
    <message>
        <source>change prompt length</source>
        <translation>changement de la longueur du prompt</translation>
    </message>
    <message>
        <source>change answer length</source>
        <translation>changement de la longueur de la réponse</translation>
    </message>
    <message>
        <source>change memory share</source>
        <translation>changement de la part de mémoire</translation>
    </message>
    <message>
        <source>change flash attention</source>
        <translation>changement de flash attention</translation>
    </message>
    <message>
        <source>change framework</source>
        <translation>changement de framework</translation>
    </message>
    <message>
        <source>change sequence length</source>
        <translation>changement de la longueur de séquence</translation>
    </message>
    <message>
        <source>change micro-batch</source>
        <translation>changement du micro-lot</translation>
    </message>
    <message>
        <source>change gradient accumulation</source>
        <translation>changement de l’accumulation de gradients</translation>
    </message>
    <message>
        <source>change training tokens</source>
        <translation>changement des tokens d’entraînement</translation>
    </message>
    <message>
        <source>change optimizer</source>
        <translation>changement d’optimiseur</translation>
    </message>
    <message>
        <source>change master weights</source>
        <translation>changement des poids maîtres</translation>
    </message>
    <message>
        <source>change checkpointing</source>
        <translation>changement du checkpointing</translation>
    </message>
    <message>
        <source>change loss</source>
        <translation>changement de la perte</translation>
    </message>
    <message>
        <source>change LoRA rank</source>
        <translation>changement du rang LoRA</translation>
    </message>
    <message>
        <source>change LoRA targets</source>
        <translation>changement des cibles LoRA</translation>
    </message>
    <message>
        <source>change ZeRO stage</source>
        <translation>changement du niveau ZeRO</translation>
    </message>
    <message>
        <source>change offload</source>
        <translation>changement de l’offload</translation>
    </message>
    <message>
        <source>change parallelism</source>
        <translation>changement du parallélisme</translation>
    </message>
    <message>
        <source>change nodes</source>
        <translation>changement du nombre de nœuds</translation>
    </message>
    <message>
        <source>change redundancy</source>
        <translation>changement de la redondance</translation>
    </message>
    <message>
        <source>change cloud price</source>
        <translation>changement du prix cloud</translation>
    </message>
    <message>
        <source>change capital cost</source>
        <translation>changement du coût d’achat</translation>
    </message>
    <message>
        <source>add part</source>
        <translation>ajout d’un composant</translation>
    </message>
    <message>
        <source>remove part</source>
        <translation>retrait d’un composant</translation>
    </message>
    <message>
        <source>move part</source>
        <translation>déplacement d’un composant</translation>
    </message>
    <message>
        <source>change quantity</source>
        <translation>changement de quantité</translation>
    </message>
    <message>
        <source>change price</source>
        <translation>changement de prix</translation>
    </message>
    <message>
        <source>change discount</source>
        <translation>changement de remise</translation>
    </message>
    <message>
        <source>change description</source>
        <translation>changement de désignation</translation>
    </message>
    <message>
        <source>change scope</source>
        <translation>changement de portée</translation>
    </message>
    <message>
        <source>apply repair</source>
        <translation>correction appliquée</translation>
    </message>
    <message>
        <source>change service targets</source>
        <translation>changement des objectifs de service</translation>
    </message>
    <message>
        <source>change cloud scenarios</source>
        <translation>modifier les scénarios de location</translation>
    </message>
    <message>
        <source>change what the quote says of a line</source>
        <translation>changement de ce que le devis dit d’une ligne</translation>
    </message>
</context>
<context>
    <name>configuria::EvaluationText</name>
    <message numerus="yes">
        <source>%1: %2, %3, %4, %n GPU(s)</source>
        <extracomment>configuration name: model, workload, precision, number of GPUs</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %2, %3, %4, %n GPU</numerusform>
            <numerusform>%1&#xa0;: %2, %3, %4, %n GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>severity: what is wrong
----------
what a figure is, and its value</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <extracomment>a finding, then the repair that the program offers</extracomment>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>Speed: %1 in all, first token after %2</source>
        <translation>Vitesse&#xa0;: %1 en tout, premier token après %2</translation>
    </message>
    <message>
        <source>Power: %1 at full load per node, supplies carry %2</source>
        <translation>Puissance&#xa0;: %1 à pleine charge par nœud, les alimentations portent %2</translation>
    </message>
    <message>
        <source>Power: %1 at full load per node</source>
        <translation>Puissance&#xa0;: %1 à pleine charge par nœud</translation>
    </message>
    <message>
        <source>Cost: purchase %1, total cost of ownership %2</source>
        <translation>Coût&#xa0;: achat %1, coût total de possession %2</translation>
    </message>
    <message>
        <source>Assumed:</source>
        <translation>Hypothèses&#xa0;:</translation>
    </message>
    <message>
        <source>Memory: %1. %2</source>
        <extracomment>whether it fits, then for which context and how many sequences</extracomment>
        <translation>Mémoire&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>Changes after which it fits:</source>
        <translation>Changements après lesquels cela tient&#xa0;:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a figure, then its range or a remark</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Users at once who get the targets: %1</source>
        <translation>Utilisateurs simultanés servis aux objectifs&#xa0;: %1</translation>
    </message>
    <message>
        <source>Loads, starts and transfers:</source>
        <translation>Chargements, démarrages et transferts&#xa0;:</translation>
    </message>
    <message>
        <source>Link between the GPUs: %1</source>
        <extracomment>what the link between the GPUs brings</extracomment>
        <translation>Lien entre les GPU&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2, PCIe alone %3</source>
        <extracomment>a figure, its value with the GPUs&apos; own link, and through PCIe alone</extracomment>
        <translation>%1&#xa0;: %2, PCIe seul %3</translation>
    </message>
    <message>
        <source>Nearest measured runs:</source>
        <translation>Essais mesurés les plus proches&#xa0;:</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <extracomment>a figure, the run that measured it, where that was published</extracomment>
        <translation>%1&#xa0;: %2 %3</translation>
    </message>
    <message>
        <source>Speed: %1 per GPU, a step takes %2, trained in %3</source>
        <translation>Vitesse&#xa0;: %1 par GPU, une étape dure %2, entraîné en %3</translation>
    </message>
    <message>
        <source>Speed: %1 per GPU, a step takes %2</source>
        <translation>Vitesse&#xa0;: %1 par GPU, une étape dure %2</translation>
    </message>
    <message>
        <source>%1; as measured: about %2 at this work, %3 idle</source>
        <extracomment>%1 the power at full load; %2 and %3 what machines that others measured draw</extracomment>
        <translation>%1&#xa0;; d’après les mesures&#xa0;: environ %2 à ce travail, %3 au repos</translation>
    </message>
    <message>
        <source>Cost of use: %1 per GPU-hour, %2 per million tokens</source>
        <translation>Coût d’usage&#xa0;: %1 par heure de GPU, %2 par million de tokens</translation>
    </message>
    <message>
        <source>Cost of use: %1 per GPU-hour</source>
        <translation>Coût d’usage&#xa0;: %1 par heure de GPU</translation>
    </message>
    <message>
        <source>Renting instead: %1; break-even after %2</source>
        <translation>En louant&#xa0;: %1&#xa0;; seuil de rentabilité après %2</translation>
    </message>
    <message numerus="yes">
        <source>Renting instead: %1; no break-even within %n year(s)</source>
        <translation>
            <numerusform>En louant&#xa0;: %1&#xa0;; pas de seuil de rentabilité en %n an</numerusform>
            <numerusform>En louant&#xa0;: %1&#xa0;; pas de seuil de rentabilité en %n ans</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::Evidence</name>
    <message>
        <source>%1 (same model)</source>
        <translation>%1 (même modèle)</translation>
    </message>
    <message>
        <source>%1 (%2 times the size)</source>
        <extracomment>a model, and its size beside the one asked for</extracomment>
        <translation>%1 (%2 fois la taille)</translation>
    </message>
    <message>
        <source>%1 (same size)</source>
        <translation>%1 (même taille)</translation>
    </message>
    <message>
        <source>our figure %1 (%2 %)</source>
        <extracomment>our figure for a measured run, then its error in %</extracomment>
        <translation>notre chiffre %1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>where a run was published: the publication, then its address</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Measured: %1, %2: %3; %4. %5</source>
        <extracomment>model, software, measured size, our figure with its error, where it was published</extracomment>
        <translation>Mesuré&#xa0;: %1, %2&#xa0;: %3&#xa0;; %4. %5</translation>
    </message>
    <message>
        <source>prompts of %1 tokens</source>
        <translation>prompts de %1 tokens</translation>
    </message>
    <message>
        <source>one user, %1 tokens</source>
        <extracomment>how a speed was measured: for a single user, at so many tokens of prompt and answer together</extracomment>
        <translation>un utilisateur, %1 tokens</translation>
    </message>
    <message>
        <source>sequences of %1 tokens, %2 per GPU</source>
        <translation>séquences de %1 tokens, %2 par GPU</translation>
    </message>
    <message>
        <source>as many users as fit</source>
        <translation>autant d’utilisateurs que la mémoire en tient</translation>
    </message>
    <message numerus="yes">
        <source>%n users at once</source>
        <translation>
            <numerusform>%n utilisateur</numerusform>
            <numerusform>%n utilisateurs simultanés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, prompts of %2 tokens, answers of %3</source>
        <translation>%1, prompts de %2 tokens, réponses de %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>training</comment>
        <extracomment>a trained model, then the method: &quot;Llama 3.1 8B, LoRA&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 × %3, %4, %5</source>
        <extracomment>a measured run: model, number of GPUs, GPU, software, format of the weights</extracomment>
        <translation>%1, %2 × %3, %4, %5</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>number of GPUs</source>
        <translation>nombre de GPU</translation>
    </message>
    <message>
        <source>software</source>
        <translation>logiciel</translation>
    </message>
    <message>
        <source>method</source>
        <translation>méthode</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>précision</translation>
    </message>
    <message>
        <source>users</source>
        <translation>utilisateurs</translation>
    </message>
    <message>
        <source>lengths</source>
        <translation>longueurs</translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation>distance %1</translation>
    </message>
    <message>
        <source>distance %1, differs in: %2</source>
        <extracomment>how far a measured run is from what is asked, and in what it differs</extracomment>
        <translation>distance %1, diffère par&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3 measured; %4; %5.</source>
        <extracomment>a measured run, its load, the measured speed, our figure with its error, how far it is from what is asked</extracomment>
        <translation>%1, %2&#xa0;: %3 mesurés&#xa0;; %4&#xa0;; %5.</translation>
    </message>
    <message>
        <source>• %1 %2</source>
        <extracomment>a measured run, where it was published</extracomment>
        <translation>• %1 %2</translation>
    </message>
    <message>
        <source>Nearest measured runs: none is near enough to compare with.</source>
        <translation>Essais mesurés les plus proches&#xa0;: aucun n’est assez proche pour comparer.</translation>
    </message>
    <message>
        <source>Nearest measured runs (distance 0: the same in all that counts; 1: a model twice as large):</source>
        <translation>Essais mesurés les plus proches (distance 0&#xa0;: pareil en tout ce qui compte&#xa0;; 1&#xa0;: un modèle deux fois plus grand)&#xa0;:</translation>
    </message>
    <message>
        <source>Nearest measurement: none is near enough to compare with.</source>
        <translation>Mesure la plus proche&#xa0;: aucune n’est assez proche pour comparer.</translation>
    </message>
    <message>
        <source>Nearest measurement, distance %1: %2, %3</source>
        <extracomment>how far the run is from what is asked, measured speed, the run</extracomment>
        <translation>Mesure la plus proche, distance %1&#xa0;: %2, %3</translation>
    </message>
</context>
<context>
    <name>configuria::ExportDialog</name>
    <message>
        <source>Export as CSV</source>
        <translation>Exporter en CSV</translation>
    </message>
    <message>
        <source>&amp;Style</source>
        <extracomment>names of two ways to write CSV, and of any other</extracomment>
        <translation>&amp;Style</translation>
    </message>
    <message>
        <source>Excel (French)</source>
        <translation>Excel (français)</translation>
    </message>
    <message>
        <source>RFC 4180</source>
        <translation>RFC 4180</translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation>Choix personnel</translation>
    </message>
    <message>
        <source>Se&amp;parator</source>
        <translation>Sépa&amp;rateur</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Point-virgule</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Virgule</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulation</translation>
    </message>
    <message>
        <source>&amp;Decimal sign</source>
        <translation>Signe &amp;décimal</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <extracomment>a byte order mark: three bytes by which Excel recognises UTF-8</extracomment>
        <translation>&amp;Encodage</translation>
    </message>
    <message>
        <source>UTF-8 with a mark for Excel (BOM)</source>
        <translation>UTF-8 avec marque pour Excel (BOM)</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>Windows-1252 (old programs)</source>
        <translation>Windows-1252 (programmes anciens)</translation>
    </message>
    <message>
        <source>D&amp;ates</source>
        <translation>D&amp;ates</translation>
    </message>
    <message>
        <source>2026-11-30 (ISO 8601)</source>
        <translation>2026-11-30 (ISO 8601)</translation>
    </message>
    <message>
        <source>30/11/2026 (day first)</source>
        <translation>30/11/2026 (jour d’abord)</translation>
    </message>
    <message>
        <source>11/30/2026 (month first)</source>
        <translation>11/30/2026 (mois d’abord)</translation>
    </message>
    <message>
        <source>&amp;First lines of the file:</source>
        <translation>P&amp;remières lignes du fichier&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Choose the file…</source>
        <translation>&amp;Choisir le fichier…</translation>
    </message>
    <message>
        <source>The separator is the decimal sign too: numbers with decimals are put in quotes.</source>
        <translation>Le séparateur est aussi le signe décimal&#xa0;: les nombres à décimales sont mis entre guillemets.</translation>
    </message>
</context>
<context>
    <name>configuria::FigureCard</name>
    <message>
        <source>%1: %2, %3</source>
        <comment>caption, value, detail of a figure</comment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>Click to see where it comes from.</source>
        <translation>Cliquez pour voir d’où vient ce chiffre.</translation>
    </message>
</context>
<context>
    <name>configuria::FinancePanel</name>
    <message>
        <source>Installation</source>
        <translation>Installation</translation>
    </message>
    <message>
        <source>Once: rack, cabling, power, work.</source>
        <translation>Une fois&#xa0;: baie, câblage, alimentation, main-d’œuvre.</translation>
    </message>
    <message>
        <source>Depends on the room.</source>
        <translation>Dépend de la salle.</translation>
    </message>
    <message>
        <source>Freight</source>
        <translation>Transport</translation>
    </message>
    <message>
        <source>Once: transport and insurance to the site.</source>
        <translation>Une fois&#xa0;: transport et assurance jusqu’au site.</translation>
    </message>
    <message>
        <source>Depends on the offer.</source>
        <translation>Dépend de l’offre.</translation>
    </message>
    <message>
        <source>Customs duty</source>
        <translation>Droits de douane</translation>
    </message>
    <message>
        <source>Of purchase and freight: the customs value of Regulation (EU) 952/2013, articles 70 and 71.</source>
        <translation>De l’achat et du transport&#xa0;: la valeur en douane du règlement (UE) 952/2013, articles 70 et 71.</translation>
    </message>
    <message>
        <source>Goods of the same customs territory pay none.</source>
        <translation>Aucun à l’intérieur d’un même territoire douanier.</translation>
    </message>
    <message>
        <source>Acceptance tests</source>
        <translation>Tests de recette</translation>
    </message>
    <message>
        <source>Once: burn-in and acceptance before the first day of use.</source>
        <translation>Une fois&#xa0;: déverminage et recette avant le premier jour d’utilisation.</translation>
    </message>
    <message>
        <source>Spare parts</source>
        <translation>Pièces de rechange</translation>
    </message>
    <message>
        <source>Of the purchase, bought with it and kept on the shelf.</source>
        <translation>De l’achat, achetées avec lui et gardées en stock.</translation>
    </message>
    <message>
        <source>Depends on the contract.</source>
        <translation>Dépend du contrat.</translation>
    </message>
    <message>
        <source>Running costs</source>
        <translation>Coûts d’exploitation</translation>
    </message>
    <message>
        <source>Maintenance from</source>
        <translation>Maintenance dès l’an</translation>
    </message>
    <message>
        <source>Year in which maintenance starts to be paid: the one after the warranty.</source>
        <translation>Année à partir de laquelle la maintenance est payée&#xa0;: celle qui suit la garantie.</translation>
    </message>
    <message>
        <source>Warranty of one year.</source>
        <translation>Garantie d’un an.</translation>
    </message>
    <message>
        <source>Licences per GPU</source>
        <translation>Licences par GPU</translation>
    </message>
    <message>
        <source>Software, for one GPU and one year.</source>
        <translation>Logiciels, pour un GPU et une année.</translation>
    </message>
    <message>
        <source>Network per year</source>
        <translation>Réseau par an</translation>
    </message>
    <message>
        <source>Lines and transit, for one year.</source>
        <translation>Lignes et transit, pour une année.</translation>
    </message>
    <message>
        <source>Depends on the site.</source>
        <translation>Dépend du site.</translation>
    </message>
    <message>
        <source>Cooling per GPU</source>
        <translation>Froid par GPU</translation>
    </message>
    <message>
        <source>Service of a liquid loop, for one GPU and one year. Only what the PUE does not cover: otherwise it counts twice.</source>
        <translation>Service d’une boucle liquide, pour un GPU et une année. Seulement ce que le PUE ne couvre pas&#xa0;: sinon il compte deux fois.</translation>
    </message>
    <message>
        <source>Colocation includes power</source>
        <translation>Énergie comprise en colocation</translation>
    </message>
    <message>
        <source>The fee covers the energy: the meter is not paid twice.</source>
        <translation>Le forfait couvre l’énergie&#xa0;: le compteur n’est pas payé deux fois.</translation>
    </message>
    <message>
        <source>Metered power is the usual contract.</source>
        <translation>Le contrat usuel facture l’énergie au compteur.</translation>
    </message>
    <message>
        <source>Failures per GPU</source>
        <translation>Pannes par GPU</translation>
    </message>
    <message>
        <source>Expected for one GPU and one year. Measured: 0.09 (GPUs and their memory, 16,384 GPUs, 54 days, arXiv 2407.21783, table 5).</source>
        <translation>Attendues pour un GPU et une année. Mesuré&#xa0;: 0,09 (GPU et leur mémoire, 16&#xa0;384&#xa0;GPU, 54&#xa0;jours, arXiv 2407.21783, tableau 5).</translation>
    </message>
    <message>
        <source>Under warranty they cost nothing.</source>
        <translation>Sous garantie, elles ne coûtent rien.</translation>
    </message>
    <message>
        <source>Cost of a failure</source>
        <translation>Coût d’une panne</translation>
    </message>
    <message>
        <source>Beside the warranty: labour, freight, lost hours.</source>
        <translation>Hors garantie&#xa0;: main-d’œuvre, transport, heures perdues.</translation>
    </message>
    <message>
        <source>Prices of today.</source>
        <translation>Prix d’aujourd’hui.</translation>
    </message>
    <message>
        <source>Heat recovered</source>
        <translation>Chaleur valorisée</translation>
    </message>
    <message>
        <source>Share of the energy that is sold or saves heating.</source>
        <translation>Part de l’énergie qui est vendue ou qui économise du chauffage.</translation>
    </message>
    <message>
        <source>Few sites recover heat.</source>
        <translation>Peu de sites valorisent la chaleur.</translation>
    </message>
    <message>
        <source>Value of the heat</source>
        <translation>Valeur de la chaleur</translation>
    </message>
    <message>
        <source>Of one kilowatt-hour of heat.</source>
        <translation>D’un kilowattheure de chaleur.</translation>
    </message>
    <message>
        <source>Embodied CO2</source>
        <translation>CO2 de fabrication</translation>
    </message>
    <message>
        <source>Kilograms of CO2 equivalent for making one node. Stands apart from the use.</source>
        <translation>Kilogrammes d’équivalent CO2 pour fabriquer un nœud. Compté à part de l’utilisation.</translation>
    </message>
    <message>
        <source>The maker states it.</source>
        <translation>Le constructeur l’indique.</translation>
    </message>
    <message>
        <source>Financing</source>
        <translation>Financement</translation>
    </message>
    <message>
        <source>What the totals count; the others stand beside it.</source>
        <translation>Ce que les totaux comptent&#xa0;; les autres sont montrés à côté.</translation>
    </message>
    <message>
        <source>A purchase.</source>
        <translation>Un achat.</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Achat</translation>
    </message>
    <message>
        <source>Lease, months</source>
        <translation>Durée (mois)</translation>
    </message>
    <message>
        <source>Monthly payments, in arrears.</source>
        <translation>Du crédit-bail&#xa0;: loyers mensuels, à terme échu.</translation>
    </message>
    <message>
        <source>Three years, as the totals.</source>
        <translation>Trois ans, comme les totaux.</translation>
    </message>
    <message>
        <source>Lease rate</source>
        <translation>Taux du bail</translation>
    </message>
    <message>
        <source>Nominal, a year.</source>
        <translation>Nominal, par an.</translation>
    </message>
    <message>
        <source>An example: ask the lessor.</source>
        <translation>Un exemple&#xa0;: demandez au bailleur.</translation>
    </message>
    <message>
        <source>Buy-out</source>
        <translation>Option d’achat</translation>
    </message>
    <message>
        <source>Of the price, at the end of the lease.</source>
        <translation>Du prix, à la fin du crédit-bail.</translation>
    </message>
    <message>
        <source>The lease pays the whole price.</source>
        <translation>Les loyers paient tout le prix.</translation>
    </message>
    <message>
        <source>Rental per GPU</source>
        <translation>Location par GPU</translation>
    </message>
    <message>
        <source>For one GPU and one month, maintenance included; nothing is owned.</source>
        <translation>Pour un GPU et un mois, maintenance comprise&#xa0;; rien n’est acquis.</translation>
    </message>
    <message>
        <source>Resale</source>
        <translation>Revente</translation>
    </message>
    <message>
        <source>At the end, in place of the residual value: sold as refurbished.</source>
        <translation>À la fin, au lieu de la valeur résiduelle&#xa0;: revendu reconditionné.</translation>
    </message>
    <message>
        <source>The residual value counts.</source>
        <translation>La valeur résiduelle compte.</translation>
    </message>
    <message>
        <source>Depreciation</source>
        <translation>Amortissement</translation>
    </message>
    <message>
        <source>A view of the accounts, never added to the cash. Declining: French coefficients, CGI article 39 A.</source>
        <translation>Une vue comptable, jamais ajoutée à la trésorerie. Dégressif&#xa0;: coefficients français, CGI article 39 A.</translation>
    </message>
    <message>
        <source>Open to any asset.</source>
        <translation>Possible pour tout bien.</translation>
    </message>
    <message>
        <source>Depreciated over</source>
        <translation>Amorti sur (ans)</translation>
    </message>
    <message>
        <source>Years of the accounts.</source>
        <translation>Années comptables.</translation>
    </message>
    <message>
        <source>Usual in France for computers.</source>
        <translation>Usuel en France pour l’informatique.</translation>
    </message>
    <message>
        <source>Inflation</source>
        <translation>Inflation</translation>
    </message>
    <message>
        <source>Of staff, network, licences, colocation, cooling and failures.</source>
        <translation>Du personnel, du réseau, des licences, de la colocation, du refroidissement et des pannes.</translation>
    </message>
    <message>
        <source>Cloud prices</source>
        <translation>Prix du cloud</translation>
    </message>
    <message>
        <source>Change of the cloud&apos;s prices each year; below zero they fall.</source>
        <translation>Évolution annuelle des prix du cloud&#xa0;; en dessous de zéro, ils baissent.</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>Demande</translation>
    </message>
    <message>
        <source>Growth of the useful time each year, until the machine is full.</source>
        <translation>Croissance annuelle du temps utile, jusqu’à ce que la machine soit pleine.</translation>
    </message>
    <message>
        <source>Demand of today.</source>
        <translation>Demande d’aujourd’hui.</translation>
    </message>
    <message>
        <source>Comparison with a cloud</source>
        <translation>Comparaison avec un cloud</translation>
    </message>
    <message>
        <source>Like for like</source>
        <translation>À égalité de</translation>
    </message>
    <message>
        <source>What the rented GPUs have to equal.</source>
        <translation>Ce que les GPU loués doivent égaler.</translation>
    </message>
    <message>
        <source>The plainest comparison.</source>
        <translation>La comparaison la plus simple.</translation>
    </message>
    <message>
        <source>Hours of a month</source>
        <translation>Heures par mois</translation>
    </message>
    <message>
        <source>Hours that a full month of a cloud has.</source>
        <translation>Heures d’un mois complet de cloud.</translation>
    </message>
    <message>
        <source>8,760 hours of a year / 12.</source>
        <translation>8&#xa0;760&#xa0;heures par an / 12.</translation>
    </message>
    <message>
        <source>One US dollar</source>
        <translation>Un dollar US</translation>
    </message>
    <message>
        <source>In the currency of the project.</source>
        <translation>Dans la devise du projet.</translation>
    </message>
    <message>
        <source>&amp;Maintenance</source>
        <translation>&amp;Maintenance</translation>
    </message>
    <message>
        <source>Of the purchase, each year after the warranty.</source>
        <translation>De l’achat, chaque année après la garantie.</translation>
    </message>
    <message>
        <source>4 to 8% a year are usual (CTWatch Quarterly, 2006).</source>
        <translation>4 à 8&#xa0;% par an sont usuels (CTWatch Quarterly, 2006).</translation>
    </message>
    <message>
        <source>Depends on the software; NVIDIA AI Enterprise: 4,500 USD (2026).</source>
        <translation>Selon le logiciel&#xa0;; NVIDIA AI Enterprise&#xa0;: 4&#xa0;500&#xa0;USD (2026).</translation>
    </message>
    <message>
        <source>&amp;Staff per year</source>
        <translation>Per&amp;sonnel par an</translation>
    </message>
    <message>
        <source>Cost of the people who run the machine.</source>
        <translation>Coût des personnes qui exploitent la machine.</translation>
    </message>
    <message>
        <source>Air cooling has none; a liquid loop costs about 150 EUR (guide of a reseller, 2026).</source>
        <translation>Le refroidissement à air n’en a pas&#xa0;; une boucle liquide coûte environ 150&#xa0;EUR (guide d’un revendeur, 2026).</translation>
    </message>
    <message>
        <source>Colocat&amp;ion</source>
        <translation>Colocat&amp;ion</translation>
    </message>
    <message>
        <source>Per kilowatt and month.</source>
        <translation>Par kilowatt et par mois.</translation>
    </message>
    <message>
        <source>A room of one’s own pays none; 217.30 USD is the mean of the world (CBRE, first quarter of 2025).</source>
        <translation>Une salle propre n’en paie pas&#xa0;; 217,30&#xa0;USD est la moyenne mondiale (CBRE, premier trimestre 2025).</translation>
    </message>
    <message>
        <source>Finance</source>
        <translation>Finance</translation>
    </message>
    <message>
        <source>&amp;Years</source>
        <translation>&amp;Années</translation>
    </message>
    <message>
        <source>Years over which costs are added up.</source>
        <translation>Années sur lesquelles les coûts sont additionnés.</translation>
    </message>
    <message>
        <source>Three years, the usual depreciation of computers in France.</source>
        <translation>Trois ans, l’amortissement usuel du matériel informatique en France.</translation>
    </message>
    <message>
        <source>Useful &amp;time</source>
        <translation>Temps &amp;utile</translation>
    </message>
    <message>
        <source>Share of the hours with useful work; cloud hours are bought for it.</source>
        <translation>Part des heures de travail utile&#xa0;; les heures cloud sont achetées pour elle.</translation>
    </message>
    <message>
        <source>Every hour: the best case.</source>
        <translation>Toutes les heures&#xa0;: le meilleur cas.</translation>
    </message>
    <message>
        <source>Discou&amp;nt rate</source>
        <translation>Taux d’actualisatio&amp;n</translation>
    </message>
    <message>
        <source>Yearly rate that brings later costs to today&apos;s value.</source>
        <translation>Taux annuel qui ramène les coûts futurs à leur valeur d’aujourd’hui.</translation>
    </message>
    <message>
        <source>Nothing is discounted before the firm states its cost of capital.</source>
        <translation>Rien n’est actualisé tant que l’entreprise n’indique pas son coût du capital.</translation>
    </message>
    <message>
        <source>Resi&amp;dual value</source>
        <translation>&amp;Valeur résiduelle</translation>
    </message>
    <message>
        <source>Of the purchase, at the end.</source>
        <translation>Part de l’achat, à la fin.</translation>
    </message>
    <message>
        <source>Nothing is counted on; an H100 kept 25 to 35% after three years (prices asked in 2026, weak source).</source>
        <translation>Rien n’est escompté&#xa0;; un H100 gardait 25 à 35&#xa0;% après trois ans (prix demandés en 2026, source faible).</translation>
    </message>
    <message>
        <source>Outlook, changes per year</source>
        <translation>Perspectives, variations par an</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>Électricité</translation>
    </message>
    <message>
        <source>Change of its price, each year from the second one.</source>
        <translation>Variation de son prix, chaque année à partir de la deuxième.</translation>
    </message>
    <message>
        <source>&amp;Cloud GPU-hour</source>
        <translation>Heure GPU &amp;cloud</translation>
    </message>
    <message>
        <source>Price of the same GPU in a cloud, for one hour.</source>
        <translation>Prix d’une heure du même GPU dans le cloud.</translation>
    </message>
    <message>
        <source>The list below has prices with their day and source.</source>
        <translation>La liste ci-dessous a des prix avec leur date et leur source.</translation>
    </message>
    <message>
        <source>An example without a date: enter the rate of the day.</source>
        <translation>Un exemple sans date&#xa0;: saisissez le cours du jour.</translation>
    </message>
</context>
<context>
    <name>configuria::FindingsModel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>read by a screen reader: %1 severity, %2 finding</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>Required</source>
        <extracomment>column: what the configuration needs, or the limit that it must keep</extracomment>
        <translation>Requis</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>column: what is there</extracomment>
        <translation>Présent</translation>
    </message>
    <message>
        <source>Nearest that works</source>
        <extracomment>column: nearest value that works</extracomment>
        <translation>Valeur valable</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Correction</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <extracomment>%1 where a rule comes from: a norm, a guide</extracomment>
        <translation>Source&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>configuria::FindingsView</name>
    <message numerus="yes">
        <source>%n blocker(s)</source>
        <translation>
            <numerusform>%n bloquant</numerusform>
            <numerusform>%n bloquants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n caution(s)</source>
        <translation>
            <numerusform>%n point d’attention</numerusform>
            <numerusform>%n points d’attention</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of advice</source>
        <translation>
            <numerusform>%n conseil</numerusform>
            <numerusform>%n conseils</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings: nothing to report</source>
        <translation>Constats&#xa0;: rien à signaler</translation>
    </message>
    <message>
        <source>Findings: %1</source>
        <translation>Constats&#xa0;: %1</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <extracomment>undo step, %1 what the repair did: &quot;Set weights to FP8&quot;</extracomment>
        <translation>Réparation&#xa0;: %1</translation>
    </message>
    <message>
        <source>Done: %1 (%2 takes it back)</source>
        <extracomment>%1 what the repair did, %2 the key that takes it back</extracomment>
        <translation>Fait&#xa0;: %1 (%2 pour annuler)</translation>
    </message>
</context>
<context>
    <name>configuria::FlipWords</name>
    <message>
        <source>The cost is not known: a price or the power is missing.</source>
        <translation>Le coût n’est pas connu&#xa0;: il manque un prix ou la puissance.</translation>
    </message>
    <message>
        <source>Nothing to hold it against: enter the price of a cloud.</source>
        <translation>Rien à quoi le comparer&#xa0;: saisissez le prix d’un cloud.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what, currency</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>a list</comment>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 weighs most on the %2: %3 to %4</source>
        <comment>input, figure, two amounts</comment>
        <translation>%1&#xa0;: ce qui pèse le plus sur le poste «&#xa0;%2&#xa0;», de %3 à %4</translation>
    </message>
    <message>
        <source>%1; no change of 20% alone turns that</source>
        <translation>%1&#xa0;; aucune variation isolée de 20&#xa0;% n’inverse ce verdict</translation>
    </message>
    <message>
        <source>%1; a change of 20% turns that: %2</source>
        <extracomment>%2 a list of inputs</extracomment>
        <translation>%1&#xa0;; une variation de 20&#xa0;% inverse ce verdict&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: verdict turns</source>
        <extracomment>an input at the end of a bar; the cheaper choice is then the other one</extracomment>
        <translation>%1&#xa0;: verdict inversé</translation>
    </message>
    <message>
        <source>%1: %2 less</source>
        <extracomment>who is cheaper, by how much</extracomment>
        <translation>%1&#xa0;: %2 de moins</translation>
    </message>
    <message>
        <source>%1 (today)</source>
        <translation>%1 (actuel)</translation>
    </message>
    <message>
        <source>Owning is cheaper than %1 in every case shown</source>
        <translation>L’achat est moins cher que %1 dans tous les cas présentés</translation>
    </message>
    <message>
        <source>%1 is cheaper than owning in every case shown</source>
        <translation>%1 est moins cher que l’achat dans tous les cas présentés</translation>
    </message>
    <message>
        <source>Owning is cheaper than %1 in %2 of %3 cases</source>
        <translation>L’achat est moins cher que %1 dans %2 cas sur %3</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Paramètre</translation>
    </message>
    <message>
        <source>Input 20% lower</source>
        <translation>Paramètre 20&#xa0;% plus bas</translation>
    </message>
    <message>
        <source>Input 20% higher</source>
        <translation>Paramètre 20&#xa0;% plus haut</translation>
    </message>
    <message>
        <source>%1, input lower</source>
        <comment>a figure</comment>
        <translation>%1, paramètre plus bas</translation>
    </message>
    <message>
        <source>%1, input higher</source>
        <comment>a figure</comment>
        <translation>%1, paramètre plus haut</translation>
    </message>
    <message>
        <source>Turns the verdict</source>
        <translation>Inverse le verdict</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>plus bas</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>plus haut</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>rows, columns</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Equal at</source>
        <translation>Égalité à</translation>
    </message>
    <message>
        <source>Total of both</source>
        <translation>Total des deux</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the verdict, what would make both equal</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Cost of a GPU-hour</source>
        <translation>Coût de la GPU-heure</translation>
    </message>
    <message>
        <source>The machine is not used: its utilisation is 0.</source>
        <translation>La machine n’est pas utilisée&#xa0;: son taux d’utilisation est nul.</translation>
    </message>
    <message>
        <source>Utilisation (%)</source>
        <translation>Utilisation (%)</translation>
    </message>
    <message>
        <source>Owned, per hour of use</source>
        <translation>Achat, par heure d’usage</translation>
    </message>
    <message>
        <source>Owned, per hour installed</source>
        <translation>Achat, par heure installée</translation>
    </message>
    <message>
        <source>Owning is cheaper than %1 from %2 of utilisation</source>
        <translation>L’achat est moins cher que %1 à partir de %2 d’utilisation</translation>
    </message>
    <message>
        <source>Owning is cheaper than %1 at any utilisation</source>
        <translation>L’achat est moins cher que %1 quelle que soit l’utilisation</translation>
    </message>
    <message>
        <source>%1 is cheaper than owning at any utilisation</source>
        <translation>%1 est moins cher que l’achat quelle que soit l’utilisation</translation>
    </message>
    <message numerus="yes">
        <source>%n more below</source>
        <comment>alternatives</comment>
        <translation>
            <numerusform>%n autre ci-dessous</numerusform>
            <numerusform>%n autres ci-dessous</numerusform>
        </translation>
    </message>
    <message>
        <source>today %1: %2 per GPU-hour</source>
        <comment>utilisation, amount</comment>
        <translation>aujourd’hui %1&#xa0;: %2 par GPU-heure</translation>
    </message>
    <message>
        <source>Utilisation %1</source>
        <translation>Utilisation %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what, amount</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The speed is not known.</source>
        <translation>La vitesse n’est pas connue.</translation>
    </message>
</context>
<context>
    <name>configuria::Format</name>
    <message>
        <source>GB</source>
        <extracomment>unit of size, decimal; French &quot;Go&quot;</extracomment>
        <translation>Go</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>Gio</translation>
    </message>
    <message>
        <source>B</source>
        <extracomment>byte, unit; French &quot;o&quot;</extracomment>
        <translation>o</translation>
    </message>
    <message>
        <source>KiB</source>
        <extracomment>units of size, binary; French &quot;Kio&quot;, &quot;Mio&quot;, &quot;Tio&quot;</extracomment>
        <translation>Kio</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>Mio</translation>
    </message>
    <message>
        <source>TiB</source>
        <translation>Tio</translation>
    </message>
    <message>
        <source>kB</source>
        <extracomment>units of size, decimal; French &quot;ko&quot;, &quot;Mo&quot;, &quot;To&quot;</extracomment>
        <translation>ko</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>Mo</translation>
    </message>
    <message>
        <source>TB</source>
        <translation>To</translation>
    </message>
    <message>
        <source>B/s</source>
        <extracomment>bytes per second; French &quot;o/s&quot;, &quot;ko/s&quot;, &quot;Mo/s&quot;, &quot;Go/s&quot;, &quot;To/s&quot;</extracomment>
        <translation>o/s</translation>
    </message>
    <message>
        <source>kB/s</source>
        <translation>ko/s</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>Mo/s</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>Go/s</translation>
    </message>
    <message>
        <source>TB/s</source>
        <translation>To/s</translation>
    </message>
    <message>
        <source>tok/s</source>
        <extracomment>tokens per second, unit</extracomment>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>days</source>
        <extracomment>duration of at least two days, &quot;3.2 days&quot;</extracomment>
        <translation>jours</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>couches</translation>
    </message>
    <message>
        <source>month</source>
        <extracomment>duration, &quot;1 month&quot;, &quot;14.7 months&quot;</extracomment>
        <translation>mois</translation>
    </message>
    <message>
        <source>months</source>
        <translation>mois</translation>
    </message>
    <message>
        <source>year</source>
        <extracomment>duration, &quot;1 year&quot;, &quot;3 years&quot;</extracomment>
        <translation>an</translation>
    </message>
    <message>
        <source>years</source>
        <translation>ans</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a range of an estimate, &quot;58 GB to 66 GB&quot;</extracomment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>GPU-h</source>
        <extracomment>unit: hours of one GPU</extracomment>
        <translation>h-GPU</translation>
    </message>
    <message>
        <source>%1 days</source>
        <extracomment>%1 whole days</extracomment>
        <translation>%1 jours</translation>
    </message>
    <message>
        <source>U</source>
        <comment>rack units</comment>
        <translation>U</translation>
    </message>
</context>
<context>
    <name>configuria::GoalView</name>
    <message>
        <source>Goal seek</source>
        <extracomment>view of the page Cost: what makes owning and renting cost the same</extracomment>
        <translation>Valeur cible</translation>
    </message>
    <message>
        <source>goal-seek</source>
        <comment>file name</comment>
        <translation>valeur-cible</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation>Appliquer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Enters the value into the project; one step to undo</source>
        <translation>Saisit la valeur dans le projet&#xa0;; s’annule en une fois</translation>
    </message>
    <message>
        <source>No field of the project holds such a value</source>
        <translation>Aucun champ du projet ne peut contenir cette valeur</translation>
    </message>
    <message>
        <source>what makes owning and renting cost the same</source>
        <translation>ce qui met l’achat et la location au même coût</translation>
    </message>
    <message>
        <source>goal seek: %1</source>
        <translation>valeur cible&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>configuria::ImportDialog</name>
    <message>
        <source>tab</source>
        <translation>tabulation</translation>
    </message>
    <message>
        <source>Import a price list</source>
        <translation>Importer un tarif</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1: %2 rows, %3, separator “%4”</source>
        <extracomment>%1 file, %2 number of rows, %3 &quot;UTF-8&quot;, %4 the sign between the cells</extracomment>
        <translation>%1&#xa0;: %2 lignes, %3, séparateur «&#xa0;%4&#xa0;»</translation>
    </message>
    <message>
        <source>The columns are read as the last time. Check what each of them holds.</source>
        <translation>Les colonnes sont lues comme la dernière fois. Vérifiez ce que chacune contient.</translation>
    </message>
    <message>
        <source>Check what each column holds. The choice is remembered for lists with these columns.</source>
        <translation>Vérifiez ce que contient chaque colonne. Le choix est retenu pour les tarifs ayant ces colonnes.</translation>
    </message>
    <message>
        <source>First rows of the list</source>
        <translation>Premières lignes du tarif</translation>
    </message>
    <message>
        <source>Meaning of column “%1”</source>
        <translation>Sens de la colonne «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&amp;Decimal sign:</source>
        <translation>Signe &amp;décimal&#xa0;:</translation>
    </message>
    <message>
        <source>C&amp;urrency where none is said:</source>
        <translation>De&amp;vise par défaut&#xa0;:</translation>
    </message>
    <message>
        <source>D&amp;ate where none is said:</source>
        <translation>D&amp;ate par défaut&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Kind of new parts:</source>
        <translation>&amp;Type des nouveaux composants&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Supplier where none is said:</source>
        <translation>&amp;Fournisseur par défaut&#xa0;:</translation>
    </message>
    <message>
        <source>Rows that are refused or change a price</source>
        <translation>Lignes refusées ou modifiant un prix</translation>
    </message>
    <message>
        <source>Choose the column that holds the references.</source>
        <translation>Choisissez la colonne des références.</translation>
    </message>
    <message>
        <source>Choose the column that holds the prices.</source>
        <translation>Choisissez la colonne des prix.</translation>
    </message>
    <message>
        <source>“%1” is not a currency: EUR or USD is.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une devise&#xa0;: EUR ou USD en est une.</translation>
    </message>
    <message>
        <source>“%1” is not a date: 2026-11-30 is.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une date&#xa0;: 2026-11-30 en est une.</translation>
    </message>
    <message>
        <source>&amp;Check the list</source>
        <translation>&amp;Vérifier le tarif</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Import %n rows</source>
        <translation>
            <numerusform>&amp;Importer %n ligne</numerusform>
            <numerusform>&amp;Importer %n lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Import the %n other rows</source>
        <translation>
            <numerusform>&amp;Importer l’autre ligne</numerusform>
            <numerusform>&amp;Importer les %n autres lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… et %1 autres</translation>
    </message>
    <message>
        <source>No row is refused, and no price that was known changes.</source>
        <translation>Aucune ligne n’est refusée, et aucun prix connu ne change.</translation>
    </message>
    <message>
        <source>The rows that are refused come first. They are left out if you import the others; cancel to mend the list first.</source>
        <translation>Les lignes refusées sont en tête. Elles sont laissées de côté si vous importez les autres&#xa0;; annulez pour corriger d’abord le tarif.</translation>
    </message>
</context>
<context>
    <name>configuria::MainWindow</name>
    <message>
        <source>Workload</source>
        <translation>Usage</translation>
    </message>
    <message>
        <source>Site and cost</source>
        <translation>Site et coûts</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Nouveau projet</translation>
    </message>
    <message>
        <source>%1[*] - Configuria</source>
        <extracomment>Window title: name of the project, then of the program. [*] marks unsaved changes and must stay.</extracomment>
        <translation>%1[*] - Configuria</translation>
    </message>
    <message>
        <source>Configuria</source>
        <translation>Configuria</translation>
    </message>
    <message>
        <source>Save the changes to this project?</source>
        <translation>Enregistrer les modifications de ce projet&#xa0;?</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Ouvrir un projet</translation>
    </message>
    <message>
        <source>Configuria projects (*.configuria);;All files (*)</source>
        <translation>Projets Configuria (*.configuria);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>Enregistrer le projet</translation>
    </message>
    <message>
        <source>Configuria projects (*.configuria)</source>
        <translation>Projets Configuria (*.configuria)</translation>
    </message>
    <message>
        <source>Import model</source>
        <translation>Importer un modèle</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>quote</source>
        <comment>file name</comment>
        <translation>devis</translation>
    </message>
    <message>
        <source>Export quote as PDF</source>
        <translation>Exporter le devis en PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documents PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Export quote as CSV</source>
        <translation>Exporter le devis en CSV</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>Tableaux CSV (*.csv)</translation>
    </message>
    <message>
        <source>No recent project</source>
        <translation>Aucun projet récent</translation>
    </message>
    <message>
        <source>No sample</source>
        <translation>Aucun exemple</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;Project</source>
        <translation>&amp;Projet</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouveau</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open sam&amp;ple</source>
        <translation>Ouvrir un e&amp;xemple</translation>
    </message>
    <message>
        <source>&amp;Recent projects</source>
        <translation>Projets &amp;récents</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Export quote as PDF…</source>
        <translation>Exporter le &amp;devis en PDF…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Quote details…</source>
        <translation>&amp;Détails du devis…</translation>
    </message>
    <message>
        <source>&amp;New scenario</source>
        <translation>&amp;Nouveau scénario</translation>
    </message>
    <message>
        <source>&amp;Duplicate scenario</source>
        <translation>D&amp;upliquer le scénario</translation>
    </message>
    <message>
        <source>&amp;Remove scenario</source>
        <translation>&amp;Retirer le scénario</translation>
    </message>
    <message>
        <source>&amp;Where the figures come from</source>
        <translation>D’où viennent les &amp;chiffres</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;Sizes</source>
        <translation>Ta&amp;illes</translation>
    </message>
    <message>
        <source>&amp;Decimal: GB = 1000³ bytes</source>
        <translation>&amp;Décimal&#xa0;: Go = 1000³ octets</translation>
    </message>
    <message>
        <source>&amp;Binary: GiB = 1024³ bytes</source>
        <translation>&amp;Binaire&#xa0;: Gio = 1024³ octets</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;About Configuria</source>
        <translation>À &amp;propos de Configuria</translation>
    </message>
    <message>
        <source>Switch the language</source>
        <translation>Changer de langue</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>About Configuria</source>
        <translation>À propos de Configuria</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Configuria %1&lt;/h3&gt;&lt;p&gt;Sizes, prices and quotes AI servers.&lt;/p&gt;&lt;p&gt;Catalogue of %2. Its prices are indicative.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Charts by Qt Charts and QCustomPlot.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Configuria %1&lt;/h3&gt;&lt;p&gt;Dimensionne, chiffre et propose des serveurs d’IA.&lt;/p&gt;&lt;p&gt;Catalogue du %2. Ses prix sont indicatifs.&lt;/p&gt;&lt;p&gt;Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Graphiques par Qt Charts et QCustomPlot.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>%1 (recovered)</source>
        <extracomment>Name of a project that was brought back after the program had been stopped in the middle of the work</extracomment>
        <translation>%1 (récupéré)</translation>
    </message>
    <message>
        <source>&amp;Do not save</source>
        <translation>&amp;Ne pas enregistrer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Models (*.json *.gguf *.safetensors);;All files (*)</source>
        <translation>Modèles (*.json *.gguf *.safetensors);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>&amp;Import model file…</source>
        <translation>&amp;Importer un fichier de modèle…</translation>
    </message>
    <message>
        <source>A&amp;ccuracy of the figures</source>
        <translation>&amp;Exactitude des chiffres</translation>
    </message>
    <message>
        <source>Accuracy of the figures</source>
        <translation>Exactitude des chiffres</translation>
    </message>
    <message>
        <source>Comparing the figures with the measured runs…</source>
        <translation>Comparaison des chiffres avec les essais mesurés…</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Transfers</source>
        <extracomment>tab: loads, starts, checkpoints, transfers, and what the link between the GPUs brings</extracomment>
        <translation>Transferts</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>%1-acceptance</source>
        <extracomment>name of a file: %1 number of the quote</extracomment>
        <translation>%1-recette</translation>
    </message>
    <message>
        <source>Acceptance sheet</source>
        <translation>Fiche de recette</translation>
    </message>
    <message>
        <source>Acceptance s&amp;heet…</source>
        <translation>Fiche de r&amp;ecette…</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Configure</source>
        <extracomment>page of the window: where a configuration is made</extracomment>
        <translation>Configurer</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catalogue</translation>
    </message>
    <message>
        <source>&amp;Configure</source>
        <translation>&amp;Configurer</translation>
    </message>
    <message>
        <source>C&amp;atalogue</source>
        <translation>C&amp;atalogue</translation>
    </message>
    <message>
        <source>Power</source>
        <extracomment>tab: efficiency of the power supplies, heat, racks</extracomment>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>page of the window: scenarios side by side</extracomment>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Com&amp;pare</source>
        <translation>Com&amp;parer</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>page</comment>
        <extracomment>page of the window: charts of the cost of one scenario</extracomment>
        <translation>Coûts</translation>
    </message>
    <message>
        <source>C&amp;ost</source>
        <translation>C&amp;oûts</translation>
    </message>
    <message>
        <source>&amp;Seller…</source>
        <translation>&amp;Vendeur…</translation>
    </message>
    <message>
        <source>&amp;Issue quote…</source>
        <translation>É&amp;mettre le devis…</translation>
    </message>
    <message>
        <source>Keep as dra&amp;ft in the register</source>
        <translation>Garder comme &amp;brouillon dans le registre</translation>
    </message>
    <message>
        <source>Quotes</source>
        <extracomment>page of the window: the register of quotes</extracomment>
        <translation>Devis</translation>
    </message>
    <message>
        <source>&amp;Quotes</source>
        <translation>&amp;Devis</translation>
    </message>
    <message>
        <source>Issued: %1, version %2</source>
        <extracomment>%1 number of a quote, %2 its version</extracomment>
        <translation>Émis&#xa0;: %1, version %2</translation>
    </message>
    <message>
        <source>Issued: %1</source>
        <translation>Émis&#xa0;: %1</translation>
    </message>
    <message>
        <source>Kept as a draft in the register</source>
        <translation>Gardé comme brouillon dans le registre</translation>
    </message>
    <message>
        <source>JSON with the terms of EN 16931 (*.json)</source>
        <translation>JSON aux termes de l’EN 16931 (*.json)</translation>
    </message>
    <message>
        <source>Export quote as workbook or data</source>
        <translation>Exporter le devis en classeur ou en données</translation>
    </message>
    <message>
        <source>Workbooks with formulas (*.xlsx)</source>
        <translation>Classeurs avec formules (*.xlsx)</translation>
    </message>
    <message>
        <source>%1-internal</source>
        <extracomment>name of a file: %1 number of the quote</extracomment>
        <translation>%1-interne</translation>
    </message>
    <message>
        <source>Internal copy with purchase prices and margins</source>
        <translation>Copie interne avec prix d’achat et marges</translation>
    </message>
    <message>
        <source>Export quote as &amp;workbook or data…</source>
        <translation>Exporter le devis en classeur ou en données…</translation>
    </message>
    <message>
        <source>Internal copy with &amp;margins…</source>
        <extracomment>a copy of the quote with purchase prices and margins, for the seller alone</extracomment>
        <translation>Copie interne avec les &amp;marges…</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>Devis %1</translation>
    </message>
    <message>
        <source>The mail program cannot be started.</source>
        <translation>Le programme de courriel ne peut être lancé.</translation>
    </message>
    <message>
        <source>Send by &amp;mail…</source>
        <translation>Envoyer par co&amp;urriel…</translation>
    </message>
    <message>
        <source>Quote read from %1; its project is not saved yet</source>
        <translation>Devis lu dans %1&#xa0;; son projet n’est pas encore enregistré</translation>
    </message>
    <message>
        <source>Open the data of a quote</source>
        <translation>Ouvrir les données d’un devis</translation>
    </message>
    <message>
        <source>Open quote data (&amp;JSON)…</source>
        <translation>Ouvrir les données d’un devis (&amp;JSON)…</translation>
    </message>
    <message>
        <source>Export quote as &amp;CSV…</source>
        <translation>Exporter le devis en &amp;CSV…</translation>
    </message>
    <message>
        <source>Pre&amp;view of the quote…</source>
        <translation>&amp;Aperçu du devis…</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
</context>
<context>
    <name>configuria::MemoryBar</name>
    <message>
        <source>Make it fit</source>
        <extracomment>menu of changes after which the workload fits in memory</extracomment>
        <translation>Faire tenir</translation>
    </message>
    <message>
        <source>Changes after which the workload fits in memory, cheapest first.</source>
        <translation>Changements après lesquels la charge tient en mémoire, du moins coûteux au plus coûteux.</translation>
    </message>
</context>
<context>
    <name>configuria::MemoryCell</name>
    <message>
        <source>%1: %2, %3</source>
        <comment>caption, value, detail of a figure</comment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>Click to see where it comes from.</source>
        <translation>Cliquer pour voir d’où il vient.</translation>
    </message>
</context>
<context>
    <name>configuria::MemoryWords</name>
    <message>
        <source>Needed on each GPU</source>
        <translation>Nécessaire sur chaque GPU</translation>
    </message>
    <message>
        <source>Reserved by %1</source>
        <extracomment>%1 inference engine or training framework</extracomment>
        <translation>Réservé par %1</translation>
    </message>
    <message>
        <source>%1 of the card</source>
        <extracomment>share of the memory of the card that the engine takes at its start</extracomment>
        <translation>%1 de la carte</translation>
    </message>
    <message>
        <source>what it needs</source>
        <translation>ce qu’il lui faut</translation>
    </message>
    <message>
        <source>Usable on each GPU</source>
        <extracomment>%1 memory that the driver reports for one card</extracomment>
        <translation>Utilisable sur chaque GPU</translation>
    </message>
    <message>
        <source>of %1 reported</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>safely %1</source>
        <extracomment>the value up to which even the high estimate fits</extracomment>
        <translation>à coup sûr %1</translation>
    </message>
    <message>
        <source>%1 nodes of %2</source>
        <comment>fewest GPUs</comment>
        <translation>%1 nœuds de %2</translation>
    </message>
    <message>
        <source>TP %1</source>
        <extracomment>degree of tensor parallelism</extracomment>
        <translation>TP %1</translation>
    </message>
    <message>
        <source>PP %1</source>
        <extracomment>degree of pipeline parallelism</extracomment>
        <translation>PP %1</translation>
    </message>
    <message>
        <source>DP %1</source>
        <extracomment>degree of data parallelism</extracomment>
        <translation>DP %1</translation>
    </message>
    <message>
        <source>Longest sequence</source>
        <translation>Séquence la plus longue</translation>
    </message>
    <message>
        <source>Longest context</source>
        <translation>Contexte le plus long</translation>
    </message>
    <message>
        <source>all of the model’s</source>
        <translation>limite du modèle</translation>
    </message>
    <message>
        <source>Largest micro-batch</source>
        <translation>Plus grand micro-lot</translation>
    </message>
    <message>
        <source>Most sequences</source>
        <translation>Séquences au plus</translation>
    </message>
    <message>
        <source>Fewest of these GPUs</source>
        <translation>GPU de ce type au moins</translation>
    </message>
    <message>
        <source>%1: %2 per GPU (%3), %4</source>
        <extracomment>%1 a change, %2 memory needed on each GPU after it, %3 lowest and highest estimate of it, %4 whether it then fits</extracomment>
        <translation>%1&#xa0;: %2 par GPU (%3), %4</translation>
    </message>
    <message>
        <source>Sequences of %1, %2 at a time on each GPU</source>
        <extracomment>%1 tokens, %2 number of sequences</extracomment>
        <translation>Séquences de %1, %2 à la fois sur chaque GPU</translation>
    </message>
    <message numerus="yes">
        <source>%n sequence(s)</source>
        <translation>
            <numerusform>%n séquence</numerusform>
            <numerusform>%n séquences</numerusform>
        </translation>
    </message>
    <message>
        <source>Context of %1, %2</source>
        <extracomment>%1 tokens, %2 &quot;8 sequences&quot;; the program chose the context because none was entered</extracomment>
        <translation>Contexte de %1, %2</translation>
    </message>
    <message>
        <source>Context of %1 (default), %2</source>
        <translation>Contexte de %1 (par défaut), %2</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 paramètres</translation>
    </message>
    <message>
        <source>%1 trained parameters</source>
        <translation>%1 paramètres entraînés</translation>
    </message>
    <message>
        <source>%1 bits ÷ 8</source>
        <translation>%1 bits ÷ 8</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 octets</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1 couches</translation>
    </message>
    <message>
        <source>%1 windowed layers</source>
        <translation>%1 couches à fenêtre</translation>
    </message>
    <message>
        <source>%1 layers with a state</source>
        <translation>%1 couches à état</translation>
    </message>
    <message>
        <source>%1 (keys and values)</source>
        <translation>%1 (clés et valeurs)</translation>
    </message>
    <message>
        <source>%1 KV heads</source>
        <translation>%1 têtes KV</translation>
    </message>
    <message>
        <source>width %1</source>
        <translation>largeur %1</translation>
    </message>
    <message>
        <source>latent width %1</source>
        <translation>largeur latente %1</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>%1 tokens of the window</source>
        <translation>%1 tokens de la fenêtre</translation>
    </message>
    <message>
        <source>%1 sequences</source>
        <translation>%1 séquences</translation>
    </message>
    <message>
        <source>%1 for each</source>
        <translation>%1 chacun</translation>
    </message>
    <message>
        <source>%1 tensor-parallel GPUs</source>
        <translation>%1 GPU en parallélisme de tenseurs</translation>
    </message>
    <message>
        <source>%1 stages</source>
        <translation>%1 étages</translation>
    </message>
    <message>
        <source>%1 GPUs that share it</source>
        <translation>%1 GPU qui se les partagent</translation>
    </message>
    <message>
        <source>and %1: blocks, edges of the pipeline, parts that are not shared</source>
        <extracomment>what a product leaves of a figure</extracomment>
        <translation>et %1&#xa0;: blocs, extrémités du pipeline, parts qui ne sont pas partagées</translation>
    </message>
    <message>
        <source>less %1: parts that are shared further, or are not there at the peak</source>
        <translation>moins %1&#xa0;: parts partagées davantage, ou absentes au moment du pic</translation>
    </message>
</context>
<context>
    <name>configuria::ModelPicker</name>
    <message>
        <source>Choose a model</source>
        <translation>Choisir un modèle</translation>
    </message>
    <message>
        <source>Library of models</source>
        <translation>Bibliothèque de modèles</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Choisir</translation>
    </message>
    <message>
        <source>&amp;Import model file…</source>
        <translation>&amp;Importer un fichier de modèle…</translation>
    </message>
</context>
<context>
    <name>configuria::MovesView</name>
    <message>
        <source>PCIe alone</source>
        <translation>PCIe seul</translation>
    </message>
    <message>
        <source>PCIe alone: %1</source>
        <extracomment>%1 value of the same figure without the GPUs&apos; own link</extracomment>
        <translation>PCIe seul&#xa0;: %1</translation>
    </message>
    <message>
        <source>Link between the GPUs</source>
        <translation>Lien entre les GPU</translation>
    </message>
    <message>
        <source>Loads, starts and transfers</source>
        <translation>Chargements, démarrages et transferts</translation>
    </message>
</context>
<context>
    <name>configuria::MovesWords</name>
    <message>
        <source>limited by the drives</source>
        <translation>limité par les disques</translation>
    </message>
    <message>
        <source>limited by the host link</source>
        <translation>limité par le lien avec l’hôte</translation>
    </message>
    <message>
        <source>limited by the loader</source>
        <translation>limité par le chargeur</translation>
    </message>
    <message>
        <source>no drive with a known rate</source>
        <translation>aucun disque de débit connu</translation>
    </message>
    <message>
        <source>drives</source>
        <comment>rate of a model load</comment>
        <translation>disques</translation>
    </message>
    <message>
        <source>host to GPUs</source>
        <comment>rate of a model load</comment>
        <translation>hôte vers GPU</translation>
    </message>
    <message>
        <source>loader</source>
        <comment>rate of a model load</comment>
        <translation>chargeur</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>Démarrage à froid</translation>
    </message>
    <message>
        <source>process and GPU context</source>
        <translation>processus et contexte du GPU</translation>
    </message>
    <message>
        <source>compilation, graph capture</source>
        <translation>compilation, capture des graphes</translation>
    </message>
    <message>
        <source>%1 one way between two GPUs</source>
        <extracomment>%1 rate between two GPUs when each has links to several</extracomment>
        <translation>%1 dans un sens entre deux GPU</translation>
    </message>
    <message>
        <source>PCIe %1.0 x%2</source>
        <extracomment>%1 generation, %2 lanes</extracomment>
        <translation>PCIe %1.0 x%2</translation>
    </message>
    <message>
        <source>%1 one way after encoding</source>
        <translation>%1 dans un sens après codage</translation>
    </message>
    <message>
        <source>Own link</source>
        <comment>between GPUs</comment>
        <translation>Lien propre</translation>
    </message>
    <message>
        <source>one GPU</source>
        <translation>un seul GPU</translation>
    </message>
    <message>
        <source>PCIe switches</source>
        <translation>commutateurs PCIe</translation>
    </message>
    <message>
        <source>bridge</source>
        <comment>between cards</comment>
        <translation>(pont)</translation>
    </message>
    <message>
        <source>%1 bridge</source>
        <translation>%1 (pont)</translation>
    </message>
    <message>
        <source>%1, pair by pair</source>
        <translation>%1, paire par paire</translation>
    </message>
    <message>
        <source>%1 through NVSwitch</source>
        <translation>%1 par NVSwitch</translation>
    </message>
    <message>
        <source>Output of all users</source>
        <translation>Débit de tous les utilisateurs</translation>
    </message>
    <message>
        <source>Training, per GPU</source>
        <translation>Entraînement, par GPU</translation>
    </message>
    <message>
        <source>Prompts read</source>
        <translation>Lecture des prompts</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>Délai du premier token</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>Temps par token généré</translation>
    </message>
    <message>
        <source>Training step</source>
        <translation>Étape d’entraînement</translation>
    </message>
    <message>
        <source>Time to train</source>
        <translation>Durée d’entraînement</translation>
    </message>
    <message>
        <source>Cost of the training</source>
        <translation>Coût de l’entraînement</translation>
    </message>
    <message>
        <source>Cost of a million tokens</source>
        <translation>Coût d’un million de tokens</translation>
    </message>
    <message>
        <source>No GPU of the catalogue is chosen.</source>
        <translation>Aucun GPU du catalogue n’est choisi.</translation>
    </message>
    <message>
        <source>One GPU in a node: no link between GPUs is used.</source>
        <translation>Un seul GPU par nœud&#xa0;: aucun lien entre GPU n’est utilisé.</translation>
    </message>
    <message>
        <source>Different GPUs in a node cannot be joined: they exchange over PCIe.</source>
        <translation>Des GPU différents dans un nœud ne peuvent être reliés&#xa0;: ils échangent par PCIe.</translation>
    </message>
    <message>
        <source>This card takes no link of its own: the GPUs exchange over PCIe.</source>
        <translation>Cette carte n’a pas de lien propre&#xa0;: les GPU échangent par PCIe.</translation>
    </message>
    <message>
        <source>No speed to compare: the workload does not fit, or its speed is not known.</source>
        <translation>Aucune vitesse à comparer&#xa0;: la charge ne tient pas, ou sa vitesse n’est pas connue.</translation>
    </message>
    <message>
        <source>The chassis lists no bridge for this card. In one that does:</source>
        <extracomment>before what the link would bring</extracomment>
        <translation>Le châssis n’annonce pas de pont pour cette carte. Dans un autre qui en a&#xa0;:</translation>
    </message>
    <message>
        <source>one way; %1 both ways</source>
        <extracomment>after the rate of a link in one direction; %1 its rate in both directions together</extracomment>
        <translation>dans un sens&#xa0;; %1 dans les deux sens</translation>
    </message>
    <message>
        <source>over the GPUs’ link</source>
        <extracomment>ways of a transfer, each after or before its time</extracomment>
        <translation>par le lien des GPU</translation>
    </message>
    <message>
        <source>over PCIe</source>
        <translation>par PCIe</translation>
    </message>
    <message>
        <source>from the host</source>
        <translation>depuis l’hôte</translation>
    </message>
    <message>
        <source>%1: %2 times as fast as PCIe alone.</source>
        <extracomment>%1 link, %2 factor</extracomment>
        <translation>%1&#xa0;: %2 fois plus rapide que PCIe seul.</translation>
    </message>
    <message>
        <source>%1 brings nothing here: as the model is split, the GPUs that it joins exchange little.</source>
        <translation>%1 n’apporte rien ici&#xa0;: tel que le modèle est réparti, les GPU reliés échangent peu.</translation>
    </message>
    <message>
        <source>Without it, %1 machines for the work of %2: %3 more over %4, at this configuration’s cost of ownership.</source>
        <extracomment>%1 machines without the link, %2 with it, %3 amount, %4 &quot;3 years&quot;</extracomment>
        <translation>Sans lui, %1 machines pour le travail de %2&#xa0;: %3 de plus sur %4, au coût de possession de cette configuration.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>two remarks on one figure</extracomment>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>Model load</source>
        <extracomment>time to read the weights from the drives into the GPUs</extracomment>
        <translation>Chargement du modèle</translation>
    </message>
    <message>
        <source>KV cache of a sequence</source>
        <translation>Cache KV d’une séquence</translation>
    </message>
    <message>
        <source>Weights of a GPU</source>
        <translation>Poids d’un GPU</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>%1 size, %2 rate of the drive</extracomment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>Checkpoints of a day</source>
        <translation>Checkpoints d’un jour</translation>
    </message>
    <message>
        <source>one an hour, all kept: %1 of the time</source>
        <translation>un par heure, tous gardés&#xa0;: %1 du temps</translation>
    </message>
</context>
<context>
    <name>configuria::OfferDialog</name>
    <message>
        <source>Line in the quote</source>
        <translation>Ligne dans le devis</translation>
    </message>
    <message>
        <source>that of the quote: %1</source>
        <translation>celui du devis&#xa0;: %1</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>&amp;Option: printed with its price, in no total</source>
        <translation>&amp;Option&#xa0;: imprimée avec son prix, dans aucun total</translation>
    </message>
    <message>
        <source>&amp;Section</source>
        <translation>&amp;Section</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>&amp;Commentaire</translation>
    </message>
    <message>
        <source>&amp;VAT rate</source>
        <translation>Taux de &amp;TVA</translation>
    </message>
    <message>
        <source>&amp;HS code</source>
        <translation>Code S&amp;H</translation>
    </message>
    <message>
        <source>Country of o&amp;rigin</source>
        <translation>Pays d’o&amp;rigine</translation>
    </message>
    <message>
        <source>&amp;Purchase price (%1)</source>
        <translation>Prix d’&amp;achat (%1)</translation>
    </message>
    <message>
        <source>&amp;Floor price (%1)</source>
        <translation>Prix &amp;plancher (%1)</translation>
    </message>
    <message>
        <source>that of its kind of part</source>
        <translation>celle de son type de pièce</translation>
    </message>
    <message>
        <source>“%1” is not a rate: a number from 0 to 100 is.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un taux&#xa0;: un nombre de 0 à 100 en est un.</translation>
    </message>
    <message>
        <source>“%1” is not a price: a number from 0 to 1 000 000 000 is.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un prix&#xa0;: un nombre de 0 à 1&#x202f;000&#x202f;000&#x202f;000 en est un.</translation>
    </message>
    <message>
        <source>&amp;Unit of the quantity and the prices</source>
        <translation>&amp;Unité de la quantité et des prix</translation>
    </message>
    <message>
        <source>For the house alone, per unit and without VAT; never on the customer’s copy:</source>
        <translation>Pour la maison seule, par unité et hors taxes&#xa0;; jamais sur l’exemplaire du client&#xa0;:</translation>
    </message>
</context>
<context>
    <name>configuria::PartFigures</name>
    <message>
        <source>bridge</source>
        <translation>pont</translation>
    </message>
    <message>
        <source>power cable</source>
        <translation>câble d’alimentation</translation>
    </message>
    <message>
        <source>other</source>
        <translation>autre</translation>
    </message>
    <message>
        <source>rack</source>
        <translation>baie</translation>
    </message>
    <message>
        <source>PDU</source>
        <translation>PDU</translation>
    </message>
    <message>
        <source>UPS</source>
        <translation>onduleur</translation>
    </message>
    <message>
        <source>per GPU</source>
        <translation>par GPU</translation>
    </message>
    <message>
        <source>per socket</source>
        <translation>par socket</translation>
    </message>
    <message>
        <source>per node</source>
        <translation>par nœud</translation>
    </message>
    <message>
        <source>%1 switch</source>
        <extracomment>%1 a network, &quot;InfiniBand NDR&quot;</extracomment>
        <translation>commutateur %1</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Débit mémoire</translation>
    </message>
    <message>
        <source>TDP</source>
        <extracomment>thermal design power</extracomment>
        <translation>TDP</translation>
    </message>
    <message>
        <source>GPU form</source>
        <translation>Format GPU</translation>
    </message>
    <message>
        <source>PCIe</source>
        <translation>PCIe</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>Logiciel</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Cœurs</translation>
    </message>
    <message>
        <source>Socket</source>
        <translation>Socket</translation>
    </message>
    <message>
        <source>Memory type</source>
        <translation>Type de mémoire</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canaux</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Capacité</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Débit</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>Interface</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Rendement</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Sockets</source>
        <translation>Sockets</translation>
    </message>
    <message>
        <source>Rack units</source>
        <translation>Unités U</translation>
    </message>
    <message>
        <source>Port rate</source>
        <translation>Débit par port</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>Ports</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Connector</source>
        <translation>Connecteur</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Années</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>Go</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>Go/s</translation>
    </message>
    <message>
        <source>Gbit/s</source>
        <translation>Gbit/s</translation>
    </message>
</context>
<context>
    <name>configuria::PartFilterPanel</name>
    <message>
        <source>Only what &amp;fits here</source>
        <translation>Seulement ce qui con&amp;vient ici</translation>
    </message>
    <message>
        <source>C&amp;lear the filters</source>
        <translation>Effacer les fi&amp;ltres</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Fabricant</translation>
    </message>
    <message>
        <source>Price at most</source>
        <translation>Prix maximal</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>up to</source>
        <extracomment>upper end of a range</extracomment>
        <translation>jusqu’à</translation>
    </message>
    <message>
        <source>any</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a figure and its unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Parts whose value is not known stay in the list.</source>
        <translation>Les composants dont la valeur n’est pas connue restent dans la liste.</translation>
    </message>
    <message numerus="yes">
        <source>%n parts</source>
        <translation>
            <numerusform>%n composant</numerusform>
            <numerusform>%n composants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n parts; the others are hidden</source>
        <translation>
            <numerusform>%1 sur %n composant&#xa0;; les autres sont masqués</numerusform>
            <numerusform>%1 sur %n composants&#xa0;; les autres sont masqués</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::PartForm</name>
    <message>
        <source>Add a part</source>
        <translation>Ajouter un composant</translation>
    </message>
    <message>
        <source>Edit a part</source>
        <translation>Modifier un composant</translation>
    </message>
    <message>
        <source>Kind of part</source>
        <translation>Type de composant</translation>
    </message>
    <message>
        <source>What you enter is yours: an update of the program leaves it alone.</source>
        <translation>Ce que vous saisissez est à vous&#xa0;: une mise à jour du programme n’y touche pas.</translation>
    </message>
    <message>
        <source>%1 *</source>
        <extracomment>%1 name of a figure that a part must have</extracomment>
        <translation>%1 *</translation>
    </message>
    <message>
        <source>Price without VAT</source>
        <translation>Prix HT</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <source>“%1” is not a price: a number from 0 to 1 000 000 000 is.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un prix&#xa0;: un nombre de 0 à 1 000 000 000 en est un.</translation>
    </message>
    <message>
        <source>“%1” is not a currency: EUR or USD is.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une devise&#xa0;: EUR ou USD en est une.</translation>
    </message>
    <message>
        <source>“%1” is not a date: 2026-11-30 is.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une date&#xa0;: 2026-11-30 en est une.</translation>
    </message>
    <message>
        <source>“%1” is not a lead time: a whole number of days is.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un délai&#xa0;: un nombre entier de jours en est un.</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>«&#xa0;%1&#xa0;» manque.</translation>
    </message>
    <message>
        <source>“%1” is not a number: it is the value of “%2”.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre&#xa0;: c’est la valeur de «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The identifier is made of small letters, digits and single hyphens: acme-x1.</source>
        <translation>L’identifiant est fait de minuscules sans accent, de chiffres et de tirets simples&#xa0;: acme-x1.</translation>
    </message>
    <message>
        <source>The catalogue has a part “%1” already: edit that one, or give this one another identifier.</source>
        <translation>Le catalogue a déjà un composant «&#xa0;%1&#xa0;»&#xa0;: modifiez celui-là, ou donnez à celui-ci un autre identifiant.</translation>
    </message>
</context>
<context>
    <name>configuria::PartModel</name>
    <message>
        <source>%1U</source>
        <extracomment>height in rack units, &quot;4U&quot;</extracomment>
        <translation>%1U</translation>
    </message>
    <message numerus="yes">
        <source>%n GPUs</source>
        <comment>at most</comment>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPU</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sockets</source>
        <translation>
            <numerusform>%n socket</numerusform>
            <numerusform>%n sockets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n memory slots</source>
        <translation>
            <numerusform>%n emplacement mémoire</numerusform>
            <numerusform>%n emplacements mémoire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cores</source>
        <translation>
            <numerusform>%n cœur</numerusform>
            <numerusform>%n cœurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n channels of %1</source>
        <extracomment>%1 a memory type, &quot;DDR5&quot;</extracomment>
        <translation>
            <numerusform>%n canal %1</numerusform>
            <numerusform>%n canaux %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 GB</source>
        <extracomment>size of a memory module as vendors print it; French &quot;%1 Go&quot;</extracomment>
        <translation>%1 Go</translation>
    </message>
    <message>
        <source>read %1</source>
        <extracomment>sequential read speed</extracomment>
        <translation>lecture %1</translation>
    </message>
    <message>
        <source>200–240 V only</source>
        <translation>200–240 V uniquement</translation>
    </message>
    <message>
        <source>switch</source>
        <extracomment>a network switch</extracomment>
        <translation>commutateur</translation>
    </message>
    <message>
        <source>adapter</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>on request</source>
        <translation>sur demande</translation>
    </message>
    <message>
        <source>Price: %1</source>
        <translation>Prix&#xa0;: %1</translation>
    </message>
    <message>
        <source>Specification to be confirmed</source>
        <translation>Caractéristiques à confirmer</translation>
    </message>
    <message>
        <source>To be confirmed: %1</source>
        <extracomment>%1 names of data fields</extracomment>
        <translation>À confirmer&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read by a screen reader: %1 part, %2 why it does not fit</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Indicative, without VAT</source>
        <translation>Indicatif, hors TVA</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Composant</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>Caractéristiques</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Compatibility</source>
        <extracomment>column: does the part fit the configuration</extracomment>
        <translation>Compatibilité</translation>
    </message>
    <message>
        <source>%1 (example)</source>
        <extracomment>%1 a price without a source</extracomment>
        <translation>%1 (exemple)</translation>
    </message>
    <message>
        <source>Price: an example without a source, to be replaced by that of your supplier</source>
        <translation>Prix&#xa0;: exemple sans source, à remplacer par celui de votre fournisseur</translation>
    </message>
</context>
<context>
    <name>configuria::PartPicker</name>
    <message>
        <source>Add a part</source>
        <translation>Ajouter un composant</translation>
    </message>
    <message>
        <source>Kind of part</source>
        <translation>Type de composant</translation>
    </message>
    <message>
        <source>&amp;Quantity per node</source>
        <translation>&amp;Quantité par nœud</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>Parts of the catalogue</source>
        <translation>Composants du catalogue</translation>
    </message>
</context>
<context>
    <name>configuria::PartSheetModel</name>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Price without VAT</source>
        <translation>Prix HT</translation>
    </message>
    <message>
        <source>on request</source>
        <translation>sur demande</translation>
    </message>
    <message>
        <source>%1 (example)</source>
        <extracomment>%1 a price that has no source</extracomment>
        <translation>%1 (exemple)</translation>
    </message>
    <message>
        <source>Other prices</source>
        <translation>Autres prix</translation>
    </message>
    <message>
        <source>Own data</source>
        <extracomment>is the part the user&apos;s own</extracomment>
        <translation>Données personnelles</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>%1, the parts differ</source>
        <extracomment>read by a screen reader: %1 name of a figure</extracomment>
        <translation>%1, les composants diffèrent</translation>
    </message>
    <message>
        <source>%1 (to be confirmed)</source>
        <extracomment>%1 a value of a data sheet that no source confirms</extracomment>
        <translation>%1 (à confirmer)</translation>
    </message>
</context>
<context>
    <name>configuria::PiecesBox</name>
    <message>
        <source>A part is counted in whole pieces; services, licences and your own lines take decimals.</source>
        <translation>Une pièce se compte en nombre entier&#xa0;; les services, les licences et vos propres lignes acceptent des décimales.</translation>
    </message>
</context>
<context>
    <name>configuria::PowerView</name>
    <message>
        <source>A rack</source>
        <translation>Une baie</translation>
    </message>
    <message>
        <source>Power, heat and racks</source>
        <translation>Puissance, chaleur et baies</translation>
    </message>
</context>
<context>
    <name>configuria::PowerWords</name>
    <message>
        <source>full speed</source>
        <translation>pleine vitesse</translation>
    </message>
    <message>
        <source>slowed down</source>
        <translation>ralenti</translation>
    </message>
    <message>
        <source>off</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>load %1</source>
        <translation>charge %1</translation>
    </message>
    <message>
        <source>%1 per cord, %2 on a feed</source>
        <extracomment>current of one power cord, and of the feed (line into the rack) that carries the most</extracomment>
        <translation>%1 par cordon, %2 sur une arrivée</translation>
    </message>
    <message>
        <source>limited by power</source>
        <translation>limite&#xa0;: puissance</translation>
    </message>
    <message>
        <source>limited by cooling</source>
        <translation>limite&#xa0;: refroidissement</translation>
    </message>
    <message>
        <source>limited by height</source>
        <translation>limite&#xa0;: hauteur</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) in one rack</source>
        <translation>
            <numerusform>%n nœud par baie</numerusform>
            <numerusform>%n nœuds par baie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rack(s)</source>
        <translation>
            <numerusform>%n baie</numerusform>
            <numerusform>%n baies</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of nodes in a rack</source>
        <translation>%1 de nœuds dans une baie</translation>
    </message>
    <message>
        <source>Power budget: GPUs %1 before overhead, node %2; supplies %3, %4 with the spare ones lost</source>
        <translation>Bilan de puissance&#xa0;: GPU seuls %1, nœud %2&#xa0;; alimentations %3, %4 une fois perdues celles de secours</translation>
    </message>
    <message>
        <source>Power budget: GPUs %1 before overhead, node %2; supplies %3</source>
        <translation>Bilan de puissance&#xa0;: GPU seuls %1, nœud %2&#xa0;; alimentations %3</translation>
    </message>
    <message>
        <source>All supplies: %1</source>
        <translation>Toutes les alimentations&#xa0;: %1</translation>
    </message>
    <message>
        <source>One supply lost: %1</source>
        <translation>Une alimentation perdue&#xa0;: %1</translation>
    </message>
    <message>
        <source>One feed lost: %1</source>
        <translation>Une arrivée perdue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Peaks of 100 µs: %1; the supplies carry %2</source>
        <translation>Pointes de 100&#xa0;µs&#xa0;: %1&#xa0;; les alimentations fournissent %2</translation>
    </message>
    <message>
        <source>Smallest set that does: %1 × %2, margin %3</source>
        <extracomment>number of power supplies × their name, margin in percent</extracomment>
        <translation>Plus petit jeu qui convient&#xa0;: %1 × %2, marge %3</translation>
    </message>
    <message>
        <source>Racks: %1</source>
        <translation>Baies&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 behind the supplies, %2</source>
        <extracomment>power at the plug, with that behind the supplies and the apparent power</extracomment>
        <translation>%1 derrière les alimentations, %2</translation>
    </message>
    <message>
        <source>Full load of a node</source>
        <translation>Pleine charge d’un nœud</translation>
    </message>
    <message>
        <source>%1 with one feed lost</source>
        <translation>%1 avec une arrivée perdue</translation>
    </message>
    <message>
        <source>%1 with one supply lost</source>
        <translation>%1 avec une alimentation perdue</translation>
    </message>
    <message numerus="yes">
        <source>load %1 of %n supply(ies)</source>
        <translation>
            <numerusform>charge %1 de %n alimentation</numerusform>
            <numerusform>charge %1 de %n alimentations</numerusform>
        </translation>
    </message>
    <message>
        <source>stops</source>
        <translation>s’arrête</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Chaleur</translation>
    </message>
    <message>
        <source>Cooling air</source>
        <translation>Air de refroidissement</translation>
    </message>
    <message>
        <source>warmed by %1 K</source>
        <translation>réchauffé de %1&#xa0;K</translation>
    </message>
    <message>
        <source>Current of a cord</source>
        <translation>Courant par cordon</translation>
    </message>
    <message>
        <source>Current of a feed, per phase</source>
        <translation>Courant par arrivée et phase</translation>
    </message>
    <message>
        <source>What the circuit carries</source>
        <extracomment>what a circuit carries for long; %1 rating of its breaker</extracomment>
        <translation>Ce que porte le circuit</translation>
    </message>
    <message>
        <source>breaker of %1</source>
        <translation>disjoncteur de %1</translation>
    </message>
    <message>
        <source>One supply lost</source>
        <translation>Une alimentation perdue</translation>
    </message>
    <message>
        <source>One feed lost</source>
        <translation>Une arrivée perdue</translation>
    </message>
    <message>
        <source>left by %1</source>
        <extracomment>after a share, such as 28 %, that is left; %1 a number of power supplies and their name</extracomment>
        <translation>laissée par %1</translation>
    </message>
    <message>
        <source>Margin of the smallest set</source>
        <translation>Marge du plus petit jeu</translation>
    </message>
    <message>
        <source>Nodes in a rack</source>
        <translation>Nœuds par baie</translation>
    </message>
    <message>
        <source>set the power, the cooling or the free units of a rack</source>
        <translation>indiquez la puissance, le froid ou les unités libres d’une baie</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>Baies</translation>
    </message>
    <message numerus="yes">
        <source>for %n node(s)</source>
        <translation>
            <numerusform>pour %n nœud</numerusform>
            <numerusform>pour %n nœuds</numerusform>
        </translation>
    </message>
    <message>
        <source>Weight in a rack</source>
        <translation>Poids dans une baie</translation>
    </message>
    <message>
        <source>without the rack itself</source>
        <translation>sans la baie elle-même</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) of %1 U</source>
        <translation>
            <numerusform>%n nœud de %1&#xa0;U</numerusform>
            <numerusform>%n nœuds de %1&#xa0;U</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room for %n more</source>
        <translation>
            <numerusform>place pour %n de plus</numerusform>
            <numerusform>place pour %n de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n U left over</source>
        <translation>
            <numerusform>%n&#xa0;U restante</numerusform>
            <numerusform>%n&#xa0;U restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>a rack of %1 U is assumed</source>
        <translation>une baie de %1&#xa0;U est supposée</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a sentence</comment>
        <translation>&#xa0;; </translation>
    </message>
</context>
<context>
    <name>configuria::PriceAges</name>
    <message>
        <source>Electricity</source>
        <translation>Électricité</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a provider, then how it is paid</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) old</source>
        <translation>
            <numerusform>vieux de %n&#xa0;jour</numerusform>
            <numerusform>vieux de %n&#xa0;jours</numerusform>
        </translation>
    </message>
    <message>
        <source>no date</source>
        <translation>sans date</translation>
    </message>
    <message>
        <source>dated in the future</source>
        <translation>daté dans le futur</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 what has a price, %2 &quot;no date&quot;</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>%1 what has a price, %2 the day of it, %3 &quot;885 days old&quot;</extracomment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
</context>
<context>
    <name>configuria::PrintText</name>
    <message>
        <source>The quote cannot be printed to %1. Is it a folder where files can be written?</source>
        <translation>Le devis ne peut pas être imprimé dans %1. Ce dossier est-il accessible en écriture&#xa0;?</translation>
    </message>
    <message>
        <source>The printer %1 takes no page. Is it switched on and connected?</source>
        <translation>L’imprimante %1 n’accepte aucune page. Est-elle allumée et connectée&#xa0;?</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
</context>
<context>
    <name>configuria::ProfileBox</name>
    <message>
        <source>Your profiles cannot be read. The file is kept. %1</source>
        <translation>Vos profils ne peuvent pas être lus. Le fichier est conservé. %1</translation>
    </message>
    <message>
        <source>Save as a profile…</source>
        <translation>Enregistrer comme profil…</translation>
    </message>
    <message>
        <source>Save as a profile</source>
        <translation>Enregistrer comme profil</translation>
    </message>
    <message>
        <source>Rename the profile…</source>
        <translation>Renommer le profil…</translation>
    </message>
    <message>
        <source>Rename the profile</source>
        <translation>Renommer le profil</translation>
    </message>
    <message>
        <source>Delete the profile</source>
        <translation>Supprimer le profil</translation>
    </message>
    <message>
        <source>Name; a profile of that name is replaced when one is saved.</source>
        <translation>Nom&#xa0;; un profil de ce nom est remplacé à l’enregistrement.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what a price or factor is, then its source</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>an example, without a public source</source>
        <translation>un exemple, sans source publique</translation>
    </message>
    <message>
        <source>kWh (%1)</source>
        <translation>kWh (%1)</translation>
    </message>
    <message>
        <source>kWh</source>
        <translation>kWh</translation>
    </message>
    <message>
        <source>Your kWh price is kept: that of the place is in %1.</source>
        <translation>Votre prix du kWh est gardé&#xa0;: celui du lieu est en %1.</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>CO2</source>
        <translation>CO2</translation>
    </message>
    <message>
        <source>Colocation</source>
        <translation>Colocation</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Refroidissement</translation>
    </message>
    <message>
        <source>own values</source>
        <translation>valeurs propres</translation>
    </message>
    <message>
        <source>%1 (in %2)</source>
        <extracomment>%1 name of a profile whose amounts are not those of the project, %2 its currency</extracomment>
        <translation>%1 (en %2)</translation>
    </message>
    <message>
        <source>Place or profile</source>
        <translation>Lieu ou profil</translation>
    </message>
    <message>
        <source>Sets country, price, PUE, CO2, voltage, colocation and cooling to known values, with their sources. A profile of your own sets every field of site and cost.</source>
        <translation>Règle pays, prix, PUE, CO2, tension, colocation et refroidissement sur des valeurs connues, avec leurs sources. Un profil à vous règle tous les champs du site et des coûts.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Save the site and the terms under a name, rename or delete a profile.</source>
        <translation>Enregistrer le site et les conditions sous un nom, renommer ou supprimer un profil.</translation>
    </message>
</context>
<context>
    <name>configuria::ProposalWords</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 a figure, %2 how much it changes: &quot;850 W (+120 W)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 each</source>
        <extracomment>%1 the price of one piece</extracomment>
        <translation>%1 pièce</translation>
    </message>
    <message>
        <source>on request</source>
        <translation>sur demande</translation>
    </message>
    <message>
        <source>today</source>
        <translation>actuel</translation>
    </message>
    <message>
        <source>smaller</source>
        <translation>plus petit</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>plus grand</translation>
    </message>
    <message>
        <source>cheaper</source>
        <translation>moins cher</translation>
    </message>
    <message>
        <source>other maker</source>
        <translation>autre fabricant</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>findings</comment>
        <translation>
            <numerusform>%n nouveau</numerusform>
            <numerusform>%n nouveaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mended</source>
        <comment>findings</comment>
        <translation>
            <numerusform>%n résolu</numerusform>
            <numerusform>%n résolus</numerusform>
        </translation>
    </message>
    <message>
        <source>Inside the system: its price includes them</source>
        <translation>Dans le système&#xa0;: son prix les comprend</translation>
    </message>
    <message>
        <source>The least expensive set that holds the model</source>
        <translation>L’ensemble le moins cher qui contient le modèle</translation>
    </message>
    <message>
        <source>The board is sold with all of them</source>
        <translation>La carte est vendue avec tous ses modules</translation>
    </message>
    <message>
        <source>One for each socket</source>
        <translation>Un par socket</translation>
    </message>
    <message>
        <source>Every memory channel holds the same</source>
        <translation>Tous les canaux mémoire remplis de même</translation>
    </message>
    <message>
        <source>Holds the system and the model</source>
        <translation>Contient le système et le modèle</translation>
    </message>
    <message>
        <source>Carries the load, which the supplies of the chassis may not</source>
        <translation>Tient la charge, ce que celles du châssis ne garantissent pas</translation>
    </message>
    <message>
        <source>Those that the chassis is sold with</source>
        <translation>Celles avec lesquelles le châssis est vendu</translation>
    </message>
    <message>
        <source>The rules ask for it</source>
        <translation>Demandé par les règles</translation>
    </message>
    <message>
        <source>A complete system: processors, memory, drives and fans are inside, and are not proposed again.</source>
        <translation>Système complet&#xa0;: processeurs, mémoire, disques et ventilateurs sont inclus et ne sont pas proposés à nouveau.</translation>
    </message>
    <message>
        <source>The board and the fans come with the chassis.</source>
        <translation>La carte mère et les ventilateurs sont fournis avec le châssis.</translation>
    </message>
    <message numerus="yes">
        <source>It is sold with %n power supplies of %1.</source>
        <extracomment>%1 watts of one power supply</extracomment>
        <translation>
            <numerusform>Il est vendu avec %n alimentation de %1.</numerusform>
            <numerusform>Il est vendu avec %n alimentations de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is sold with %n power supplies.</source>
        <translation>
            <numerusform>Il est vendu avec %n alimentation.</numerusform>
            <numerusform>Il est vendu avec %n alimentations.</numerusform>
        </translation>
    </message>
    <message>
        <source>Memory of one GPU: %1 of %2</source>
        <extracomment>%1 bytes needed on one GPU, %2 bytes that can be used</extracomment>
        <translation>Mémoire d’un GPU&#xa0;: %1 sur %2</translation>
    </message>
</context>
<context>
    <name>configuria::QuoteDetails</name>
    <message>
        <source>Quote details</source>
        <translation>Détails du devis</translation>
    </message>
    <message>
        <source>&amp;Quote</source>
        <translation>&amp;Devis</translation>
    </message>
    <message>
        <source>&amp;Customer</source>
        <translation>&amp;Client</translation>
    </message>
    <message>
        <source>&amp;Seller</source>
        <translation>&amp;Vendeur</translation>
    </message>
    <message>
        <source>S&amp;ale and payment</source>
        <translation>Ven&amp;te et paiement</translation>
    </message>
    <message>
        <source>&amp;Delivery</source>
        <translation>&amp;Livraison</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Document</translation>
    </message>
    <message>
        <source>&amp;Internal</source>
        <translation>&amp;Interne</translation>
    </message>
</context>
<context>
    <name>configuria::QuoteFindingWords</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n&#xa0;jour</numerusform>
            <numerusform>%n&#xa0;jours</numerusform>
        </translation>
    </message>
    <message>
        <source>The seller has no name</source>
        <translation>Le vendeur n’a pas de nom</translation>
    </message>
    <message>
        <source>The seller has no address</source>
        <translation>Le vendeur n’a pas d’adresse</translation>
    </message>
    <message>
        <source>The legal form of the seller is missing</source>
        <translation>La forme juridique du vendeur manque</translation>
    </message>
    <message>
        <source>The share capital of the seller is missing</source>
        <translation>Le capital social du vendeur manque</translation>
    </message>
    <message>
        <source>The company number of the seller is missing</source>
        <translation>Le numéro d’immatriculation du vendeur manque</translation>
    </message>
    <message>
        <source>The SIREN or SIRET of the seller is wrong</source>
        <translation>Le SIREN ou SIRET du vendeur est faux</translation>
    </message>
    <message>
        <source>The trade register of the seller is missing</source>
        <translation>L’immatriculation au RCS du vendeur manque</translation>
    </message>
    <message>
        <source>The VAT number of the seller is missing</source>
        <translation>Le numéro de TVA du vendeur manque</translation>
    </message>
    <message>
        <source>The VAT number of the seller is wrong</source>
        <translation>Le numéro de TVA du vendeur est faux</translation>
    </message>
    <message>
        <source>The VAT number of the seller has a key with letters</source>
        <translation>Le numéro de TVA du vendeur a une clé avec des lettres</translation>
    </message>
    <message>
        <source>The VAT number is not of the seller’s SIREN</source>
        <translation>Le numéro de TVA n’est pas celui du SIREN du vendeur</translation>
    </message>
    <message>
        <source>A deposit is asked for, but there is no IBAN</source>
        <translation>Un acompte est demandé, mais il n’y a pas d’IBAN</translation>
    </message>
    <message>
        <source>The IBAN of the seller is wrong</source>
        <translation>L’IBAN du vendeur est faux</translation>
    </message>
    <message>
        <source>The BIC of the seller is wrong</source>
        <translation>Le BIC du vendeur est faux</translation>
    </message>
    <message>
        <source>The customer has no name</source>
        <translation>Le client n’a pas de nom</translation>
    </message>
    <message>
        <source>The customer has no address</source>
        <translation>Le client n’a pas d’adresse</translation>
    </message>
    <message>
        <source>The country of the customer is not said</source>
        <translation>Le pays du client n’est pas indiqué</translation>
    </message>
    <message>
        <source>The SIREN of the customer is missing</source>
        <translation>Le SIREN du client manque</translation>
    </message>
    <message>
        <source>The SIREN or SIRET of the customer is wrong</source>
        <translation>Le SIREN ou SIRET du client est faux</translation>
    </message>
    <message>
        <source>The VAT number of the customer is missing</source>
        <translation>Le numéro de TVA du client manque</translation>
    </message>
    <message>
        <source>The VAT number of the customer is wrong</source>
        <translation>Le numéro de TVA du client est faux</translation>
    </message>
    <message>
        <source>The VAT number of the customer has a key with letters</source>
        <translation>Le numéro de TVA du client a une clé avec des lettres</translation>
    </message>
    <message>
        <source>The customer is not in another member state</source>
        <translation>Le client n’est pas dans un autre État membre</translation>
    </message>
    <message>
        <source>The customer of this export is inside the EU</source>
        <translation>Le client de cette exportation est dans l’UE</translation>
    </message>
    <message>
        <source>The quote has no number</source>
        <translation>Le devis n’a pas de numéro</translation>
    </message>
    <message>
        <source>The quote has expired</source>
        <translation>Le devis a expiré</translation>
    </message>
    <message>
        <source>The offer is held open for more than three months</source>
        <translation>L’offre est tenue plus de trois mois</translation>
    </message>
    <message>
        <source>The lead time is missing</source>
        <translation>Le délai de livraison manque</translation>
    </message>
    <message>
        <source>The warranty is missing</source>
        <translation>La garantie manque</translation>
    </message>
    <message>
        <source>No general terms are attached</source>
        <translation>Aucune condition générale n’est jointe</translation>
    </message>
    <message>
        <source>No court or law is named</source>
        <translation>Aucun tribunal ni droit n’est désigné</translation>
    </message>
    <message>
        <source>The term of payment is longer than the law allows</source>
        <translation>Le délai de paiement dépasse celui de la loi</translation>
    </message>
    <message>
        <source>The late-payment rate is below the legal least</source>
        <translation>Le taux des pénalités est sous le minimum légal</translation>
    </message>
    <message>
        <source>The late-payment rate is checked with rates of another half-year</source>
        <translation>Le taux des pénalités est vérifié avec les taux d’un autre semestre</translation>
    </message>
    <message>
        <source>The indemnity for recovery is below 40 EUR</source>
        <translation>L’indemnité de recouvrement est inférieure à 40 EUR</translation>
    </message>
    <message>
        <source>The early-payment discount has no term</source>
        <translation>L’escompte n’a pas de délai</translation>
    </message>
    <message>
        <source>A line bears no VAT</source>
        <translation>Une ligne ne porte pas de TVA</translation>
    </message>
    <message>
        <source>Prices include VAT in an exempt sale</source>
        <translation>Les prix comprennent la TVA dans une vente exonérée</translation>
    </message>
    <message>
        <source>The currency is not a code of ISO 4217</source>
        <translation>La devise n’est pas un code ISO 4217</translation>
    </message>
    <message>
        <source>The rate of exchange has no date or no source</source>
        <translation>Le taux de change n’a pas de date ou pas de source</translation>
    </message>
    <message>
        <source>The rate of exchange is more than 30 days old</source>
        <translation>Le taux de change a plus de 30 jours</translation>
    </message>
    <message>
        <source>No Incoterm is stated</source>
        <translation>Aucun Incoterm n’est indiqué</translation>
    </message>
    <message>
        <source>The Incoterm has no named place</source>
        <translation>L’Incoterm n’a pas de lieu désigné</translation>
    </message>
    <message>
        <source>EXW is stated, but the seller ships</source>
        <translation>EXW est indiqué, mais le vendeur expédie</translation>
    </message>
    <message>
        <source>The seller does not ship this export</source>
        <translation>Le vendeur n’expédie pas cette exportation</translation>
    </message>
    <message>
        <source>The Incoterm is one of sea freight</source>
        <translation>L’Incoterm est maritime</translation>
    </message>
    <message>
        <source>The country of origin is missing</source>
        <translation>Le pays d’origine manque</translation>
    </message>
    <message>
        <source>A country of origin is not a code of ISO 3166</source>
        <translation>Un pays d’origine n’est pas un code ISO 3166</translation>
    </message>
    <message>
        <source>The HS code is missing</source>
        <translation>Le code SH manque</translation>
    </message>
    <message>
        <source>An HS code does not have 6, 8 or 10 digits</source>
        <translation>Un code SH n’a pas 6, 8 ou 10 chiffres</translation>
    </message>
    <message>
        <source>The export of a GPU may need a licence</source>
        <translation>L’exportation d’un GPU peut demander une licence</translation>
    </message>
    <message>
        <source>Nothing is offered</source>
        <translation>Rien n’est proposé</translation>
    </message>
    <message>
        <source>A price is on request</source>
        <translation>Un prix est sur demande</translation>
    </message>
    <message>
        <source>A price is an example</source>
        <translation>Un prix est un exemple</translation>
    </message>
    <message>
        <source>The total is below zero</source>
        <translation>Le total est négatif</translation>
    </message>
    <message>
        <source>A line is sold below its floor price</source>
        <translation>Une ligne est vendue sous son prix plancher</translation>
    </message>
    <message>
        <source>The margin is below what is asked for</source>
        <translation>La marge est inférieure à celle demandée</translation>
    </message>
    <message>
        <source>The margin is not known</source>
        <translation>La marge n’est pas connue</translation>
    </message>
    <message>
        <source>A paper of a company names it. Enter the name of the seller.</source>
        <translation>Tout document commercial porte le nom de l’entreprise. Saisissez le nom du vendeur.</translation>
    </message>
    <message>
        <source>A paper of a company shows its registered office. Enter the address.</source>
        <translation>Tout document commercial porte le siège social. Saisissez l’adresse.</translation>
    </message>
    <message>
        <source>Enter the form and the share capital, such as “SAS au capital de 10 000 EUR”, or “EI” for a sole trader.</source>
        <translation>Saisissez la forme et le capital social, par exemple «&#xa0;SAS au capital de 10&#x202f;000&#xa0;EUR&#xa0;», ou «&#xa0;EI&#xa0;» pour un entrepreneur individuel.</translation>
    </message>
    <message>
        <source>A company prints its share capital after its form.</source>
        <translation>Une société indique son capital social après sa forme.</translation>
    </message>
    <message>
        <source>Enter the SIREN or SIRET; in the United Kingdom the company number.</source>
        <translation>Saisissez le SIREN ou le SIRET&#xa0;; au Royaume-Uni, le numéro de société.</translation>
    </message>
    <message>
        <source>Its check digit does not hold: a digit is mistyped or missing.</source>
        <translation>Sa clé de contrôle n’est pas bonne&#xa0;: un chiffre est faux ou manque.</translation>
    </message>
    <message>
        <source>Enter “RCS” and the city of the registry; in the United Kingdom the part that registered the company.</source>
        <translation>Saisissez «&#xa0;RCS&#xa0;» et la ville du greffe&#xa0;; au Royaume-Uni, la partie qui a immatriculé la société.</translation>
    </message>
    <message>
        <source>It is printed beside the SIREN, and an exempt sale is not possible without it.</source>
        <translation>Il figure à côté du SIREN, et une vente exonérée n’est pas possible sans lui.</translation>
    </message>
    <message>
        <source>It does not have the form of its state, or its key does not belong to the SIREN.</source>
        <translation>Il n’a pas la forme de son État, ou sa clé ne correspond pas au SIREN.</translation>
    </message>
    <message>
        <source>Such keys exist but cannot be computed. Check it against VIES.</source>
        <translation>De telles clés existent mais ne se calculent pas. Vérifiez-la dans VIES.</translation>
    </message>
    <message>
        <source>A French VAT number ends with the SIREN. One of the two belongs to another company.</source>
        <translation>Un numéro de TVA français se termine par le SIREN. L’un des deux appartient à une autre entreprise.</translation>
    </message>
    <message>
        <source>The customer needs an account to pay to.</source>
        <translation>Le client a besoin d’un compte où payer.</translation>
    </message>
    <message>
        <source>Its check digits or its length do not hold: payments would go astray.</source>
        <translation>Sa clé ou sa longueur n’est pas bonne&#xa0;: les paiements se perdraient.</translation>
    </message>
    <message>
        <source>A BIC has 8 or 11 characters, with the country at the fifth.</source>
        <translation>Un BIC a 8 ou 11 caractères, avec le pays au cinquième.</translation>
    </message>
    <message>
        <source>An offer is made to somebody. Enter the name of the customer.</source>
        <translation>Une offre s’adresse à quelqu’un. Saisissez le nom du client.</translation>
    </message>
    <message>
        <source>The invoice will need it, and delivery is counted on it.</source>
        <translation>La facture en aura besoin, et la livraison en dépend.</translation>
    </message>
    <message>
        <source>VAT, customs and export control depend on it.</source>
        <translation>La TVA, la douane et le contrôle des exportations en dépendent.</translation>
    </message>
    <message>
        <source>Electronic invoices carry it. Ask for it now.</source>
        <translation>Les factures électroniques le portent. Demandez-le dès maintenant.</translation>
    </message>
    <message>
        <source>Without a valid VAT number of another member state, French VAT is due.</source>
        <translation>Sans numéro de TVA valide d’un autre État membre, la TVA française est due.</translation>
    </message>
    <message>
        <source>It does not have the form of its state. Check it against VIES and keep the answer.</source>
        <translation>Il n’a pas la forme de son État. Vérifiez-le dans VIES et gardez la réponse.</translation>
    </message>
    <message>
        <source>The exemption is for goods that leave for another state of the EU, to a buyer with a VAT number there. Choose the case that applies.</source>
        <translation>L’exonération vaut pour des biens qui partent vers un autre État de l’UE, chez un acheteur qui y a un numéro de TVA. Choisissez le cas qui s’applique.</translation>
    </message>
    <message>
        <source>It is no export: choose the sale to a company in another EU state, or France.</source>
        <translation>Ce n’est pas une exportation&#xa0;: choisissez la vente à une entreprise d’un autre État de l’UE, ou la France.</translation>
    </message>
    <message>
        <source>A number that is used once lets both sides find the quote.</source>
        <translation>Un numéro unique permet à chacun de retrouver le devis.</translation>
    </message>
    <message>
        <source>Validity, prices and rates are counted from it.</source>
        <translation>La validité, les prix et les taux se comptent à partir d’elle.</translation>
    </message>
    <message>
        <source>Date it anew, and check its prices again.</source>
        <translation>Datez-le à nouveau et vérifiez encore ses prix.</translation>
    </message>
    <message>
        <source>In the United States a signed offer that says how long it holds cannot be taken back, for three months at most.</source>
        <translation>Aux États-Unis, une offre signée qui dit sa durée ne peut être retirée, pendant trois mois au plus.</translation>
    </message>
    <message>
        <source>Buyers look for it, and silence lets the seller be late from the first day.</source>
        <translation>Les acheteurs le cherchent, et sans lui le vendeur est en retard dès le premier jour.</translation>
    </message>
    <message>
        <source>Say how long, on what, and who pays the freight of a return.</source>
        <translation>Dites combien de temps, sur quoi, et qui paie le transport d’un retour.</translation>
    </message>
    <message>
        <source>They bind the customer only when they are known before the order.</source>
        <translation>Elles n’engagent le client que s’il les connaît avant la commande.</translation>
    </message>
    <message>
        <source>Across a border, say which law applies; that of international sales (CISG) does so by default between many states.</source>
        <translation>Entre deux pays, dites quel droit s’applique&#xa0;; par défaut, entre beaucoup d’États, c’est celui de la vente internationale (CVIM).</translation>
    </message>
    <message>
        <source>60 days from the invoice, or 45 days end of month. The fine of a company goes up to 2 million euros.</source>
        <translation>60 jours à compter de la facture, ou 45 jours fin de mois. L’amende d’une société va jusqu’à 2 millions d’euros.</translation>
    </message>
    <message>
        <source>It may not fall below three times the legal interest. Leave it empty for the rate of the law.</source>
        <translation>Il ne peut être inférieur à trois fois l’intérêt légal. Laissez-le vide pour le taux de la loi.</translation>
    </message>
    <message>
        <source>Legal interest and the rate of the ECB change on 1 January and 1 July. Check them.</source>
        <translation>L’intérêt légal et le taux de la BCE changent le 1er janvier et le 1er juillet. Vérifiez-les.</translation>
    </message>
    <message>
        <source>The decree fixes it: it is owed on each invoice paid late.</source>
        <translation>Le décret la fixe&#xa0;: elle est due pour chaque facture payée en retard.</translation>
    </message>
    <message>
        <source>Say within how many days it is earned, or set it to 0.</source>
        <translation>Dites en combien de jours il est acquis, ou mettez-le à 0.</translation>
    </message>
    <message>
        <source>In a sale with VAT, a rate of 0% needs a reason. Correct the rate, or choose the exempt case.</source>
        <translation>Dans une vente avec TVA, un taux de 0&#xa0;% demande une raison. Corrigez le taux, ou choisissez le cas exonéré.</translation>
    </message>
    <message>
        <source>Nothing is taken out of them: the customer pays the price with the tax. Enter prices without VAT.</source>
        <translation>Rien n’en est retiré&#xa0;: le client paie le prix avec la taxe. Saisissez des prix hors taxes.</translation>
    </message>
    <message>
        <source>Three letters, such as EUR or USD.</source>
        <translation>Trois lettres, comme EUR ou USD.</translation>
    </message>
    <message>
        <source>A converted price is only worth the day of its rate.</source>
        <translation>Un prix converti ne vaut que par le jour de son taux.</translation>
    </message>
    <message>
        <source>Take the rate of the day, or add a clause on exchange.</source>
        <translation>Prenez le taux du jour, ou ajoutez une clause de change.</translation>
    </message>
    <message>
        <source>Across a border, it says who pays freight, insurance and customs, and who bears the loss.</source>
        <translation>Entre deux pays, il dit qui paie le transport, l’assurance et la douane, et qui supporte la perte.</translation>
    </message>
    <message>
        <source>A rule without its place decides nothing: write for instance DAP and the address of the site.</source>
        <translation>Une règle sans son lieu ne décide rien&#xa0;: écrivez par exemple DAP et l’adresse du site.</translation>
    </message>
    <message>
        <source>Under EXW the buyer collects the goods and clears the export. State FCA, CPT, CIP or DAP.</source>
        <translation>En EXW, l’acheteur enlève les marchandises et dédouane l’exportation. Indiquez FCA, CPT, CIP ou DAP.</translation>
    </message>
    <message>
        <source>It is exempt when shipped by or for the seller; else only for a buyer of abroad, with the proof that the goods have left.</source>
        <translation>Elle est exonérée si le vendeur expédie ou fait expédier&#xa0;; sinon, seulement pour un acheteur étranger, avec la preuve de la sortie.</translation>
    </message>
    <message>
        <source>FAS, FOB, CFR and CIF are for goods handed over at a ship. For containers and air take FCA, CPT or CIP.</source>
        <translation>FAS, FOB, CFR et CIF valent pour des marchandises remises à un navire. Pour un conteneur ou l’avion, prenez FCA, CPT ou CIP.</translation>
    </message>
    <message>
        <source>Customs and trade statistics ask for it, line by line.</source>
        <translation>La douane et les statistiques le demandent, ligne par ligne.</translation>
    </message>
    <message>
        <source>Two capitals, such as TW or GB.</source>
        <translation>Deux lettres majuscules, comme TW ou GB.</translation>
    </message>
    <message>
        <source>Servers are 8471.50 as a rule, graphics cards 8471.80; customs decide.</source>
        <translation>Les serveurs sont en général en 8471.50, les cartes graphiques en 8471.80&#xa0;; la douane décide.</translation>
    </message>
    <message>
        <source>Six digits everywhere, eight in the Combined Nomenclature, ten in TARIC.</source>
        <translation>Six chiffres partout, huit dans la nomenclature combinée, dix dans TARIC.</translation>
    </message>
    <message>
        <source>US export control follows the chip, also out of other countries and from a warehouse in China. Have the provenance and the licence checked before you quote; the rules change often.</source>
        <translation>Le contrôle américain des exportations suit la puce, aussi depuis un autre pays et d’un entrepôt en Chine. Faites vérifier la provenance et la licence avant de deviser&#xa0;; les règles changent souvent.</translation>
    </message>
    <message>
        <source>Every line is optional, or there is none.</source>
        <translation>Toutes les lignes sont en option, ou il n’y en a pas.</translation>
    </message>
    <message>
        <source>The total is partial. Enter the price, or say when it will be known.</source>
        <translation>Le total est partiel. Saisissez le prix, ou dites quand il sera connu.</translation>
    </message>
    <message>
        <source>It has no source, and the offer binds you. Replace it with yours.</source>
        <translation>Il n’a pas de source, et l’offre vous engage. Remplacez-le par le vôtre.</translation>
    </message>
    <message>
        <source>Rebates and discounts take off more than the lines are worth.</source>
        <translation>Les remises retirent plus que ce que valent les lignes.</translation>
    </message>
    <message>
        <source>Raise the price or lower the discounts; a note of approval lets it pass.</source>
        <translation>Relevez le prix ou baissez les remises&#xa0;; une note d’accord la laisse passer.</translation>
    </message>
    <message>
        <source>Raise prices or lower discounts; a note of approval lets it pass.</source>
        <translation>Relevez les prix ou baissez les remises&#xa0;; une note d’accord la laisse passer.</translation>
    </message>
    <message>
        <source>Some lines have no purchase price or no price.</source>
        <translation>Des lignes n’ont pas de prix d’achat ou pas de prix.</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>depuis %1</translation>
    </message>
    <message>
        <source>%1; at most %2</source>
        <translation>%1&#xa0;; au plus %2</translation>
    </message>
    <message>
        <source>%1; at least %2</source>
        <translation>%1&#xa0;; au moins %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <extracomment>A line of the quote, and how many others have the same fault</extracomment>
        <translation>
            <numerusform>%1, et %n autre</numerusform>
            <numerusform>%1, et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>French commercial code, art. R.123-237 and R.123-238</source>
        <translation>Code de commerce, art. R.123-237 et R.123-238</translation>
    </message>
    <message>
        <source>French commercial code, art. R.123-237; United Kingdom: Company, LLP and Business Names Regulations 2015</source>
        <translation>Code de commerce, art. R.123-237&#xa0;; Royaume-Uni&#xa0;: Company, LLP and Business Names Regulations 2015</translation>
    </message>
    <message>
        <source>INSEE: SIREN and SIRET, check digit by Luhn</source>
        <translation>INSEE&#xa0;: SIREN et SIRET, clé de Luhn</translation>
    </message>
    <message>
        <source>French tax code (CGI), annex II, art. 242 nonies A</source>
        <translation>CGI, annexe II, art. 242 nonies A</translation>
    </message>
    <message>
        <source>European Commission, VIES: forms of the VAT numbers; French key of the SIREN</source>
        <translation>Commission européenne, VIES&#xa0;: formes des numéros de TVA&#xa0;; clé française du SIREN</translation>
    </message>
    <message>
        <source>ISO 13616 and ISO 9362</source>
        <translation>ISO 13616 et ISO 9362</translation>
    </message>
    <message>
        <source>French civil code, art. 1113 to 1122; practice</source>
        <translation>Code civil, art. 1113 à 1122&#xa0;; usage</translation>
    </message>
    <message>
        <source>French decree 2022-1299: entries of electronic invoices</source>
        <translation>Décret 2022-1299&#xa0;: mentions des factures électroniques</translation>
    </message>
    <message>
        <source>French tax code (CGI), art. 262 ter I; directive 2006/112/EC, art. 138</source>
        <translation>CGI, art. 262 ter I&#xa0;; directive 2006/112/CE, art. 138</translation>
    </message>
    <message>
        <source>French tax code (CGI), art. 262 I</source>
        <translation>CGI, art. 262 I</translation>
    </message>
    <message>
        <source>French commercial code, art. L.441-1</source>
        <translation>Code de commerce, art. L.441-1</translation>
    </message>
    <message>
        <source>French commercial code, art. L.441-10 and D.441-5</source>
        <translation>Code de commerce, art. L.441-10 et D.441-5</translation>
    </message>
    <message>
        <source>French commercial code, art. L.441-10 and L.441-16</source>
        <translation>Code de commerce, art. L.441-10 et L.441-16</translation>
    </message>
    <message>
        <source>Export guides; practice of distributors</source>
        <translation>Guides d’exportation&#xa0;; usage des distributeurs</translation>
    </message>
    <message>
        <source>ISO 4217 and ISO 3166-1</source>
        <translation>ISO 4217 et ISO 3166-1</translation>
    </message>
    <message>
        <source>Rule of thumb: an offer holds for 30 days</source>
        <translation>Règle d’usage&#xa0;: une offre tient 30 jours</translation>
    </message>
    <message>
        <source>Incoterms 2020 of the ICC</source>
        <translation>Incoterms 2020 de la CCI</translation>
    </message>
    <message>
        <source>Harmonized System of the World Customs Organization; EU: TARIC</source>
        <translation>Système harmonisé de l’OMD&#xa0;; UE&#xa0;: TARIC</translation>
    </message>
    <message>
        <source>French tax code (CGI), art. 256 and 278</source>
        <translation>CGI, art. 256 et 278</translation>
    </message>
    <message>
        <source>Terms of the house, entered in the project</source>
        <translation>Conditions de la maison, saisies dans le projet</translation>
    </message>
    <message>
        <source>Name of the seller</source>
        <translation>Nom du vendeur</translation>
    </message>
    <message>
        <source>Address of the seller</source>
        <translation>Adresse du vendeur</translation>
    </message>
    <message>
        <source>Legal form and capital</source>
        <translation>Forme juridique et capital</translation>
    </message>
    <message>
        <source>SIREN or company number of the seller</source>
        <translation>SIREN ou numéro du vendeur</translation>
    </message>
    <message>
        <source>Trade register</source>
        <translation>Registre du commerce</translation>
    </message>
    <message>
        <source>VAT number of the seller</source>
        <translation>Numéro de TVA du vendeur</translation>
    </message>
    <message>
        <source>Name of the customer</source>
        <translation>Nom du client</translation>
    </message>
    <message>
        <source>Address of the customer</source>
        <translation>Adresse du client</translation>
    </message>
    <message>
        <source>Country of the customer</source>
        <translation>Pays du client</translation>
    </message>
    <message>
        <source>SIREN or company number of the customer</source>
        <translation>SIREN ou numéro du client</translation>
    </message>
    <message>
        <source>VAT number of the customer</source>
        <translation>Numéro de TVA du client</translation>
    </message>
    <message>
        <source>Quote number</source>
        <translation>Numéro du devis</translation>
    </message>
    <message>
        <source>Date of the quote</source>
        <translation>Date du devis</translation>
    </message>
    <message>
        <source>Validity</source>
        <translation>Validité</translation>
    </message>
    <message>
        <source>Lead time</source>
        <translation>Délai de livraison</translation>
    </message>
    <message>
        <source>Warranty</source>
        <translation>Garantie</translation>
    </message>
    <message>
        <source>General terms</source>
        <translation>Conditions générales</translation>
    </message>
    <message>
        <source>Court or law</source>
        <translation>Tribunal ou droit</translation>
    </message>
    <message>
        <source>Days of payment</source>
        <translation>Délai de paiement</translation>
    </message>
    <message>
        <source>Late-payment rate</source>
        <translation>Taux des pénalités</translation>
    </message>
    <message>
        <source>Indemnity for recovery</source>
        <translation>Indemnité de recouvrement</translation>
    </message>
    <message>
        <source>Days of the early-payment discount</source>
        <translation>Délai de l’escompte</translation>
    </message>
    <message>
        <source>VAT rate</source>
        <translation>Taux de TVA</translation>
    </message>
    <message>
        <source>Prices include VAT</source>
        <translation>Prix TTC</translation>
    </message>
    <message>
        <source>Currency of the quote</source>
        <translation>Devise du devis</translation>
    </message>
    <message>
        <source>Rate of exchange</source>
        <translation>Taux de change</translation>
    </message>
    <message>
        <source>Incoterm</source>
        <translation>Incoterm</translation>
    </message>
    <message>
        <source>Named place</source>
        <translation>Lieu désigné</translation>
    </message>
    <message>
        <source>The seller ships</source>
        <translation>Le vendeur expédie</translation>
    </message>
    <message>
        <source>Country of origin</source>
        <translation>Pays d’origine</translation>
    </message>
    <message>
        <source>HS code</source>
        <translation>Code SH</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Minimum margin</source>
        <translation>Marge minimale</translation>
    </message>
    <message>
        <source>The quote has no date, or no day until which it holds</source>
        <translation>Le devis n’a pas de date, ou pas de date de fin de validité</translation>
    </message>
    <message>
        <source>The payment in other words does not name the days of the form</source>
        <translation>Le paiement «&#xa0;en d’autres termes&#xa0;» ne cite pas le nombre de jours saisi</translation>
    </message>
    <message>
        <source>The payment in other words is later than the law allows</source>
        <translation>Le paiement «&#xa0;en d’autres termes&#xa0;» dépasse le délai légal</translation>
    </message>
    <message>
        <source>The words are what is printed. The days of the form are what the checks, the due date and the data file use.</source>
        <translation>Ces mots sont ce qui est imprimé. Les contrôles, l’échéance et le fichier de données suivent le nombre de jours saisi.</translation>
    </message>
</context>
<context>
    <name>configuria::QuoteFindings</name>
    <message>
        <source>What is missing in the quote</source>
        <translation>Ce qui manque au devis</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Il ne manque rien.</translation>
    </message>
    <message>
        <source>To put right before the quote is issued, worst first:</source>
        <translation>À corriger avant d’émettre le devis, le plus grave d’abord&#xa0;:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 how bad it is, %2 what is wrong</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Source&#xa0;: %1</translation>
    </message>
    <message>
        <source>It is put right in the bill of materials: a click leads there.</source>
        <translation>Cela se corrige dans la nomenclature&#xa0;: un clic y mène.</translation>
    </message>
</context>
<context>
    <name>configuria::QuoteForm</name>
    <message>
        <source>not set</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>Offered scenario</source>
        <translation>Scénario proposé</translation>
    </message>
    <message>
        <source>Variants offered as well</source>
        <translation>Variantes proposées aussi</translation>
    </message>
</context>
<context>
    <name>configuria::QuoteIssueDialog</name>
    <message>
        <source>Before the quote is issued</source>
        <translation>Avant d’émettre le devis</translation>
    </message>
    <message>
        <source>This quote must not be issued as it is. Export a draft all the same?</source>
        <translation>Ce devis ne doit pas être émis en l’état. Exporter tout de même un brouillon&#xa0;?</translation>
    </message>
    <message>
        <source>Export the quote as it is?</source>
        <translation>Exporter le devis en l’état&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Put it right…</source>
        <translation>&amp;Corriger…</translation>
    </message>
    <message>
        <source>Export a &amp;draft</source>
        <translation>Exporter un &amp;brouillon</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporter</translation>
    </message>
    <message>
        <source>This quote cannot be issued as it is.</source>
        <translation>Ce devis ne peut pas être émis en l’état.</translation>
    </message>
    <message>
        <source>&amp;Issue</source>
        <translation>É&amp;mettre</translation>
    </message>
    <message>
        <source>Once issued it can no longer be changed: only a new version can replace it.</source>
        <translation>Une fois émis, il ne peut plus être modifié&#xa0;: seule une nouvelle version peut le remplacer.</translation>
    </message>
    <message>
        <source>Issue this quote? It gets its number.</source>
        <translation>Émettre ce devis&#xa0;? Il reçoit son numéro.</translation>
    </message>
    <message>
        <source>The register does not know the number %1: it was typed, or comes from another computer. Issue this quote with a new number?</source>
        <extracomment>%1 number of a quote</extracomment>
        <translation>Le registre ne connaît pas le numéro %1&#xa0;: il a été saisi, ou vient d’un autre ordinateur. Émettre ce devis sous un nouveau numéro&#xa0;?</translation>
    </message>
    <message>
        <source>%1 was issued to another customer: %3, version %2, on %4. Issue this quote with a number of its own? It becomes version %5 of that one only if you say so.</source>
        <extracomment>%1 number of a quote, %2 its version, %3 its customer, %4 date, %5 the next version</extracomment>
        <translation>%1 a été émis pour un autre client&#xa0;: %3, version %2, le %4. Émettre ce devis sous un numéro à lui&#xa0;? Il ne devient la version %5 de celui-là que si vous le demandez.</translation>
    </message>
    <message>
        <source>Nothing changed since version %2 of %1, issued to %3 on %4. Issue it again, as version %5?</source>
        <extracomment>%1 number of a quote, %2 its version, %3 its customer, %4 date, %5 the next version</extracomment>
        <translation>Rien n’a changé depuis la version %2 de %1, émise pour %3 le %4. L’émettre à nouveau, comme version %5&#xa0;?</translation>
    </message>
    <message>
        <source>Issue this quote? It becomes version %5 of %1, of which version %2 was issued to %3 on %4.</source>
        <extracomment>%1 number of a quote, %2 its version, %3 its customer, %4 date, %5 the next version</extracomment>
        <translation>Émettre ce devis&#xa0;? Il devient la version %5 de %1, dont la version %2 a été émise pour %3 le %4.</translation>
    </message>
    <message>
        <source>Issue as &amp;version %1</source>
        <extracomment>%1 version of a quote</extracomment>
        <translation>Émettre comme &amp;version %1</translation>
    </message>
    <message>
        <source>&amp;Issue with a new number</source>
        <translation>Ém&amp;ettre sous un nouveau numéro</translation>
    </message>
</context>
<context>
    <name>configuria::QuoteMarginTable</name>
    <message>
        <source>Margins, line by line</source>
        <translation>Marges, ligne par ligne</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Sale</source>
        <translation>Vente</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Achat</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Margin %</source>
        <translation>Marge %</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Plancher</translation>
    </message>
    <message>
        <source>Total, options apart</source>
        <translation>Total, hors options</translation>
    </message>
    <message>
        <source>%1 (option)</source>
        <translation>%1 (option)</translation>
    </message>
    <message>
        <source>%1, not kept</source>
        <extracomment>A floor price that the sale does not reach, or does</extracomment>
        <translation>%1, non respecté</translation>
    </message>
    <message>
        <source>%1, kept</source>
        <translation>%1, respecté</translation>
    </message>
</context>
<context>
    <name>configuria::QuoteMark</name>
    <message>
        <source>right</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>wrong: 9 digits (SIREN) or 14 (SIRET) are needed</source>
        <translation>faux&#xa0;: il faut 9 chiffres (SIREN) ou 14 (SIRET)</translation>
    </message>
    <message>
        <source>wrong: the check digit does not agree</source>
        <translation>faux&#xa0;: le chiffre de contrôle ne concorde pas</translation>
    </message>
    <message>
        <source>right form; its key cannot be computed</source>
        <translation>forme exacte&#xa0;; sa clé ne peut être calculée</translation>
    </message>
    <message>
        <source>wrong: the number of this SIREN is %1</source>
        <translation>faux&#xa0;: le numéro de ce SIREN est %1</translation>
    </message>
    <message>
        <source>wrong: it begins with the two letters of the country</source>
        <translation>faux&#xa0;: il commence par les deux lettres du pays</translation>
    </message>
    <message>
        <source>wrong: not a number of the form of %1</source>
        <translation>faux&#xa0;: ce n’est pas la forme d’un numéro %1</translation>
    </message>
    <message>
        <source>wrong: its length or its check digits do not agree</source>
        <translation>faux&#xa0;: sa longueur ou sa clé ne concorde pas</translation>
    </message>
    <message>
        <source>wrong: it begins with a country and two digits</source>
        <translation>faux&#xa0;: il commence par un pays et deux chiffres</translation>
    </message>
    <message>
        <source>wrong: 8 or 11 characters, with a country at the fifth</source>
        <translation>faux&#xa0;: 8 ou 11 caractères, le pays au cinquième</translation>
    </message>
</context>
<context>
    <name>configuria::QuotePages</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>SIREN, SIRET or company number</source>
        <translation>SIREN, SIRET ou n° d’immatriculation</translation>
    </message>
    <message>
        <source>VAT number</source>
        <translation>N° de TVA</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>Courriel</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Téléphone</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Salesperson</source>
        <translation>Commercial</translation>
    </message>
    <message>
        <source>Customer&apos;s reference</source>
        <translation>Référence du client</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Valid for</source>
        <translation>Validité</translation>
    </message>
    <message>
        <source> days</source>
        <translation>&#xa0;jours</translation>
    </message>
    <message>
        <source>Discount on the total</source>
        <translation>Remise sur le total</translation>
    </message>
    <message>
        <source>Delivery address, if another</source>
        <translation>Adresse de livraison, si autre</translation>
    </message>
    <message>
        <source>Billing address, if another</source>
        <translation>Adresse de facturation, si autre</translation>
    </message>
    <message>
        <source>Legal form and capital</source>
        <translation>Forme juridique et capital</translation>
    </message>
    <message>
        <source>RCS, or part of the UK</source>
        <translation>RCS, ou partie du Royaume-Uni</translation>
    </message>
    <message>
        <source>Sale</source>
        <translation>Vente</translation>
    </message>
    <message>
        <source>VAT rate</source>
        <translation>Taux de TVA</translation>
    </message>
    <message>
        <source>Rounding of VAT</source>
        <translation>Arrondi de la TVA</translation>
    </message>
    <message>
        <source>Unit prices include VAT</source>
        <translation>Prix unitaires TTC</translation>
    </message>
    <message>
        <source>Currency, if not %1</source>
        <translation>Devise, si autre que %1</translation>
    </message>
    <message>
        <source>One %1 is worth</source>
        <translation>Un %1 vaut</translation>
    </message>
    <message>
        <source>Date of the rate</source>
        <translation>Date du cours</translation>
    </message>
    <message>
        <source>Source of the rate</source>
        <translation>Source du cours</translation>
    </message>
    <message>
        <source>Payment counted</source>
        <translation>Échéance comptée</translation>
    </message>
    <message>
        <source>Payment within</source>
        <translation>Paiement sous</translation>
    </message>
    <message>
        <source>Deposit with the order</source>
        <translation>Acompte à la commande</translation>
    </message>
    <message>
        <source>Penalty for late payment, a year</source>
        <translation>Pénalités de retard, par an</translation>
    </message>
    <message>
        <source>legal rate</source>
        <translation>taux légal</translation>
    </message>
    <message>
        <source>Indemnity for recovery</source>
        <translation>Indemnité de recouvrement</translation>
    </message>
    <message>
        <source>Early-payment discount</source>
        <translation>Escompte</translation>
    </message>
    <message>
        <source>If paid within</source>
        <translation>Si payé sous</translation>
    </message>
    <message>
        <source>Goods stay the seller&apos;s until they are paid</source>
        <translation>Réserve de propriété jusqu’au paiement complet</translation>
    </message>
    <message>
        <source>Payment, in other words</source>
        <translation>Paiement, en d’autres termes</translation>
    </message>
    <message>
        <source>Lead time and delivery</source>
        <translation>Délai de livraison</translation>
    </message>
    <message>
        <source>Incoterm 2020</source>
        <translation>Incoterm 2020</translation>
    </message>
    <message>
        <source>Named place</source>
        <translation>Lieu convenu</translation>
    </message>
    <message>
        <source>The seller carries the goods, or has them carried</source>
        <translation>Le vendeur transporte les biens ou les fait transporter</translation>
    </message>
    <message>
        <source>Country of origin</source>
        <translation>Pays d’origine</translation>
    </message>
    <message>
        <source>HS code</source>
        <translation>Code SH</translation>
    </message>
    <message>
        <source>Warranty</source>
        <translation>Garantie</translation>
    </message>
    <message>
        <source>Language of the paper</source>
        <translation>Langue du document</translation>
    </message>
    <message>
        <source>that of the window</source>
        <translation>celle de la fenêtre</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Cover page</source>
        <translation>Page de garde</translation>
    </message>
    <message>
        <source>Chart of the speed, when it is known</source>
        <translation>Graphique de la vitesse, si elle est connue</translation>
    </message>
    <message>
        <source>Annex of the nearest measured runs</source>
        <translation>Annexe des essais mesurés les plus proches</translation>
    </message>
    <message>
        <source>Annex: the acceptance sheet</source>
        <translation>Annexe&#xa0;: la fiche de recette</translation>
    </message>
    <message>
        <source>Introduction</source>
        <translation>Introduction</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>General terms of sale</source>
        <translation>Conditions générales de vente</translation>
    </message>
    <message>
        <source>Court or law that decides</source>
        <translation>Tribunal ou droit compétent</translation>
    </message>
    <message>
        <source>For the house alone: nothing of this tab is in the customer&apos;s documents. Purchase and floor prices are set in the bill of materials, line by line.</source>
        <translation>Pour la maison seule&#xa0;: rien de cet onglet ne figure dans les documents du client. Les prix d’achat et les prix planchers se saisissent dans la nomenclature, ligne par ligne.</translation>
    </message>
    <message>
        <source>Minimum margin</source>
        <translation>Marge minimale</translation>
    </message>
    <message>
        <source>Note of approval</source>
        <translation>Note d’approbation</translation>
    </message>
</context>
<context>
    <name>configuria::QuotePreview</name>
    <message>
        <source>Pages of the quote</source>
        <translation>Pages du devis</translation>
    </message>
    <message>
        <source>Customer&apos;s copy</source>
        <translation>Exemplaire du client</translation>
    </message>
    <message>
        <source>Internal copy with margins</source>
        <translation>Exemplaire interne avec marges</translation>
    </message>
    <message>
        <source>Copy that is shown</source>
        <translation>Exemplaire affiché</translation>
    </message>
    <message>
        <source>Previous page (Ctrl+Page Up)</source>
        <translation>Page précédente (Ctrl+Pg. préc)</translation>
    </message>
    <message>
        <source>Next page (Ctrl+Page Down)</source>
        <translation>Page suivante (Ctrl+Pg. suiv)</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Smaller (Ctrl+−)</source>
        <translation>Réduire (Ctrl+−)</translation>
    </message>
    <message>
        <source>Larger (Ctrl++)</source>
        <translation>Agrandir (Ctrl++)</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Largeur de page</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>/ %1</source>
        <extracomment>number of the last page, beside the field with that of the page that is shown</extracomment>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
</context>
<context>
    <name>configuria::QuoteText</name>
    <message>
        <source>Subtotal excl. VAT</source>
        <translation>Sous-total HT</translation>
    </message>
    <message>
        <source>Global discount</source>
        <translation>Remise globale</translation>
    </message>
    <message>
        <source>Total excl. VAT</source>
        <translation>Total HT</translation>
    </message>
    <message>
        <source>Total incl. VAT</source>
        <translation>Total TTC</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>Column of the quote&apos;s table: number of the line</extracomment>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Designation</source>
        <translation>Désignation</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Quantité</translation>
    </message>
    <message>
        <source>Unit price excl. VAT</source>
        <translation>Prix unitaire HT</translation>
    </message>
    <message>
        <source>Discount %</source>
        <translation>Remise %</translation>
    </message>
    <message>
        <source>VAT %</source>
        <translation>TVA %</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Quote number</source>
        <translation>Numéro de devis</translation>
    </message>
    <message>
        <source>Issue date</source>
        <translation>Date d’émission</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Valable jusqu’au</translation>
    </message>
    <message>
        <source>VAT</source>
        <translation>TVA</translation>
    </message>
    <message>
        <source>on request</source>
        <translation>sur demande</translation>
    </message>
    <message>
        <source>example price</source>
        <translation>prix d’exemple</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>chiffré</translation>
    </message>
    <message>
        <source>partial total</source>
        <translation>total partiel</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>Bill of materials and prices</source>
        <translation>Nomenclature et prix</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>Devis</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>Devis %1</translation>
    </message>
    <message>
        <source>Page %1 / %2</source>
        <extracomment>Footer: number of the page and of the last page</extracomment>
        <translation>Page %1 / %2</translation>
    </message>
    <message>
        <source>QUOTE</source>
        <extracomment>Title of the document, in capitals</extracomment>
        <translation>DEVIS</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>N° %1</translation>
    </message>
    <message>
        <source>Your reference</source>
        <translation>Votre référence</translation>
    </message>
    <message>
        <source>SELLER</source>
        <translation>VENDEUR</translation>
    </message>
    <message>
        <source>CUSTOMER</source>
        <translation>CLIENT</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>What was asked for</source>
        <translation>Besoin exprimé</translation>
    </message>
    <message>
        <source>What the solution gives</source>
        <translation>Ce que la solution apporte</translation>
    </message>
    <message>
        <source>* Example price, without a source: to be confirmed before ordering.</source>
        <translation>* Prix d’exemple, sans source&#xa0;: à confirmer avant commande.</translation>
    </message>
    <message>
        <source>This offer is valid until %1.</source>
        <translation>Cette offre est valable jusqu’au %1.</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Conditions</translation>
    </message>
    <message>
        <source>Open points</source>
        <translation>Points ouverts</translation>
    </message>
    <message>
        <source>Assumptions and sources</source>
        <translation>Hypothèses et sources</translation>
    </message>
    <message>
        <source>Memory, speed, power and cost figures are estimates made from public formulas and data sheets; they are no guarantee.</source>
        <translation>Les chiffres de mémoire, de vitesse, de puissance et de coût sont des estimations tirées de formules et de fiches techniques publiques&#xa0;; ils ne constituent pas une garantie.</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Formules</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A formula of the quote: the figure, then how it is computed
----------
An open point of the offer: its severity, then what it is about</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Composants</translation>
    </message>
    <message>
        <source>Parts: catalogue of %1</source>
        <translation>Composants&#xa0;: catalogue du %1</translation>
    </message>
    <message>
        <source>For the seller</source>
        <translation>Pour le vendeur</translation>
    </message>
    <message>
        <source>Date, name, signature</source>
        <translation>Date, nom, signature</translation>
    </message>
    <message>
        <source>For the customer: accepted and agreed</source>
        <extracomment>The customer&apos;s acceptance. French quotes say &quot;Bon pour accord&quot;</extracomment>
        <translation>Pour le client&#xa0;: bon pour accord</translation>
    </message>
    <message>
        <source>Date, name and capacity, signature, stamp</source>
        <translation>Date, nom et qualité, signature, cachet</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Column of the quote&apos;s table: number of the line, very short</extracomment>
        <translation>N°</translation>
    </message>
    <message>
        <source>Qty</source>
        <extracomment>Column of the quote&apos;s table: quantity, short</extracomment>
        <translation>Qté</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>estimate: %1 to %2</source>
        <extracomment>Range of an estimate: low and high with their units</extracomment>
        <translation>estimation&#xa0;: %1 à %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <translation>%1 x %2</translation>
    </message>
    <message>
        <source>Memory per GPU</source>
        <translation>Mémoire par GPU</translation>
    </message>
    <message>
        <source>needs %1 of %2</source>
        <translation>%1 nécessaires sur %2</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>après %1</translation>
    </message>
    <message>
        <source>none within the period</source>
        <translation>aucun sur la période</translation>
    </message>
    <message numerus="yes">
        <source>Cost of ownership over %n year(s)</source>
        <translation>
            <numerusform>Coût total de possession sur %n an</numerusform>
            <numerusform>Coût total de possession sur %n ans</numerusform>
        </translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Longueur de séquence</translation>
    </message>
    <message>
        <source>Batch per GPU</source>
        <translation>Lot par GPU</translation>
    </message>
    <message>
        <source>gradient accumulation: %1</source>
        <translation>accumulation de gradients&#xa0;: %1</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Context per user</source>
        <translation>Contexte par utilisateur</translation>
    </message>
    <message>
        <source>Simultaneous users</source>
        <translation>Utilisateurs simultanés</translation>
    </message>
    <message>
        <source>Training speed per GPU</source>
        <translation>Vitesse d’entraînement par GPU</translation>
    </message>
    <message>
        <source>Time to train</source>
        <translation>Durée d’entraînement</translation>
    </message>
    <message>
        <source>Output, all users</source>
        <translation>Débit, tous utilisateurs</translation>
    </message>
    <message>
        <source>Output per user</source>
        <translation>Débit par utilisateur</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>Délai du premier token</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Cache KV</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activations</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradients</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimiseur</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Surcoût</translation>
    </message>
    <message>
        <source>Average power</source>
        <translation>Puissance moyenne</translation>
    </message>
    <message>
        <source>Contact: %1</source>
        <translation>Contact&#xa0;: %1</translation>
    </message>
    <message>
        <source>Registration no.: %1</source>
        <translation>Immatriculation&#xa0;: %1</translation>
    </message>
    <message>
        <source>VAT no.: %1</source>
        <translation>N° TVA&#xa0;: %1</translation>
    </message>
    <message>
        <source>Speed, all users</source>
        <translation>Débit, tous utilisateurs</translation>
    </message>
    <message>
        <source>Power at full load, per server</source>
        <translation>Puissance à pleine charge, par serveur</translation>
    </message>
    <message>
        <source>%1 on average, all servers</source>
        <translation>%1 en moyenne, tous serveurs</translation>
    </message>
    <message>
        <source>Partial total excl. VAT</source>
        <translation>Total partiel HT</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Usage</translation>
    </message>
    <message>
        <source>Precision of the weights</source>
        <translation>Précision des poids</translation>
    </message>
    <message>
        <source>KV cache: %1</source>
        <translation>cache KV&#xa0;: %1</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Serveurs</translation>
    </message>
    <message>
        <source>Power supplies installed</source>
        <translation>Alimentations installées</translation>
    </message>
    <message>
        <source>%1 usable with redundancy</source>
        <translation>%1 utilisables avec redondance</translation>
    </message>
    <message>
        <source>Break-even against the cloud</source>
        <translation>Seuil de rentabilité face au cloud</translation>
    </message>
    <message>
        <source>Global discount %1</source>
        <translation>Remise globale %1</translation>
    </message>
    <message>
        <source>VAT %1 on %2</source>
        <translation>TVA %1 sur %2</translation>
    </message>
    <message>
        <source>Partial total incl. VAT</source>
        <translation>Total partiel TTC</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Livraison</translation>
    </message>
    <message>
        <source>Warranty</source>
        <translation>Garantie</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>data: %1</source>
        <translation>données&#xa0;: %1</translation>
    </message>
    <message>
        <source>indicative price: %1</source>
        <translation>prix indicatif&#xa0;: %1</translation>
    </message>
    <message>
        <source>values to be confirmed with the manufacturer</source>
        <translation>valeurs à confirmer auprès du constructeur</translation>
    </message>
    <message numerus="yes">
        <source>Partial total: %n line(s) on request are not included.</source>
        <translation>
            <numerusform>Total partiel&#xa0;: %n ligne sur demande n’est pas comprise.</numerusform>
            <numerusform>Total partiel&#xa0;: %n lignes sur demande ne sont pas comprises.</numerusform>
        </translation>
    </message>
    <message>
        <source>Annex: nearest measured runs</source>
        <translation>Annexe&#xa0;: essais mesurés les plus proches</translation>
    </message>
    <message>
        <source>What others measured and published on the machines, models and loads nearest to those of this offer, and what the same computation says of them. The distance is 0 for the same model, GPUs, software, precision and load, and 1 more for each doubling of the model or another software.</source>
        <translation>Ce que d’autres ont mesuré et publié sur les machines, les modèles et les charges les plus proches de ceux de cette offre, et ce que le même calcul en dit. La distance est de 0 pour les mêmes modèle, GPU, logiciel, précision et charge, et de 1 de plus par doublement du modèle ou pour un autre logiciel.</translation>
    </message>
    <message>
        <source>Time of a training step</source>
        <translation>Durée d’une étape d’entraînement</translation>
    </message>
    <message>
        <source>GPU-hours to train</source>
        <translation>Heures-GPU d’entraînement</translation>
    </message>
    <message>
        <source>Energy to train</source>
        <translation>Énergie d’entraînement</translation>
    </message>
    <message>
        <source>first token within %1</source>
        <translation>premier token en %1</translation>
    </message>
    <message>
        <source>%1 for each</source>
        <translation>%1 chacun</translation>
    </message>
    <message>
        <source>Users at the targets</source>
        <translation>Utilisateurs servis aux objectifs</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>In this state since</source>
        <translation>Dans cet état depuis</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Salesperson</source>
        <translation>Commercial</translation>
    </message>
    <message>
        <source>Country of origin: %1</source>
        <translation>Pays d’origine&#xa0;: %1</translation>
    </message>
    <message>
        <source>HS code: %1</source>
        <translation>Code SH&#xa0;: %1</translation>
    </message>
    <message>
        <source>Options, not included in the totals</source>
        <translation>Options, non comprises dans les totaux</translation>
    </message>
    <message>
        <source>Subtotal incl. VAT</source>
        <translation>Sous-total TTC</translation>
    </message>
    <message>
        <source>Deposit with the order</source>
        <translation>Acompte à la commande</translation>
    </message>
    <message>
        <source>Remainder</source>
        <extracomment>What is due once the deposit is paid</extracomment>
        <translation>Solde</translation>
    </message>
    <message>
        <source>Options incl. VAT, not included</source>
        <translation>Options TTC, non comprises</translation>
    </message>
    <message>
        <source>Options excl. VAT, not included</source>
        <translation>Options HT, non comprises</translation>
    </message>
    <message>
        <source>Scenario %1</source>
        <translation>Scénario %1</translation>
    </message>
    <message>
        <source>Deposit with the order, %1</source>
        <translation>Acompte à la commande, %1</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1, version %2</translation>
    </message>
    <message>
        <source>Unit price incl. VAT</source>
        <translation>Prix unitaire TTC</translation>
    </message>
    <message>
        <source>INTERNAL — NOT FOR THE CUSTOMER</source>
        <extracomment>Mark of the internal copy of a quote, in capitals</extracomment>
        <translation>INTERNE — NE PAS REMETTRE AU CLIENT</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Rubrique</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>HS code</source>
        <translation>Code SH</translation>
    </message>
    <message>
        <source>Country of origin</source>
        <translation>Pays d’origine</translation>
    </message>
    <message>
        <source>Purchase price</source>
        <translation>Prix d’achat</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Achat</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Margin %</source>
        <translation>Marge&#xa0;%</translation>
    </message>
    <message>
        <source>Floor price</source>
        <translation>Prix plancher</translation>
    </message>
    <message>
        <source>Subtotal: %1</source>
        <translation>Sous-total&#xa0;: %1</translation>
    </message>
    <message>
        <source>option</source>
        <translation>option</translation>
    </message>
    <message>
        <source>Margins (%1, excl. VAT)</source>
        <translation>Marges (%1, HT)</translation>
    </message>
    <message>
        <source>Sale</source>
        <translation>Vente</translation>
    </message>
    <message>
        <source>Total, options apart</source>
        <translation>Total, hors options</translation>
    </message>
    <message>
        <source>Margin asked for: %1.</source>
        <translation>Marge demandée&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without a purchase price: the margin of the total is not known.</source>
        <translation>
            <numerusform>%n ligne sans prix d’achat&#xa0;: la marge du total n’est pas connue.</numerusform>
            <numerusform>%n lignes sans prix d’achat&#xa0;: la marge du total n’est pas connue.</numerusform>
        </translation>
    </message>
    <message>
        <source>A line is below its floor price.</source>
        <translation>Une ligne est sous son prix plancher.</translation>
    </message>
    <message>
        <source>Approval: %1</source>
        <translation>Accord interne&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Couverture</translation>
    </message>
    <message>
        <source>Annex: general terms of sale</source>
        <translation>Annexe&#xa0;: conditions générales de vente</translation>
    </message>
    <message>
        <source>Brought forward</source>
        <translation>Report</translation>
    </message>
    <message>
        <source>Carried forward</source>
        <translation>À reporter</translation>
    </message>
    <message>
        <source>Total of the options</source>
        <translation>Total des options</translation>
    </message>
    <message>
        <source>%1 (partial)</source>
        <translation>%1 (partiel)</translation>
    </message>
    <message>
        <source>IBAN: %1</source>
        <translation>IBAN&#xa0;: %1</translation>
    </message>
    <message>
        <source>BIC: %1</source>
        <translation>BIC&#xa0;: %1</translation>
    </message>
    <message>
        <source>Delivery address: %1</source>
        <translation>Adresse de livraison&#xa0;: %1</translation>
    </message>
    <message>
        <source>Billing address: %1</source>
        <translation>Adresse de facturation&#xa0;: %1</translation>
    </message>
    <message>
        <source>Early payment</source>
        <translation>Escompte</translation>
    </message>
    <message>
        <source>Late payment</source>
        <translation>Retard de paiement</translation>
    </message>
    <message>
        <source>Bank details</source>
        <translation>Coordonnées bancaires</translation>
    </message>
    <message>
        <source>Lead time</source>
        <extracomment>Time from the order to the delivery. French quotes say &quot;Délai de livraison&quot;</extracomment>
        <translation>Délai de livraison</translation>
    </message>
    <message>
        <source>Customs</source>
        <translation>Douane</translation>
    </message>
    <message>
        <source>Retention of title</source>
        <translation>Réserve de propriété</translation>
    </message>
    <message>
        <source>Validity</source>
        <translation>Validité</translation>
    </message>
    <message>
        <source>Jurisdiction</source>
        <translation>Juridiction</translation>
    </message>
    <message>
        <source>Terms of sale</source>
        <translation>Conditions de vente</translation>
    </message>
    <message>
        <source>Our general terms of sale are attached and are part of this offer.</source>
        <translation>Nos conditions générales de vente sont jointes et font partie de cette offre.</translation>
    </message>
    <message>
        <source>Sold at the rate</source>
        <translation>Vendu à ce taux</translation>
    </message>
    <message>
        <source>Part of the discount</source>
        <translation>Part de la remise</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Seller</source>
        <translation>Vendeur</translation>
    </message>
    <message>
        <source>Introduction</source>
        <translation>Introduction</translation>
    </message>
    <message>
        <source>General terms of sale</source>
        <translation>Conditions générales de vente</translation>
    </message>
    <message>
        <source>Sale excl. VAT</source>
        <translation>Vente HT</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Marges</translation>
    </message>
    <message>
        <source>SIREN: %1</source>
        <translation>SIREN&#xa0;: %1</translation>
    </message>
    <message>
        <source>SIRET: %1</source>
        <translation>SIRET&#xa0;: %1</translation>
    </message>
    <message>
        <source>Power and cost</source>
        <translation>Puissance et coût</translation>
    </message>
    <message>
        <source>Prices are quoted until %1.</source>
        <translation>Prix indiqués jusqu’au %1.</translation>
    </message>
    <message>
        <source>Scenario accepted:</source>
        <translation>Scénario retenu&#xa0;:</translation>
    </message>
    <message>
        <source>; </source>
        <extracomment>Between two remarks on a part</extracomment>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>Sales tax</source>
        <translation>Taxe de vente</translation>
    </message>
    <message>
        <source>Sales tax %</source>
        <translation>Taxe de vente %</translation>
    </message>
    <message>
        <source>Partial total excl. sales tax</source>
        <translation>Total partiel hors taxe de vente</translation>
    </message>
    <message>
        <source>Total excl. sales tax</source>
        <translation>Total hors taxe de vente</translation>
    </message>
    <message>
        <source>Partial total incl. sales tax</source>
        <translation>Total partiel, taxe de vente comprise</translation>
    </message>
    <message>
        <source>Total incl. sales tax</source>
        <translation>Total, taxe de vente comprise</translation>
    </message>
    <message>
        <source>Sales tax %1 on %2</source>
        <extracomment>Sales tax of the United States: rate and base</extracomment>
        <translation>Taxe de vente %1 sur %2</translation>
    </message>
    <message>
        <source>Margins (%1, excl. sales tax)</source>
        <translation>Marges (%1, hors taxe de vente)</translation>
    </message>
    <message>
        <source>Sale excl. sales tax</source>
        <translation>Vente hors taxe de vente</translation>
    </message>
    <message>
        <source>Sales tax, not included</source>
        <translation>Taxe de vente, non comprise</translation>
    </message>
    <message>
        <source>Partial total, before sales tax</source>
        <translation>Total partiel avant taxe de vente</translation>
    </message>
    <message>
        <source>Total, before sales tax</source>
        <translation>Total avant taxe de vente</translation>
    </message>
    <message>
        <source>Unit price incl. sales tax</source>
        <translation>Prix unitaire, taxe de vente comprise</translation>
    </message>
    <message>
        <source>Subtotal incl. sales tax</source>
        <translation>Sous-total, taxe de vente comprise</translation>
    </message>
    <message>
        <source>Options incl. sales tax, not included</source>
        <translation>Options, taxe de vente comprise, non incluses</translation>
    </message>
    <message>
        <source>Unit price</source>
        <translation>Prix unitaire</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Subtotal excl. sales tax</source>
        <translation>Sous-total hors taxe de vente</translation>
    </message>
    <message>
        <source>Options excl. sales tax, not included</source>
        <translation>Options hors taxe de vente, non incluses</translation>
    </message>
    <message>
        <source>Tax ID: %1</source>
        <extracomment>Of a party in the United States: its federal number</extracomment>
        <translation>N° fiscal&#xa0;: %1</translation>
    </message>
    <message>
        <source>Draft: %1</source>
        <extracomment>a quote that must not be issued: %1 its title</extracomment>
        <translation>Projet&#xa0;: %1</translation>
    </message>
    <message>
        <source>draft, %1</source>
        <extracomment>%1 state of a line in a quote that must not be issued</extracomment>
        <translation>projet, %1</translation>
    </message>
    <message>
        <source>DRAFT</source>
        <extracomment>large, across each page of a quote that must not be issued; capitals</extracomment>
        <translation>PROJET</translation>
    </message>
    <message>
        <source>Draft: not an offer</source>
        <translation>Projet&#xa0;: ne vaut pas offre</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
</context>
<context>
    <name>configuria::QuoteTotals</name>
    <message>
        <source>Totals</source>
        <translation>Totaux</translation>
    </message>
    <message>
        <source>Scenario of the totals</source>
        <translation>Scénario des totaux</translation>
    </message>
    <message>
        <source>Counted from the date of the quote, payment is due on %1.</source>
        <translation>À compter de la date du devis, le paiement est dû le %1.</translation>
    </message>
</context>
<context>
    <name>configuria::QuoteWords</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n&#xa0;jour</numerusform>
            <numerusform>%n&#xa0;jours</numerusform>
        </translation>
    </message>
    <message>
        <source>France, with VAT</source>
        <translation>France, avec TVA</translation>
    </message>
    <message>
        <source>France, seller without VAT (CGI, art. 293 B)</source>
        <translation>France, vendeur sans TVA (CGI, art. 293 B)</translation>
    </message>
    <message>
        <source>Company in another EU state</source>
        <translation>Entreprise d’un autre État de l’UE</translation>
    </message>
    <message>
        <source>Export out of the EU</source>
        <translation>Exportation hors de l’UE</translation>
    </message>
    <message>
        <source>United Kingdom</source>
        <translation>Royaume-Uni</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>États-Unis</translation>
    </message>
    <message>
        <source>Once per rate</source>
        <translation>Une fois par taux</translation>
    </message>
    <message>
        <source>Line by line</source>
        <translation>Ligne par ligne</translation>
    </message>
    <message>
        <source>From the order</source>
        <translation>À compter de la commande</translation>
    </message>
    <message>
        <source>From the delivery</source>
        <translation>À compter de la livraison</translation>
    </message>
    <message>
        <source>From the invoice</source>
        <translation>À compter de la facture</translation>
    </message>
    <message>
        <source>From the invoice, end of month</source>
        <translation>À compter de la facture, fin de mois</translation>
    </message>
    <message>
        <source>Every line</source>
        <translation>Toutes les lignes</translation>
    </message>
    <message>
        <source>One line per section</source>
        <translation>Une ligne par section</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>Size of paper, North America</extracomment>
        <translation>Letter</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>No Incoterm is stated</extracomment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>EXW, ex works</source>
        <translation>EXW, à l’usine</translation>
    </message>
    <message>
        <source>FCA, free carrier</source>
        <translation>FCA, franco transporteur</translation>
    </message>
    <message>
        <source>CPT, carriage paid to</source>
        <translation>CPT, port payé jusqu’à</translation>
    </message>
    <message>
        <source>CIP, carriage and insurance paid to</source>
        <translation>CIP, port payé, assurance comprise, jusqu’à</translation>
    </message>
    <message>
        <source>DAP, delivered at place</source>
        <translation>DAP, rendu au lieu de destination</translation>
    </message>
    <message>
        <source>DPU, delivered at place unloaded</source>
        <translation>DPU, rendu au lieu de destination déchargé</translation>
    </message>
    <message>
        <source>DDP, delivered duty paid</source>
        <translation>DDP, rendu droits acquittés</translation>
    </message>
    <message>
        <source>FAS, free alongside ship</source>
        <translation>FAS, franco le long du navire</translation>
    </message>
    <message>
        <source>FOB, free on board</source>
        <translation>FOB, franco à bord</translation>
    </message>
    <message>
        <source>CFR, cost and freight</source>
        <translation>CFR, coût et fret</translation>
    </message>
    <message>
        <source>CIF, cost, insurance and freight</source>
        <translation>CIF, coût, assurance et fret</translation>
    </message>
    <message>
        <source>VAT not applicable, article 293 B of the French tax code (CGI).</source>
        <translation>TVA non applicable, art. 293 B du CGI.</translation>
    </message>
    <message>
        <source>VAT exempt, article 262 ter I of the French tax code (CGI). Reverse charge, article 138 of directive 2006/112/EC.</source>
        <translation>Exonération de TVA, art. 262 ter I du CGI. Autoliquidation, art. 138 de la directive 2006/112/CE.</translation>
    </message>
    <message>
        <source>VAT exempt, article 262 I of the French tax code (CGI): export out of the European Union.</source>
        <translation>Exonération de TVA, art. 262 I du CGI&#xa0;: exportation hors de l’Union européenne.</translation>
    </message>
    <message>
        <source>Sales tax is not included; it is added where the law asks for it.</source>
        <translation>La taxe de vente (sales tax) n’est pas comprise&#xa0;; elle s’ajoute là où la loi la prévoit.</translation>
    </message>
    <message>
        <source>Unit prices include VAT.</source>
        <translation>Les prix unitaires s’entendent TTC.</translation>
    </message>
    <message>
        <source>VAT is rounded line by line, then added.</source>
        <translation>La TVA est arrondie ligne par ligne, puis additionnée.</translation>
    </message>
    <message>
        <source>1 %1 = %2 %3</source>
        <extracomment>Rate of exchange: the code of a currency, then an amount of another and its code</extracomment>
        <translation>1&#xa0;%1 = %2&#xa0;%3</translation>
    </message>
    <message>
        <source>Rate of exchange: %1.</source>
        <translation>Taux de change&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Rate of exchange: %1 on %2.</source>
        <translation>Taux de change&#xa0;: %1 au %2.</translation>
    </message>
    <message>
        <source>Rate of exchange: %1 on %2 (%3).</source>
        <translation>Taux de change&#xa0;: %1 au %2 (%3).</translation>
    </message>
    <message>
        <source>Payment within %1 from the order.</source>
        <translation>Paiement à %1 à compter de la commande.</translation>
    </message>
    <message>
        <source>Payment with the order.</source>
        <translation>Paiement à la commande.</translation>
    </message>
    <message>
        <source>Payment within %1 from the delivery.</source>
        <translation>Paiement à %1 à compter de la livraison.</translation>
    </message>
    <message>
        <source>Payment on delivery.</source>
        <translation>Paiement à la livraison.</translation>
    </message>
    <message>
        <source>Payment within %1 from the date of the invoice.</source>
        <translation>Paiement à %1 à compter de la date de la facture.</translation>
    </message>
    <message>
        <source>Payment on receipt of the invoice.</source>
        <translation>Paiement à réception de la facture.</translation>
    </message>
    <message>
        <source>Payment within %1 from the date of the invoice, at the end of the month in which they run out.</source>
        <translation>Paiement à %1 fin de mois&#xa0;: à la fin du mois où ce délai, compté de la date de la facture, expire.</translation>
    </message>
    <message>
        <source>Deposit of %1 incl. VAT with the order: %2. Remainder: %3.</source>
        <translation>Acompte de %1 du montant TTC à la commande&#xa0;: %2. Solde&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Late payments bear interest at %1 a year.</source>
        <translation>Tout retard de paiement porte intérêt à %1 par an.</translation>
    </message>
    <message>
        <source>Late payments bear interest at %1 a year, and compensation for the costs of recovery (Late Payment of Commercial Debts (Interest) Act 1998).</source>
        <translation>Tout retard de paiement porte intérêt à %1 par an et donne droit à une indemnité de recouvrement (Late Payment of Commercial Debts (Interest) Act 1998).</translation>
    </message>
    <message>
        <source>Late payments bear statutory interest of 8% above the Bank of England base rate, and compensation for the costs of recovery (Late Payment of Commercial Debts (Interest) Act 1998).</source>
        <translation>Tout retard de paiement porte l’intérêt légal britannique, soit le taux de base de la Banque d’Angleterre plus 8&#xa0;%, et donne droit à une indemnité de recouvrement (Late Payment of Commercial Debts (Interest) Act 1998).</translation>
    </message>
    <message>
        <source>Any late payment gives rise, without a reminder, to penalties at %1 a year and to a fixed indemnity of %2 for the costs of recovery (French commercial code, art. L.441-10 and D.441-5).</source>
        <translation>Tout retard de paiement entraîne de plein droit, sans rappel, des pénalités au taux de %1 par an et une indemnité forfaitaire de %2 pour frais de recouvrement (art. L.441-10 et D.441-5 du Code de commerce).</translation>
    </message>
    <message>
        <source>Any late payment gives rise, without a reminder, to penalties at the refinancing rate of the European Central Bank plus 10 points and to a fixed indemnity of %1 for the costs of recovery (French commercial code, art. L.441-10 and D.441-5).</source>
        <translation>Tout retard de paiement entraîne de plein droit, sans rappel, des pénalités au taux de refinancement de la Banque centrale européenne majoré de 10 points et une indemnité forfaitaire de %1 pour frais de recouvrement (art. L.441-10 et D.441-5 du Code de commerce).</translation>
    </message>
    <message>
        <source>No discount is granted for early payment.</source>
        <translation>Pas d’escompte pour paiement anticipé.</translation>
    </message>
    <message>
        <source>Discount of %1 for payment within %2.</source>
        <translation>Escompte de %1 pour paiement sous %2.</translation>
    </message>
    <message>
        <source>The goods remain the property of the seller until they are paid in full (French commercial code, art. L.624-16).</source>
        <translation>Les marchandises restent la propriété du vendeur jusqu’à leur paiement intégral (art. L.624-16 du Code de commerce).</translation>
    </message>
    <message>
        <source>The goods remain the property of the seller until they are paid in full.</source>
        <translation>Les marchandises restent la propriété du vendeur jusqu’à leur paiement intégral.</translation>
    </message>
    <message>
        <source>Prices are quoted until the date above; this is not a firm offer under UCC 2-205.</source>
        <translation>Les prix valent jusqu’à la date ci-dessus&#xa0;; ceci n’est pas une offre ferme au sens de l’UCC 2-205.</translation>
    </message>
    <message>
        <source>Unit prices include sales tax.</source>
        <translation>Les prix unitaires comprennent la taxe de vente.</translation>
    </message>
    <message>
        <source>Sales tax is rounded line by line, then added.</source>
        <translation>La taxe de vente est arrondie ligne par ligne, puis additionnée.</translation>
    </message>
    <message>
        <source>Deposit of %1 of the total with the order: %2. Remainder: %3.</source>
        <translation>Acompte de %1 du total à la commande&#xa0;: %2. Solde&#xa0;: %3.</translation>
    </message>
    <message>
        <source>piece</source>
        <extracomment>unit of a quantity</extracomment>
        <translation>pièce</translation>
    </message>
    <message>
        <source>hour</source>
        <translation>heure</translation>
    </message>
    <message>
        <source>day</source>
        <translation>jour</translation>
    </message>
    <message>
        <source>week</source>
        <translation>semaine</translation>
    </message>
    <message>
        <source>month</source>
        <translation>mois</translation>
    </message>
    <message>
        <source>year</source>
        <translation>an</translation>
    </message>
    <message>
        <source>metre</source>
        <translation>mètre</translation>
    </message>
    <message>
        <source>lump sum</source>
        <extracomment>unit of a quantity: a service at one price for all of it</extracomment>
        <translation>forfait</translation>
    </message>
    <message>
        <source>d</source>
        <extracomment>symbol of a day, after a quantity</extracomment>
        <translation>j</translation>
    </message>
    <message>
        <source>wk</source>
        <extracomment>week, after a quantity, short</extracomment>
        <translation>sem.</translation>
    </message>
    <message>
        <source>mo</source>
        <extracomment>month, after a quantity, short</extracomment>
        <translation>mois</translation>
    </message>
    <message>
        <source>yr</source>
        <extracomment>year, after a quantity, short</extracomment>
        <translation>an</translation>
    </message>
    <message>
        <source>l.s.</source>
        <extracomment>lump sum, after a quantity, short</extracomment>
        <translation>forfait</translation>
    </message>
</context>
<context>
    <name>configuria::RegisterModel</name>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Valable jusqu’au</translation>
    </message>
    <message>
        <source>Total excl. VAT</source>
        <translation>Total HT</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
</context>
<context>
    <name>configuria::RegisterPage</name>
    <message>
        <source>%1 version %2</source>
        <translation>%1 version %2</translation>
    </message>
    <message>
        <source>Search: number, customer, title, part…</source>
        <translation>Rechercher&#xa0;: numéro, client, objet, pièce…</translation>
    </message>
    <message>
        <source>Search the quotes</source>
        <translation>Rechercher dans les devis</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Tous les états</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>Devis</translation>
    </message>
    <message>
        <source>&amp;Register</source>
        <translation>&amp;Registre</translation>
    </message>
    <message>
        <source>&amp;Open a copy</source>
        <translation>&amp;Ouvrir une copie</translation>
    </message>
    <message>
        <source>&amp;New version</source>
        <translation>&amp;Nouvelle version</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>D&amp;upliquer</translation>
    </message>
    <message>
        <source>Set s&amp;tate</source>
        <translation>Changer l’é&amp;tat</translation>
    </message>
    <message>
        <source>&amp;Show PDF</source>
        <translation>Afficher le &amp;PDF</translation>
    </message>
    <message>
        <source>Re&amp;move draft</source>
        <translation>&amp;Supprimer le brouillon</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>&amp;Sauvegarder…</translation>
    </message>
    <message>
        <source>&amp;Restore a backup…</source>
        <translation>&amp;Restaurer une sauvegarde…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 quotes that are listed, of %2 that were found</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n quotes</source>
        <translation>
            <numerusform>%n devis</numerusform>
            <numerusform>%n devis</numerusform>
        </translation>
    </message>
    <message>
        <source>No quote yet: Project &gt; Issue quote gives the first one its number.</source>
        <translation>Aucun devis pour l’instant&#xa0;: Projet&#xa0;&gt; Émettre le devis donne son numéro au premier.</translation>
    </message>
    <message>
        <source>Since the version before:</source>
        <translation>Depuis la version précédente&#xa0;:</translation>
    </message>
    <message>
        <source>A copy of %1 as it was issued: the register keeps its own</source>
        <extracomment>%1 number of a quote</extracomment>
        <translation>Copie de %1 tel qu’il a été émis&#xa0;: le registre garde l’original</translation>
    </message>
    <message>
        <source>Issue it to make the next version of %1</source>
        <extracomment>%1 number of a quote</extracomment>
        <translation>Émettez-le pour créer la version suivante de %1</translation>
    </message>
    <message>
        <source>A new draft</source>
        <translation>Nouveau brouillon</translation>
    </message>
    <message>
        <source>Configuria</source>
        <translation>Configuria</translation>
    </message>
    <message>
        <source>Remove the draft “%1”?</source>
        <translation>Supprimer le brouillon «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Export the register</source>
        <translation>Exporter le registre</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>Tableaux CSV (*.csv)</translation>
    </message>
    <message>
        <source>Back up the register</source>
        <translation>Sauvegarder le registre</translation>
    </message>
    <message>
        <source>quotes-backup.sqlite</source>
        <comment>file name</comment>
        <translation>sauvegarde-devis.sqlite</translation>
    </message>
    <message>
        <source>Registers of quotes (*.sqlite)</source>
        <translation>Registres de devis (*.sqlite)</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>Registers of quotes (*.sqlite);;All files (*)</source>
        <translation>Registres de devis (*.sqlite);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Replace the register by this backup? The register of now is kept beside it.</source>
        <translation>Remplacer le registre par cette sauvegarde&#xa0;? Le registre actuel est gardé à côté.</translation>
    </message>
    <message>
        <source>Export as &amp;CSV…</source>
        <translation>Exporter en &amp;CSV…</translation>
    </message>
    <message>
        <source>quotes</source>
        <comment>file name</comment>
        <translation>devis</translation>
    </message>
</context>
<context>
    <name>configuria::RivalBox</name>
    <message>
        <source>Held against</source>
        <translation>Comparé à</translation>
    </message>
    <message>
        <source>The rented alternative that owning is held against</source>
        <translation>L’alternative louée à laquelle l’achat est comparé</translation>
    </message>
</context>
<context>
    <name>configuria::RivalView</name>
    <message>
        <source>%1: %2</source>
        <comment>scenario, what is shown</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>configuria::ScenarioTabs</name>
    <message>
        <source>Scenario %1</source>
        <translation>Scénario %1</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Nouveau scénario</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>Name of the scenario</source>
        <translation>Nom du scénario</translation>
    </message>
    <message>
        <source>Duplicate this scenario</source>
        <translation>Dupliquer ce scénario</translation>
    </message>
    <message>
        <source>Remove this scenario</source>
        <translation>Retirer ce scénario</translation>
    </message>
</context>
<context>
    <name>configuria::SearchDialog</name>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
</context>
<context>
    <name>configuria::SellerDialog</name>
    <message>
        <source>Seller</source>
        <translation>Vendeur</translation>
    </message>
    <message>
        <source>&amp;Seller</source>
        <translation>&amp;Vendeur</translation>
    </message>
    <message>
        <source>&amp;New quotes</source>
        <translation>&amp;Nouveaux devis</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>C&amp;ontact</source>
        <translation>C&amp;ontact</translation>
    </message>
    <message>
        <source>&amp;E-mail</source>
        <translation>&amp;Courriel</translation>
    </message>
    <message>
        <source>&amp;Phone</source>
        <translation>&amp;Téléphone</translation>
    </message>
    <message>
        <source>&amp;Legal form and capital</source>
        <translation>Forme &amp;juridique et capital</translation>
    </message>
    <message>
        <source>&amp;Registration number</source>
        <translation>&amp;Immatriculation (SIREN, RCS)</translation>
    </message>
    <message>
        <source>&amp;Trade register</source>
        <translation>&amp;RCS</translation>
    </message>
    <message>
        <source>&amp;VAT number</source>
        <translation>N° &amp;TVA</translation>
    </message>
    <message>
        <source>&amp;IBAN</source>
        <translation>&amp;IBAN</translation>
    </message>
    <message>
        <source>&amp;BIC</source>
        <translation>&amp;BIC</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>N&amp;umbers</source>
        <translation>N&amp;umérotation</translation>
    </message>
    <message>
        <source>Text with {year}, {month} and {seq:4}: at least four digits, counted from 1 each year where the pattern has {year}</source>
        <translation>Texte avec {year}, {month} et {seq:4}&#xa0;: quatre chiffres au moins, comptés à partir de 1 chaque année quand le modèle contient {year}</translation>
    </message>
    <message>
        <source>Sa&amp;le</source>
        <translation>Ven&amp;te</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>Papie&amp;r</translation>
    </message>
    <message>
        <source>Pa&amp;yment</source>
        <translation>&amp;Paiement</translation>
    </message>
    <message>
        <source>&amp;Delivery</source>
        <translation>&amp;Livraison</translation>
    </message>
    <message>
        <source>&amp;Warranty</source>
        <translation>&amp;Garantie</translation>
    </message>
    <message>
        <source>&amp;General terms of sale</source>
        <translation>&amp;Conditions générales de vente</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>Ch&amp;oisir…</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>Retire&amp;r</translation>
    </message>
    <message>
        <source>Colour of titles and rules on paper</source>
        <translation>Couleur des titres et des filets sur le papier</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>no preview</source>
        <translation>pas d’aperçu</translation>
    </message>
    <message>
        <source>of the program</source>
        <translation>du programme</translation>
    </message>
    <message>
        <source>The logo has to be a PNG or SVG file of at most 512 kB.</source>
        <translation>Le logo doit être un fichier PNG ou SVG d’au plus 512&#xa0;ko.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>Images (*.png *.svg)</translation>
    </message>
    <message>
        <source>The pattern of the numbers needs {seq:4} once, and may have {year} and {month}: %1</source>
        <translation>Le modèle des numéros doit contenir {seq:4} une fois, et peut contenir {year} et {month}&#xa0;: %1</translation>
    </message>
    <message>
        <source>Count&amp;ry</source>
        <translation>Pa&amp;ys</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Pays</translation>
    </message>
</context>
<context>
    <name>configuria::ServingBox</name>
    <message>
        <source>Service</source>
        <translation>Service</translation>
    </message>
    <message>
        <source>First token within</source>
        <translation>Premier token en</translation>
    </message>
    <message>
        <source>Each user at least</source>
        <translation>Débit par utilisateur</translation>
    </message>
    <message>
        <source>Prompt in cache</source>
        <translation>Prompt déjà en cache</translation>
    </message>
    <message>
        <source>Guessed tokens</source>
        <translation>Tokens devinés</translation>
    </message>
    <message>
        <source>Guesses accepted</source>
        <translation>Devinés acceptés</translation>
    </message>
    <message>
        <source>Time of a guess</source>
        <translation>Temps d’un deviné</translation>
    </message>
    <message>
        <source>The longest mean wait for the first token that is accepted: the users who can be served then are counted.</source>
        <translation>L’attente moyenne la plus longue acceptée avant le premier token&#xa0;: les utilisateurs servis ainsi sont comptés.</translation>
    </message>
    <message>
        <source>The slowest output that a user accepts: the users who can be served then are counted.</source>
        <translation>Le débit le plus faible qu’un utilisateur accepte&#xa0;: les utilisateurs servis ainsi sont comptés.</translation>
    </message>
    <message>
        <source>Prefix caching: the share of a prompt that another request has left in the KV cache. Rests on the traffic.</source>
        <translation>Cache de préfixes&#xa0;: part d’un prompt qu’une autre requête a laissée dans le cache KV. Dépend du trafic.</translation>
    </message>
    <message>
        <source>Speculative decoding: tokens that a small model guesses before the model checks them at once. 0: off.</source>
        <translation>Décodage spéculatif&#xa0;: tokens qu’un petit modèle devine avant que le modèle les vérifie d’un coup. 0&#xa0;: désactivé.</translation>
    </message>
    <message>
        <source>Speculative decoding: share of the guesses that the model accepts. Rests on the text.</source>
        <translation>Décodage spéculatif&#xa0;: part des tokens devinés que le modèle accepte. Dépend du texte.</translation>
    </message>
    <message>
        <source>Speculative decoding: time of one guess over that of one step of the model. The memory of the small model is not counted.</source>
        <translation>Décodage spéculatif&#xa0;: temps d’un token deviné sur celui d’un pas du modèle. La mémoire du petit modèle n’est pas comptée.</translation>
    </message>
    <message>
        <source> s</source>
        <extracomment>seconds</extracomment>
        <translation>&#xa0;s</translation>
    </message>
    <message>
        <source> tokens/s</source>
        <extracomment>tokens per second</extracomment>
        <translation>&#xa0;tokens/s</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>percent</extracomment>
        <translation>&#xa0;%</translation>
    </message>
</context>
<context>
    <name>configuria::SitePanel</name>
    <message>
        <source>&amp;kWh price</source>
        <translation>Prix du &amp;kWh</translation>
    </message>
    <message>
        <source>Price of one kilowatt-hour, without VAT.</source>
        <translation>Prix d’un kilowattheure, hors TVA.</translation>
    </message>
    <message>
        <source>P&amp;UE</source>
        <translation>P&amp;UE</translation>
    </message>
    <message>
        <source>Energy of the site divided by the energy of the machines.</source>
        <translation>Énergie du site divisée par celle des machines.</translation>
    </message>
    <message>
        <source>&amp;Load factor</source>
        <translation>Facteur de char&amp;ge</translation>
    </message>
    <message>
        <source>Average draw, as a share of the full draw.</source>
        <translation>Consommation moyenne, en part de la pleine puissance.</translation>
    </message>
    <message>
        <source>&amp;Hours per year</source>
        <translation>&amp;Heures par an</translation>
    </message>
    <message>
        <source>Hours during which the machine is on.</source>
        <translation>Heures pendant lesquelles la machine est allumée.</translation>
    </message>
    <message>
        <source>&amp;Voltage</source>
        <translation>&amp;Tension</translation>
    </message>
    <message>
        <source>Between phase and neutral.</source>
        <translation>Entre phase et neutre.</translation>
    </message>
    <message>
        <source>&amp;Breaker</source>
        <translation>&amp;Disjoncteur</translation>
    </message>
    <message>
        <source>Rating of the circuit&apos;s breaker.</source>
        <translation>Calibre du disjoncteur du circuit.</translation>
    </message>
    <message>
        <source>&amp;Phases</source>
        <translation>&amp;Phases</translation>
    </message>
    <message>
        <source>Phases of the circuit.</source>
        <translation>Phases du circuit.</translation>
    </message>
    <message>
        <source>&amp;Redundancy</source>
        <translation>&amp;Redondance</translation>
    </message>
    <message>
        <source>Power supplies that may fail without stopping the machine.</source>
        <translation>Alimentations qui peuvent tomber sans arrêter la machine.</translation>
    </message>
    <message>
        <source>R&amp;ack power</source>
        <translation>Puissance par &amp;baie</translation>
    </message>
    <message>
        <source>Power that one rack may draw.</source>
        <translation>Puissance qu’une baie peut consommer.</translation>
    </message>
    <message>
        <source>C&amp;O2 per kWh</source>
        <translation>C&amp;O2 par kWh</translation>
    </message>
    <message>
        <source>Grams of CO2 for one kilowatt-hour.</source>
        <translation>Grammes de CO2 pour un kilowattheure.</translation>
    </message>
    <message>
        <source>Re&amp;dundancy is required</source>
        <translation>Redondance e&amp;xigée</translation>
    </message>
    <message>
        <source>Single phase</source>
        <translation>Monophasé</translation>
    </message>
    <message>
        <source>Three phases</source>
        <translation>Triphasé</translation>
    </message>
    <message>
        <source>Power feed</source>
        <translation>Arrivée électrique</translation>
    </message>
    <message>
        <source>Rack and room</source>
        <translation>Baie et salle</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Sets the rules for supplies, voltage and export. Another country: its two letters (ISO 3166).</source>
        <translation>Fixe les règles des alimentations, de la tension et de l’export. Un autre pays&#xa0;: ses deux lettres (ISO 3166).</translation>
    </message>
    <message>
        <source>Runs from</source>
        <translation>En service le</translation>
    </message>
    <message>
        <source>Day on which the machine has to run: delivery times are held against it.</source>
        <translation>Jour où la machine doit tourner&#xa0;: les délais de livraison y sont comparés.</translation>
    </message>
    <message>
        <source>Feeds</source>
        <translation>Arrivées</translation>
    </message>
    <message>
        <source>Lines into the rack that the supplies are spread over: with two, one may be lost.</source>
        <translation>Lignes de la baie entre lesquelles les alimentations sont réparties&#xa0;: avec deux, l’une peut être perdue.</translation>
    </message>
    <message>
        <source>Rack cooling</source>
        <translation>Froid par baie</translation>
    </message>
    <message>
        <source>Heat that is taken out of one rack.</source>
        <translation>Chaleur évacuée d’une baie.</translation>
    </message>
    <message>
        <source>Free units</source>
        <translation>Unités libres</translation>
    </message>
    <message>
        <source>Units of one rack that are free for the machines, 1 U = 44.45 mm.</source>
        <translation>Unités d’une baie libres pour les machines, 1&#xa0;U = 44,45&#xa0;mm.</translation>
    </message>
    <message>
        <source>Floor load</source>
        <translation>Charge au sol</translation>
    </message>
    <message>
        <source>Load that the floor carries, for each square metre; 100 kg at least.</source>
        <translation>Charge que porte le sol, par mètre carré&#xa0;; 100&#xa0;kg au moins.</translation>
    </message>
    <message>
        <source>Inlet air</source>
        <translation>Air aspiré</translation>
    </message>
    <message>
        <source>Temperature of the air that the machines take in.</source>
        <translation>Température de l’air que les machines aspirent.</translation>
    </message>
    <message>
        <source>Altitude</source>
        <translation>Altitude</translation>
    </message>
    <message>
        <source>Above the sea: thinner air cools less.</source>
        <translation>Au-dessus de la mer&#xa0;: un air moins dense refroidit moins.</translation>
    </message>
    <message>
        <source>U</source>
        <comment>rack units</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>One feed</source>
        <translation>Une arrivée</translation>
    </message>
    <message>
        <source>Two feeds</source>
        <translation>Deux arrivées</translation>
    </message>
    <message>
        <source>Site and power</source>
        <translation>Site et énergie</translation>
    </message>
    <message>
        <source>The rules of the European Union are taken then.</source>
        <translation>Les règles de l’Union européenne s’appliquent alors.</translation>
    </message>
    <message>
        <source>The offer states it.</source>
        <translation>L’offre l’indique.</translation>
    </message>
    <message>
        <source>An example of 2025; firms of the EU paid 0.1902 EUR (Eurostat, first half of 2025).</source>
        <translation>Un exemple de 2025&#xa0;; les entreprises de l’UE payaient 0,1902&#xa0;EUR (Eurostat, premier semestre 2025).</translation>
    </message>
    <message>
        <source>Day of the price</source>
        <translation>Date du prix</translation>
    </message>
    <message>
        <source>Day on which this price of the kilowatt-hour held.</source>
        <translation>Jour auquel ce prix du kilowattheure était valable.</translation>
    </message>
    <message>
        <source>The example has no day.</source>
        <translation>L’exemple n’a pas de date.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Where this price of the kilowatt-hour comes from: contract, invoice, statistics.</source>
        <translation>D’où vient ce prix du kilowattheure&#xa0;: contrat, facture, statistiques.</translation>
    </message>
    <message>
        <source>The example has no source.</source>
        <translation>L’exemple n’a pas de source.</translation>
    </message>
    <message>
        <source>Off-peak kWh</source>
        <translation>kWh creux</translation>
    </message>
    <message>
        <source>Price of the cheaper hours; the price above is then that of the others.</source>
        <translation>Prix des heures creuses&#xa0;; le prix ci-dessus est alors celui des autres heures.</translation>
    </message>
    <message>
        <source>One price for all hours.</source>
        <translation>Un seul prix pour toutes les heures.</translation>
    </message>
    <message>
        <source>Off-peak hours</source>
        <translation>Heures creuses</translation>
    </message>
    <message>
        <source>Hours of the day at the cheaper price.</source>
        <translation>Heures de la journée au prix réduit.</translation>
    </message>
    <message>
        <source>Eight hours a day, the usual contract in France.</source>
        <translation>Huit heures par jour, le contrat usuel en France.</translation>
    </message>
    <message>
        <source>Large new sites (Uptime Institute, 2024); the mean of all was 1.54 in 2025.</source>
        <translation>Grands sites récents (Uptime Institute, 2024)&#xa0;; la moyenne de tous était de 1,54 en 2025.</translation>
    </message>
    <message>
        <source>An example, without a public source.</source>
        <translation>Un exemple, sans source publique.</translation>
    </message>
    <message>
        <source>365 days of 24 hours.</source>
        <translation>365 jours de 24 heures.</translation>
    </message>
    <message>
        <source>Weekly profile</source>
        <translation>Profil de la semaine</translation>
    </message>
    <message>
        <source>Shares of the week at full and typical draw, idle for the rest; replaces the load factor.</source>
        <translation>Parts de la semaine à pleine charge et en charge typique, au repos le reste du temps&#xa0;; remplace le facteur de charge.</translation>
    </message>
    <message>
        <source>The load factor counts.</source>
        <translation>Le facteur de charge compte.</translation>
    </message>
    <message>
        <source>Full draw</source>
        <translation>Pleine charge</translation>
    </message>
    <message>
        <source>Share of the week.</source>
        <translation>Part de la semaine.</translation>
    </message>
    <message>
        <source>An example.</source>
        <translation>Un exemple.</translation>
    </message>
    <message>
        <source>Typical draw</source>
        <translation>Charge typique</translation>
    </message>
    <message>
        <source>The place brings it: France 21.7 g (RTE, 2024), European Union 264 g (2021).</source>
        <translation>Le lieu l’apporte&#xa0;: France 21,7&#xa0;g (RTE, 2024), Union européenne 264&#xa0;g (2021).</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>How the factor was worked out: direct production, life cycle, location-based.</source>
        <translation>Comment le facteur a été établi&#xa0;: production directe, cycle de vie, fondée sur la localisation.</translation>
    </message>
    <message>
        <source>The place brings it.</source>
        <translation>Le lieu l’apporte.</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Year that the factor was measured in.</source>
        <translation>Année de mesure du facteur.</translation>
    </message>
    <message>
        <source>Europe (IEC 60038).</source>
        <translation>Europe (CEI 60038).</translation>
    </message>
    <message>
        <source>Usual for a rack in Europe (plugs of IEC 60309).</source>
        <translation>Usuel pour une baie en Europe (prises CEI 60309).</translation>
    </message>
    <message>
        <source>The smaller feed.</source>
        <translation>L’arrivée la plus petite.</translation>
    </message>
    <message>
        <source>Usual in data centres.</source>
        <translation>Usuel en centre de données.</translation>
    </message>
    <message>
        <source>The maker of the server states it.</source>
        <translation>Le constructeur du serveur l’indique.</translation>
    </message>
    <message>
        <source>A machine that stops when a supply fails is refused.</source>
        <translation>Une machine qui s’arrête quand une alimentation tombe est refusée.</translation>
    </message>
    <message>
        <source>The customer says so.</source>
        <translation>Le client le demande.</translation>
    </message>
    <message>
        <source>The room states it.</source>
        <translation>La salle l’indique.</translation>
    </message>
    <message>
        <source>The place states it.</source>
        <translation>Le lieu l’indique.</translation>
    </message>
    <message>
        <source>The price of electricity is to be asked for again: offers hold for 30 days.</source>
        <translation>Le prix de l’électricité est à redemander&#xa0;: une offre tient 30 jours.</translation>
    </message>
</context>
<context>
    <name>configuria::SpeedChart</name>
    <message>
        <source>Nearest measurement</source>
        <translation>Mesure la plus proche</translation>
    </message>
</context>
<context>
    <name>configuria::SplitView</name>
    <message>
        <source>Split</source>
        <extracomment>view of the page Cost: costs by group and year</extracomment>
        <translation>Répartition</translation>
    </message>
    <message>
        <source>%1: cost by group and year</source>
        <comment>scenario</comment>
        <translation>%1&#xa0;: coût par groupe et par année</translation>
    </message>
    <message>
        <source>Financing</source>
        <translation>Financement</translation>
    </message>
    <message>
        <source>How the machine is paid in this chart; the project does not change</source>
        <translation>Mode de paiement de la machine dans ce graphique&#xa0;; le projet ne change pas</translation>
    </message>
    <message>
        <source>cost-split</source>
        <comment>file name</comment>
        <translation>repartition-des-couts</translation>
    </message>
</context>
<context>
    <name>configuria::TcoChart</name>
    <message>
        <source>Months</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>All scenarios</source>
        <extracomment>link beside the small chart, to the page Cost</extracomment>
        <translation>Tous les scénarios</translation>
    </message>
    <message>
        <source>The large chart of the page Cost, with leasing, renting and every cloud (also a double click here)</source>
        <translation>Le grand graphique de la page Coûts, avec crédit-bail, location et tous les clouds (ou un double clic ici)</translation>
    </message>
</context>
<context>
    <name>configuria::TermFields</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>Default: %1. %2</source>
        <extracomment>%1 default of a field, %2 where it comes from, with its date</extracomment>
        <translation>Par défaut&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>À propos de %1</translation>
    </message>
    <message>
        <source>Reset to default: %1</source>
        <translation>Rétablir la valeur par défaut&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>configuria::TornadoChart</name>
    <message>
        <source>20% lower: %1</source>
        <translation>20&#xa0;% plus bas&#xa0;: %1</translation>
    </message>
    <message>
        <source>20% higher: %1</source>
        <translation>20&#xa0;% plus haut&#xa0;: %1</translation>
    </message>
    <message>
        <source>Input 20% lower</source>
        <translation>Paramètre 20&#xa0;% plus bas</translation>
    </message>
    <message>
        <source>Input 20% higher</source>
        <translation>Paramètre 20&#xa0;% plus haut</translation>
    </message>
    <message>
        <source>The verdict turns</source>
        <translation>Le verdict s’inverse</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Both cost the same</source>
        <translation>Coûts égaux</translation>
    </message>
</context>
<context>
    <name>configuria::TornadoView</name>
    <message>
        <source>Sensitivity</source>
        <extracomment>view of the page Cost: what a change of 20 % of each input does</extracomment>
        <translation>Sensibilité</translation>
    </message>
    <message>
        <source>tornado</source>
        <comment>file name</comment>
        <translation>tornade</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>The figure whose change is drawn; the verdict is always that against the alternative</source>
        <translation>Le résultat dont la variation est tracée&#xa0;; le verdict est toujours celui face à l’alternative</translation>
    </message>
    <message>
        <source>what 20% more or less of each input does</source>
        <translation>effet d’une variation de 20&#xa0;% de chaque paramètre</translation>
    </message>
</context>
<context>
    <name>configuria::TwoWayView</name>
    <message>
        <source>Two inputs</source>
        <extracomment>view of the page Cost: a table over two inputs</extracomment>
        <translation>Deux paramètres</translation>
    </message>
    <message>
        <source>two-inputs</source>
        <comment>file name</comment>
        <translation>deux-parametres</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>The input that changes from row to row</source>
        <translation>Le paramètre qui varie d’une ligne à l’autre</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>The input that changes from column to column</source>
        <translation>Le paramètre qui varie d’une colonne à l’autre</translation>
    </message>
    <message>
        <source>who is cheaper, over two inputs</source>
        <translation>le moins cher des deux, selon deux paramètres</translation>
    </message>
</context>
<context>
    <name>configuria::UsualWords</name>
    <message>
        <source>12 months from delivery, parts and labour; return (RMA) with advance replacement</source>
        <translation>12 mois à compter de la livraison, pièces et main-d’œuvre&#xa0;; retour (RMA) avec échange anticipé</translation>
    </message>
    <message>
        <source>Lead time: 6 to 8 weeks from the order</source>
        <translation>Délai de livraison&#xa0;: 6 à 8 semaines à compter de la commande</translation>
    </message>
    <message>
        <source>for example: %1</source>
        <translation>par exemple&#xa0;: %1</translation>
    </message>
    <message>
        <source>Put in: %1</source>
        <translation>Insérer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>configuria::UtilisationChart</name>
    <message>
        <source>Utilisation (%)</source>
        <translation>Utilisation (%)</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
</context>
<context>
    <name>configuria::UtilisationView</name>
    <message>
        <source>Utilisation</source>
        <extracomment>view of the page Cost: price of a GPU-hour against the utilisation</extracomment>
        <translation>Utilisation</translation>
    </message>
    <message>
        <source>%1: cost of a GPU-hour against the utilisation</source>
        <comment>scenario</comment>
        <translation>%1&#xa0;: coût de la GPU-heure selon l’utilisation</translation>
    </message>
    <message>
        <source>cost-of-use</source>
        <comment>file name</comment>
        <translation>cout-par-utilisation</translation>
    </message>
</context>
<context>
    <name>configuria::VerdictStrip</name>
    <message>
        <source>%1 of %2 per GPU</source>
        <translation>%1 sur %2 par GPU</translation>
    </message>
    <message>
        <source>%1 needed per GPU</source>
        <translation>%1 nécessaires par GPU</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>Mémoire GPU</translation>
    </message>
    <message>
        <source>of %1 the supplies can give</source>
        <translation>sur %1 que donnent les alimentations</translation>
    </message>
    <message>
        <source>no power supply to compare with</source>
        <translation>pas d’alimentation à comparer</translation>
    </message>
    <message>
        <source>Power per node</source>
        <translation>Puissance par nœud</translation>
    </message>
    <message>
        <source>Speed, all users</source>
        <translation>Débit, tous utilisateurs</translation>
    </message>
    <message>
        <source>first token %1 · %2 each</source>
        <translation>TTFT %1 · %2 chacun</translation>
    </message>
    <message>
        <source>some prices are missing</source>
        <translation>des prix manquent</translation>
    </message>
    <message>
        <source>without VAT · %1 per GPU-hour</source>
        <translation>HT · %1 par GPU-heure</translation>
    </message>
    <message>
        <source>without VAT</source>
        <translation>HT</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Achat</translation>
    </message>
    <message>
        <source>beats the cloud after %1</source>
        <translation>bat le cloud après %1</translation>
    </message>
    <message>
        <source>the cloud: %1</source>
        <translation>le cloud&#xa0;: %1</translation>
    </message>
    <message>
        <source>no cloud price to compare with</source>
        <translation>pas de prix cloud à comparer</translation>
    </message>
    <message numerus="yes">
        <source>Cost over %n year(s)</source>
        <translation>
            <numerusform>Coût sur %n an</numerusform>
            <numerusform>Coût sur %n ans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>target speeds for %n user(s) at once</source>
        <translation>
            <numerusform>objectifs tenus pour %n utilisateur</numerusform>
            <numerusform>objectifs tenus pour %n utilisateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>a step %1 · trained in %2</source>
        <translation>étape %1 · entraîné en %2</translation>
    </message>
    <message>
        <source>a step %1</source>
        <translation>étape %1</translation>
    </message>
    <message>
        <source>Training speed, per GPU</source>
        <translation>Vitesse d’entraînement, par GPU</translation>
    </message>
    <message>
        <source>Prices to be asked for again: offers hold for 30 days.</source>
        <translation>Prix à redemander&#xa0;: une offre tient 30 jours.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Old prices</source>
        <extracomment>one short word: prices that are more than 30 days old; prices without a date</extracomment>
        <translation>Prix anciens</translation>
    </message>
    <message>
        <source>Undated</source>
        <translation>Sans date</translation>
    </message>
</context>
<context>
    <name>configuria::WeightsDialog</name>
    <message>
        <source>Weights of the score</source>
        <translation>Pondération de la note</translation>
    </message>
    <message>
        <source>not weighed</source>
        <translation>sans poids</translation>
    </message>
    <message>
        <source>&amp;All alike</source>
        <translation>&amp;Tous pareils</translation>
    </message>
</context>
<context>
    <name>configuria::WhyDialog</name>
    <message>
        <source>GPU memory, total per GPU</source>
        <translation>Mémoire GPU, total par GPU</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>Mémoire vive de l’hôte</translation>
    </message>
    <message>
        <source>Reading of prompts</source>
        <translation>Lecture des prompts</translation>
    </message>
    <message>
        <source>Writing, each user</source>
        <translation>Génération, par utilisateur</translation>
    </message>
    <message>
        <source>Writing, all users</source>
        <translation>Génération, tous utilisateurs</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>Délai du premier token</translation>
    </message>
    <message>
        <source>Time per further token</source>
        <translation>Temps par token suivant</translation>
    </message>
    <message>
        <source>Training, per GPU</source>
        <translation>Entraînement, par GPU</translation>
    </message>
    <message>
        <source>Model FLOPS utilisation</source>
        <translation>Utilisation des FLOPS (MFU)</translation>
    </message>
    <message>
        <source>Time to train</source>
        <translation>Durée d’entraînement</translation>
    </message>
    <message>
        <source>Loading of the model</source>
        <translation>Chargement du modèle</translation>
    </message>
    <message>
        <source>Writing of a checkpoint</source>
        <translation>Écriture d’un checkpoint</translation>
    </message>
    <message>
        <source>Average power, all nodes</source>
        <translation>Puissance moyenne, tous les nœuds</translation>
    </message>
    <message>
        <source>Choose a model and a GPU to see figures.</source>
        <translation>Choisissez un modèle et un GPU pour voir les chiffres.</translation>
    </message>
    <message>
        <source>Where the figures come from</source>
        <translation>D’où viennent les chiffres</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Plage</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Fondement</translation>
    </message>
    <message>
        <source>Formula and source</source>
        <translation>Formule et source</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Hypothèses</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>range</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Basis: %1</source>
        <extracomment>how a figure is known: &quot;Formula&quot;, &quot;Measured&quot;, &quot;Rule of thumb&quot;</extracomment>
        <translation>Fondement&#xa0;: %1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Source&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1; from %2</source>
        <extracomment>how a figure is known, then its range: &quot;1.05 GB to 1.1 GB&quot;</extracomment>
        <translation>%1&#xa0;; de %2</translation>
    </message>
    <message>
        <source>Rule of thumb, whole model</source>
        <translation>Règle empirique, modèle entier</translation>
    </message>
    <message>
        <source>On NVMe drives</source>
        <translation>Sur les disques NVMe</translation>
    </message>
    <message>
        <source>KV cache of a sequence</source>
        <extracomment>of a transfer</extracomment>
        <translation>Cache KV d’une séquence</translation>
    </message>
    <message>
        <source>Weights of a GPU</source>
        <translation>Poids d’un GPU</translation>
    </message>
    <message>
        <source>%1 over the GPUs’ link</source>
        <extracomment>%1 what is moved</extracomment>
        <translation>%1 par le lien des GPU</translation>
    </message>
    <message>
        <source>%1 over PCIe</source>
        <translation>%1 par PCIe</translation>
    </message>
    <message>
        <source>%1 from the host</source>
        <translation>%1 depuis l’hôte</translation>
    </message>
    <message>
        <source>GPU-hours to train</source>
        <translation>Heures-GPU d’entraînement</translation>
    </message>
    <message>
        <source>Energy to train</source>
        <translation>Énergie d’entraînement</translation>
    </message>
    <message>
        <source>Time of a training step</source>
        <translation>Durée d’une étape d’entraînement</translation>
    </message>
</context>
<context>
    <name>configuria::WorkloadPanel</name>
    <message>
        <source>Choose a model…</source>
        <translation>Choisir un modèle…</translation>
    </message>
    <message>
        <source>auto (%1)</source>
        <translation>auto (%1)</translation>
    </message>
    <message>
        <source>Automatic (%1)</source>
        <translation>Automatique (%1)</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Niveau %1</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modèle</translation>
    </message>
    <message>
        <source>The model that the server runs or trains.</source>
        <translation>Le modèle que le serveur exécute ou entraîne.</translation>
    </message>
    <message>
        <source>&amp;Work</source>
        <translation>&amp;Usage</translation>
    </message>
    <message>
        <source>What the server does with the model.</source>
        <translation>Ce que le serveur fait du modèle.</translation>
    </message>
    <message>
        <source>W&amp;eights</source>
        <translation>&amp;Poids</translation>
    </message>
    <message>
        <source>Number format of the weights in GPU memory.</source>
        <translation>Format numérique des poids en mémoire GPU.</translation>
    </message>
    <message>
        <source>&amp;KV cache</source>
        <translation>Cache &amp;KV</translation>
    </message>
    <message>
        <source>Number format of the keys and values kept for each token.</source>
        <translation>Format numérique des clés et valeurs gardées pour chaque token.</translation>
    </message>
    <message>
        <source>En&amp;gine</source>
        <translation>Mo&amp;teur</translation>
    </message>
    <message>
        <source>The program that serves the model.</source>
        <translation>Le programme qui sert le modèle.</translation>
    </message>
    <message>
        <source>&amp;Context</source>
        <translation>&amp;Contexte</translation>
    </message>
    <message>
        <source>Tokens held for each sequence, prompt and answer together.</source>
        <translation>Tokens gardés par séquence, prompt et réponse ensemble.</translation>
    </message>
    <message>
        <source>Se&amp;quences</source>
        <translation>Sé&amp;quences</translation>
    </message>
    <message>
        <source>Requests served at the same time.</source>
        <translation>Requêtes servies en même temps.</translation>
    </message>
    <message>
        <source>P&amp;rompt</source>
        <translation>P&amp;rompt</translation>
    </message>
    <message>
        <source>Mean length of a prompt, in tokens.</source>
        <translation>Longueur moyenne d’un prompt, en tokens.</translation>
    </message>
    <message>
        <source>&amp;Answer</source>
        <translation>Ré&amp;ponse</translation>
    </message>
    <message>
        <source>Mean length of an answer, in tokens.</source>
        <translation>Longueur moyenne d’une réponse, en tokens.</translation>
    </message>
    <message>
        <source>Memory s&amp;hare</source>
        <translation>Part de mé&amp;moire</translation>
    </message>
    <message>
        <source>Share of the GPU memory that the engine reserves when it starts.</source>
        <translation>Part de la mémoire GPU que le moteur réserve au démarrage.</translation>
    </message>
    <message>
        <source>&amp;Framework</source>
        <translation>&amp;Framework</translation>
    </message>
    <message>
        <source>The program that trains the model.</source>
        <translation>Le programme qui entraîne le modèle.</translation>
    </message>
    <message>
        <source>Sequence &amp;length</source>
        <translation>&amp;Longueur séq.</translation>
    </message>
    <message>
        <source>Tokens of one training sequence.</source>
        <translation>Tokens d’une séquence d’entraînement.</translation>
    </message>
    <message>
        <source>Micro-&amp;batch</source>
        <translation>Micro-&amp;lot</translation>
    </message>
    <message>
        <source>Sequences per GPU and step.</source>
        <translation>Séquences par GPU et par pas.</translation>
    </message>
    <message>
        <source>Acc&amp;umulation</source>
        <translation>Acc&amp;umulation</translation>
    </message>
    <message>
        <source>Steps whose gradients are added before an update.</source>
        <translation>Pas dont les gradients sont additionnés avant une mise à jour.</translation>
    </message>
    <message>
        <source>&amp;Tokens</source>
        <translation>&amp;Tokens</translation>
    </message>
    <message>
        <source>Tokens to train on, in billions.</source>
        <translation>Tokens d’entraînement, en milliards.</translation>
    </message>
    <message>
        <source>LoRA &amp;rank</source>
        <translation>&amp;Rang LoRA</translation>
    </message>
    <message>
        <source>Rank of the adapter matrices.</source>
        <translation>Rang des matrices d’adaptation.</translation>
    </message>
    <message>
        <source>&amp;Optimizer</source>
        <translation>&amp;Optimiseur</translation>
    </message>
    <message>
        <source>The optimizer and the precision of its states.</source>
        <translation>L’optimiseur et la précision de ses états.</translation>
    </message>
    <message>
        <source>&amp;Master copy</source>
        <translation>Copie &amp;maître</translation>
    </message>
    <message>
        <source>Keep a copy of the weights in 32 bits.</source>
        <translation>Garder une copie des poids en 32 bits.</translation>
    </message>
    <message>
        <source>Recom&amp;pute</source>
        <translation>Re&amp;calcul</translation>
    </message>
    <message>
        <source>Activation checkpointing: less memory, more computing.</source>
        <translation>Checkpointing des activations&#xa0;: moins de mémoire, plus de calcul.</translation>
    </message>
    <message>
        <source>Lo&amp;ss</source>
        <translation>&amp;Perte</translation>
    </message>
    <message>
        <source>How the loss over the vocabulary is computed.</source>
        <translation>Comment la perte sur le vocabulaire est calculée.</translation>
    </message>
    <message>
        <source>&amp;ZeRO</source>
        <translation>&amp;ZeRO</translation>
    </message>
    <message>
        <source>What is split over the data-parallel GPUs.</source>
        <translation>Ce qui est partagé entre les GPU en parallélisme de données.</translation>
    </message>
    <message>
        <source>Offloa&amp;d</source>
        <translation>Offloa&amp;d</translation>
    </message>
    <message>
        <source>32-bit weights</source>
        <translation>Poids en 32 bits</translation>
    </message>
    <message numerus="yes">
        <source> billion</source>
        <extracomment>unit behind a number of tokens; begins with a space</extracomment>
        <translation>
            <numerusform> milliard</numerusform>
            <numerusform> milliards</numerusform>
        </translation>
    </message>
    <message>
        <source>not set</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>Parallélisme</translation>
    </message>
    <message>
        <source>&amp;Tensor</source>
        <translation>&amp;Tenseurs</translation>
    </message>
    <message>
        <source>&amp;Pipeline</source>
        <translation>P&amp;ipeline</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>&amp;Données</translation>
    </message>
    <message>
        <source>E&amp;xpert</source>
        <translation>E&amp;xperts</translation>
    </message>
    <message>
        <source>C&amp;ontext</source>
        <translation>C&amp;ontexte</translation>
    </message>
    <message>
        <source>%1 parallelism</source>
        <translation>Parallélisme&#xa0;: %1</translation>
    </message>
    <message>
        <source>Number of GPUs that share the work this way.</source>
        <translation>Nombre de GPU qui se partagent le travail ainsi.</translation>
    </message>
    <message>
        <source>Lo&amp;RA targets</source>
        <translation>Cibles Lo&amp;RA</translation>
    </message>
    <message>
        <source>The matrices of each layer that get an adapter.</source>
        <translation>Les matrices de chaque couche qui reçoivent un adaptateur.</translation>
    </message>
    <message>
        <source>All linear layers</source>
        <translation>Toutes les linéaires</translation>
    </message>
    <message>
        <source>Attention only</source>
        <translation>Attention seule</translation>
    </message>
    <message>
        <source>What is moved to the memory of the host or to its NVMe drives (DeepSpeed ZeRO-3).</source>
        <translation>Ce qui est déporté dans la mémoire de l’hôte ou sur ses disques NVMe (DeepSpeed ZeRO-3).</translation>
    </message>
</context>
<context>
    <name>configuria::XlsxText</name>
    <message>
        <source>Page &amp;P / &amp;N</source>
        <extracomment>foot of a page of a spreadsheet: &amp;P and &amp;N stand for the number of the page and of the last one, keep them</extracomment>
        <translation>Page &amp;P / &amp;N</translation>
    </message>
</context>
<context>
    <name>configuria::YearBarsWords</name>
    <message>
        <source>Start</source>
        <extracomment>the day of the purchase, before the first year</extracomment>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Year %1</source>
        <translation>Année %1</translation>
    </message>
    <message numerus="yes">
        <source>%n year(s)</source>
        <translation>
            <numerusform>%n an</numerusform>
            <numerusform>%n ans</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>group of costs, its share</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>year, currency</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Total (%1)</source>
        <comment>currency</comment>
        <translation>Total (%1)</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>part of a bar, its amount</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Net present value %1 at %2 a year. A return needs an alternative to hold it against: enter the price of a cloud.</source>
        <extracomment>%1 an amount (negative), %2 a rate</extracomment>
        <translation>Valeur actuelle nette %1 à %2 par an. Un rendement suppose une alternative à laquelle se comparer&#xa0;: saisissez le prix d’un cloud.</translation>
    </message>
    <message>
        <source>Against %1: net present value %2 at %3 a year</source>
        <comment>alternative, amount, rate</comment>
        <translation>Face à %1&#xa0;: valeur actuelle nette %2 à %3 par an</translation>
    </message>
    <message>
        <source>rate of return %1</source>
        <translation>taux de rendement interne %1</translation>
    </message>
    <message>
        <source>no rate of return</source>
        <translation>pas de taux de rendement interne</translation>
    </message>
    <message>
        <source>paid back after %1</source>
        <translation>récupéré après %1</translation>
    </message>
    <message>
        <source>not paid back within %1</source>
        <comment>years</comment>
        <translation>non récupéré en %1</translation>
    </message>
    <message>
        <source>The price of the rental is not known.</source>
        <translation>Le prix de la location n’est pas connu.</translation>
    </message>
    <message>
        <source>The cost is not known: a price or the power is missing.</source>
        <translation>Le coût n’est pas connu&#xa0;: il manque un prix ou la puissance.</translation>
    </message>
    <message>
        <source>Total of the year</source>
        <translation>Total de l’année</translation>
    </message>
    <message>
        <source>%1 over %2; of what is paid: %3</source>
        <comment>amount, years, the largest groups with their shares</comment>
        <translation>%1 sur %2&#xa0;; part des dépenses&#xa0;: %3</translation>
    </message>
    <message>
        <source>Cumulative</source>
        <translation>Cumul</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Rent avoided</source>
        <translation>Location évitée</translation>
    </message>
    <message>
        <source>Recovered heat</source>
        <translation>Chaleur récupérée</translation>
    </message>
    <message>
        <source>Residual value</source>
        <translation>Valeur résiduelle</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Net</translation>
    </message>
</context>
<context>
    <name>configuria::columns</name>
    <message>
        <source>Maker</source>
        <translation>Fabricant</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architecture</translation>
    </message>
    <message>
        <source>Form factor</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Slots wide</source>
        <translation>Largeur (emplacements)</translation>
    </message>
    <message>
        <source>Memory (GB)</source>
        <translation>Mémoire (Go)</translation>
    </message>
    <message>
        <source>Memory reported by the driver (bytes)</source>
        <translation>Mémoire vue par le pilote (octets)</translation>
    </message>
    <message>
        <source>Memory type</source>
        <translation>Type de mémoire</translation>
    </message>
    <message>
        <source>ECC</source>
        <translation>ECC</translation>
    </message>
    <message>
        <source>Memory bandwidth (GB/s)</source>
        <translation>Débit mémoire (Go/s)</translation>
    </message>
    <message>
        <source>FP32 (TFLOPS)</source>
        <translation>FP32 (TFLOPS)</translation>
    </message>
    <message>
        <source>FP16, dense (TFLOPS)</source>
        <translation>FP16, dense (TFLOPS)</translation>
    </message>
    <message>
        <source>BF16, dense (TFLOPS)</source>
        <translation>BF16, dense (TFLOPS)</translation>
    </message>
    <message>
        <source>FP8, dense (TFLOPS)</source>
        <translation>FP8, dense (TFLOPS)</translation>
    </message>
    <message>
        <source>INT8, dense (TOPS)</source>
        <translation>INT8, dense (TOPS)</translation>
    </message>
    <message>
        <source>FP4, dense (TFLOPS)</source>
        <translation>FP4, dense (TFLOPS)</translation>
    </message>
    <message>
        <source>TDP (W)</source>
        <translation>TDP (W)</translation>
    </message>
    <message>
        <source>Idle power (W)</source>
        <translation>Puissance au repos (W)</translation>
    </message>
    <message>
        <source>PCIe generation</source>
        <translation>Génération PCIe</translation>
    </message>
    <message>
        <source>PCIe lanes</source>
        <translation>Voies PCIe</translation>
    </message>
    <message>
        <source>GPU link</source>
        <translation>Lien entre GPU</translation>
    </message>
    <message>
        <source>GPU to GPU, both ways (GB/s)</source>
        <translation>De GPU à GPU, deux sens (Go/s)</translation>
    </message>
    <message>
        <source>Largest linked group (GPUs)</source>
        <translation>Plus grand groupe relié (GPU)</translation>
    </message>
    <message>
        <source>Power connectors</source>
        <translation>Connecteurs d’alimentation</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Refroidissement</translation>
    </message>
    <message>
        <source>Software stack</source>
        <translation>Pile logicielle</translation>
    </message>
    <message>
        <source>Launch year</source>
        <translation>Année de sortie</translation>
    </message>
    <message>
        <source>Indicative price (EUR)</source>
        <translation>Prix indicatif (EUR)</translation>
    </message>
    <message>
        <source>Price seen (USD)</source>
        <translation>Prix relevé (USD)</translation>
    </message>
    <message>
        <source>Source of the price</source>
        <translation>Source du prix</translation>
    </message>
    <message>
        <source>Source of the specification</source>
        <translation>Source des caractéristiques</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confiance</translation>
    </message>
    <message>
        <source>To be confirmed</source>
        <translation>À confirmer</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Cœurs</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Fils d’exécution</translation>
    </message>
    <message>
        <source>Base clock (GHz)</source>
        <translation>Fréquence de base (GHz)</translation>
    </message>
    <message>
        <source>Boost clock (GHz)</source>
        <translation>Fréquence maximale (GHz)</translation>
    </message>
    <message>
        <source>Socket</source>
        <translation>Support</translation>
    </message>
    <message>
        <source>Sockets at most</source>
        <translation>Supports au plus</translation>
    </message>
    <message>
        <source>Memory channels</source>
        <translation>Canaux mémoire</translation>
    </message>
    <message>
        <source>Memory at most (GB)</source>
        <translation>Mémoire au plus (Go)</translation>
    </message>
    <message>
        <source>Memory speed (MT/s)</source>
        <translation>Vitesse mémoire (MT/s)</translation>
    </message>
    <message>
        <source>L3 cache (MB)</source>
        <translation>Cache L3 (Mo)</translation>
    </message>
    <message>
        <source>Capacity (GB)</source>
        <translation>Capacité (Go)</translation>
    </message>
    <message>
        <source>Module type</source>
        <translation>Type de module</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Génération</translation>
    </message>
    <message>
        <source>Speed (MT/s)</source>
        <translation>Vitesse (MT/s)</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangs</translation>
    </message>
    <message>
        <source>Voltage (V)</source>
        <translation>Tension (V)</translation>
    </message>
    <message>
        <source>Typical power (W)</source>
        <translation>Puissance typique (W)</translation>
    </message>
    <message>
        <source>Capacity (TB)</source>
        <translation>Capacité (To)</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>Interface</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>Mémoire flash</translation>
    </message>
    <message>
        <source>Sequential read (GB/s)</source>
        <translation>Lecture séquentielle (Go/s)</translation>
    </message>
    <message>
        <source>Sequential write (GB/s)</source>
        <translation>Écriture séquentielle (Go/s)</translation>
    </message>
    <message>
        <source>Drive writes per day</source>
        <translation>Écritures complètes par jour</translation>
    </message>
    <message>
        <source>Active power (W)</source>
        <translation>Puissance en activité (W)</translation>
    </message>
    <message>
        <source>Rated power (W)</source>
        <translation>Puissance nominale (W)</translation>
    </message>
    <message>
        <source>Rated at 100–127 V (W)</source>
        <translation>Nominale à 100–127 V (W)</translation>
    </message>
    <message>
        <source>Rated at 200–240 V (W)</source>
        <translation>Nominale à 200–240 V (W)</translation>
    </message>
    <message>
        <source>Efficiency class</source>
        <translation>Classe de rendement</translation>
    </message>
    <message>
        <source>Efficiency at 10 % load (%)</source>
        <translation>Rendement à 10 % de charge (%)</translation>
    </message>
    <message>
        <source>Efficiency at 20 % load (%)</source>
        <translation>Rendement à 20 % de charge (%)</translation>
    </message>
    <message>
        <source>Efficiency at 50 % load (%)</source>
        <translation>Rendement à 50 % de charge (%)</translation>
    </message>
    <message>
        <source>Efficiency at full load (%)</source>
        <translation>Rendement à pleine charge (%)</translation>
    </message>
    <message>
        <source>Basis of the efficiency</source>
        <translation>Base du rendement</translation>
    </message>
    <message>
        <source>Hot plug</source>
        <translation>Enfichable à chaud</translation>
    </message>
    <message>
        <source>Inlet</source>
        <translation>Prise d’entrée</translation>
    </message>
    <message>
        <source>GPU connectors</source>
        <translation>Connecteurs GPU</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Speed per port (Gbit/s)</source>
        <translation>Débit par port (Gbit/s)</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>Ports</translation>
    </message>
    <message>
        <source>Connector</source>
        <translation>Connecteur</translation>
    </message>
    <message>
        <source>Power at most (W)</source>
        <translation>Puissance maximale (W)</translation>
    </message>
    <message>
        <source>CPU sockets</source>
        <translation>Supports de processeur</translation>
    </message>
    <message>
        <source>Socket type</source>
        <translation>Type de support</translation>
    </message>
    <message>
        <source>CPU families</source>
        <translation>Familles de processeurs</translation>
    </message>
    <message>
        <source>GPU form factors</source>
        <translation>Formats de GPU</translation>
    </message>
    <message>
        <source>GPUs at most</source>
        <translation>GPU au plus</translation>
    </message>
    <message>
        <source>PCIe x16 slots</source>
        <translation>Emplacements PCIe x16</translation>
    </message>
    <message>
        <source>Memory slots</source>
        <translation>Emplacements mémoire</translation>
    </message>
    <message>
        <source>NVMe bays</source>
        <translation>Baies NVMe</translation>
    </message>
    <message>
        <source>PSU slots</source>
        <translation>Emplacements d’alimentation</translation>
    </message>
    <message>
        <source>PSUs as sold</source>
        <translation>Alimentations livrées</translation>
    </message>
    <message>
        <source>PSU as sold (W)</source>
        <translation>Alimentation livrée (W)</translation>
    </message>
    <message>
        <source>PSU options</source>
        <translation>Alimentations possibles</translation>
    </message>
    <message>
        <source>Redundancy</source>
        <translation>Redondance</translation>
    </message>
    <message>
        <source>Height (U)</source>
        <translation>Hauteur (U)</translation>
    </message>
    <message>
        <source>GPU interconnect</source>
        <translation>Interconnexion des GPU</translation>
    </message>
    <message>
        <source>GPU TDP at most (W)</source>
        <translation>TDP de GPU maximal (W)</translation>
    </message>
    <message>
        <source>Weight (kg)</source>
        <translation>Poids (kg)</translation>
    </message>
    <message>
        <source>Chassis power (W)</source>
        <translation>Puissance du châssis (W)</translation>
    </message>
    <message>
        <source>Basis of the chassis power</source>
        <translation>Base de la puissance du châssis</translation>
    </message>
    <message>
        <source>Price against a PCIe chassis (EUR)</source>
        <translation>Écart de prix avec un châssis PCIe (EUR)</translation>
    </message>
    <message>
        <source>Current per phase (A)</source>
        <translation>Courant par phase (A)</translation>
    </message>
    <message>
        <source>C13 outlets</source>
        <translation>Prises C13</translation>
    </message>
    <message>
        <source>C19 outlets</source>
        <translation>Prises C19</translation>
    </message>
    <message>
        <source>PSU as sold</source>
        <translation>Alimentation d’origine</translation>
    </message>
    <message>
        <source>Efficiency (%)</source>
        <translation>Rendement (%)</translation>
    </message>
    <message>
        <source>Made for</source>
        <translation>Prévu pour</translation>
    </message>
    <message>
        <source>GPU cables in the kit</source>
        <translation>Câbles GPU fournis</translation>
    </message>
    <message>
        <source>GPU share of the supplies</source>
        <translation>Part des alimentations pour les GPU</translation>
    </message>
    <message>
        <source>GPUs per piece</source>
        <translation>GPU par pièce</translation>
    </message>
    <message>
        <source>Included with</source>
        <translation>Inclus avec</translation>
    </message>
    <message>
        <source>Inlet air at most (°C)</source>
        <translation>Air d’entrée au plus (°C)</translation>
    </message>
    <message>
        <source>Lead time (days)</source>
        <translation>Délai (jours)</translation>
    </message>
    <message>
        <source>Length (mm)</source>
        <translation>Longueur (mm)</translation>
    </message>
    <message>
        <source>CPU TDP at most (W)</source>
        <translation>TDP de processeur maximal (W)</translation>
    </message>
    <message>
        <source>Card length at most (mm)</source>
        <translation>Longueur de carte maximale (mm)</translation>
    </message>
    <message>
        <source>Load at most (kg)</source>
        <translation>Charge maximale (kg)</translation>
    </message>
    <message>
        <source>Counted by</source>
        <translation>Comptée par</translation>
    </message>
    <message>
        <source>Speed of the board’s ports (Gbit/s)</source>
        <translation>Débit des ports de la carte mère (Gbit/s)</translation>
    </message>
    <message>
        <source>Network ports on the board</source>
        <translation>Ports réseau de la carte mère</translation>
    </message>
    <message>
        <source>Peak over the rating</source>
        <translation>Pointe rapportée au nominal</translation>
    </message>
    <message>
        <source>Pieces per group</source>
        <translation>Pièces par groupe</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phases</translation>
    </message>
    <message>
        <source>Date of the price</source>
        <translation>Date du prix</translation>
    </message>
    <message>
        <source>Apparent power (VA)</source>
        <translation>Puissance apparente (VA)</translation>
    </message>
    <message>
        <source>Warranty (months)</source>
        <translation>Garantie (mois)</translation>
    </message>
    <message>
        <source>Real power (W)</source>
        <translation>Puissance active (W)</translation>
    </message>
    <message>
        <source>Term (years)</source>
        <translation>Durée (ans)</translation>
    </message>
</context>
<context>
    <name>configuria::imports</name>
    <message>
        <source>no reference</source>
        <translation>pas de référence</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>pas de prix</translation>
    </message>
    <message>
        <source>“%1” is not a price</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un prix</translation>
    </message>
    <message>
        <source>“%1” may be thousands or decimals: choose the decimal sign of this list</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: milliers ou décimales&#xa0;? Choisissez le signe décimal de cette liste</translation>
    </message>
    <message>
        <source>“%1” is negative</source>
        <translation>«&#xa0;%1&#xa0;» est négatif</translation>
    </message>
    <message>
        <source>the price is zero: lists write it for “on request”</source>
        <translation>le prix est nul&#xa0;: les tarifs l’écrivent pour «&#xa0;sur demande&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” is too large</source>
        <translation>«&#xa0;%1&#xa0;» est trop grand</translation>
    </message>
    <message>
        <source>“%1” is not a currency</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une devise</translation>
    </message>
    <message>
        <source>the price and the currency do not agree: %1</source>
        <translation>le prix et la devise se contredisent&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1” is not a date</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une date</translation>
    </message>
    <message>
        <source>“%1” is not a lead time</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un délai</translation>
    </message>
    <message>
        <source>“%1” is not a kind of part</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un type de composant</translation>
    </message>
    <message>
        <source>a new part of this kind needs “%1”: add it on the page Catalogue</source>
        <extracomment>%1 name of a figure, &quot;Memory (GB)&quot;</extracomment>
        <translation>un nouveau composant de ce type demande «&#xa0;%1&#xa0;»&#xa0;: ajoutez-le sur la page Catalogue</translation>
    </message>
    <message>
        <source>wrong value: %1</source>
        <translation>valeur incorrecte&#xa0;: %1</translation>
    </message>
    <message>
        <source>already on line %1</source>
        <translation>déjà en ligne %1</translation>
    </message>
    <message>
        <source>more cells than the header has: “%1”</source>
        <translation>plus de cellules que l’en-tête&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>(not used)</source>
        <extracomment>a column of a price list that is not imported</extracomment>
        <translation>(non utilisée)</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Designation</source>
        <translation>Désignation</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Fabricant</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Price without VAT</source>
        <translation>Prix HT</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Date of the price</source>
        <translation>Date du prix</translation>
    </message>
    <message>
        <source>Lead time</source>
        <translation>Délai</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>decimal sign of a price list: found from its prices</extracomment>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Comma: 1 234,56</source>
        <translation>Virgule&#xa0;: 1 234,56</translation>
    </message>
    <message>
        <source>Point: 1,234.56</source>
        <translation>Point&#xa0;: 1,234.56</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Line %1, %2: %3</source>
        <extracomment>%1 line number, %2 reference of a part, %3 why it is refused</extracomment>
        <translation>Ligne %1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Line %1, %2: %3 instead of %4</source>
        <extracomment>%1 line number, %2 part, %3 new price, %4 old price</extracomment>
        <translation>Ligne %1, %2&#xa0;: %3 au lieu de %4</translation>
    </message>
    <message>
        <source>Rows: %1; taken: %2; refused: %3</source>
        <translation>Lignes&#xa0;: %1&#xa0;; prises&#xa0;: %2&#xa0;; refusées&#xa0;: %3</translation>
    </message>
    <message>
        <source>New parts: %1</source>
        <translation>Nouveaux composants&#xa0;: %1</translation>
    </message>
    <message>
        <source>Parts with their first own price: %1</source>
        <translation>Composants recevant leur premier prix personnel&#xa0;: %1</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>Modifiés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Unchanged: %1</source>
        <translation>Inchangés&#xa0;: %1</translation>
    </message>
    <message>
        <source>In another currency than EUR, kept but not used: %1</source>
        <translation>Dans une autre devise que l’euro, gardés mais non utilisés&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>configuria::phrases</name>
    <message>
        <source>a header line</source>
        <translation>une ligne d’en-têtes</translation>
    </message>
    <message>
        <source>a header line and rows of cells</source>
        <translation>une ligne d’en-têtes et des lignes de cellules</translation>
    </message>
    <message>
        <source>a column name</source>
        <translation>un nom de colonne</translation>
    </message>
    <message>
        <source>column names that differ</source>
        <translation>des noms de colonnes différents</translation>
    </message>
    <message>
        <source>a quote only around a whole cell, doubled inside</source>
        <translation>un guillemet seulement autour d’une cellule entière, doublé à l’intérieur</translation>
    </message>
    <message>
        <source>an open quote</source>
        <translation>un guillemet ouvert</translation>
    </message>
    <message>
        <source>a closing quote</source>
        <translation>un guillemet fermant</translation>
    </message>
    <message>
        <source>text in UTF-8, UTF-16 or Windows-1252</source>
        <translation>du texte en UTF-8, UTF-16 ou Windows-1252</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a text that is not empty</source>
        <translation>un texte non vide</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>an amount with at most 6 decimals</source>
        <translation>un montant d’au plus 6 décimales</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>an id that no other row has</source>
        <translation>un identifiant qu’aucune autre ligne n’a</translation>
    </message>
    <message>
        <source>the id of a part of the other tables</source>
        <translation>l’identifiant d’un composant des autres tables</translation>
    </message>
    <message>
        <source>not the own data of this program</source>
        <translation>ne contient pas les données personnelles de ce programme</translation>
    </message>
    <message>
        <source>not a catalogue of this program</source>
        <translation>n’est pas un catalogue de ce programme</translation>
    </message>
    <message>
        <source>not a register of this program</source>
        <translation>n’est pas un registre de ce programme</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>one line per section: the prices of the pieces are in the internal copy alone</source>
        <translation>une ligne par section&#xa0;: les prix des pièces ne sont que dans la copie interne</translation>
    </message>
    <message>
        <source>a number with at most 3 decimals</source>
        <translation>un nombre à 3 décimales au plus</translation>
    </message>
</context>
<context>
    <name>configuria::texts</name>
    <message>
        <source>Inference</source>
        <translation>Inférence</translation>
    </message>
    <message>
        <source>Full fine-tuning</source>
        <translation>Fine-tuning complet</translation>
    </message>
    <message>
        <source>Pre-training</source>
        <translation>Pré-entraînement</translation>
    </message>
    <message>
        <source>AdamW, fused</source>
        <translation>AdamW fusionné</translation>
    </message>
    <message>
        <source>AdamW, 8-bit</source>
        <translation>AdamW 8 bits</translation>
    </message>
    <message>
        <source>AdamW, 4-bit</source>
        <translation>AdamW 4 bits</translation>
    </message>
    <message>
        <source>AdamW, paged 8-bit</source>
        <translation>AdamW 8 bits paginé</translation>
    </message>
    <message>
        <source>None</source>
        <comment>checkpointing</comment>
        <extracomment>activation checkpointing</extracomment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Selective</source>
        <comment>checkpointing</comment>
        <extracomment>activation checkpointing</extracomment>
        <translation>Sélectif</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>checkpointing</comment>
        <extracomment>activation checkpointing</extracomment>
        <translation>Complet</translation>
    </message>
    <message>
        <source>Eager</source>
        <comment>loss</comment>
        <translation>Standard (eager)</translation>
    </message>
    <message>
        <source>Fused</source>
        <comment>loss</comment>
        <translation>Fusionnée</translation>
    </message>
    <message>
        <source>Chunked</source>
        <comment>loss</comment>
        <translation>Par blocs</translation>
    </message>
    <message>
        <source>None</source>
        <comment>offload</comment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Optimizer states to host memory</source>
        <translation>États de l’optimiseur en mémoire vive</translation>
    </message>
    <message>
        <source>Optimizer states and parameters to host memory</source>
        <translation>États de l’optimiseur et paramètres en mémoire vive</translation>
    </message>
    <message>
        <source>As the chassis states</source>
        <translation>Selon le châssis</translation>
    </message>
    <message>
        <source>None (N)</source>
        <comment>power redundancy</comment>
        <translation>Aucune (N)</translation>
    </message>
    <message>
        <source>per node</source>
        <translation>par nœud</translation>
    </message>
    <message>
        <source>per project</source>
        <translation>par projet</translation>
    </message>
    <message>
        <source>from its published configuration</source>
        <translation>d’après sa configuration publiée</translation>
    </message>
    <message>
        <source>to be confirmed</source>
        <translation>à confirmer</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importé</translation>
    </message>
    <message>
        <source>size alone</source>
        <translation>taille seule</translation>
    </message>
    <message>
        <source>None</source>
        <comment>attention</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>unknown class</source>
        <translation>classe inconnue</translation>
    </message>
    <message>
        <source>integrated</source>
        <translation>intégré</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Serveur</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>Processeur</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>memory modules of the host (French: mémoire vive)</extracomment>
        <translation>Mémoire vive</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Disque</translation>
    </message>
    <message>
        <source>Power supply</source>
        <translation>Alimentation</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Service</translation>
    </message>
    <message>
        <source>Servers</source>
        <extracomment>group of the bill of materials</extracomment>
        <translation>Serveurs</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>Processeurs</translation>
    </message>
    <message>
        <source>Memory modules</source>
        <translation>Mémoire vive</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>Disques</translation>
    </message>
    <message>
        <source>Power supplies</source>
        <translation>Alimentations</translation>
    </message>
    <message>
        <source>Network adapters and switches</source>
        <translation>Cartes et commutateurs réseau</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>Services</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>severity of a finding</extracomment>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Caution</source>
        <extracomment>severity of a finding</extracomment>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Blocker</source>
        <extracomment>severity of a finding: the configuration cannot work</extracomment>
        <translation>Bloquant</translation>
    </message>
    <message>
        <source>Unknown</source>
        <comment>fit</comment>
        <extracomment>does the workload fit in GPU memory</extracomment>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation>Ne tient pas</translation>
    </message>
    <message>
        <source>Tight</source>
        <extracomment>the expected need fits, the high end of its range does not</extracomment>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Tient</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Mesuré</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>Rule of thumb</source>
        <translation>Règle empirique</translation>
    </message>
    <message>
        <source>Dense language model</source>
        <translation>Modèle de langue dense</translation>
    </message>
    <message>
        <source>Mixture-of-experts language model</source>
        <translation>Modèle de langue à mélange d’experts</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>Encodeur</translation>
    </message>
    <message>
        <source>Encoder-decoder</source>
        <translation>Encodeur-décodeur</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <translation>Modèle d’embeddings</translation>
    </message>
    <message>
        <source>Diffusion model</source>
        <translation>Modèle de diffusion</translation>
    </message>
    <message>
        <source>Vision model</source>
        <translation>Modèle de vision</translation>
    </message>
    <message>
        <source>Speech model</source>
        <translation>Modèle de parole</translation>
    </message>
    <message>
        <source>The chassis takes another form of GPU</source>
        <translation>Le châssis accepte un autre format de GPU</translation>
    </message>
    <message>
        <source>Draws more than the chassis can feed or cool</source>
        <translation>Consomme plus que le châssis ne peut alimenter ou refroidir</translation>
    </message>
    <message>
        <source>Needs another socket</source>
        <translation>Demande un autre socket</translation>
    </message>
    <message>
        <source>The chassis takes another type of memory</source>
        <translation>Le châssis accepte un autre type de mémoire</translation>
    </message>
    <message>
        <source>No slot is left</source>
        <translation>Plus d’emplacement libre</translation>
    </message>
    <message>
        <source>The chassis takes another form of power supply</source>
        <translation>Le châssis accepte un autre format d’alimentation</translation>
    </message>
    <message>
        <source>No server is chosen yet</source>
        <translation>Aucun serveur n’est encore choisi</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>impossible à ouvrir</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>impossible à écrire</translation>
    </message>
    <message>
        <source>is too large</source>
        <translation>trop volumineux</translation>
    </message>
    <message>
        <source>is too large (%1)</source>
        <translation>trop volumineux (%1)</translation>
    </message>
    <message>
        <source>is not valid JSON</source>
        <translation>JSON non valide</translation>
    </message>
    <message>
        <source>is not a valid CSV table</source>
        <translation>tableau CSV non valide</translation>
    </message>
    <message>
        <source>is not a Configuria project</source>
        <translation>n’est pas un projet Configuria</translation>
    </message>
    <message>
        <source>was written by a newer version of Configuria</source>
        <translation>écrit par une version plus récente de Configuria</translation>
    </message>
    <message>
        <source>has the wrong type</source>
        <translation>n’est pas du bon type</translation>
    </message>
    <message>
        <source>“%1” has the wrong type</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas du bon type</translation>
    </message>
    <message>
        <source>is out of range</source>
        <translation>hors limites</translation>
    </message>
    <message>
        <source>“%1” is out of range</source>
        <translation>«&#xa0;%1&#xa0;» est hors limites</translation>
    </message>
    <message>
        <source>has an unknown value</source>
        <translation>valeur inconnue</translation>
    </message>
    <message>
        <source>“%1” is not known</source>
        <translation>«&#xa0;%1&#xa0;» est inconnu</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>manquant</translation>
    </message>
    <message>
        <source>“%1” is missing</source>
        <translation>«&#xa0;%1&#xa0;» manque</translation>
    </message>
    <message>
        <source>no such part in the catalogue</source>
        <translation>composant absent du catalogue</translation>
    </message>
    <message>
        <source>the catalogue has no part “%1”</source>
        <translation>le catalogue n’a pas de composant «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>no such model in the library</source>
        <translation>modèle absent de la bibliothèque</translation>
    </message>
    <message>
        <source>the library has no model “%1”</source>
        <translation>la bibliothèque n’a pas de modèle «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>does not describe a model</source>
        <translation>ne décrit pas un modèle</translation>
    </message>
    <message>
        <source>the catalogue database is damaged; the catalogue of the program is used instead</source>
        <translation>la base du catalogue est endommagée&#xa0;; le catalogue du programme est utilisé à la place</translation>
    </message>
    <message>
        <source>the catalogue database was written by a newer version; the catalogue of the program is used instead</source>
        <translation>la base du catalogue vient d’une version plus récente&#xa0;; le catalogue du programme est utilisé à la place</translation>
    </message>
    <message>
        <source>wrong usage</source>
        <translation>utilisation incorrecte</translation>
    </message>
    <message>
        <source>wrong usage: “%1”</source>
        <translation>utilisation incorrecte&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>where an error is: file, line or key</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 place, %2 what is wrong there
----------
%1 name of a part, %2 what is wrong with it</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1; accepted: %2</source>
        <extracomment>%1 an error, %2 the range or the list of names that would be right</extracomment>
        <translation>%1&#xa0;; accepté&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 an error, %2 words of the operating system</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The workload does not fit in GPU memory</source>
        <translation>L’usage ne tient pas dans la mémoire des GPU</translation>
    </message>
    <message>
        <source>The GPU memory needed cannot be computed</source>
        <translation>La mémoire GPU nécessaire ne peut pas être calculée</translation>
    </message>
    <message>
        <source>Only the size of the model is known</source>
        <translation>Seule la taille du modèle est connue</translation>
    </message>
    <message>
        <source>The context is longer than the model supports</source>
        <translation>Le contexte dépasse la limite du modèle</translation>
    </message>
    <message>
        <source>This kind of model has no KV cache</source>
        <translation>Ce type de modèle n’a pas de cache KV</translation>
    </message>
    <message>
        <source>The bill of materials has no GPU</source>
        <translation>La nomenclature n’a pas de GPU</translation>
    </message>
    <message>
        <source>Different GPUs are mixed in one node</source>
        <translation>Des GPU différents sont mélangés dans un nœud</translation>
    </message>
    <message>
        <source>The GPU does not compute in this precision</source>
        <translation>Le GPU ne calcule pas dans cette précision</translation>
    </message>
    <message>
        <source>The engine does not load this format of weights</source>
        <translation>Le moteur ne charge pas ce format de poids</translation>
    </message>
    <message>
        <source>The model cannot be split over this number of GPUs</source>
        <translation>Le modèle ne se répartit pas sur ce nombre de GPU</translation>
    </message>
    <message>
        <source>The parallelism asks for more GPUs than there are</source>
        <translation>Le parallélisme demande plus de GPU qu’il n’y en a</translation>
    </message>
    <message>
        <source>The host has too little memory</source>
        <translation>L’hôte n’a pas assez de mémoire vive</translation>
    </message>
    <message>
        <source>The shape of the model is to be confirmed</source>
        <translation>La structure du modèle est à confirmer</translation>
    </message>
    <message>
        <source>The bill of materials has no server</source>
        <translation>La nomenclature n’a pas de serveur</translation>
    </message>
    <message>
        <source>The chassis does not hold that many GPUs</source>
        <translation>Le châssis n’accepte pas autant de GPU</translation>
    </message>
    <message>
        <source>The GPU does not fit the chassis</source>
        <translation>Le GPU n’entre pas dans le châssis</translation>
    </message>
    <message>
        <source>The GPU draws more than the chassis allows</source>
        <translation>Le GPU consomme plus que le châssis ne l’admet</translation>
    </message>
    <message>
        <source>The CPU does not fit the socket</source>
        <translation>Le processeur n’entre pas dans le socket</translation>
    </message>
    <message>
        <source>There are more CPUs than sockets</source>
        <translation>Il y a plus de processeurs que de sockets</translation>
    </message>
    <message>
        <source>The bill of materials has no CPU</source>
        <translation>La nomenclature n’a pas de processeur</translation>
    </message>
    <message>
        <source>The memory modules do not fit the server</source>
        <translation>Les barrettes mémoire ne conviennent pas au serveur</translation>
    </message>
    <message>
        <source>There are more memory modules than slots</source>
        <translation>Il y a plus de barrettes mémoire que d’emplacements</translation>
    </message>
    <message>
        <source>The bill of materials has no memory module</source>
        <translation>La nomenclature n’a pas de mémoire vive</translation>
    </message>
    <message>
        <source>There are more drives than bays</source>
        <translation>Il y a plus de disques que de baies</translation>
    </message>
    <message>
        <source>Different memory modules are mixed</source>
        <translation>Des barrettes mémoire différentes sont mélangées</translation>
    </message>
    <message>
        <source>The memory channels are not filled evenly</source>
        <translation>Les canaux mémoire ne sont pas remplis de façon égale</translation>
    </message>
    <message>
        <source>The power of a part is unknown</source>
        <translation>La puissance d’un composant est inconnue</translation>
    </message>
    <message>
        <source>The bill of materials has no power supply</source>
        <translation>La nomenclature n’a pas d’alimentation</translation>
    </message>
    <message>
        <source>There are more power supplies than bays</source>
        <translation>Il y a plus d’alimentations que d’emplacements</translation>
    </message>
    <message>
        <source>Different power supplies are mixed</source>
        <translation>Des alimentations différentes sont mélangées</translation>
    </message>
    <message>
        <source>The power supplies cannot carry the load</source>
        <translation>Les alimentations ne supportent pas la charge</translation>
    </message>
    <message>
        <source>The node does not survive the loss of a power supply</source>
        <translation>Le nœud ne supporte pas la perte d’une alimentation</translation>
    </message>
    <message>
        <source>The power supplies have little margin</source>
        <translation>Les alimentations ont peu de marge</translation>
    </message>
    <message>
        <source>The power supply is below the EU efficiency floor</source>
        <translation>L’alimentation est sous le rendement minimal européen</translation>
    </message>
    <message>
        <source>The rating of the power supply is unknown</source>
        <translation>La puissance nominale de l’alimentation est inconnue</translation>
    </message>
    <message>
        <source>The power supply does not run at the voltage of the site</source>
        <translation>L’alimentation ne fonctionne pas à la tension du site</translation>
    </message>
    <message>
        <source>The circuit is overloaded</source>
        <translation>Le circuit est surchargé</translation>
    </message>
    <message>
        <source>The rack has too little power</source>
        <translation>La baie manque de puissance</translation>
    </message>
    <message>
        <source>A price is missing</source>
        <translation>Un prix manque</translation>
    </message>
    <message>
        <source>A price is an example</source>
        <translation>Un prix est un exemple</translation>
    </message>
    <message>
        <source>No cloud price to compare with</source>
        <translation>Pas de prix cloud à comparer</translation>
    </message>
    <message>
        <source>The purchase cost is unknown</source>
        <translation>Le coût d’achat est inconnu</translation>
    </message>
    <message>
        <source>The run would stop with “out of memory”. Take smaller weights, a shorter context, fewer sequences, or more or larger GPUs.</source>
        <translation>L’exécution s’arrêterait par manque de mémoire. Prenez des poids plus compacts, un contexte plus court, moins de séquences, ou des GPU plus nombreux ou plus grands.</translation>
    </message>
    <message>
        <source>It fits by the expected figure, but not by the high one. Keep some memory free or measure before you commit.</source>
        <translation>Cela tient selon la valeur attendue, pas selon la valeur haute. Gardez une marge ou mesurez avant de vous engager.</translation>
    </message>
    <message>
        <source>The memory of the GPU or the shape of the model is not known. Choose a GPU and a model with full data.</source>
        <translation>La mémoire du GPU ou la structure du modèle n’est pas connue. Choisissez un GPU et un modèle aux données complètes.</translation>
    </message>
    <message>
        <source>The figures are rules of thumb. Import the model’s config.json for exact ones.</source>
        <translation>Les chiffres sont des règles empiriques. Importez le config.json du modèle pour des chiffres exacts.</translation>
    </message>
    <message>
        <source>Beyond its limit the model loses quality or refuses to run. Shorten the context or choose a model with a longer one.</source>
        <translation>Au-delà de sa limite, le modèle perd en qualité ou refuse de s’exécuter. Réduisez le contexte ou choisissez un modèle au contexte plus long.</translation>
    </message>
    <message>
        <source>The context and the number of sequences change the activations alone. Nothing has to be done.</source>
        <translation>Le contexte et le nombre de séquences ne changent que les activations. Il n’y a rien à faire.</translation>
    </message>
    <message>
        <source>Add GPUs: memory, speed and power depend on them.</source>
        <translation>Ajoutez des GPU&#xa0;: la mémoire, la vitesse et la puissance en dépendent.</translation>
    </message>
    <message>
        <source>The slowest and smallest GPU sets the pace and the memory of all. Use one type per node.</source>
        <translation>Le GPU le plus lent et le plus petit impose son rythme et sa mémoire à tous. Prenez un seul type par nœud.</translation>
    </message>
    <message>
        <source>The weights would be converted when they are used: memory is saved, speed is not. Choose a precision that the GPU computes in.</source>
        <translation>Les poids seraient convertis à l’usage&#xa0;: on gagne de la mémoire, pas de la vitesse. Choisissez une précision dans laquelle le GPU calcule.</translation>
    </message>
    <message>
        <source>The product of the degrees of parallelism must not exceed the GPUs of all nodes. Lower a degree or add GPUs.</source>
        <translation>Le produit des degrés de parallélisme ne doit pas dépasser les GPU de tous les nœuds. Baissez un degré ou ajoutez des GPU.</translation>
    </message>
    <message>
        <source>Weights are loaded through the host’s memory, and offloaded states stay there. Add memory modules.</source>
        <translation>Les poids passent par la mémoire vive, et les états déportés y restent. Ajoutez des barrettes mémoire.</translation>
    </message>
    <message>
        <source>The library’s data of this model has no published source. Import its config.json to confirm it.</source>
        <translation>Les données de ce modèle n’ont pas de source publiée. Importez son config.json pour les confirmer.</translation>
    </message>
    <message>
        <source>Add a server: slots, sockets, power supplies and cooling are checked against it.</source>
        <translation>Ajoutez un serveur&#xa0;: emplacements, sockets, alimentations et refroidissement sont vérifiés par rapport à lui.</translation>
    </message>
    <message>
        <source>Use fewer GPUs per node, a larger chassis, or more nodes.</source>
        <translation>Prenez moins de GPU par nœud, un châssis plus grand ou plus de nœuds.</translation>
    </message>
    <message>
        <source>The form of the GPU and that of the chassis differ, and no adapter exists. Choose another GPU or another server.</source>
        <translation>Le format du GPU et celui du châssis diffèrent, sans adaptateur possible. Choisissez un autre GPU ou un autre serveur.</translation>
    </message>
    <message>
        <source>The chassis can neither feed nor cool this GPU at its full power. Choose another GPU or another server.</source>
        <translation>Le châssis ne peut ni alimenter ni refroidir ce GPU à pleine puissance. Choisissez un autre GPU ou un autre serveur.</translation>
    </message>
    <message>
        <source>The CPU and the server have different sockets. Choose a CPU for the server’s socket.</source>
        <translation>Le processeur et le serveur ont des sockets différents. Choisissez un processeur pour le socket du serveur.</translation>
    </message>
    <message>
        <source>Take fewer CPUs or a server with more sockets.</source>
        <translation>Prenez moins de processeurs ou un serveur avec plus de sockets.</translation>
    </message>
    <message>
        <source>A server does not start without a CPU. Add one per socket that is to be used.</source>
        <translation>Un serveur ne démarre pas sans processeur. Ajoutez-en un par socket à utiliser.</translation>
    </message>
    <message>
        <source>The server takes another type of memory. Choose modules of that type.</source>
        <translation>Le serveur accepte un autre type de mémoire. Choisissez des barrettes de ce type.</translation>
    </message>
    <message>
        <source>Take fewer modules of a larger size.</source>
        <translation>Prenez moins de barrettes, de plus grande capacité.</translation>
    </message>
    <message>
        <source>A server does not start without memory. Add the same modules on every channel.</source>
        <translation>Un serveur ne démarre pas sans mémoire. Ajoutez les mêmes barrettes sur chaque canal.</translation>
    </message>
    <message>
        <source>Take fewer drives of a larger size, or a server with more bays.</source>
        <translation>Prenez moins de disques, de plus grande capacité, ou un serveur avec plus de baies.</translation>
    </message>
    <message>
        <source>Mixed modules run at the pace of the slowest, and some servers refuse them. Use one type.</source>
        <translation>Des barrettes mélangées tournent au rythme de la plus lente, et certains serveurs les refusent. Prenez un seul type.</translation>
    </message>
    <message>
        <source>Unfilled channels cost memory bandwidth. Use a multiple of the number of channels.</source>
        <translation>Des canaux vides coûtent de la bande passante mémoire. Prenez un multiple du nombre de canaux.</translation>
    </message>
    <message>
        <source>Without it no power supply, circuit or energy figure can be trusted. Enter the draw of one piece.</source>
        <translation>Sans elle, aucun chiffre d’alimentation, de circuit ou d’énergie n’est fiable. Saisissez la consommation d’une pièce.</translation>
    </message>
    <message>
        <source>Add power supplies that carry the load with the redundancy wanted.</source>
        <translation>Ajoutez des alimentations qui supportent la charge avec la redondance voulue.</translation>
    </message>
    <message>
        <source>Take fewer or larger power supplies, or another chassis.</source>
        <translation>Prenez des alimentations moins nombreuses ou plus puissantes, ou un autre châssis.</translation>
    </message>
    <message>
        <source>Power supplies of one node must be identical. Use one model.</source>
        <translation>Les alimentations d’un nœud doivent être identiques. Prenez un seul modèle.</translation>
    </message>
    <message>
        <source>The node would shut down under load. Use larger or more power supplies.</source>
        <translation>Le nœud s’arrêterait en charge. Prenez des alimentations plus puissantes ou plus nombreuses.</translation>
    </message>
    <message>
        <source>With the spare supplies lost, those left carry less than the load: the node throttles or stops. Use larger or more power supplies.</source>
        <translation>Les alimentations de secours perdues, celles qui restent ne portent pas la charge&#xa0;: le nœud ralentit ou s’arrête. Prenez des alimentations plus puissantes ou plus nombreuses.</translation>
    </message>
    <message>
        <source>GPUs draw short peaks above their rating. Keep a margin of at least 10% or use larger power supplies.</source>
        <translation>Les GPU appellent de brèves pointes au-delà de leur puissance nominale. Gardez au moins 10&#xa0;% de marge ou prenez des alimentations plus puissantes.</translation>
    </message>
    <message>
        <source>Without it the load cannot be checked. Choose a power supply with a known rating or enter it.</source>
        <translation>Sans elle, la charge ne peut pas être vérifiée. Choisissez une alimentation de puissance connue ou saisissez-la.</translation>
    </message>
    <message>
        <source>This power supply needs 200 to 240 V, or gives less at the site’s voltage. Change the feed or the power supply.</source>
        <translation>Cette alimentation demande 200 à 240 V, ou fournit moins à la tension du site. Changez l’arrivée électrique ou l’alimentation.</translation>
    </message>
    <message>
        <source>Spread the nodes over several racks, or ask for more power per rack.</source>
        <translation>Répartissez les nœuds dans plusieurs baies, ou demandez plus de puissance par baie.</translation>
    </message>
    <message>
        <source>The total is partial: this part is on request. Enter the price of your supplier.</source>
        <translation>Le total est partiel&#xa0;: ce composant est sur demande. Saisissez le prix de votre fournisseur.</translation>
    </message>
    <message>
        <source>This price has no source and only shows an order of magnitude. Enter the price of your supplier before you send the quote.</source>
        <translation>Ce prix n’a pas de source et ne donne qu’un ordre de grandeur. Saisissez le prix de votre fournisseur avant d’envoyer le devis.</translation>
    </message>
    <message>
        <source>Enter the price of the same GPU per hour to see when buying becomes cheaper than renting.</source>
        <translation>Saisissez le prix horaire du même GPU pour voir quand l’achat devient moins cher que la location.</translation>
    </message>
    <message>
        <source>No line has a price, so that no cost follows. Enter prices or the purchase cost.</source>
        <translation>Aucune ligne n’a de prix&#xa0;: aucun coût n’en découle. Saisissez des prix ou le coût d’achat.</translation>
    </message>
    <message numerus="yes">
        <source>Use %n servers</source>
        <comment>repair</comment>
        <translation>
            <numerusform>Prendre %n serveur</numerusform>
            <numerusform>Prendre %n serveurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n GPUs</source>
        <comment>repair</comment>
        <translation>
            <numerusform>Prendre %n GPU</numerusform>
            <numerusform>Prendre %n GPU</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n CPUs</source>
        <comment>repair</comment>
        <translation>
            <numerusform>Prendre %n processeur</numerusform>
            <numerusform>Prendre %n processeurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n memory modules</source>
        <comment>repair</comment>
        <translation>
            <numerusform>Prendre %n barrette mémoire</numerusform>
            <numerusform>Prendre %n barrettes mémoire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n drives</source>
        <comment>repair</comment>
        <translation>
            <numerusform>Prendre %n disque</numerusform>
            <numerusform>Prendre %n disques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n power supplies</source>
        <comment>repair</comment>
        <translation>
            <numerusform>Prendre %n alimentation</numerusform>
            <numerusform>Prendre %n alimentations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n network adapters</source>
        <comment>repair</comment>
        <translation>
            <numerusform>Prendre %n carte réseau</numerusform>
            <numerusform>Prendre %n cartes réseau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n services</source>
        <comment>repair</comment>
        <translation>
            <numerusform>Prendre %n service</numerusform>
            <numerusform>Prendre %n services</numerusform>
        </translation>
    </message>
    <message>
        <source>At most: %1; present: %2.</source>
        <translation>Au plus&#xa0;: %1&#xa0;; présent&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Channels: %1; modules: %2.</source>
        <translation>Canaux&#xa0;: %1&#xa0;; barrettes&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Lines without a price: %1.</source>
        <translation>Lignes sans prix&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Required: %1; present: %2.</source>
        <translation>Requis&#xa0;: %1&#xa0;; présent&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Switch activation checkpointing off</source>
        <translation>Désactiver le checkpointing des activations</translation>
    </message>
    <message>
        <source>Use selective activation checkpointing</source>
        <translation>Passer au checkpointing sélectif</translation>
    </message>
    <message>
        <source>Use full activation checkpointing</source>
        <translation>Passer au checkpointing complet</translation>
    </message>
    <message numerus="yes">
        <source>%n prices are missing</source>
        <translation>
            <numerusform>%n prix manque</numerusform>
            <numerusform>%n prix manquent</numerusform>
        </translation>
    </message>
    <message>
        <source>Required: %1.</source>
        <translation>Requis&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Present: %1.</source>
        <translation>Présent&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nearest value that works: %1.</source>
        <translation>Valeur valable la plus proche&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Part concerned: %1.</source>
        <extracomment>the part that a finding is about</extracomment>
        <translation>Composant concerné&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Use %1 weights</source>
        <extracomment>%1 format of weights, &quot;FP8&quot;</extracomment>
        <translation>Passer les poids en %1</translation>
    </message>
    <message>
        <source>Use a KV cache in %1</source>
        <extracomment>%1 format of the KV cache, &quot;FP8&quot;</extracomment>
        <translation>Passer le cache KV en %1</translation>
    </message>
    <message>
        <source>Set the context to %1 tokens</source>
        <extracomment>%1 a number of tokens</extracomment>
        <translation>Ramener le contexte à %1 tokens</translation>
    </message>
    <message numerus="yes">
        <source>Serve %n concurrent sequences</source>
        <translation>
            <numerusform>Servir %n séquence simultanée</numerusform>
            <numerusform>Servir %n séquences simultanées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n GPUs per node</source>
        <translation>
            <numerusform>Prendre %n GPU par nœud</numerusform>
            <numerusform>Prendre %n GPU par nœud</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Split the model over %n GPUs</source>
        <translation>
            <numerusform>Répartir le modèle sur %n GPU</numerusform>
            <numerusform>Répartir le modèle sur %n GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>Use %1 × %2</source>
        <extracomment>%1 quantity, %2 part</extracomment>
        <translation>Prendre %1 × %2</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>%1 part</extracomment>
        <translation>Prendre %1</translation>
    </message>
    <message>
        <source>Use ZeRO stage %1</source>
        <translation>Passer à ZeRO niveau %1</translation>
    </message>
    <message>
        <source>Engine chosen automatically: %1.</source>
        <translation>Moteur choisi automatiquement&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Context chosen automatically: %1 tokens.</source>
        <translation>Contexte choisi automatiquement&#xa0;: %1 tokens.</translation>
    </message>
    <message>
        <source>Mean prompt taken as three quarters of the context, mean answer as one quarter.</source>
        <translation>Prompt moyen pris aux trois quarts du contexte, réponse moyenne au quart.</translation>
    </message>
    <message numerus="yes">
        <source>Model split over %n GPUs (tensor parallelism).</source>
        <translation>
            <numerusform>Modèle sur %n GPU (parallélisme de tenseurs).</numerusform>
            <numerusform>Modèle réparti sur %n GPU (parallélisme de tenseurs).</numerusform>
        </translation>
    </message>
    <message>
        <source>ZeRO stage chosen automatically: %1.</source>
        <translation>Niveau ZeRO choisi automatiquement&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Share of GPU memory that the engine reserves: %1.</source>
        <translation>Part de la mémoire GPU réservée par le moteur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Tokens processed in one batch: %1.</source>
        <translation>Tokens traités par lot&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Kept free on each GPU for its driver and context: %1.</source>
        <translation>Gardé libre sur chaque GPU pour son pilote et son contexte&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The memory that the GPU’s driver reports is not known: taken as %1, to be confirmed.</source>
        <translation>La mémoire annoncée par le pilote du GPU n’est pas connue&#xa0;: prise à %1, à confirmer.</translation>
    </message>
    <message>
        <source>Efficiency of the power supplies taken as %1.</source>
        <translation>Rendement des alimentations pris à %1.</translation>
    </message>
    <message>
        <source>Power factor taken as %1.</source>
        <translation>Facteur de puissance pris à %1.</translation>
    </message>
    <message>
        <source>Loss of the voltage regulators taken as %1 of CPUs and memory.</source>
        <translation>Pertes des régulateurs prises à %1 des processeurs et de la mémoire.</translation>
    </message>
    <message>
        <source>Fans taken as %1 of what they cool.</source>
        <translation>Ventilateurs pris à %1 de ce qu’ils refroidissent.</translation>
    </message>
    <message>
        <source>Board, backplane and fans of the chassis taken as %1: an estimate.</source>
        <translation>Carte mère, fond de panier et ventilateurs du châssis pris à %1&#xa0;: une estimation.</translation>
    </message>
    <message>
        <source>Typical power taken for memory modules, drives or adapters without a stated one.</source>
        <translation>Puissance typique prise pour les barrettes, disques ou cartes qui n’en indiquent pas.</translation>
    </message>
    <message>
        <source>The price of energy is an example of 2025: enter the contract’s.</source>
        <translation>Le prix de l’énergie est un exemple de 2025&#xa0;: saisissez celui du contrat.</translation>
    </message>
    <message>
        <source>Average load taken as %1 of the full draw.</source>
        <translation>Charge moyenne prise à %1 de la pleine puissance.</translation>
    </message>
    <message>
        <source>The catalogue’s prices are in euros: in another currency each price is to be entered.</source>
        <translation>Les prix du catalogue sont en euros&#xa0;: dans une autre devise, chaque prix est à saisir.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Weights, from the size alone</source>
        <translation>Poids, d’après la taille seule</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Cache KV</translation>
    </message>
    <message>
        <source>KV cache, latent attention</source>
        <translation>Cache KV, attention latente</translation>
    </message>
    <message>
        <source>KV cache, from the size alone</source>
        <translation>Cache KV, d’après la taille seule</translation>
    </message>
    <message>
        <source>Activations of a batch</source>
        <translation>Activations d’un lot</translation>
    </message>
    <message>
        <source>Compute buffer of llama.cpp</source>
        <translation>Tampon de calcul de llama.cpp</translation>
    </message>
    <message>
        <source>Activations of the framework</source>
        <translation>Activations du framework</translation>
    </message>
    <message>
        <source>Overhead of the engine</source>
        <translation>Surcoût du moteur</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradients</translation>
    </message>
    <message>
        <source>Optimizer states</source>
        <translation>États de l’optimiseur</translation>
    </message>
    <message>
        <source>Activations, no checkpointing</source>
        <translation>Activations, sans checkpointing</translation>
    </message>
    <message>
        <source>Activations, selective checkpointing</source>
        <translation>Activations, checkpointing sélectif</translation>
    </message>
    <message>
        <source>Activations, full checkpointing</source>
        <translation>Activations, checkpointing complet</translation>
    </message>
    <message>
        <source>Activations, from the size alone</source>
        <translation>Activations, d’après la taille seule</translation>
    </message>
    <message>
        <source>Overhead of training</source>
        <translation>Surcoût de l’entraînement</translation>
    </message>
    <message>
        <source>Memory needed on each GPU</source>
        <translation>Mémoire nécessaire sur chaque GPU</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>Mémoire vive de l’hôte</translation>
    </message>
    <message>
        <source>Prompt processing speed</source>
        <translation>Vitesse de traitement du prompt</translation>
    </message>
    <message>
        <source>Generation speed per user</source>
        <translation>Vitesse de génération par utilisateur</translation>
    </message>
    <message>
        <source>Output of all users</source>
        <translation>Débit de tous les utilisateurs</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>Délai du premier token</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>Temps par token généré</translation>
    </message>
    <message>
        <source>Training speed per GPU</source>
        <translation>Vitesse d’entraînement par GPU</translation>
    </message>
    <message>
        <source>Model FLOPs utilisation</source>
        <translation>Utilisation des FLOPs du modèle (MFU)</translation>
    </message>
    <message>
        <source>Time to train</source>
        <translation>Durée d’entraînement</translation>
    </message>
    <message>
        <source>Time to load the model</source>
        <translation>Temps de chargement du modèle</translation>
    </message>
    <message>
        <source>Time to write a checkpoint</source>
        <translation>Temps d’écriture d’un checkpoint</translation>
    </message>
    <message>
        <source>Average power</source>
        <translation>Puissance moyenne</translation>
    </message>
    <message>
        <source>sum over tensors of parameters × bits of their format ÷ 8, shared by tensor and pipeline parallelism; embeddings and head keep 16 bits where the format leaves them so</source>
        <translation>somme sur les tenseurs de paramètres × bits de leur format ÷ 8, partagée par le parallélisme de tenseurs et de pipeline&#xa0;; embeddings et tête restent en 16 bits là où le format les laisse ainsi</translation>
    </message>
    <message>
        <source>parameters × effective bits per weight ÷ 8 ÷ GPUs that share the model</source>
        <translation>paramètres × bits effectifs par poids ÷ 8 ÷ GPU qui se partagent le modèle</translation>
    </message>
    <message>
        <source>layers × KV heads × tokens × (key width × bytes + value width × bytes) × sequences ÷ tensor parallelism; windowed layers hold the window alone</source>
        <translation>couches × têtes KV × tokens × (largeur clé × octets + largeur valeur × octets) × séquences ÷ parallélisme de tenseurs&#xa0;; les couches à fenêtre ne gardent que la fenêtre</translation>
    </message>
    <message>
        <source>layers × (latent rank + rotary width) × bytes × tokens × sequences; each GPU of the tensor-parallel group holds it whole</source>
        <translation>couches × (rang latent + largeur rotative) × octets × tokens × séquences&#xa0;; chaque GPU du groupe de tenseurs le garde en entier</translation>
    </message>
    <message>
        <source>with flash attention: 4 × micro-batch × (vocabulary + 2 × hidden width); without: at least 4 × micro-batch × heads × context</source>
        <translation>avec flash attention&#xa0;: 4 × micro-lot × (vocabulaire + 2 × largeur cachée)&#xa0;; sans&#xa0;: au moins 4 × micro-lot × têtes × contexte</translation>
    </message>
    <message>
        <source>GPU context + communication buffers + captured graphs of the engine</source>
        <translation>contexte GPU + tampons de communication + graphes capturés par le moteur</translation>
    </message>
    <message>
        <source>trainable parameters × bytes of the gradient ÷ GPUs that share it (ZeRO stage 2 and 3)</source>
        <translation>paramètres entraînables × octets du gradient ÷ GPU qui se le partagent (ZeRO niveaux 2 et 3)</translation>
    </message>
    <message>
        <source>trainable parameters × (bytes of the states + FP32 master copy + temporary of the step) ÷ GPUs that share it (ZeRO)</source>
        <translation>paramètres entraînables × (octets des états + copie maître FP32 + temporaires du pas) ÷ GPU qui se les partagent (ZeRO)</translation>
    </message>
    <message>
        <source>b × s × [L × (12h + 4kv + 8f) + bytes per logit × V]; without flash attention also 5 × heads × s² × b × L</source>
        <translation>b × s × [L × (12h + 4kv + 8f) + octets par logit × V]&#xa0;; sans flash attention, en plus 5 × têtes × s² × b × L</translation>
    </message>
    <message>
        <source>b × s × [2hL + max(bytes per logit × V + 6h, one layer’s working set)]</source>
        <translation>b × s × [2hL + max(octets par logit × V + 6h, mémoire de travail d’une couche)]</translation>
    </message>
    <message>
        <source>GPU context + communication buckets + two unsharded layers when parameters are sharded</source>
        <translation>contexte GPU + tampons de communication + deux couches non partagées quand les paramètres le sont</translation>
    </message>
    <message>
        <source>FLOPs of the model per second ÷ dense peak of the GPU, from measured runs of the same class</source>
        <translation>FLOPs du modèle par seconde ÷ pic dense du GPU, d’après des mesures de la même classe</translation>
    </message>
    <message>
        <source>training tokens ÷ (training speed per GPU × GPUs)</source>
        <translation>tokens d’entraînement ÷ (vitesse d’entraînement par GPU × GPU)</translation>
    </message>
    <message>
        <source>Hugging Face config.json and safetensors; printed bits per weight of llama.cpp GGUF files</source>
        <translation>config.json et safetensors de Hugging Face&#xa0;; bits par poids affichés des fichiers GGUF de llama.cpp</translation>
    </message>
    <message>
        <source>Printed bits per weight of llama.cpp GGUF files; rule of thumb where the shape is unknown</source>
        <translation>Bits par poids affichés des fichiers GGUF de llama.cpp&#xa0;; règle empirique quand la structure est inconnue</translation>
    </message>
    <message>
        <source>llama.cpp and vLLM logs of allocated KV cache: the formula gives them to 0.1%</source>
        <translation>Journaux llama.cpp et vLLM du cache KV alloué&#xa0;: la formule les retrouve à 0,1&#xa0;% près</translation>
    </message>
    <message>
        <source>DeepSeek-V2 paper (multi-head latent attention); vLLM, SGLang and llama.cpp logs</source>
        <translation>Article DeepSeek-V2 (multi-head latent attention)&#xa0;; journaux vLLM, SGLang et llama.cpp</translation>
    </message>
    <message>
        <source>Rule of thumb over the models of the library</source>
        <translation>Règle empirique sur les modèles de la bibliothèque</translation>
    </message>
    <message>
        <source>vLLM memory profile logs (peak of the profiling run)</source>
        <translation>Journaux de profil mémoire de vLLM (pic de l’exécution de profilage)</translation>
    </message>
    <message>
        <source>llama.cpp logs: compute buffer size against n_ubatch, vocabulary and context</source>
        <translation>Journaux llama.cpp&#xa0;: taille du tampon de calcul selon n_ubatch, vocabulaire et contexte</translation>
    </message>
    <message>
        <source>Qwen memory tables with Hugging Face Transformers</source>
        <translation>Tableaux mémoire de Qwen avec Hugging Face Transformers</translation>
    </message>
    <message>
        <source>vLLM, SGLang and llama.cpp logs: non-torch memory, captured graphs, CUDA context</source>
        <translation>Journaux vLLM, SGLang et llama.cpp&#xa0;: mémoire hors torch, graphes capturés, contexte CUDA</translation>
    </message>
    <message>
        <source>Rajbhandari et al. 2020 (ZeRO); DeepSpeed and Megatron-LM documentation; measured runs of torchtune and fms-acceleration</source>
        <translation>Rajbhandari et al. 2020 (ZeRO)&#xa0;; documentation de DeepSpeed et Megatron-LM&#xa0;; mesures de torchtune et fms-acceleration</translation>
    </message>
    <message>
        <source>Korthikanti et al. 2022; measured runs of torchtune, fms-acceleration and Megatron-LM</source>
        <translation>Korthikanti et al. 2022&#xa0;; mesures de torchtune, fms-acceleration et Megatron-LM</translation>
    </message>
    <message>
        <source>Rule of thumb over measured training runs</source>
        <translation>Règle empirique sur des entraînements mesurés</translation>
    </message>
    <message>
        <source>DeepSpeed bucket sizes; PyTorch FSDP; differences between nvidia-smi and torch.cuda in measured runs</source>
        <translation>Tailles des tampons DeepSpeed&#xa0;; PyTorch FSDP&#xa0;; écarts mesurés entre nvidia-smi et torch.cuda</translation>
    </message>
    <message>
        <source>Sum of the figures above, each with its own source</source>
        <translation>Somme des chiffres ci-dessus, chacun avec sa source</translation>
    </message>
    <message>
        <source>DeepSpeed offload estimators; practice of inference servers</source>
        <translation>Estimateurs d’offload de DeepSpeed&#xa0;; pratique des serveurs d’inférence</translation>
    </message>
    <message>
        <source>Roofline of the GPU’s data sheet; efficiency from public llama.cpp, TensorRT-LLM and MLPerf results</source>
        <translation>Roofline de la fiche technique du GPU&#xa0;; efficacité d’après les résultats publics de llama.cpp, TensorRT-LLM et MLPerf</translation>
    </message>
    <message>
        <source>Roofline of the GPU’s data sheet; efficiency from public llama.cpp, vLLM and SGLang benchmarks</source>
        <translation>Roofline de la fiche technique du GPU&#xa0;; efficacité d’après les bancs d’essai publics de llama.cpp, vLLM et SGLang</translation>
    </message>
    <message>
        <source>Little’s law on the speeds above; checked against MLPerf Inference results</source>
        <translation>Loi de Little sur les vitesses ci-dessus&#xa0;; vérifiée sur les résultats MLPerf Inference</translation>
    </message>
    <message>
        <source>Kaplan et al. 2020 (6N FLOPs per token); MFU from Megatron-LM, NeMo, llm-foundry and MLPerf Training results</source>
        <translation>Kaplan et al. 2020 (6N FLOPs par token)&#xa0;; MFU d’après Megatron-LM, NeMo, llm-foundry et MLPerf Training</translation>
    </message>
    <message>
        <source>Data sheets of the drives and PCIe transfer rates</source>
        <translation>Fiches techniques des disques et débits PCIe</translation>
    </message>
    <message>
        <source>The engine has no KV cache in this format</source>
        <translation>Le moteur n’a pas de cache KV dans ce format</translation>
    </message>
    <message>
        <source>Choose a KV cache format that the engine has, or another engine. Q8_0 to Q4_0 are for llama.cpp, FP8 for the others.</source>
        <translation>Choisissez un format de cache KV que le moteur possède, ou un autre moteur. Q8_0 à Q4_0 sont pour llama.cpp, FP8 pour les autres.</translation>
    </message>
    <message>
        <source>Choose a format that the engine or the training framework loads, or another engine. GGUF types are for llama.cpp.</source>
        <translation>Choisissez un format que le moteur ou le cadre d’entraînement charge, ou un autre moteur. Les types GGUF sont pour llama.cpp.</translation>
    </message>
    <message numerus="yes">
        <source>It works with %n concurrent sequences.</source>
        <translation>
            <numerusform>Cela convient avec %n séquence simultanée.</numerusform>
            <numerusform>Cela convient avec %n séquences simultanées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It works with %n GPUs per node.</source>
        <translation>
            <numerusform>Cela convient avec %n GPU par nœud.</numerusform>
            <numerusform>Cela convient avec %n GPU par nœud.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the repair: %1.</source>
        <translation>Avec la réparation&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Required on each GPU: %1; usable: %2.</source>
        <translation>Nécessaire sur chaque GPU&#xa0;:&#xa0;%1&#xa0;; utilisable&#xa0;:&#xa0;%2.</translation>
    </message>
    <message>
        <source>Asked for: %1; limit of the model: %2.</source>
        <translation>Demandé&#xa0;:&#xa0;%1&#xa0;; limite du modèle&#xa0;:&#xa0;%2.</translation>
    </message>
    <message>
        <source>Attention heads: %1; GPUs: %2.</source>
        <translation>Têtes d’attention&#xa0;:&#xa0;%1&#xa0;; GPU&#xa0;:&#xa0;%2.</translation>
    </message>
    <message>
        <source>Width of the GPU in slots: %1; room of the chassis: %2.</source>
        <extracomment>slots that one card is wide</extracomment>
        <translation>Largeur du GPU en emplacements&#xa0;:&#xa0;%1&#xa0;; place dans le châssis&#xa0;:&#xa0;%2.</translation>
    </message>
    <message>
        <source>The GPU draws %1; the chassis allows %2.</source>
        <translation>Le GPU consomme&#xa0;%1&#xa0;; le châssis admet&#xa0;%2.</translation>
    </message>
    <message>
        <source>Current: %1; limit in continuous use: %2.</source>
        <translation>Courant&#xa0;:&#xa0;%1&#xa0;; limite en usage continu&#xa0;:&#xa0;%2.</translation>
    </message>
    <message>
        <source>Parameters: %1.</source>
        <translation>Paramètres&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Memory counted for each GPU: %1.</source>
        <translation>Mémoire comptée pour chaque GPU&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Training framework chosen automatically: %1.</source>
        <translation>Cadre d’entraînement choisi automatiquement&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>as for grouped attention, with a shape taken from the size: 8 KV heads of 128, width about 128 × depth</source>
        <translation>comme pour l’attention groupée, avec une forme tirée de la taille&#xa0;: 8 têtes KV de 128, largeur d’environ 128 × profondeur</translation>
    </message>
    <message>
        <source>batched tokens × (6 × feed-forward width ÷ tensor parallelism + 4 × hidden width) × 1.07 + three FP32 copies of the logits</source>
        <translation>tokens du lot × (6 × largeur feed-forward ÷ parallélisme de tenseurs + 4 × largeur cachée) × 1,07 + trois copies FP32 des logits</translation>
    </message>
    <message>
        <source>tokens of a pass × (6 × feed-forward width + 4 × hidden width) × 1.07 + the logits in FP32; 15% of the weights where no shape is known</source>
        <translation>tokens d’une passe × (6 × largeur feed-forward + 4 × largeur cachée) × 1,07 + les logits en FP32&#xa0;; 15&#xa0;% des poids quand la forme est inconnue</translation>
    </message>
    <message>
        <source>b × s × [L × (8h + 4kv + 4f) + bytes per logit × V]: the attention matrix and the gates are computed again</source>
        <translation>b × s × [L × (8h + 4kv + 4f) + octets par logit × V]&#xa0;: la matrice d’attention et les portes sont recalculées</translation>
    </message>
    <message>
        <source>as for a known shape, with one taken from the size: width about 128 × depth, 12h² weights per layer</source>
        <translation>comme pour une forme connue, avec une forme tirée de la taille&#xa0;: largeur d’environ 128 × profondeur, 12h² poids par couche</translation>
    </message>
    <message>
        <source>weights + KV cache + activations + gradients + optimizer states + overhead, on the most loaded GPU; in training the largest of three moments: optimizer step, loss, end of the backward pass</source>
        <translation>poids + cache KV + activations + gradients + états de l’optimiseur + surcoût, sur le GPU le plus chargé&#xa0;; en entraînement, le plus grand de trois moments&#xa0;: pas de l’optimiseur, perte, fin de la rétropropagation</translation>
    </message>
    <message>
        <source>8 GiB for the system + a share for each GPU’s process + staging of the weights + what is offloaded from the GPUs</source>
        <translation>8 Gio pour le système + une part pour le processus de chaque GPU + le transit des poids + ce qui est déporté des GPU</translation>
    </message>
    <message>
        <source>1 ÷ time per token: (2 × active parameters + attention over the prompt) ÷ (GPUs × dense FLOP/s × measured efficiency) + fixed time and communication of each batch</source>
        <translation>1 ÷ temps par token&#xa0;: (2 × paramètres actifs + attention sur le prompt) ÷ (GPU × FLOP/s denses × efficacité mesurée) + temps fixe et communication de chaque lot</translation>
    </message>
    <message>
        <source>1 ÷ time per output token</source>
        <translation>1 ÷ temps par token de sortie</translation>
    </message>
    <message>
        <source>users × answer tokens ÷ (answer tokens × time per output token + sequences of the replica × prompt tokens ÷ prompt processing speed)</source>
        <translation>utilisateurs × tokens de réponse ÷ (tokens de réponse × temps par token de sortie + séquences de la réplique × tokens de prompt ÷ vitesse de traitement du prompt)</translation>
    </message>
    <message>
        <source>the longer of memory (weights read + KV cache of all sequences, ÷ bandwidth × measured efficiency) and arithmetic, + fixed time of a step + communication of each layer</source>
        <translation>le plus long de la mémoire (poids lus + cache KV de toutes les séquences, ÷ bande passante × efficacité mesurée) et du calcul, + temps fixe d’un pas + communication de chaque couche</translation>
    </message>
    <message>
        <source>dense FLOP/s × MFU ÷ FLOPs per token: 6 × active parameters (4 × for adapters) + attention</source>
        <translation>FLOP/s denses × MFU ÷ FLOPs par token&#xa0;: 6 × paramètres actifs (4 × pour des adaptateurs) + attention</translation>
    </message>
    <message>
        <source>parameters × 14 bytes (6 without master copy; adapters alone: 12) ÷ write speed of a drive</source>
        <translation>paramètres × 14 octets (6 sans copie maîtresse&#xa0;; adaptateurs seuls&#xa0;: 12) ÷ vitesse d’écriture d’un disque</translation>
    </message>
    <message>
        <source>full draw at the input × load factor, all nodes; the site’s own figure replaces it</source>
        <translation>consommation totale à l’entrée × facteur de charge, tous les nœuds&#xa0;; le chiffre propre au site la remplace</translation>
    </message>
    <message>
        <source>Published measured against nameplate power of GPU servers; 80 PLUS 230 V internal redundant efficiency</source>
        <translation>Puissance mesurée comparée à la puissance nominale de serveurs GPU, publiée&#xa0;; rendement 80 PLUS 230 V interne redondant</translation>
    </message>
    <message>
        <source>Fits with margin</source>
        <extracomment>a tenth of the memory is left at the high end of the range</extracomment>
        <translation>Tient avec marge</translation>
    </message>
    <message>
        <source>GPU memory is tight: the high estimate does not fit</source>
        <translation>Mémoire des GPU juste : l’estimation haute n’y tient pas</translation>
    </message>
    <message>
        <source>The attention heads of the model must divide evenly over the tensor-parallel GPUs: 1, 2, 4 or 8 for most models. On another number the layers are spread one after the other (pipeline), which is slower.</source>
        <translation>Les têtes d’attention du modèle doivent se répartir également entre les GPU du parallélisme de tenseurs&#xa0;: 1, 2, 4 ou 8 pour la plupart des modèles. Sur un autre nombre, les couches sont réparties à la suite (pipeline), ce qui est plus lent.</translation>
    </message>
    <message numerus="yes">
        <source>It works with %n sequences at a time.</source>
        <translation>
            <numerusform>Cela fonctionne avec %n séquence à la fois.</numerusform>
            <numerusform>Cela fonctionne avec %n séquences à la fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It works with %n nodes.</source>
        <translation>
            <numerusform>Cela fonctionne avec %n nœud.</numerusform>
            <numerusform>Cela fonctionne avec %n nœuds.</numerusform>
        </translation>
    </message>
    <message>
        <source>Required on each GPU: up to %1; usable: %2.</source>
        <translation>Requis sur chaque GPU&#xa0;: jusqu’à %1&#xa0;; utilisable&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Offload the weights and the optimizer to the host’s memory</source>
        <translation>Déporter les poids et l’optimiseur en mémoire de l’hôte</translation>
    </message>
    <message>
        <source>Offload the optimizer to the host’s memory</source>
        <translation>Déporter l’optimiseur en mémoire de l’hôte</translation>
    </message>
    <message numerus="yes">
        <source>Use %n nodes</source>
        <translation>
            <numerusform>Utiliser %n nœud</numerusform>
            <numerusform>Utiliser %n nœuds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Train on %n sequences at a time</source>
        <translation>
            <numerusform>Entraîner sur %n séquence à la fois</numerusform>
            <numerusform>Entraîner sur %n séquences à la fois</numerusform>
        </translation>
    </message>
    <message>
        <source>Train with %1</source>
        <extracomment>%1 method of training, &quot;QLoRA&quot;</extracomment>
        <translation>Entraîner avec %1</translation>
    </message>
    <message>
        <source>Use the optimizer %1</source>
        <extracomment>%1 optimizer, &quot;AdamW 8-bit&quot;</extracomment>
        <translation>Utiliser l’optimiseur %1</translation>
    </message>
    <message>
        <source>The KV cache has fewer parts than there are GPUs to split it over: each byte is held %1 times, and more GPUs do not make it smaller.</source>
        <translation>Le cache KV a moins de parts qu’il n’y a de GPU pour se les partager&#xa0;: chaque octet est présent %1 fois, et plus de GPU ne le réduisent pas.</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>ends too early</source>
        <translation>s’arrête trop tôt</translation>
    </message>
    <message>
        <source>ends too early, after %1 bytes</source>
        <translation>s’arrête trop tôt, après %1 octets</translation>
    </message>
    <message>
        <source>a part of this model is missing</source>
        <translation>il manque une partie de ce modèle</translation>
    </message>
    <message>
        <source>a part of this model is missing: “%1”</source>
        <translation>il manque une partie de ce modèle&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>is an adapter, not a model: give its base model</source>
        <translation>est un adaptateur, pas un modèle&#xa0;: indiquez son modèle de base</translation>
    </message>
    <message>
        <source>is an adapter, not a model: give its base model, “%1”</source>
        <translation>est un adaptateur, pas un modèle&#xa0;: indiquez son modèle de base, «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>does not say what its model is: put the model’s config.json beside it</source>
        <translation>ne dit pas ce qu’est son modèle&#xa0;: placez le config.json du modèle à côté</translation>
    </message>
    <message numerus="yes">
        <source>The model is served by %n replicas side by side, each whole on GPUs of its own: more of them serve more users, not a larger model.</source>
        <translation>
            <numerusform>Le modèle est servi par %n réplique, entière sur ses propres GPU&#xa0;: en ajouter sert plus d’utilisateurs, pas un modèle plus grand.</numerusform>
            <numerusform>Le modèle est servi par %n répliques côte à côte, chacune entière sur ses propres GPU&#xa0;: en ajouter sert plus d’utilisateurs, pas un modèle plus grand.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule of thumb, whole model</source>
        <translation>Règle empirique, modèle entier</translation>
    </message>
    <message>
        <source>to serve: parameters × bytes per parameter × 1.2; adapters: the same for the base, and 16 bytes per trained parameter; full training: 16 bytes per parameter. Of the whole model, all GPUs together, without its cache or activations.</source>
        <translation>pour servir&#xa0;: paramètres × octets par paramètre × 1,2&#xa0;; adaptateurs&#xa0;: de même pour la base, et 16 octets par paramètre entraîné&#xa0;; entraînement complet&#xa0;: 16 octets par paramètre. Pour le modèle entier, tous GPU ensemble, sans son cache ni ses activations.</translation>
    </message>
    <message>
        <source>Sizing guides of the trade; ZeRO paper (arXiv 1910.02054) for the 16 bytes</source>
        <translation>Guides de dimensionnement du métier&#xa0;; article ZeRO (arXiv 1910.02054) pour les 16 octets</translation>
    </message>
    <message>
        <source>Layers held whole on each GPU while it computes, beside its share: %1.</source>
        <translation>Couches tenues entières sur chaque GPU pendant le calcul, en plus de sa part&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Time of a training step</source>
        <translation>Durée d’une étape d’entraînement</translation>
    </message>
    <message>
        <source>(matrix products and attention ÷ (dense FLOP/s × measured efficiency) + element-wise work, launches and what the communication adds) × pipeline bubble, for every micro-batch, + update of the weights</source>
        <translation>(produits matriciels et attention ÷ (FLOP/s denses × efficacité mesurée) + opérations élément par élément, lancements et ce qu’ajoutent les communications) × bulle du pipeline, pour chaque micro-lot, + mise à jour des poids</translation>
    </message>
    <message>
        <source>No published measurement of this kind of card with this engine: its speed is reckoned as the nearest measured cards’.</source>
        <translation>Aucune mesure publiée de ce type de carte avec ce moteur&#xa0;: sa vitesse est calculée comme celle des cartes mesurées les plus proches.</translation>
    </message>
    <message>
        <source>Use %1 weights and an 8-bit KV cache</source>
        <extracomment>%1 format of weights, &quot;FP8&quot;</extracomment>
        <translation>Utiliser des poids %1 et un cache KV en 8 bits</translation>
    </message>
    <message>
        <source>Optimizer states to NVMe drives</source>
        <translation>États de l’optimiseur sur les disques NVMe</translation>
    </message>
    <message>
        <source>Optimizer states and parameters to NVMe drives</source>
        <translation>États de l’optimiseur et paramètres sur les disques NVMe</translation>
    </message>
    <message>
        <source>The drives have too little room</source>
        <translation>Les disques n’ont pas assez de place</translation>
    </message>
    <message>
        <source>Only DeepSpeed in ZeRO stage 3 offloads to NVMe</source>
        <translation>Seul DeepSpeed en ZeRO niveau 3 déporte sur NVMe</translation>
    </message>
    <message>
        <source>What training offloads waits on the NVMe drives of each node. Add drives or choose larger ones.</source>
        <translation>Ce que l’entraînement déporte attend sur les disques NVMe de chaque nœud. Ajoutez des disques ou choisissez-en de plus grands.</translation>
    </message>
    <message>
        <source>Choose DeepSpeed and ZeRO stage 3, or offload to the host’s memory. With both on automatic, they are chosen.</source>
        <translation>Choisissez DeepSpeed et le niveau 3 de ZeRO, ou déportez dans la mémoire de l’hôte. En automatique, ils sont choisis tous les deux.</translation>
    </message>
    <message>
        <source>Offload the optimizer to the NVMe drives</source>
        <translation>Déporter l’optimiseur sur les disques NVMe</translation>
    </message>
    <message>
        <source>Offload the weights and the optimizer to the NVMe drives</source>
        <translation>Déporter les poids et l’optimiseur sur les disques NVMe</translation>
    </message>
    <message>
        <source>On NVMe drives</source>
        <translation>Sur les disques NVMe</translation>
    </message>
    <message>
        <source>optimizer states and fp32 gradients (and the 16-bit parameters, when they are offloaded too) of the GPUs of a node; the host’s memory then holds only the buffers of the exchange</source>
        <translation>états de l’optimiseur et gradients fp32 (et paramètres 16 bits, s’ils sont déportés aussi) des GPU d’un nœud&#xa0;; la mémoire de l’hôte ne garde alors que les tampons d’échange</translation>
    </message>
    <message>
        <source>ZeRO-Infinity (arXiv 2104.07857); defaults of DeepSpeed’s offload_config.py</source>
        <translation>ZeRO-Infinity (arXiv 2104.07857)&#xa0;; valeurs par défaut d’offload_config.py de DeepSpeed</translation>
    </message>
    <message>
        <source>%1 of each prompt is taken to be in the cache already (prefix caching): speeds and waits rest on that share of the traffic.</source>
        <translation>%1 de chaque prompt est supposé déjà en cache (cache de préfixes)&#xa0;: débits et attentes reposent sur cette part du trafic.</translation>
    </message>
    <message>
        <source>Speculative decoding is taken to make %1 tokens at each check; the memory of the small model is not counted.</source>
        <translation>Le décodage spéculatif est supposé produire %1 tokens par vérification&#xa0;; la mémoire du petit modèle n’est pas comptée.</translation>
    </message>
    <message>
        <source>No network adapter with a known rate is listed: %1 for each GPU between the nodes, as servers of its class have.</source>
        <translation>Aucune carte réseau de débit connu n’est listée&#xa0;: %1 par GPU entre les nœuds, comme en ont les serveurs de sa classe.</translation>
    </message>
    <message>
        <source>Read rate of the drives</source>
        <translation>Débit de lecture des disques</translation>
    </message>
    <message>
        <source>Copies from the host to the GPUs</source>
        <translation>Copies de l’hôte vers les GPU</translation>
    </message>
    <message>
        <source>Rate of the loader</source>
        <translation>Débit du chargeur</translation>
    </message>
    <message>
        <source>Start of the process</source>
        <translation>Démarrage du processus</translation>
    </message>
    <message>
        <source>Compilation and graph capture</source>
        <translation>Compilation et capture des graphes</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>Démarrage à froid</translation>
    </message>
    <message>
        <source>Transfer between GPUs over their link</source>
        <translation>Transfert entre GPU par leur lien</translation>
    </message>
    <message>
        <source>Transfer between GPUs over PCIe</source>
        <translation>Transfert entre GPU par PCIe</translation>
    </message>
    <message>
        <source>Transfer from the host to a GPU</source>
        <translation>Transfert de l’hôte vers un GPU</translation>
    </message>
    <message>
        <source>Speed-up of the GPU link</source>
        <translation>Accélération due au lien entre GPU</translation>
    </message>
    <message>
        <source>Worth of the GPU link</source>
        <translation>Valeur du lien entre GPU</translation>
    </message>
    <message>
        <source>bytes of the weights ÷ the slowest of three rates: drive, PCIe copies to the GPUs that share a copy, loader</source>
        <translation>octets des poids ÷ le plus lent de trois débits&#xa0;: disque, copies PCIe vers les GPU qui se partagent un exemplaire, chargeur</translation>
    </message>
    <message>
        <source>read rate of one drive, which holds the file; at best all drives striped, at worst half of one</source>
        <translation>débit de lecture d’un disque, qui porte le fichier&#xa0;; au mieux tous les disques en bande (RAID 0), au pire la moitié d’un seul</translation>
    </message>
    <message>
        <source>transfers per second × lanes ÷ 8 × line code (128/130) × what copies reach (79% up to generation 4, 87% from 5), × GPUs that load side by side; behind PCIe switches two</source>
        <translation>transferts par seconde × voies ÷ 8 × codage de ligne (128/130) × ce que les copies atteignent (79&#xa0;% jusqu’à la génération 4, 87&#xa0;% dès la 5), × GPU qui chargent côte à côte&#xa0;; deux derrière des commutateurs PCIe</translation>
    </message>
    <message>
        <source>default loader 1.62 GB/s × processes^0.19, fast loader 3.78 GB/s × processes^0.27, slow 0.74 GB/s</source>
        <translation>chargeur par défaut 1,62 Go/s × processus^0,19, chargeur rapide 3,78 Go/s × processus^0,27, lent 0,74 Go/s</translation>
    </message>
    <message>
        <source>process, libraries, GPU context and communication of the engine</source>
        <translation>processus, bibliothèques, contexte du GPU et communication du moteur</translation>
    </message>
    <message>
        <source>vLLM: compilation and graph capture; SGLang and TensorRT-LLM: graph capture; training: compilation when it is on</source>
        <translation>vLLM&#xa0;: compilation et capture des graphes&#xa0;; SGLang et TensorRT-LLM&#xa0;: capture des graphes&#xa0;; entraînement&#xa0;: compilation si elle est activée</translation>
    </message>
    <message>
        <source>model load + start of the process + compilation and graph capture</source>
        <translation>chargement du modèle + démarrage du processus + compilation et capture des graphes</translation>
    </message>
    <message>
        <source>bytes ÷ (one-way rate between two GPUs × 0.82); at best the line rate</source>
        <translation>octets ÷ (débit dans un sens entre deux GPU × 0,82)&#xa0;; au mieux le débit de la ligne</translation>
    </message>
    <message>
        <source>bytes ÷ half of PCIe’s one-way rate, through the host; at best peer to peer at the line rate</source>
        <translation>octets ÷ la moitié du débit PCIe dans un sens, par l’hôte&#xa0;; au mieux de pair à pair au débit de la ligne</translation>
    </message>
    <message>
        <source>bytes ÷ one-way rate of PCIe copies</source>
        <translation>octets ÷ débit dans un sens des copies PCIe</translation>
    </message>
    <message>
        <source>tokens/s of this workload with the GPUs’ own link ÷ tokens/s through PCIe alone, by the same formulas</source>
        <translation>tokens/s de cette charge avec le lien propre des GPU ÷ tokens/s par PCIe seul, par les mêmes formules</translation>
    </message>
    <message>
        <source>total cost of ownership of this configuration × (speed-up − 1): what the additional machines without the link would cost for the same work</source>
        <translation>coût total de possession de cette configuration × (accélération − 1)&#xa0;: ce que coûteraient les machines sans lien qu’il faudrait ajouter pour le même travail</translation>
    </message>
    <message>
        <source>Yoshimura et al. 2025 (fastsafetensors, vLLM with Llama-2-13B on A100 and L40S)</source>
        <translation>Yoshimura et al. 2025 (fastsafetensors, vLLM avec Llama-2-13B sur A100 et L40S)</translation>
    </message>
    <message>
        <source>Start-up logs in vLLM issues 16716 and 20264, SGLang issue 10088, TensorRT-LLM pull request 18060; Tensorfuse, Llama 3.1 8B on L40S</source>
        <translation>Journaux de démarrage des tickets vLLM 16716 et 20264, SGLang 10088, TensorRT-LLM 18060&#xa0;; Tensorfuse, Llama 3.1 8B sur L40S</translation>
    </message>
    <message>
        <source>PCI-SIG base specifications; nvbandwidth on A100 (24.8 GB/s) and H100 (54.8 GB/s)</source>
        <translation>Spécifications PCI-SIG&#xa0;; nvbandwidth sur A100 (24,8 Go/s) et H100 (54,8 Go/s)</translation>
    </message>
    <message>
        <source>Data sheets of the GPUs; nccl-tests: 370 of 450 GB/s in a ring of H100, 8 to 20 GB/s through the host at PCIe 4.0</source>
        <translation>Fiches techniques des GPU&#xa0;; nccl-tests&#xa0;: 370 de 450 Go/s dans un anneau de H100, 8 à 20 Go/s par l’hôte en PCIe 4.0</translation>
    </message>
    <message>
        <source>Speed formulas of this program, once with each link; costs of this configuration</source>
        <translation>Formules de vitesse de ce programme, une fois avec chaque lien&#xa0;; coûts de cette configuration</translation>
    </message>
    <message>
        <source>GPU-hours to train</source>
        <translation>Heures-GPU d’entraînement</translation>
    </message>
    <message>
        <source>Energy to train</source>
        <translation>Énergie d’entraînement</translation>
    </message>
    <message>
        <source>prompt tokens that are not in the cache ÷ prompt processing speed × (1 + mean number of prompts that are before it in the queue) + one generation step</source>
        <translation>tokens du prompt absents du cache ÷ vitesse de lecture des prompts × (1 + nombre moyen de prompts devant lui dans la file) + un pas de génération</translation>
    </message>
    <message>
        <source>time to train × GPUs of all nodes</source>
        <translation>durée d’entraînement × GPU de tous les nœuds</translation>
    </message>
    <message>
        <source>The GPU has no fan and the tower does not cool it</source>
        <translation>Le GPU n’a pas de ventilateur et la tour ne le refroidit pas</translation>
    </message>
    <message>
        <source>The GPU has fans of its own in a dense server</source>
        <translation>Le GPU a ses propres ventilateurs dans un serveur dense</translation>
    </message>
    <message>
        <source>The GPU needs liquid cooling and the server has none</source>
        <translation>Le GPU demande un refroidissement liquide et le serveur n’en a pas</translation>
    </message>
    <message>
        <source>The air of the site is too warm for the server</source>
        <translation>L’air du site est trop chaud pour le serveur</translation>
    </message>
    <message>
        <source>The GPU board of the server is not full</source>
        <translation>La carte de GPU du serveur n’est pas complète</translation>
    </message>
    <message>
        <source>A consumer card is in a server</source>
        <translation>Une carte grand public est dans un serveur</translation>
    </message>
    <message>
        <source>Different CPUs are mixed in one node</source>
        <translation>Des processeurs différents sont mélangés dans un nœud</translation>
    </message>
    <message>
        <source>The second socket is empty, and GPUs hang on it</source>
        <translation>Le second socket est vide, et des GPU en dépendent</translation>
    </message>
    <message>
        <source>There are few CPU cores for the GPUs</source>
        <translation>Il y a peu de cœurs de processeur pour les GPU</translation>
    </message>
    <message>
        <source>There are few CPU cores for an offloaded optimizer</source>
        <translation>Il y a peu de cœurs de processeur pour un optimiseur déporté</translation>
    </message>
    <message>
        <source>There is more memory than the CPUs address</source>
        <translation>Il y a plus de mémoire que les processeurs n’en adressent</translation>
    </message>
    <message>
        <source>The memory is faster than the CPU uses</source>
        <translation>La mémoire est plus rapide que ce que le processeur utilise</translation>
    </message>
    <message>
        <source>The memory has no error correction</source>
        <translation>La mémoire n’a pas de correction d’erreurs</translation>
    </message>
    <message>
        <source>The host has less memory than guides recommend</source>
        <translation>L’hôte a moins de mémoire que les guides n’en recommandent</translation>
    </message>
    <message>
        <source>There are more PCIe lanes asked for than the CPUs have</source>
        <translation>Les lignes PCIe demandées dépassent celles des processeurs</translation>
    </message>
    <message>
        <source>The slot is of an older PCIe generation than the GPU</source>
        <translation>L’emplacement est d’une génération PCIe plus ancienne que le GPU</translation>
    </message>
    <message>
        <source>The GPUs get half of their PCIe lanes</source>
        <translation>Les GPU n’ont que la moitié de leurs lignes PCIe</translation>
    </message>
    <message>
        <source>The model is split over GPUs without a link</source>
        <translation>Le modèle est réparti sur des GPU sans lien direct</translation>
    </message>
    <message>
        <source>Full training runs on GPUs without a link</source>
        <translation>Un entraînement complet tourne sur des GPU sans lien direct</translation>
    </message>
    <message>
        <source>The model is split over more GPUs than the link joins</source>
        <translation>Le modèle est réparti sur plus de GPU que le lien n’en joint</translation>
    </message>
    <message>
        <source>Tensor parallelism reaches across nodes</source>
        <translation>Le parallélisme de tenseurs dépasse le nœud</translation>
    </message>
    <message>
        <source>One GPU has no partner for its bridge</source>
        <translation>Un GPU n’a pas de voisin pour son pont</translation>
    </message>
    <message>
        <source>Nothing connects the nodes</source>
        <translation>Rien ne relie les nœuds</translation>
    </message>
    <message>
        <source>The network between the nodes is slow for these GPUs</source>
        <translation>Le réseau entre les nœuds est lent pour ces GPU</translation>
    </message>
    <message>
        <source>There are more cards than PCIe slots</source>
        <translation>Il y a plus de cartes que d’emplacements PCIe</translation>
    </message>
    <message>
        <source>The slot is slower than the ports of the adapter</source>
        <translation>L’emplacement est plus lent que les ports de la carte réseau</translation>
    </message>
    <message>
        <source>No adapter can be plugged into the switch</source>
        <translation>Aucune carte réseau ne se branche sur le commutateur</translation>
    </message>
    <message>
        <source>The switch has too few ports</source>
        <translation>Le commutateur a trop peu de ports</translation>
    </message>
    <message>
        <source>No switch joins the nodes</source>
        <translation>Aucun commutateur ne réunit les nœuds</translation>
    </message>
    <message>
        <source>The bill of materials has no drive</source>
        <translation>La nomenclature n’a pas de disque</translation>
    </message>
    <message>
        <source>The drives do not hold the model</source>
        <translation>Les disques ne contiennent pas le modèle</translation>
    </message>
    <message>
        <source>One drive alone: nothing mirrors it</source>
        <translation>Un seul disque&#xa0;: rien ne le double</translation>
    </message>
    <message>
        <source>No drive is NVMe</source>
        <translation>Aucun disque n’est NVMe</translation>
    </message>
    <message>
        <source>The engine does not run on this GPU</source>
        <translation>Le moteur ne tourne pas sur ce GPU</translation>
    </message>
    <message>
        <source>The engine runs on this GPU by a plug-in of its maker</source>
        <translation>Le moteur tourne sur ce GPU par une extension du constructeur</translation>
    </message>
    <message>
        <source>New software has dropped this generation of GPU</source>
        <translation>Les logiciels récents ont abandonné cette génération de GPU</translation>
    </message>
    <message>
        <source>The GPU was made for one market</source>
        <translation>Le GPU a été conçu pour un seul marché</translation>
    </message>
    <message>
        <source>The GPU is larger than the workload needs</source>
        <translation>Le GPU est plus gros que la charge ne le demande</translation>
    </message>
    <message>
        <source>A passive card needs the forced air of a server. Choose the version with a fan, or a server.</source>
        <translation>Une carte passive a besoin de l’air forcé d’un serveur. Choisissez la version à ventilateur, ou un serveur.</translation>
    </message>
    <message>
        <source>Servers of many cards blow air through passive ones. Ask the maker of the server whether this card is on its list, or choose a passive one.</source>
        <translation>Les serveurs à plusieurs cartes soufflent l’air à travers des cartes passives. Demandez au constructeur si cette carte est sur sa liste, ou choisissez-en une passive.</translation>
    </message>
    <message>
        <source>This GPU is sold for direct liquid cooling alone. Choose a server of that kind, or a GPU for air.</source>
        <translation>Ce GPU n’est vendu que pour un refroidissement liquide direct. Choisissez un serveur de ce type, ou un GPU à air.</translation>
    </message>
    <message>
        <source>Above the limit of ASHRAE class A2, which falls with altitude, the server throttles or stops. With large GPUs makers often ask for less: see the guide of the server.</source>
        <translation>Au-dessus de la limite de la classe A2 de l’ASHRAE, qui baisse avec l’altitude, le serveur ralentit ou s’arrête. Avec de gros GPU, les constructeurs demandent souvent moins&#xa0;: consultez le guide du serveur.</translation>
    </message>
    <message>
        <source>These modules are sold on boards of four or eight: a server with fewer is not offered. Take all of them, or a server for cards.</source>
        <translation>Ces modules sont vendus sur des cartes de quatre ou de huit&#xa0;: un serveur qui en a moins n’est pas proposé. Prenez-les tous, ou un serveur à cartes.</translation>
    </message>
    <message>
        <source>NVIDIA’s licence of the GeForce driver excludes data centres. Choose a professional or server card.</source>
        <translation>La licence du pilote GeForce de NVIDIA exclut les centres de données. Choisissez une carte professionnelle ou de serveur.</translation>
    </message>
    <message>
        <source>The CPUs of one board must be the same: it does not start otherwise. Use one model.</source>
        <translation>Les processeurs d’une même carte mère doivent être identiques, sinon elle ne démarre pas. Prenez un seul modèle.</translation>
    </message>
    <message>
        <source>About half of the slots get their lanes from the second CPU and are dead without it. Add the same CPU once more.</source>
        <translation>Près de la moitié des emplacements reçoivent leurs lignes du second processeur et sont inertes sans lui. Ajoutez un second processeur identique.</translation>
    </message>
    <message>
        <source>Rule of thumb: six to eight cores for each GPU, which load data, tokenise and launch kernels. With fewer the GPUs may wait.</source>
        <translation>Règle empirique&#xa0;: six à huit cœurs par GPU, pour charger les données, découper le texte et lancer les calculs. Avec moins, les GPU peuvent attendre.</translation>
    </message>
    <message>
        <source>Rule of thumb: the step of an offloaded optimizer runs on the CPU, and guides ask for 64 cores. With fewer each step takes longer.</source>
        <translation>Règle empirique&#xa0;: le pas d’un optimiseur déporté se fait sur le processeur, et les guides demandent 64 cœurs. Avec moins, chaque pas dure plus longtemps.</translation>
    </message>
    <message>
        <source>What is beyond the limit of the CPUs is not seen, or the server does not start. Take smaller modules or fewer.</source>
        <translation>Ce qui dépasse la limite des processeurs n’est pas vu, ou le serveur ne démarre pas. Prenez des modules plus petits ou moins nombreux.</translation>
    </message>
    <message>
        <source>Modules run at the speed of the CPU’s controller. Slower ones of the same size do as well.</source>
        <translation>Les modules tournent à la vitesse du contrôleur du processeur. De plus lents de même capacité font aussi bien.</translation>
    </message>
    <message>
        <source>In production, and where all weights are trained, a flipped bit stays unseen in the result. Choose ECC modules, and a board that takes them.</source>
        <translation>En production, et là où tous les poids sont entraînés, un bit inversé passe inaperçu dans le résultat. Choisissez des modules ECC, et une carte mère qui les accepte.</translation>
    </message>
    <message>
        <source>Rule of thumb: at least 256 GB, and up to twice the memory of all GPUs, for loading, for caches and for what is offloaded.</source>
        <translation>Règle empirique&#xa0;: au moins 256 Go, et jusqu’au double de la mémoire de tous les GPU, pour le chargement, les caches et ce qui est déporté.</translation>
    </message>
    <message>
        <source>Without a PCIe switch some slots run at half width or not at all. Use a second CPU, a server with a switch, or fewer cards.</source>
        <translation>Sans commutateur PCIe, des emplacements tournent à demi-largeur ou pas du tout. Prenez un second processeur, un serveur à commutateur, ou moins de cartes.</translation>
    </message>
    <message>
        <source>The link runs at the older generation, half as fast for each step. It matters where several GPUs work together or models are often loaded.</source>
        <translation>Le lien tourne à l’ancienne génération, deux fois moins vite par cran. Cela compte quand plusieurs GPU travaillent ensemble ou que l’on charge souvent des modèles.</translation>
    </message>
    <message>
        <source>The board shares its lanes between the slots. Where the GPUs work on one model together, a board with full slots is faster.</source>
        <translation>La carte mère partage ses lignes entre les emplacements. Quand les GPU travaillent ensemble sur un modèle, une carte aux emplacements complets est plus rapide.</translation>
    </message>
    <message>
        <source>Each layer exchanges data twice over PCIe, and the GPUs wait for it: the speed counts it. Fewer, larger GPUs or GPUs with a link are faster for each user.</source>
        <translation>Chaque couche échange deux fois des données par PCIe, et les GPU les attendent&#xa0;: le débit en tient compte. Des GPU plus gros et moins nombreux, ou reliés entre eux, sont plus rapides pour chaque utilisateur.</translation>
    </message>
    <message>
        <source>All gradients cross PCIe at each step. For regular training of all weights, GPUs on a board with NVLink or Infinity Fabric are the usual choice; LoRA exchanges far less.</source>
        <translation>Tous les gradients passent par PCIe à chaque pas. Pour entraîner régulièrement tous les poids, on choisit d’ordinaire des GPU reliés par NVLink ou Infinity Fabric&#xa0;; LoRA échange bien moins.</translation>
    </message>
    <message>
        <source>Between the groups that a bridge joins, data goes over PCIe and sets the pace. Split the model inside a group and run the groups as replicas or one after the other.</source>
        <translation>Entre les groupes qu’un pont réunit, les données passent par PCIe et donnent le rythme. Répartissez le modèle dans un groupe, et faites des groupes des répliques ou les étapes d’un pipeline.</translation>
    </message>
    <message>
        <source>Each layer would wait for the network, about ten times slower than the links inside a node. Keep tensor parallelism inside a node and split by layers (pipeline) between nodes.</source>
        <translation>Chaque couche attendrait le réseau, environ dix fois plus lent que les liens du nœud. Gardez le parallélisme de tenseurs dans un nœud et répartissez les couches (pipeline) entre les nœuds.</translation>
    </message>
    <message>
        <source>NVLink bridges join pairs of these cards, and the odd one talks over PCIe. Take an even number.</source>
        <translation>Les ponts NVLink réunissent ces cartes par paires, et la carte impaire passe par PCIe. Prenez un nombre pair.</translation>
    </message>
    <message>
        <source>The nodes work on one model together, and no network adapter is listed. Add adapters: InfiniBand NDR or 400 GbE is usual for training.</source>
        <translation>Les nœuds travaillent ensemble sur un modèle, et aucune carte réseau n’est prévue. Ajoutez des cartes&#xa0;: InfiniBand NDR ou 400 GbE est l’usage pour l’entraînement.</translation>
    </message>
    <message>
        <source>Rule of thumb: 400 Gbit/s for each GPU from Hopper on, 200 for A100, 100 for others, with RDMA. With less the GPUs wait at the end of each step.</source>
        <translation>Règle empirique&#xa0;: 400 Gbit/s par GPU à partir de Hopper, 200 pour l’A100, 100 pour les autres, avec RDMA. Avec moins, les GPU attendent à la fin de chaque pas.</translation>
    </message>
    <message>
        <source>The slots of full width do not hold all cards. Use adapters with more or faster ports, or a server with more slots. A bay of its own (OCP) may take one more.</source>
        <translation>Les emplacements de pleine largeur ne suffisent pas à toutes les cartes. Prenez des cartes aux ports plus nombreux ou plus rapides, ou un serveur à plus d’emplacements. Une baie dédiée (OCP) peut en recevoir une de plus.</translation>
    </message>
    <message>
        <source>The adapter cannot run all its ports at full rate in this server. A slower adapter does as well.</source>
        <translation>La carte ne peut pas utiliser tous ses ports à plein débit dans ce serveur. Une carte moins rapide fait aussi bien.</translation>
    </message>
    <message>
        <source>InfiniBand and Ethernet do not mix. Choose a switch of the kind of the adapters, or adapters of the kind of the switch.</source>
        <translation>InfiniBand et Ethernet ne se mélangent pas. Choisissez un commutateur du type des cartes, ou des cartes du type du commutateur.</translation>
    </message>
    <message>
        <source>All ports of all adapters together ask for more than the switch carries. Add switches or take a larger one; links between switches come on top.</source>
        <translation>Les ports de toutes les cartes demandent ensemble plus que le commutateur ne transporte. Ajoutez des commutateurs ou prenez-en un plus grand&#xa0;; les liens entre commutateurs viennent en plus.</translation>
    </message>
    <message>
        <source>Three nodes and more need a switch. Add one, or make sure that the customer has the ports.</source>
        <translation>À partir de trois nœuds, il faut un commutateur. Ajoutez-en un, ou assurez-vous que le client a les ports.</translation>
    </message>
    <message>
        <source>The system, the model and its checkpoints need room. Add drives, or make sure that the nodes start from the network.</source>
        <translation>Le système, le modèle et ses points de reprise ont besoin de place. Ajoutez des disques, ou assurez-vous que les nœuds démarrent par le réseau.</translation>
    </message>
    <message>
        <source>The files of the model, and in full training one checkpoint, take more room. Choose larger drives, or make sure that there is shared storage.</source>
        <translation>Les fichiers du modèle, et un point de reprise pour un entraînement complet, prennent plus de place. Choisissez des disques plus grands, ou assurez-vous d’un stockage partagé.</translation>
    </message>
    <message>
        <source>If it fails, the server stops and its data is lost. Take a second one as a mirror.</source>
        <translation>S’il tombe en panne, le serveur s’arrête et ses données sont perdues. Ajoutez-en un second en miroir.</translation>
    </message>
    <message>
        <source>SATA and SAS drives read several times slower than NVMe ones: models load in minutes. Use NVMe drives for models and checkpoints.</source>
        <translation>Les disques SATA et SAS lisent plusieurs fois moins vite que les NVMe&#xa0;: les modèles se chargent en minutes. Prenez des disques NVMe pour les modèles et les points de reprise.</translation>
    </message>
    <message>
        <source>TensorRT-LLM is for NVIDIA GPUs alone, and llama.cpp does not run on Gaudi. Choose another engine.</source>
        <translation>TensorRT-LLM est réservé aux GPU NVIDIA, et llama.cpp ne tourne pas sur Gaudi. Choisissez un autre moteur.</translation>
    </message>
    <message>
        <source>Intel serves Gaudi by plug-ins and forks (vllm-gaudi, optimum-habana): check that they support the model and the format.</source>
        <translation>Intel sert Gaudi par des extensions et des dérivés (vllm-gaudi, optimum-habana)&#xa0;: vérifiez qu’ils prennent en charge le modèle et le format.</translation>
    </message>
    <message>
        <source>CUDA 13 no longer builds for Maxwell, Pascal and Volta, and new versions of PyTorch and of the engines follow. Choose a later generation, or plan to stay on old versions.</source>
        <translation>CUDA 13 ne compile plus pour Maxwell, Pascal et Volta, et les nouvelles versions de PyTorch et des moteurs suivent. Choisissez une génération plus récente, ou prévoyez de rester sur d’anciennes versions.</translation>
    </message>
    <message>
        <source>This card was made for China under US export control. Elsewhere check with the maker that it is sold, supported and under warranty, and which licence its export needs.</source>
        <translation>Cette carte a été conçue pour la Chine sous le contrôle des exportations des États-Unis. Ailleurs, vérifiez auprès du constructeur qu’elle est vendue, prise en charge et garantie, et quelle licence son exportation exige.</translation>
    </message>
    <message>
        <source>Less than a quarter of its memory is used, and a smaller card holds the workload. If speed was the reason, state it as a target.</source>
        <translation>Moins d’un quart de sa mémoire sert, et une carte plus petite contient la charge. Si le débit en est la raison, indiquez-le comme objectif.</translation>
    </message>
    <message>
        <source>Places on the board: %1; GPUs: %2.</source>
        <translation>Places sur la carte&#xa0;: %1&#xa0;; GPU&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Air at the inlet: %2; limit: %1.</source>
        <translation>Air à l’entrée&#xa0;: %2&#xa0;; limite&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Cores recommended: %1; present: %2.</source>
        <translation>Cœurs recommandés&#xa0;: %1&#xa0;; présents&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Used by the CPU: %1; modules: %2.</source>
        <translation>Utilisé par le processeur&#xa0;: %1&#xa0;; modules&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Recommended: %1; present: %2.</source>
        <translation>Recommandé&#xa0;: %1&#xa0;; présent&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Lanes asked for: %1; of the CPUs: %2.</source>
        <translation>Lignes demandées&#xa0;: %1&#xa0;; des processeurs&#xa0;: %2.</translation>
    </message>
    <message>
        <source>PCIe generation of the GPU: %1; of the slot: %2.</source>
        <translation>Génération PCIe du GPU&#xa0;: %1&#xa0;; de l’emplacement&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Lanes of each GPU: %1; of its slot: %2.</source>
        <translation>Lignes de chaque GPU&#xa0;: %1&#xa0;; de son emplacement&#xa0;: %2.</translation>
    </message>
    <message>
        <source>GPUs that share the model: %1; joined by a link: %2.</source>
        <translation>GPU qui se partagent le modèle&#xa0;: %1&#xa0;; reliés entre eux&#xa0;: %2.</translation>
    </message>
    <message>
        <source>For each GPU, usual: %1; present: %2.</source>
        <translation>Par GPU, d’usage&#xa0;: %1&#xa0;; présent&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Slots: %1; cards: %2.</source>
        <translation>Emplacements&#xa0;: %1&#xa0;; cartes&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Ports of the adapter: %1; slot: %2.</source>
        <translation>Ports de la carte&#xa0;: %1&#xa0;; emplacement&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Ports of the adapters: %1; of the switches: %2.</source>
        <translation>Ports des cartes&#xa0;: %1&#xa0;; des commutateurs&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Needed on the GPU: up to %1; usable: %2.</source>
        <translation>Nécessaire sur le GPU&#xa0;: jusqu’à %1&#xa0;; utilisable&#xa0;: %2.</translation>
    </message>
    <message>
        <source>GPUs: %1.</source>
        <translation>GPU&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Use the engine %1</source>
        <extracomment>%1 inference engine, &quot;vLLM&quot;</extracomment>
        <translation>Utiliser le moteur %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>the least and the greatest value that are accepted</extracomment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Accessory</source>
        <extracomment>NVLink bridge, cable kit</extracomment>
        <translation>Accessoire</translation>
    </message>
    <message>
        <source>Rack equipment</source>
        <extracomment>rack, PDU or UPS</extracomment>
        <translation>Équipement de baie</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Bridges and cables</source>
        <translation>Ponts et câbles</translation>
    </message>
    <message>
        <source>Racks, PDUs and UPSs</source>
        <translation>Baies, PDU et onduleurs</translation>
    </message>
    <message>
        <source>Software licences</source>
        <translation>Licences logicielles</translation>
    </message>
    <message>
        <source>The card is longer than the chassis allows</source>
        <translation>La carte est plus longue que le châssis ne le permet</translation>
    </message>
    <message>
        <source>The cards need power cables that are not listed</source>
        <translation>Les cartes ont besoin de câbles d’alimentation absents de la liste</translation>
    </message>
    <message>
        <source>The power supply has too few connectors for the cards</source>
        <translation>L’alimentation a trop peu de connecteurs pour les cartes</translation>
    </message>
    <message>
        <source>The server is not made for this family of CPU</source>
        <translation>Le serveur n’est pas prévu pour cette famille de processeurs</translation>
    </message>
    <message>
        <source>The CPU draws more than the chassis allows</source>
        <translation>Le processeur consomme plus que le châssis ne le permet</translation>
    </message>
    <message>
        <source>The memory is faster than the board runs it</source>
        <translation>La mémoire est plus rapide que la carte mère ne la fait tourner</translation>
    </message>
    <message>
        <source>The power supply does not fit the chassis</source>
        <translation>L’alimentation ne va pas dans le châssis</translation>
    </message>
    <message>
        <source>The cards draw more than this server allows with these supplies</source>
        <translation>Les cartes consomment plus que ce serveur ne l’admet avec ces alimentations</translation>
    </message>
    <message>
        <source>The bridge does not fit these cards</source>
        <translation>Le pont ne va pas sur ces cartes</translation>
    </message>
    <message>
        <source>The cards can be joined by a bridge, and none is listed</source>
        <translation>Les cartes peuvent être reliées par un pont, et aucun n’est dans la liste</translation>
    </message>
    <message>
        <source>The GPUs do not divide evenly over the two CPUs</source>
        <translation>Les GPU ne se répartissent pas également entre les deux processeurs</translation>
    </message>
    <message>
        <source>The server is full: nothing can be added later</source>
        <translation>Le serveur est plein&#xa0;: rien ne pourra être ajouté plus tard</translation>
    </message>
    <message>
        <source>The dataset is not known to fit beside the model and its checkpoints</source>
        <translation>Rien n’est prévu pour les données à côté du modèle et de ses points de reprise</translation>
    </message>
    <message>
        <source>The model takes minutes to load</source>
        <translation>Le modèle met des minutes à se charger</translation>
    </message>
    <message>
        <source>There are fewer licences than what they are counted by</source>
        <translation>Il y a moins de licences que d’unités à couvrir</translation>
    </message>
    <message>
        <source>The card already brings this licence</source>
        <translation>La carte apporte déjà cette licence</translation>
    </message>
    <message>
        <source>NVIDIA AI Enterprise is not included with this GPU</source>
        <translation>NVIDIA AI Enterprise n’est pas inclus avec ce GPU</translation>
    </message>
    <message>
        <source>The node stops when one feed is lost</source>
        <translation>Le nœud s’arrête quand une arrivée électrique est perdue</translation>
    </message>
    <message>
        <source>The node slows down when supplies are lost</source>
        <translation>Le nœud ralentit quand des alimentations sont perdues</translation>
    </message>
    <message>
        <source>Short peaks of the cards exceed what the supplies carry</source>
        <translation>Les pointes brèves des cartes dépassent ce que portent les alimentations</translation>
    </message>
    <message>
        <source>A power cord carries more than its inlet allows</source>
        <translation>Un cordon porte plus que sa prise ne le permet</translation>
    </message>
    <message>
        <source>The rack is cooled for less heat</source>
        <translation>La baie est refroidie pour moins de chaleur</translation>
    </message>
    <message>
        <source>One node is taller than the rack is free</source>
        <translation>Un nœud est plus haut que la place libre de la baie</translation>
    </message>
    <message>
        <source>The nodes need more racks than are listed</source>
        <translation>Les nœuds demandent plus de baies qu’il n’y en a dans la liste</translation>
    </message>
    <message>
        <source>The rack does not carry the weight</source>
        <translation>La baie ne porte pas ce poids</translation>
    </message>
    <message>
        <source>The floor carries less than the filled rack weighs</source>
        <translation>Le sol porte moins que le poids de la baie remplie</translation>
    </message>
    <message>
        <source>The UPS carries less than the load</source>
        <translation>L’onduleur porte moins que la charge</translation>
    </message>
    <message>
        <source>The PDUs carry less current than the nodes draw</source>
        <translation>Les PDU portent moins de courant que les nœuds n’en tirent</translation>
    </message>
    <message>
        <source>The PDUs have too few outlets for the cords</source>
        <translation>Les PDU ont trop peu de prises pour les cordons</translation>
    </message>
    <message>
        <source>The voltage is not that of the country</source>
        <translation>La tension n’est pas celle du pays</translation>
    </message>
    <message>
        <source>A price is more than 30 days old</source>
        <translation>Un prix a plus de 30 jours</translation>
    </message>
    <message>
        <source>A part arrives after the deployment date</source>
        <translation>Une pièce arrive après la date de mise en service</translation>
    </message>
    <message>
        <source>The export of this GPU needs a licence</source>
        <translation>L’exportation de ce GPU exige une licence</translation>
    </message>
    <message>
        <source>A part is refurbished</source>
        <translation>Une pièce est reconditionnée</translation>
    </message>
    <message>
        <source>Choose a shorter card or another server.</source>
        <translation>Choisissez une carte plus courte ou un autre serveur.</translation>
    </message>
    <message>
        <source>The cable of one connector does not fit the other: the CPU-type 8-pin and the PCIe 8-pin have other pins, and the wrong one destroys the card. Order the kit of the server’s maker with the cards.</source>
        <translation>Le câble d’un connecteur ne va pas à l’autre&#xa0;: le 8 broches de type processeur et le 8 broches PCIe ont un autre brochage, et le mauvais câble détruit la carte. Commandez le kit du constructeur du serveur avec les cartes.</translation>
    </message>
    <message>
        <source>Adapters and splitters are where cards burn. Choose a supply with a lead of its own for each connector.</source>
        <translation>Les adaptateurs et dédoubleurs sont là où les cartes brûlent. Choisissez une alimentation qui a un câble pour chaque connecteur.</translation>
    </message>
    <message>
        <source>The socket is the same, but the maker lists other generations for this board. Choose a CPU of a listed family, or ask the maker for a firmware that takes it.</source>
        <translation>Le socket est le même, mais le constructeur indique d’autres générations pour cette carte. Choisissez un processeur d’une famille indiquée, ou demandez au constructeur un micrologiciel qui l’accepte.</translation>
    </message>
    <message>
        <source>The chassis does not cool this CPU at its full power. Choose a smaller one or another server.</source>
        <translation>Le châssis ne refroidit pas ce processeur à pleine puissance. Choisissez-en un plus petit ou un autre serveur.</translation>
    </message>
    <message>
        <source>The modules run at the speed of the board. Slower ones of the same size do as well.</source>
        <translation>Les modules tournent à la vitesse de la carte mère. De plus lents de même capacité font aussi bien.</translation>
    </message>
    <message>
        <source>Supplies of servers are made for one family of chassis. Choose one that its maker lists.</source>
        <translation>Les alimentations de serveur sont faites pour une famille de châssis. Choisissez-en une que son constructeur indique.</translation>
    </message>
    <message>
        <source>The maker of this server limits the cards to a share of all supplies, so that the rest and the peaks are carried too. Use larger supplies or fewer cards.</source>
        <translation>Le constructeur de ce serveur limite les cartes à une part de l’ensemble des alimentations, afin que le reste et les pointes passent aussi. Prenez des alimentations plus grandes ou moins de cartes.</translation>
    </message>
    <message>
        <source>Bridges are made for one generation and one distance between slots. Take the one for these cards, or none.</source>
        <translation>Les ponts sont faits pour une génération et un écart entre emplacements. Prenez celui de ces cartes, ou aucun.</translation>
    </message>
    <message>
        <source>Without bridges the cards talk over PCIe, and the speed shown counts the bridges. Add one set for each group, or accept the slower link.</source>
        <translation>Sans pont, les cartes communiquent par PCIe, alors que la vitesse affichée compte les ponts. Ajoutez un jeu par groupe, ou acceptez le lien plus lent.</translation>
    </message>
    <message>
        <source>One CPU serves more GPUs than the other, and traffic crosses the socket link (NUMA). An even number keeps each GPU near its memory.</source>
        <translation>Un processeur sert plus de GPU que l’autre, et des échanges traversent le lien entre sockets (NUMA). Un nombre pair garde chaque GPU près de sa mémoire.</translation>
    </message>
    <message>
        <source>All GPU slots are taken. If the need grows, another node is the way; a larger chassis costs less now than later.</source>
        <translation>Tous les emplacements de GPU sont pris. Si le besoin grandit, il faudra un autre nœud&#xa0;; un châssis plus grand coûte moins maintenant que plus tard.</translation>
    </message>
    <message>
        <source>Rule of thumb: a fast tier for the model and checkpoints, and a capacity tier for the data, at least twice the fast one. Shared storage of the site counts too.</source>
        <translation>Règle empirique&#xa0;: un niveau rapide pour le modèle et les checkpoints, et un niveau de capacité pour les données, au moins deux fois plus grand. Le stockage partagé du site compte aussi.</translation>
    </message>
    <message>
        <source>Each start and each change of model waits for the drives. More or faster NVMe drives shorten it, up to the limit of the loader.</source>
        <translation>Chaque démarrage et chaque changement de modèle attend les disques. Des disques NVMe plus nombreux ou plus rapides le raccourcissent, jusqu’à la limite du chargeur.</translation>
    </message>
    <message>
        <source>This licence is counted by GPU, socket or node. Take as many as there are, or check the contract.</source>
        <translation>Cette licence se compte par GPU, par socket ou par nœud. Prenez-en autant qu’il y en a, ou vérifiez le contrat.</translation>
    </message>
    <message>
        <source>The maker sells this card with a subscription of five years. A second one is paid for nothing, unless it is to follow the first.</source>
        <translation>Le constructeur vend cette carte avec un abonnement de cinq ans. Un second est payé pour rien, sauf pour prolonger le premier.</translation>
    </message>
    <message>
        <source>Open engines such as vLLM need no licence. If the customer wants NIM, support or certified images, add one licence for each GPU.</source>
        <translation>Les moteurs libres tels que vLLM n’exigent aucune licence. Si le client veut NIM, le support ou les images certifiées, ajoutez une licence par GPU.</translation>
    </message>
    <message>
        <source>The supplies are spread over two feeds, and half of them do not carry the load. Use an N+N set, or accept that a feed stops the node.</source>
        <translation>Les alimentations sont réparties sur deux arrivées, et la moitié ne porte pas la charge. Prenez un ensemble N+N, ou acceptez qu’une arrivée arrête le nœud.</translation>
    </message>
    <message>
        <source>Those left carry the typical load but not the full one: the server lowers the power of its GPUs. It goes on working, more slowly.</source>
        <translation>Celles qui restent portent la charge habituelle, pas la pleine charge&#xa0;: le serveur réduit la puissance de ses GPU. Il continue, plus lentement.</translation>
    </message>
    <message>
        <source>Cards draw up to three times their rating for 100 µs. An ATX 3 supply carries twice its rating for that long, an older one half more. Use a larger supply, or limit the power of the cards.</source>
        <translation>Les cartes tirent jusqu’à trois fois leur puissance pendant 100 µs. Une alimentation ATX 3 porte deux fois sa puissance pendant ce temps, une plus ancienne une fois et demie. Prenez une alimentation plus grande, ou limitez la puissance des cartes.</translation>
    </message>
    <message>
        <source>A C13/C14 cord carries 10 A (15 A in North America), a C19/C20 cord 16 A (20 A). Use supplies with the larger inlet, or more of them.</source>
        <translation>Un cordon C13/C14 porte 10 A (15 A en Amérique du Nord), un cordon C19/C20 16 A (20 A). Prenez des alimentations à plus grande prise, ou davantage.</translation>
    </message>
    <message>
        <source>All that is drawn becomes heat. Spread the nodes over more racks, or ask for more cooling.</source>
        <translation>Tout ce qui est consommé devient de la chaleur. Répartissez les nœuds sur plus de baies, ou demandez plus de refroidissement.</translation>
    </message>
    <message>
        <source>Choose a smaller chassis or a rack with more free units.</source>
        <translation>Choisissez un châssis plus petit ou une baie qui a plus d’unités libres.</translation>
    </message>
    <message>
        <source>Power, cooling or height limits how many nodes go into one rack. Add racks, or make sure that the site has them.</source>
        <translation>La puissance, le refroidissement ou la hauteur limite les nœuds par baie. Ajoutez des baies, ou assurez-vous que le site les a.</translation>
    </message>
    <message>
        <source>Put fewer nodes into one rack, or take a rack for a higher load.</source>
        <translation>Mettez moins de nœuds par baie, ou prenez une baie pour une charge plus élevée.</translation>
    </message>
    <message>
        <source>Both its watts and its volt-amperes must suffice. Take a larger one, or feed fewer nodes from it.</source>
        <translation>Ses watts comme ses voltampères doivent suffire. Prenez-en un plus grand, ou alimentez-en moins de nœuds.</translation>
    </message>
    <message>
        <source>With two feeds, each PDU must carry everything alone. Add PDUs or take larger ones.</source>
        <translation>Avec deux arrivées, chaque PDU doit tout porter seule. Ajoutez des PDU ou prenez-en de plus grandes.</translation>
    </message>
    <message>
        <source>Each supply needs an outlet of its type: C13 for C14 inlets, C19 for C20 inlets. Add PDUs or take another model.</source>
        <translation>Chaque alimentation a besoin d’une prise de son type&#xa0;: C13 pour une entrée C14, C19 pour une entrée C20. Ajoutez des PDU ou prenez un autre modèle.</translation>
    </message>
    <message>
        <source>Outlets of this country carry another voltage. Check the feed of the room: a supply of 2,400 W at 230 V gives 1,400 W or nothing at 120 V.</source>
        <translation>Les prises de ce pays ont une autre tension. Vérifiez l’arrivée de la salle&#xa0;: une alimentation de 2 400 W à 230 V donne 1 400 W ou rien à 120 V.</translation>
    </message>
    <message>
        <source>Prices of GPUs and memory move within weeks. Ask your supplier again before you sign.</source>
        <translation>Les prix des GPU et de la mémoire changent en quelques semaines. Redemandez à votre fournisseur avant de signer.</translation>
    </message>
    <message>
        <source>Choose a part that is in stock, or agree on a later date.</source>
        <translation>Choisissez une pièce en stock, ou convenez d’une date plus tardive.</translation>
    </message>
    <message>
        <source>The country is under US export control of advanced computing (15 CFR 742.6 and 744.23). Have the licence checked before you quote; the rules change often.</source>
        <translation>Le pays est soumis au contrôle américain des exportations de calcul avancé (15 CFR 742.6 et 744.23). Faites vérifier la licence avant le devis&#xa0;; les règles changent souvent.</translation>
    </message>
    <message>
        <source>The customer must know it, and its warranty is its own. It is named on the quote.</source>
        <translation>Le client doit le savoir, et la garantie est propre à la pièce. Le devis l’indique.</translation>
    </message>
    <message numerus="yes">
        <source>Use %n accessories</source>
        <comment>repair</comment>
        <translation>
            <numerusform>Prendre %n accessoire</numerusform>
            <numerusform>Prendre %n accessoires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n pieces of rack equipment</source>
        <comment>repair</comment>
        <translation>
            <numerusform>Prendre %n équipement de baie</numerusform>
            <numerusform>Prendre %n équipements de baie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n licences</source>
        <comment>repair</comment>
        <translation>
            <numerusform>Prendre %n licence</numerusform>
            <numerusform>Prendre %n licences</numerusform>
        </translation>
    </message>
    <message>
        <source>A GPU is taken to draw %1 of its TDP at this work, as measured ones do.</source>
        <translation>Un GPU est supposé consommer %1 de son TDP à ce travail, comme ceux qui ont été mesurés.</translation>
    </message>
    <message>
        <source>A server of this class is taken to draw %1 at the input beside its GPUs, as measured ones do.</source>
        <translation>Un serveur de cette classe est supposé consommer %1 à l’entrée en plus de ses GPU, comme ceux qui ont été mesurés.</translation>
    </message>
    <message numerus="yes">
        <source>The power of a busy node rests on %n measured runs.</source>
        <translation>
            <numerusform>La puissance d’un nœud occupé repose sur %n essai mesuré.</numerusform>
            <numerusform>La puissance d’un nœud occupé repose sur %n essais mesurés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The average power amounts to nodes that are busy %1 of the time and ready for the rest.</source>
        <translation>La puissance moyenne correspond à des nœuds occupés %1 du temps et prêts le reste du temps.</translation>
    </message>
    <message>
        <source>The average power is less than these nodes draw while they only wait (%1): switched off for a part of the time, or the load factor is too low.</source>
        <translation>La puissance moyenne est inférieure à ce que ces nœuds consomment en simple attente (%1)&#xa0;: ils sont éteints une partie du temps, ou le facteur de charge est trop bas.</translation>
    </message>
    <message>
        <source>The average power is more than these nodes draw at this work all the time (%1): the energy is on the safe side.</source>
        <translation>La puissance moyenne dépasse ce que ces nœuds consomment en faisant ce travail sans arrêt (%1)&#xa0;: l’énergie est estimée par excès.</translation>
    </message>
    <message>
        <source>Power of a GPU at this work</source>
        <translation>Puissance d’un GPU à ce travail</translation>
    </message>
    <message>
        <source>Power of a busy node</source>
        <translation>Puissance d’un nœud occupé</translation>
    </message>
    <message>
        <source>Power of a node that waits, model loaded</source>
        <translation>Puissance d’un nœud en attente, modèle chargé</translation>
    </message>
    <message>
        <source>Power of an idle node</source>
        <translation>Puissance d’un nœud au repos</translation>
    </message>
    <message>
        <source>TDP × share of it that GPUs drew at this kind of work, with as many requests at once and as much of the model on each</source>
        <translation>TDP × part qu’en ont consommée des GPU à ce type de travail, avec autant de requêtes simultanées et une aussi grande part du modèle sur chacun</translation>
    </message>
    <message>
        <source>server without its GPUs, by its class + 1.1 × GPUs × power of a GPU at this work; 1.1 is for supplies, regulators and fans</source>
        <translation>serveur sans ses GPU, selon sa classe + 1,1 × GPU × puissance d’un GPU à ce travail&#xa0;; 1,1 couvre alimentations, régulateurs et ventilateurs</translation>
    </message>
    <message>
        <source>idle node + 1.1 × GPUs × what an open context draws</source>
        <translation>nœud au repos + 1,1 × GPU × ce que consomme un contexte ouvert</translation>
    </message>
    <message>
        <source>server without its GPUs, by its class + 1.1 × GPUs × idle power of a GPU</source>
        <translation>serveur sans ses GPU, selon sa classe + 1,1 × GPU × puissance d’un GPU au repos</translation>
    </message>
    <message>
        <source>Watts of GPU boards published by ML.ENERGY (H100, B200) and others; “configuria accuracy” prints the error</source>
        <translation>Watts de cartes GPU publiés par ML.ENERGY (H100, B200) et d’autres&#xa0;; «&#xa0;configuria accuracy&#xa0;» affiche l’erreur</translation>
    </message>
    <message>
        <source>Watts at the wall published with MLPerf Inference and Training; “configuria accuracy” prints the error</source>
        <translation>Watts à la prise publiés avec MLPerf Inference et Training&#xa0;; «&#xa0;configuria accuracy&#xa0;» affiche l’erreur</translation>
    </message>
    <message>
        <source>Watts at the wall published with MLPerf; arXiv 2605.23918: 26 to 66 W of a GPU for an open context, whatever it holds</source>
        <translation>Watts à la prise publiés avec MLPerf&#xa0;; arXiv 2605.23918&#xa0;: 26 à 66 W par GPU pour un contexte ouvert, quel que soit son contenu</translation>
    </message>
    <message>
        <source>Regulation (EU) 2019/424 asks for 94% at 20% load from new servers since 2023: that is 80 PLUS Titanium. It holds in the EU, the EEA and the United Kingdom; refurbished servers already on the market are not concerned.</source>
        <translation>Depuis 2023, le règlement (UE) 2019/424 demande aux serveurs neufs 94&#xa0;% à 20&#xa0;% de charge&#xa0;: c’est 80 PLUS Titanium. Il vaut dans l’UE, l’EEE et au Royaume-Uni&#xa0;; les serveurs reconditionnés déjà sur le marché ne sont pas concernés.</translation>
    </message>
    <message>
        <source>The breaker would trip under continuous load. A continuous load of 80% of the breaker at most is the law in the United States (NEC 210.20) and Canada (CEC 8-104), and good practice elsewhere. Use a larger circuit, several circuits, or a three-phase feed.</source>
        <translation>Le disjoncteur déclencherait en charge continue. Une charge continue de 80&#xa0;% au plus du disjoncteur est obligatoire aux États-Unis (NEC 210.20) et au Canada (CEC 8-104), et une bonne pratique ailleurs. Prenez un circuit plus puissant, plusieurs circuits ou une arrivée triphasée.</translation>
    </message>
    <message>
        <source>A rack is taken to stand on 0.6 × 1.2 m and to weigh 134 kg when empty. Raised floors often carry 500 to 1,200 kg per square metre. Spread the weight, or have the floor checked.</source>
        <translation>La baie est supposée occuper 0,6 × 1,2&#xa0;m et peser 134&#xa0;kg à vide. Un faux plancher supporte souvent 500 à 1&#xa0;200&#xa0;kg par mètre carré. Répartissez le poids, ou faites vérifier le plancher.</translation>
    </message>
    <message>
        <source>Full draw of the node: %1; all supplies carry %2.</source>
        <translation>Pleine puissance du nœud&#xa0;: %1&#xa0;; toutes les alimentations fournissent %2.</translation>
    </message>
    <message>
        <source>Full draw of the node: %1; the supplies left carry %2.</source>
        <translation>Pleine puissance du nœud&#xa0;: %1&#xa0;; les alimentations restantes fournissent %2.</translation>
    </message>
    <message>
        <source>Full draw of the node: %1; the supplies of one feed carry %2.</source>
        <translation>Pleine puissance du nœud&#xa0;: %1&#xa0;; les alimentations d’une arrivée fournissent %2.</translation>
    </message>
    <message>
        <source>Peak of the node: %1; the supplies carry %2 for as long.</source>
        <translation>Pointe du nœud&#xa0;: %1&#xa0;; les alimentations fournissent %2 aussi longtemps.</translation>
    </message>
    <message>
        <source>GPUs: %1; the maker allows them %2 of these supplies.</source>
        <translation>GPU&#xa0;: %1&#xa0;; le constructeur leur accorde %2 de ces alimentations.</translation>
    </message>
    <message>
        <source>Current of a cord: %1; limit: %2.</source>
        <translation>Courant d’un cordon&#xa0;: %1&#xa0;; limite&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Cooling may be counted twice</source>
        <translation>Le refroidissement est peut-être compté deux fois</translation>
    </message>
    <message>
        <source>The PUE may be counted on top of the colocation</source>
        <translation>Le PUE est peut-être compté en plus de la colocation</translation>
    </message>
    <message>
        <source>A cloud price is more than 30 days old</source>
        <translation>Un prix de location date de plus de 30 jours</translation>
    </message>
    <message>
        <source>A cloud scenario cannot be compared</source>
        <translation>Un scénario de location ne peut pas être comparé</translation>
    </message>
    <message>
        <source>Growing demand fills the machine</source>
        <translation>La demande croissante sature la machine</translation>
    </message>
    <message>
        <source>A PUE above 1 already holds the energy of the cooling. Keep the line for what the PUE leaves out, such as the service of a liquid loop, or set it to 0.</source>
        <translation>Un PUE supérieur à 1 contient déjà l’énergie du refroidissement. Gardez la ligne pour ce que le PUE laisse de côté, comme l’entretien d’une boucle liquide, ou mettez-la à 0.</translation>
    </message>
    <message>
        <source>The fee of a colocation usually covers the cooling. If only the metered power of the machine is billed, set the PUE to 1; if the power is in the fee, say so.</source>
        <translation>Le loyer d’une colocation couvre d’ordinaire le refroidissement. Si seule la consommation mesurée de la machine est facturée, mettez le PUE à 1&#xa0;; si l’électricité est comprise dans le loyer, indiquez-le.</translation>
    </message>
    <message>
        <source>Prices of rented GPUs move within weeks. Read them again before you decide.</source>
        <translation>Les prix des GPU loués changent en quelques semaines. Relisez-les avant de décider.</translation>
    </message>
    <message>
        <source>Its price or what its GPUs can do is not known, so that it stands in no curve. Complete the scenario, or compare by number of GPUs.</source>
        <translation>Son prix ou les capacités de ses GPU ne sont pas connus&#xa0;: il ne figure dans aucune courbe. Complétez le scénario, ou comparez à nombre de GPU égal.</translation>
    </message>
    <message>
        <source>From that month on it works every hour and takes no more. Plan the next node, or count on renting what exceeds it.</source>
        <translation>À partir de ce mois, elle travaille à toute heure et n’accepte plus rien. Prévoyez le nœud suivant, ou comptez louer le surplus.</translation>
    </message>
    <message>
        <source>A reservation of GPUs is paid for every hour: %1 a month, used or not.</source>
        <translation>Une réservation de GPU se paie pour chaque heure&#xa0;: %1 par mois, utilisées ou non.</translation>
    </message>
    <message>
        <source>%1 rented GPUs stand for this machine.</source>
        <translation>%1 GPU loués équivalent à cette machine.</translation>
    </message>
    <message>
        <source>power of the busy nodes, or the watts that the site declares × time to train × PUE</source>
        <translation>puissance des nœuds occupés, ou watts déclarés par le site × durée d’entraînement × PUE</translation>
    </message>
    <message>
        <source>The CPU draws %1; the chassis allows %2.</source>
        <translation>Le CPU consomme %1&#xa0;; le châssis admet %2.</translation>
    </message>
    <message>
        <source>Length of the card: %2; room of the chassis: %1.</source>
        <translation>Longueur de la carte&#xa0;: %2&#xa0;; place dans le châssis&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Speed of the board: %1; of the modules: %2.</source>
        <translation>Vitesse de la carte mère&#xa0;: %1&#xa0;; des barrettes&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Cards to feed: %1; fed by the cables of the list: %2.</source>
        <translation>Cartes à alimenter&#xa0;: %1&#xa0;; alimentées par les câbles de la liste&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Connectors of the cards: %1; leads of the supplies: %2.</source>
        <translation>Connecteurs des cartes&#xa0;: %1&#xa0;; câbles des alimentations&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Bridges for these cards: %1; present: %2.</source>
        <translation>Ponts pour ces cartes&#xa0;: %1&#xa0;; présents&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Loading time: %2; usual at most: %1.</source>
        <translation>Temps de chargement&#xa0;: %2&#xa0;; usuel, au plus&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Age of the price: %2; usual at most: %1.</source>
        <translation>Âge du prix&#xa0;: %2&#xa0;; usuel, au plus&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Delivery: %2; time that is left: %1.</source>
        <translation>Délai de livraison&#xa0;: %2&#xa0;; temps restant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>config.json of the model</source>
        <translation>config.json du modèle</translation>
    </message>
    <message>
        <source>Library of the program: no published source was seen</source>
        <translation>Bibliothèque du programme&#xa0;: aucune source publiée n’a été vue</translation>
    </message>
    <message>
        <source>Documentation of vLLM, DeepSpeed and NCCL: ranks are alike</source>
        <translation>Documentation de vLLM, DeepSpeed et NCCL&#xa0;: les rangs sont identiques</translation>
    </message>
    <message>
        <source>Data sheets of the GPU makers: formats of the tensor cores</source>
        <translation>Fiches techniques des fabricants de GPU&#xa0;: formats des unités tensorielles</translation>
    </message>
    <message>
        <source>Documentation of vLLM and Megatron-LM</source>
        <translation>Documentation de vLLM et de Megatron-LM</translation>
    </message>
    <message>
        <source>ZeRO-Infinity (arXiv 2104.07857); DeepSpeed documentation</source>
        <translation>ZeRO-Infinity (arXiv 2104.07857)&#xa0;; documentation de DeepSpeed</translation>
    </message>
    <message>
        <source>Memory estimate: formulas and measured runs are named beside its figures</source>
        <translation>Estimation de la mémoire&#xa0;: formules et mesures sont nommées à côté de ses chiffres</translation>
    </message>
    <message>
        <source>Intel ARK; AMD EPYC architecture overview (128 to 160 lanes with two sockets)</source>
        <translation>Intel ARK&#xa0;; présentation de l’architecture AMD EPYC (128 à 160 lignes avec deux sockets)</translation>
    </message>
    <message>
        <source>Rule of thumb; bytes that GPUs exchange at each layer or step</source>
        <translation>Règle empirique&#xa0;; octets échangés entre GPU à chaque couche ou étape</translation>
    </message>
    <message>
        <source>Buying guides: InfiniBand NDR or 400 GbE beyond one node</source>
        <translation>Guides d’achat&#xa0;: InfiniBand NDR ou 400 GbE au-delà d’un nœud</translation>
    </message>
    <message>
        <source>Rule of thumb: adapters of the servers that were submitted to MLPerf</source>
        <translation>Règle empirique&#xa0;: cartes réseau des serveurs soumis à MLPerf</translation>
    </message>
    <message>
        <source>Data sheets of adapters and switches</source>
        <translation>Fiches techniques des cartes réseau et des commutateurs</translation>
    </message>
    <message>
        <source>PCI-SIG, PCI Express base specification</source>
        <translation>PCI-SIG, spécification de base PCI Express</translation>
    </message>
    <message>
        <source>The catalogue has no figure: none is taken for zero</source>
        <translation>Le catalogue n’a pas de chiffre&#xa0;: aucun n’est pris pour zéro</translation>
    </message>
    <message>
        <source>Manuals of server makers: identical supplies only</source>
        <translation>Manuels des fabricants de serveurs&#xa0;: alimentations identiques seulement</translation>
    </message>
    <message>
        <source>Rule of thumb: 10 to 20% of the load</source>
        <translation>Règle empirique&#xa0;: 10 à 20&#xa0;% de la charge</translation>
    </message>
    <message>
        <source>Regulation (EU) 2019/424</source>
        <translation>Règlement (UE) 2019/424</translation>
    </message>
    <message>
        <source>NEC, article 210 (80% rule); IEC 60364-4-43</source>
        <translation>NEC, article 210 (règle des 80&#xa0;%)&#xa0;; CEI 60364-4-43</translation>
    </message>
    <message>
        <source>Intel ATX 3.x design guide; peaks that makers measured</source>
        <translation>Guide de conception Intel ATX 3.x&#xa0;; pointes mesurées par les fabricants</translation>
    </message>
    <message>
        <source>IEC 60038 and the national voltages of the IEC</source>
        <translation>CEI 60038 et tensions nationales publiées par la CEI</translation>
    </message>
    <message>
        <source>Data sheet of the rack</source>
        <translation>Fiche technique de la baie</translation>
    </message>
    <message>
        <source>Data sheet of the UPS</source>
        <translation>Fiche technique de l’onduleur</translation>
    </message>
    <message>
        <source>Data sheet of the PDU</source>
        <translation>Fiche technique de la PDU</translation>
    </message>
    <message>
        <source>Limits of the site, as they were entered</source>
        <translation>Limites du site, telles que saisies</translation>
    </message>
    <message>
        <source>Power budget of the parts; ratings of the supplies’ maker</source>
        <translation>Bilan de puissance des composants&#xa0;; puissances nominales du fabricant des alimentations</translation>
    </message>
    <message>
        <source>Installation guides of server makers</source>
        <translation>Guides d’installation des fabricants de serveurs</translation>
    </message>
    <message>
        <source>Data sheet of the server’s maker, cited in the catalogue</source>
        <translation>Fiche technique du fabricant du serveur, citée dans le catalogue</translation>
    </message>
    <message>
        <source>Population rules of Intel, AMD and the server makers</source>
        <translation>Règles de peuplement d’Intel, d’AMD et des fabricants de serveurs</translation>
    </message>
    <message>
        <source>Product briefs of passive cards: they ask for the air of a server</source>
        <translation>Notices des cartes passives&#xa0;: elles demandent l’air d’un serveur</translation>
    </message>
    <message>
        <source>GPU matrices of Supermicro and Dell</source>
        <translation>Matrices de GPU de Supermicro et de Dell</translation>
    </message>
    <message>
        <source>Data sheet of the GPU</source>
        <translation>Fiche technique du GPU</translation>
    </message>
    <message>
        <source>ASHRAE TC 9.9, class A2; thermal limits of the server’s maker</source>
        <translation>ASHRAE TC 9.9, classe A2&#xa0;; limites thermiques du fabricant du serveur</translation>
    </message>
    <message>
        <source>NVIDIA HGX and OCP base boards: four or eight modules</source>
        <translation>Cartes de base NVIDIA HGX et OCP&#xa0;: quatre ou huit modules</translation>
    </message>
    <message>
        <source>NVIDIA licence of the GeForce driver, 2.1.3</source>
        <translation>Licence NVIDIA du pilote GeForce, 2.1.3</translation>
    </message>
    <message>
        <source>PCIe CEM (full length: 312 mm); product brief of the card</source>
        <translation>PCIe CEM (pleine longueur&#xa0;: 312 mm)&#xa0;; notice de la carte</translation>
    </message>
    <message>
        <source>Option lists of server makers, such as HPE QuickSpecs</source>
        <translation>Listes d’options des fabricants de serveurs, comme les QuickSpecs de HPE</translation>
    </message>
    <message>
        <source>Intel ATX 3.x design guide; PCIe CEM 5.0</source>
        <translation>Guide de conception Intel ATX 3.x&#xa0;; PCIe CEM 5.0</translation>
    </message>
    <message>
        <source>Setup guide of the server’s maker</source>
        <translation>Guide de configuration du fabricant du serveur</translation>
    </message>
    <message>
        <source>NVIDIA product briefs of A100, H100 and H200 NVL</source>
        <translation>Notices NVIDIA des A100, H100 et H200 NVL</translation>
    </message>
    <message>
        <source>Block diagrams of two-socket servers; NVIDIA and AMD tuning guides</source>
        <translation>Schémas des serveurs à deux sockets&#xa0;; guides de réglage NVIDIA et AMD</translation>
    </message>
    <message>
        <source>Rule of thumb of buying guides</source>
        <translation>Règle empirique des guides d’achat</translation>
    </message>
    <message>
        <source>Specifications of the CPU (Intel ARK, AMD)</source>
        <translation>Spécifications du CPU (Intel ARK, AMD)</translation>
    </message>
    <message>
        <source>Size of the model’s files and of a full checkpoint</source>
        <translation>Taille des fichiers du modèle et d’un point de reprise complet</translation>
    </message>
    <message>
        <source>Documentation of the engine</source>
        <translation>Documentation du moteur</translation>
    </message>
    <message>
        <source>Release notes of CUDA 13.0 and PyTorch 2.8</source>
        <translation>Notes de version de CUDA 13.0 et de PyTorch 2.8</translation>
    </message>
    <message>
        <source>Memory estimate against the cards of the catalogue; buying guides</source>
        <translation>Estimation de la mémoire face aux cartes du catalogue&#xa0;; guides d’achat</translation>
    </message>
    <message>
        <source>Licence terms of the publisher</source>
        <translation>Conditions de licence de l’éditeur</translation>
    </message>
    <message>
        <source>Prices of the catalogue and of the project</source>
        <translation>Prix du catalogue et du projet</translation>
    </message>
    <message>
        <source>Rule of thumb: an offer holds for 30 days</source>
        <translation>Règle empirique&#xa0;: une offre vaut 30 jours</translation>
    </message>
    <message>
        <source>Lead times of the catalogue; dates of the project</source>
        <translation>Délais du catalogue&#xa0;; dates du projet</translation>
    </message>
    <message>
        <source>Condition in the catalogue; French consumer code, article L121-2</source>
        <translation>État indiqué au catalogue&#xa0;; Code de la consommation, article L121-2</translation>
    </message>
    <message>
        <source>Definition of PUE (ISO/IEC 30134-2)</source>
        <translation>Définition du PUE (ISO/IEC 30134-2)</translation>
    </message>
    <message>
        <source>Terms of the cloud offer and of the project</source>
        <translation>Conditions de l’offre cloud et du projet</translation>
    </message>
    <message>
        <source>%1 (refurbished)</source>
        <extracomment>%1 name of a part that was used before: the buyer must know it</extracomment>
        <translation>%1 (reconditionné)</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Achat</translation>
    </message>
    <message>
        <source>Electricity over the years</source>
        <translation>Électricité sur la durée</translation>
    </message>
    <message>
        <source>Maintenance over the years</source>
        <translation>Maintenance sur la durée</translation>
    </message>
    <message>
        <source>Residual value</source>
        <translation>Valeur résiduelle</translation>
    </message>
    <message>
        <source>Total cost of ownership</source>
        <translation>Coût total de possession</translation>
    </message>
    <message>
        <source>Present value of the costs</source>
        <translation>Valeur actuelle des coûts</translation>
    </message>
    <message>
        <source>Monthly lease payment</source>
        <translation>Loyer mensuel du crédit-bail</translation>
    </message>
    <message>
        <source>Cost of the first cloud scenario</source>
        <translation>Coût du premier scénario cloud</translation>
    </message>
    <message>
        <source>Break-even month</source>
        <translation>Mois du seuil de rentabilité</translation>
    </message>
    <message>
        <source>Simple payback</source>
        <translation>Délai de récupération simple</translation>
    </message>
    <message>
        <source>Discounted payback</source>
        <translation>Délai de récupération actualisé</translation>
    </message>
    <message>
        <source>Break-even utilisation</source>
        <translation>Taux d’utilisation au seuil</translation>
    </message>
    <message>
        <source>Rate of return of owning</source>
        <translation>Taux de rendement de la possession</translation>
    </message>
    <message>
        <source>Cost per GPU-hour used</source>
        <translation>Coût par GPU-heure utilisée</translation>
    </message>
    <message>
        <source>Cost per GPU-hour installed</source>
        <translation>Coût par GPU-heure installée</translation>
    </message>
    <message>
        <source>Cost per million tokens out</source>
        <translation>Coût par million de tokens en sortie</translation>
    </message>
    <message>
        <source>Cost per million tokens in</source>
        <translation>Coût par million de tokens en entrée</translation>
    </message>
    <message>
        <source>Cost per million tokens out, without the prompts</source>
        <translation>Coût par million de tokens en sortie, sans les invites</translation>
    </message>
    <message>
        <source>Cost per user and month</source>
        <translation>Coût par utilisateur et par mois</translation>
    </message>
    <message>
        <source>Cost of a training run</source>
        <translation>Coût d’un entraînement</translation>
    </message>
    <message>
        <source>Energy per 1,000 tokens out</source>
        <translation>Énergie pour 1&#xa0;000 tokens en sortie</translation>
    </message>
    <message>
        <source>CO₂ per 1,000 tokens out</source>
        <translation>CO₂ pour 1&#xa0;000 tokens en sortie</translation>
    </message>
    <message>
        <source>CO₂ of operation</source>
        <translation>CO₂ d’exploitation</translation>
    </message>
    <message>
        <source>CO₂ of manufacture</source>
        <translation>CO₂ de fabrication</translation>
    </message>
    <message>
        <source>lines of the list × quantity × unit price, less their discounts, less the global discount; without VAT</source>
        <translation>lignes de la liste × quantité × prix unitaire, moins leurs remises, moins la remise globale&#xa0;; hors TVA</translation>
    </message>
    <message>
        <source>average power at the input × hours per year × PUE × price of a kWh, which rises each year from the second one</source>
        <translation>puissance moyenne à l’entrée × heures par an × PUE × prix du kWh, qui monte chaque année à partir de la deuxième</translation>
    </message>
    <message>
        <source>purchase × rate, for each year after the warranty</source>
        <translation>achat × taux, pour chaque année après la garantie</translation>
    </message>
    <message>
        <source>purchase × residual rate, at the end; a stated resale replaces it</source>
        <translation>achat × taux résiduel, à la fin&#xa0;; une revente déclarée le remplace</translation>
    </message>
    <message>
        <source>purchase + delivery and installation + running costs of all years − residual value; depreciation is no cash and is never added</source>
        <translation>achat + livraison et installation + coûts de fonctionnement de toutes les années − valeur résiduelle&#xa0;; l’amortissement n’est pas un décaissement et ne s’ajoute jamais</translation>
    </message>
    <message>
        <source>sum of each year’s cash flow ÷ (1 + cost of capital)^year, a year’s flow at its end</source>
        <translation>somme des flux de chaque année ÷ (1 + coût du capital)^année, le flux d’une année à sa fin</translation>
    </message>
    <message>
        <source>(price − buy-out ÷ (1 + i)^n) × i ÷ (1 − (1 + i)^−n); i = yearly rate ÷ 12, n payments in arrears</source>
        <translation>(prix − option d’achat ÷ (1 + i)^n) × i ÷ (1 − (1 + i)^−n)&#xa0;; i = taux annuel ÷ 12, n loyers à terme échu</translation>
    </message>
    <message>
        <source>by the hour: price × (1 − discount) × GPUs × hours of a month × 12 × useful share (a reservation: all hours); per token: tokens of the machine × price; + egress and storage</source>
        <translation>à l’heure&#xa0;: prix × (1 − remise) × GPU × heures d’un mois × 12 × part utile (une réservation&#xa0;: toutes les heures)&#xa0;; au token&#xa0;: tokens de la machine × prix&#xa0;; + trafic sortant et stockage</translation>
    </message>
    <message>
        <source>month from which the cumulative cost of owning stays below that of renting: the first crossing of the two curves, straight within a year; the residual value is not counted</source>
        <translation>mois à partir duquel le coût cumulé de la possession reste sous celui de la location&#xa0;: premier croisement des deux courbes, droites au sein d’une année&#xa0;; la valeur résiduelle n’est pas comptée</translation>
    </message>
    <message>
        <source>what is paid first ÷ (mean rent − mean running cost, both per month); the residual value is not counted</source>
        <translation>dépense initiale ÷ (loyer moyen − coût de fonctionnement moyen, par mois)&#xa0;; la valeur résiduelle n’est pas comptée</translation>
    </message>
    <message>
        <source>month in which the savings, each year’s at its present value, have paid for what was paid first</source>
        <translation>mois où les économies, celles de chaque année à leur valeur actuelle, ont remboursé la dépense initiale</translation>
    </message>
    <message>
        <source>total cost of ownership ÷ cost of renting every hour: the share of the hours at which both cost the same; the residual value is counted</source>
        <translation>coût total de possession ÷ coût de la location de toutes les heures&#xa0;: part des heures à laquelle les deux coûtent autant&#xa0;; la valeur résiduelle est comptée</translation>
    </message>
    <message>
        <source>yearly rate at which the rent that is saved, less the cost of owning, is worth nothing today</source>
        <translation>taux annuel auquel le loyer économisé, moins le coût de la possession, ne vaut rien aujourd’hui</translation>
    </message>
    <message>
        <source>total cost of ownership ÷ (GPUs × hours per year × years × useful share)</source>
        <translation>coût total de possession ÷ (GPU × heures par an × années × part utile)</translation>
    </message>
    <message>
        <source>total cost of ownership ÷ (GPUs × hours per year × years)</source>
        <translation>coût total de possession ÷ (GPU × heures par an × années)</translation>
    </message>
    <message>
        <source>total cost of ownership ÷ (tokens per second × 3,600 × hours of use ÷ 1,000,000): everything on the tokens that come out</source>
        <translation>coût total de possession ÷ (tokens par seconde × 3&#xa0;600 × heures d’utilisation ÷ 1&#xa0;000&#xa0;000)&#xa0;: tout est compté sur les tokens qui sortent</translation>
    </message>
    <message>
        <source>total cost of ownership ÷ seconds of use ÷ prompt processing speed × 1,000,000: by the time that a prompt token takes</source>
        <translation>coût total de possession ÷ secondes d’utilisation ÷ vitesse de traitement des invites × 1&#xa0;000&#xa0;000&#xa0;: selon le temps que prend un token d’invite</translation>
    </message>
    <message>
        <source>total cost of ownership ÷ seconds of use × (time of an output token of all users − prompt tokens for each × time of a prompt token) × 1,000,000</source>
        <translation>coût total de possession ÷ secondes d’utilisation × (temps d’un token de sortie, tous utilisateurs − tokens d’invite pour chacun × temps d’un token d’invite) × 1&#xa0;000&#xa0;000</translation>
    </message>
    <message>
        <source>total cost of ownership ÷ months ÷ users at once</source>
        <translation>coût total de possession ÷ mois ÷ utilisateurs simultanés</translation>
    </message>
    <message>
        <source>cost per GPU-hour used × GPU-hours to train</source>
        <translation>coût par GPU-heure utilisée × GPU-heures d’entraînement</translation>
    </message>
    <message>
        <source>energy of the site ÷ tokens that come out × 1,000</source>
        <translation>énergie du site ÷ tokens en sortie × 1&#xa0;000</translation>
    </message>
    <message>
        <source>energy per 1,000 tokens × CO₂ of a kWh; making the machine is apart</source>
        <translation>énergie pour 1&#xa0;000 tokens × CO₂ d’un kWh&#xa0;; la fabrication de la machine est à part</translation>
    </message>
    <message>
        <source>energy of the site over the years × CO₂ of a kWh</source>
        <translation>énergie du site sur la durée × CO₂ d’un kWh</translation>
    </message>
    <message>
        <source>kilograms of one node × nodes; never added to the operation</source>
        <translation>kilogrammes d’un nœud × nœuds&#xa0;; jamais ajoutés à l’exploitation</translation>
    </message>
    <message>
        <source>Prices of the lines, each with its date and source in the catalogue</source>
        <translation>Prix des lignes, chacun avec sa date et sa source dans le catalogue</translation>
    </message>
    <message>
        <source>Energy of a meter; PUE: ISO/IEC 30134-2</source>
        <translation>Énergie d’un compteur&#xa0;; PUE&#xa0;: ISO/IEC 30134-2</translation>
    </message>
    <message>
        <source>A contract takes 4 to 8% of the purchase price a year after the first one; 10% were paid in one case of 2023</source>
        <translation>Un contrat coûte 4 à 8&#xa0;% du prix d’achat par an après la première année&#xa0;; 10&#xa0;% dans un cas de 2023</translation>
    </message>
    <message>
        <source>Prices asked for used GPUs: an H100 keeps 25 to 35% after three years, an A100 20 to 25% (weak sources)</source>
        <translation>Prix demandés pour des GPU d’occasion&#xa0;: un H100 garde 25 à 35&#xa0;% après trois ans, un A100 20 à 25&#xa0;% (sources faibles)</translation>
    </message>
    <message>
        <source>Life-cycle costing, NIST Handbook 135: every cash flow once, none discounted</source>
        <translation>Coût du cycle de vie, NIST Handbook 135&#xa0;: chaque flux une fois, aucun actualisé</translation>
    </message>
    <message>
        <source>Life-cycle costing, NIST Handbook 135</source>
        <translation>Coût du cycle de vie, NIST Handbook 135</translation>
    </message>
    <message>
        <source>Ordinary annuity with a balloon, as lease contracts state it</source>
        <translation>Annuité à terme échu avec valeur finale, telle que les contrats de crédit-bail la posent</translation>
    </message>
    <message>
        <source>List prices of the cloud, each with its date and source</source>
        <translation>Prix publics du cloud, chacun avec sa date et sa source</translation>
    </message>
    <message>
        <source>Crossing of the cumulative curves</source>
        <translation>Croisement des courbes cumulées</translation>
    </message>
    <message>
        <source>Simple payback, NIST Handbook 135</source>
        <translation>Délai de récupération simple, NIST Handbook 135</translation>
    </message>
    <message>
        <source>Discounted payback, NIST Handbook 135</source>
        <translation>Délai de récupération actualisé, NIST Handbook 135</translation>
    </message>
    <message>
        <source>Equality of both totals</source>
        <translation>Égalité des deux totaux</translation>
    </message>
    <message>
        <source>Internal rate of return on yearly flows, each at the end of its year</source>
        <translation>Taux de rendement interne sur des flux annuels, chacun à la fin de son année</translation>
    </message>
    <message>
        <source>Division of the total cost</source>
        <translation>Division du coût total</translation>
    </message>
    <message>
        <source>Division of the total cost; speed by the formulas above</source>
        <translation>Division du coût total&#xa0;; vitesse selon les formules ci-dessus</translation>
    </message>
    <message>
        <source>Share of the time, as providers price both directions apart</source>
        <translation>Part du temps, comme les fournisseurs tarifent les deux sens à part</translation>
    </message>
    <message>
        <source>Division of the total cost; time by the formulas above</source>
        <translation>Division du coût total&#xa0;; durée selon les formules ci-dessus</translation>
    </message>
    <message>
        <source>Energy of a meter; speed by the formulas above</source>
        <translation>Énergie d’un compteur&#xa0;; vitesse selon les formules ci-dessus</translation>
    </message>
    <message>
        <source>CO₂ factor of the site, with its method and year</source>
        <translation>Facteur de CO₂ du site, avec sa méthode et son année</translation>
    </message>
    <message>
        <source>Statement of the maker (product carbon footprint)</source>
        <translation>Déclaration du fabricant (empreinte carbone du produit)</translation>
    </message>
    <message>
        <source>The drives hold the model only without a mirror (RAID 0)</source>
        <translation>Les disques ne contiennent le modèle que sans miroir (RAID 0)</translation>
    </message>
    <message>
        <source>Striped drives are fast, but one that fails takes the data of all with it. Keep checkpoints elsewhere, or take drives that hold the model twice.</source>
        <translation>Des disques agrégés par bandes sont rapides, mais la panne d’un seul fait perdre les données de tous. Gardez les checkpoints ailleurs, ou prenez des disques qui contiennent deux fois le modèle.</translation>
    </message>
    <message>
        <source>Patterson, Gibson, Katz: A Case for Redundant Arrays of Inexpensive Disks (RAID), 1988</source>
        <translation>Patterson, Gibson, Katz&#xa0;: A Case for Redundant Arrays of Inexpensive Disks (RAID), 1988</translation>
    </message>
    <message>
        <source>the register of quotes is damaged; nothing was changed: restore a backup</source>
        <translation>le registre des devis est endommagé&#xa0;; rien n’a été modifié&#xa0;: restaurez une sauvegarde</translation>
    </message>
    <message>
        <source>the register of quotes was written by a newer version of Configuria</source>
        <translation>le registre des devis a été écrit par une version plus récente de Configuria</translation>
    </message>
    <message>
        <source>this quote was changed outside of Configuria since it was issued</source>
        <translation>ce devis a été modifié hors de Configuria depuis son émission</translation>
    </message>
    <message>
        <source>this quote was issued and cannot be changed: make a new version</source>
        <translation>ce devis est émis et ne peut plus être modifié&#xa0;: créez une nouvelle version</translation>
    </message>
    <message>
        <source>no such quote in the register</source>
        <translation>ce devis n’est pas dans le registre</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>state of a quote</extracomment>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>Issued</source>
        <extracomment>state of a quote</extracomment>
        <translation>Émis</translation>
    </message>
    <message>
        <source>Accepted</source>
        <extracomment>state of a quote</extracomment>
        <translation>Accepté</translation>
    </message>
    <message>
        <source>Refused</source>
        <extracomment>state of a quote</extracomment>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Expired</source>
        <extracomment>state of a quote</extracomment>
        <translation>Expiré</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <extracomment>%1 state of quotes, %2 how many, %3 their total</extracomment>
        <translation>%1&#xa0;: %2 (%3)</translation>
    </message>
    <message>
        <source>won: %1</source>
        <translation>gagnés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Total excl. VAT: %1 → %2</source>
        <translation>Total HT&#xa0;: %1 → %2</translation>
    </message>
    <message>
        <source>Total incl. VAT: %1 → %2</source>
        <translation>Total TTC&#xa0;: %1 → %2</translation>
    </message>
    <message>
        <source>Added: %2 × %1, %3</source>
        <extracomment>%1 designation, %2 quantity, %3 amount</extracomment>
        <translation>Ajouté&#xa0;: %2 × %1, %3</translation>
    </message>
    <message>
        <source>Removed: %2 × %1, %3</source>
        <extracomment>%1 designation, %2 quantity, %3 amount</extracomment>
        <translation>Retiré&#xa0;: %2 × %1, %3</translation>
    </message>
    <message>
        <source>Changed: %1, quantity %2 → %4, %3 → %5</source>
        <extracomment>%1 designation, %2 quantity and %3 amount before, %4 and %5 after</extracomment>
        <translation>Modifié&#xa0;: %1, quantité %2 → %4, %3 → %5</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Offered</source>
        <translation>Proposé</translation>
    </message>
    <message>
        <source>Sale</source>
        <translation>Vente</translation>
    </message>
    <message>
        <source>VAT</source>
        <translation>TVA</translation>
    </message>
    <message>
        <source>Discount on the whole</source>
        <translation>Remise globale</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Valable jusqu’au</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>Days of payment</source>
        <translation>Délai compté</translation>
    </message>
    <message>
        <source>Deposit</source>
        <translation>Acompte</translation>
    </message>
    <message>
        <source>Incoterm</source>
        <translation>Incoterm</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Livraison</translation>
    </message>
    <message>
        <source>Warranty</source>
        <translation>Garantie</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n&#xa0;jour</numerusform>
            <numerusform>%n&#xa0;jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed: texts, addresses, layout, or what the scenarios hold</source>
        <translation>Modifié&#xa0;: textes, adresses, présentation ou contenu des scénarios</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>%1 a term of a quote, %2 what it said before, %3 what it says now</extracomment>
        <translation>%1&#xa0;: %2 → %3</translation>
    </message>
</context>
<context>
    <name>configuria::values</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>en option</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>none (SXM)</source>
        <translation>aucun (SXM)</translation>
    </message>
    <message>
        <source>none (OAM)</source>
        <translation>aucun (OAM)</translation>
    </message>
    <message>
        <source>none (fed by the slot)</source>
        <translation>aucun (alimenté par l’emplacement)</translation>
    </message>
    <message>
        <source>passive</source>
        <translation>passif</translation>
    </message>
    <message>
        <source>active (fans of its own)</source>
        <translation>actif (ventilateurs intégrés)</translation>
    </message>
    <message>
        <source>air</source>
        <translation>air</translation>
    </message>
    <message>
        <source>liquid</source>
        <translation>liquide</translation>
    </message>
    <message>
        <source>direct liquid</source>
        <translation>liquide direct</translation>
    </message>
    <message>
        <source>integrated</source>
        <translation>intégré</translation>
    </message>
    <message>
        <source>PCIe, two slots wide</source>
        <translation>PCIe, deux emplacements de large</translation>
    </message>
    <message>
        <source>PCIe, one slot wide</source>
        <translation>PCIe, un emplacement de large</translation>
    </message>
    <message>
        <source>PCIe, three slots wide</source>
        <translation>PCIe, trois emplacements de large</translation>
    </message>
    <message>
        <source>adapter</source>
        <translation>adaptateur</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>commutateur</translation>
    </message>
    <message>
        <source>adapter with processors (DPU)</source>
        <translation>adaptateur avec processeurs (DPU)</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>pont</translation>
    </message>
    <message>
        <source>power cable</source>
        <translation>câble d’alimentation</translation>
    </message>
    <message>
        <source>rack</source>
        <translation>baie</translation>
    </message>
    <message>
        <source>PDU</source>
        <translation>PDU</translation>
    </message>
    <message>
        <source>UPS</source>
        <translation>onduleur</translation>
    </message>
    <message>
        <source>other</source>
        <translation>autre</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>socket</source>
        <translation>socket</translation>
    </message>
    <message>
        <source>node</source>
        <translation>nœud</translation>
    </message>
    <message>
        <source>PCIe, one slot wide, low profile</source>
        <translation>PCIe, un emplacement de large, demi-hauteur</translation>
    </message>
    <message>
        <source>PCIe, two slots wide, or SXM5 (4)</source>
        <translation>PCIe, deux emplacements de large, ou SXM5 (4)</translation>
    </message>
    <message>
        <source>PCIe, two or three slots wide</source>
        <translation>PCIe, deux ou trois emplacements de large</translation>
    </message>
</context>
</TS>
