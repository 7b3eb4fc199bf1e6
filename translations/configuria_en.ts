<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>configuria::Acceptance</name>
    <message numerus="yes">
        <source>All-reduce over %n GPU(s), bus bandwidth</source>
        <translation>
            <numerusform>All-reduce over %n GPU, bus bandwidth</numerusform>
            <numerusform>All-reduce over %n GPUs, bus bandwidth</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First token, %n user(s) at once</source>
        <translation>
            <numerusform>First token, %n user</numerusform>
            <numerusform>First token, %n users at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Output of %n user(s) at once</source>
        <extracomment>tokens a second</extracomment>
        <translation>
            <numerusform>Output of %n user</numerusform>
            <numerusform>Output of %n users at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n core(s) each</source>
        <translation>
            <numerusform>%n core each</numerusform>
            <numerusform>%n cores each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>generation %1, %n lane(s)</source>
        <translation>
            <numerusform>generation %1, %n lane</numerusform>
            <numerusform>generation %1, %n lanes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s), as ordered</source>
        <translation>
            <numerusform>%n piece, as ordered</numerusform>
            <numerusform>%n pieces, as ordered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) up on each GPU</source>
        <translation>
            <numerusform>%n link up on each GPU</numerusform>
            <numerusform>%n links up on each GPU</numerusform>
        </translation>
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
            <numerusform>%n hour at full load without an error</numerusform>
            <numerusform>%n hours at full load without an error</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::BomActions</name>
    <message numerus="yes">
        <source>Complete the server: %n lines</source>
        <translation>
            <numerusform>Complete the server: %n line</numerusform>
            <numerusform>Complete the server: %n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines copied.</source>
        <translation>
            <numerusform>%n line copied.</numerusform>
            <numerusform>%n lines copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::BomModel</name>
    <message numerus="yes">
        <source>%1, %n lines</source>
        <extracomment>read by a screen reader: %1 kind of parts, %n lines of it</extracomment>
        <translation>
            <numerusform>%1, %n line</numerusform>
            <numerusform>%1, %n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n lines</source>
        <translation>
            <numerusform>Remove %n line</numerusform>
            <numerusform>Remove %n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n lines</source>
        <translation>
            <numerusform>Duplicate %n line</numerusform>
            <numerusform>Duplicate %n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n lines</source>
        <translation>
            <numerusform>Move %n line</numerusform>
            <numerusform>Move %n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n lines</source>
        <translation>
            <numerusform>Paste %n line</numerusform>
            <numerusform>Paste %n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines pasted.</source>
        <translation>
            <numerusform>%n line pasted.</numerusform>
            <numerusform>%n lines pasted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n references are not in the catalogue: custom lines.</source>
        <translation>
            <numerusform>%n reference is not in the catalogue: a custom line.</numerusform>
            <numerusform>%n references are not in the catalogue: custom lines.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::CataloguePage</name>
    <message numerus="yes">
        <source>Comparison of %n parts</source>
        <translation>
            <numerusform>Comparison of %n part</numerusform>
            <numerusform>Comparison of %n parts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::Charts</name>
    <message numerus="yes">
        <source>%n supplies %1</source>
        <translation>
            <numerusform>%n supply %1</numerusform>
            <numerusform>%n supplies %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n users at once
All: %1
Each: %2
First token: %3</source>
        <translation>
            <numerusform>%n user
All: %1
Each: %2
First token: %3</numerusform>
            <numerusform>%n users at once
All: %1
Each: %2
First token: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPUs
Time to train: %1
Each: %2, %3 of the first</source>
        <translation>
            <numerusform>%n GPU
Time to train: %1
Each: %2, %3 of the first</numerusform>
            <numerusform>%n GPUs
Time to train: %1
Each: %2, %3 of the first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Memory: from %n GPU(s)</source>
        <extracomment>a line on the chart: with fewer GPUs it does not fit</extracomment>
        <translation>
            <numerusform>Memory: from %n GPU</numerusform>
            <numerusform>Memory: from %n GPUs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::CommandLine</name>
    <message numerus="yes">
        <source>Cost counted over %n year(s).</source>
        <translation>
            <numerusform>Cost counted over %n year.</numerusform>
            <numerusform>Cost counted over %n years.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n rows are refused and nothing was changed; --skip-refused imports the others</source>
        <translation>
            <numerusform>%1: %n row is refused and nothing was changed; --skip-refused imports the others</numerusform>
            <numerusform>%1: %n rows are refused and nothing was changed; --skip-refused imports the others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::Compare</name>
    <message numerus="yes">
        <source>and %n more line(s)</source>
        <translation>
            <numerusform>and %n more line</numerusform>
            <numerusform>and %n more lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cost over %n year(s)</source>
        <translation>
            <numerusform>Cost over %n year</numerusform>
            <numerusform>Cost over %n years</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::CompareScenario</name>
    <message numerus="yes">
        <source>%n rented</source>
        <extracomment>GPUs in the cloud that stand for the machine</extracomment>
        <translation>
            <numerusform>%n rented</numerusform>
            <numerusform>%n rented</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::CostNumbers</name>
    <message numerus="yes">
        <source>%n year(s)</source>
        <translation>
            <numerusform>%n year</numerusform>
            <numerusform>%n years</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 a year, %n month(s), buy-out %3: %4 a month</source>
        <translation>
            <numerusform>%1, %2 a year, %n month, buy-out %3: %4 a month</numerusform>
            <numerusform>%1, %2 a year, %n months, buy-out %3: %4 a month</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rented GPU(s)</source>
        <translation>
            <numerusform>%n rented GPU</numerusform>
            <numerusform>%n rented GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s)</source>
        <translation>
            <numerusform>%n user</numerusform>
            <numerusform>%n users</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 kg × %n node(s) = %2 kg</source>
        <translation>
            <numerusform>%1 kg × %n node = %2 kg</numerusform>
            <numerusform>%1 kg × %n nodes = %2 kg</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::CostWords</name>
    <message numerus="yes">
        <source>none within %n year(s)</source>
        <comment>break-even</comment>
        <translation>
            <numerusform>none within %n year</numerusform>
            <numerusform>none within %n years</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::CumulativeWords</name>
    <message numerus="yes">
        <source>%1 never becomes dearer within %n year(s)</source>
        <extracomment>%1 a scenario; the machine never pays</extracomment>
        <translation>
            <numerusform>%1 never becomes dearer within %n year</numerusform>
            <numerusform>%1 never becomes dearer within %n years</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more below</source>
        <comment>scenarios</comment>
        <translation>
            <numerusform>%n more below</numerusform>
            <numerusform>%n more below</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 becomes dearer only when the residual value comes back, after %n year(s)</source>
        <translation>
            <numerusform>%1 becomes dearer only when the residual value comes back, after %n year</numerusform>
            <numerusform>%1 becomes dearer only when the residual value comes back, after %n years</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::EvaluationText</name>
    <message numerus="yes">
        <source>%1: %2, %3, %4, %n GPU(s)</source>
        <extracomment>configuration name: model, workload, precision, number of GPUs</extracomment>
        <translation>
            <numerusform>%1: %2, %3, %4, %n GPU</numerusform>
            <numerusform>%1: %2, %3, %4, %n GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Renting instead: %1; no break-even within %n year(s)</source>
        <translation>
            <numerusform>Renting instead: %1; no break-even within %n year</numerusform>
            <numerusform>Renting instead: %1; no break-even within %n years</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::Evidence</name>
    <message numerus="yes">
        <source>%n users at once</source>
        <translation>
            <numerusform>%n user</numerusform>
            <numerusform>%n users at once</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::FindingsView</name>
    <message numerus="yes">
        <source>%n blocker(s)</source>
        <translation>
            <numerusform>%n blocker</numerusform>
            <numerusform>%n blockers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n caution(s)</source>
        <translation>
            <numerusform>%n caution</numerusform>
            <numerusform>%n cautions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of advice</source>
        <translation>
            <numerusform>%n piece of advice</numerusform>
            <numerusform>%n pieces of advice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::FlipWords</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>a list</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more below</source>
        <comment>alternatives</comment>
        <translation>
            <numerusform>%n more below</numerusform>
            <numerusform>%n more below</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::ImportDialog</name>
    <message numerus="yes">
        <source>&amp;Import %n rows</source>
        <translation>
            <numerusform>&amp;Import %n row</numerusform>
            <numerusform>&amp;Import %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Import the %n other rows</source>
        <translation>
            <numerusform>&amp;Import the other row</numerusform>
            <numerusform>&amp;Import the %n other rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::MemoryWords</name>
    <message numerus="yes">
        <source>%n sequence(s)</source>
        <translation>
            <numerusform>%n sequence</numerusform>
            <numerusform>%n sequences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::PartFilterPanel</name>
    <message numerus="yes">
        <source>%n parts</source>
        <translation>
            <numerusform>%n part</numerusform>
            <numerusform>%n parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n parts; the others are hidden</source>
        <translation>
            <numerusform>%1 of %n part; the others are hidden</numerusform>
            <numerusform>%1 of %n parts; the others are hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::PartModel</name>
    <message numerus="yes">
        <source>%n GPUs</source>
        <comment>at most</comment>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPUs</numerusform>
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
            <numerusform>%n memory slot</numerusform>
            <numerusform>%n memory slots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cores</source>
        <translation>
            <numerusform>%n core</numerusform>
            <numerusform>%n cores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n channels of %1</source>
        <extracomment>%1 a memory type, &quot;DDR5&quot;</extracomment>
        <translation>
            <numerusform>%n channel of %1</numerusform>
            <numerusform>%n channels of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::PowerWords</name>
    <message numerus="yes">
        <source>%n node(s) in one rack</source>
        <translation>
            <numerusform>%n node in one rack</numerusform>
            <numerusform>%n nodes in one rack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rack(s)</source>
        <translation>
            <numerusform>%n rack</numerusform>
            <numerusform>%n racks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>load %1 of %n supply(ies)</source>
        <translation>
            <numerusform>load %1 of %n supply</numerusform>
            <numerusform>load %1 of %n supplies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n node(s)</source>
        <translation>
            <numerusform>for %n node</numerusform>
            <numerusform>for %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) of %1 U</source>
        <translation>
            <numerusform>%n node of %1 U</numerusform>
            <numerusform>%n nodes of %1 U</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room for %n more</source>
        <translation>
            <numerusform>room for %n more</numerusform>
            <numerusform>room for %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n U left over</source>
        <translation>
            <numerusform>%n U left over</numerusform>
            <numerusform>%n U left over</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::PriceAges</name>
    <message numerus="yes">
        <source>%n day(s) old</source>
        <translation>
            <numerusform>%n day old</numerusform>
            <numerusform>%n days old</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::ProposalWords</name>
    <message numerus="yes">
        <source>%n new</source>
        <comment>findings</comment>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mended</source>
        <comment>findings</comment>
        <translation>
            <numerusform>%n mended</numerusform>
            <numerusform>%n mended</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is sold with %n power supplies of %1.</source>
        <extracomment>%1 watts of one power supply</extracomment>
        <translation>
            <numerusform>It is sold with %n power supply of %1.</numerusform>
            <numerusform>It is sold with %n power supplies of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is sold with %n power supplies.</source>
        <translation>
            <numerusform>It is sold with %n power supply.</numerusform>
            <numerusform>It is sold with %n power supplies.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::QuoteFindingWords</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <extracomment>A line of the quote, and how many others have the same fault</extracomment>
        <translation>
            <numerusform>%1, and %n more</numerusform>
            <numerusform>%1, and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::QuoteText</name>
    <message numerus="yes">
        <source>Cost of ownership over %n year(s)</source>
        <translation>
            <numerusform>Cost of ownership over %n year</numerusform>
            <numerusform>Cost of ownership over %n years</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Partial total: %n line(s) on request are not included.</source>
        <translation>
            <numerusform>Partial total: %n line on request is not included.</numerusform>
            <numerusform>Partial total: %n lines on request are not included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without a purchase price: the margin of the total is not known.</source>
        <translation>
            <numerusform>%n line without a purchase price: the margin of the total is not known.</numerusform>
            <numerusform>%n lines without a purchase price: the margin of the total is not known.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::QuoteWords</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::RegisterPage</name>
    <message numerus="yes">
        <source>%n quotes</source>
        <translation>
            <numerusform>%n quote</numerusform>
            <numerusform>%n quotes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::VerdictStrip</name>
    <message numerus="yes">
        <source>Cost over %n year(s)</source>
        <translation>
            <numerusform>Cost over %n year</numerusform>
            <numerusform>Cost over %n years</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>target speeds for %n user(s) at once</source>
        <translation>
            <numerusform>target speeds for %n user at once</numerusform>
            <numerusform>target speeds for %n users at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::WorkloadPanel</name>
    <message numerus="yes">
        <source> billion</source>
        <extracomment>unit behind a number of tokens; begins with a space</extracomment>
        <translation>
            <numerusform> billion</numerusform>
            <numerusform> billion</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::YearBarsWords</name>
    <message numerus="yes">
        <source>%n year(s)</source>
        <translation>
            <numerusform>%n year</numerusform>
            <numerusform>%n years</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>configuria::texts</name>
    <message numerus="yes">
        <source>Use %n servers</source>
        <comment>repair</comment>
        <translation>
            <numerusform>Use %n server</numerusform>
            <numerusform>Use %n servers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n GPUs</source>
        <comment>repair</comment>
        <translation>
            <numerusform>Use %n GPU</numerusform>
            <numerusform>Use %n GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n CPUs</source>
        <comment>repair</comment>
        <translation>
            <numerusform>Use %n CPU</numerusform>
            <numerusform>Use %n CPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n memory modules</source>
        <comment>repair</comment>
        <translation>
            <numerusform>Use %n memory module</numerusform>
            <numerusform>Use %n memory modules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n drives</source>
        <comment>repair</comment>
        <translation>
            <numerusform>Use %n drive</numerusform>
            <numerusform>Use %n drives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n power supplies</source>
        <comment>repair</comment>
        <translation>
            <numerusform>Use %n power supply</numerusform>
            <numerusform>Use %n power supplies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n network adapters</source>
        <comment>repair</comment>
        <translation>
            <numerusform>Use %n network adapter</numerusform>
            <numerusform>Use %n network adapters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n services</source>
        <comment>repair</comment>
        <translation>
            <numerusform>Use %n service</numerusform>
            <numerusform>Use %n services</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prices are missing</source>
        <translation>
            <numerusform>%n price is missing</numerusform>
            <numerusform>%n prices are missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Serve %n concurrent sequences</source>
        <translation>
            <numerusform>Serve %n sequence at a time</numerusform>
            <numerusform>Serve %n concurrent sequences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n GPUs per node</source>
        <translation>
            <numerusform>Use %n GPU per node</numerusform>
            <numerusform>Use %n GPUs per node</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Split the model over %n GPUs</source>
        <translation>
            <numerusform>Run the model on %n GPU</numerusform>
            <numerusform>Split the model over %n GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Model split over %n GPUs (tensor parallelism).</source>
        <translation>
            <numerusform>Model on %n GPU, not split.</numerusform>
            <numerusform>Model split over %n GPUs (tensor parallelism).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It works with %n concurrent sequences.</source>
        <translation>
            <numerusform>It works with %n concurrent sequence.</numerusform>
            <numerusform>It works with %n concurrent sequences.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It works with %n GPUs per node.</source>
        <translation>
            <numerusform>It works with %n GPU per node.</numerusform>
            <numerusform>It works with %n GPUs per node.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It works with %n sequences at a time.</source>
        <translation>
            <numerusform>It works with %n sequence at a time.</numerusform>
            <numerusform>It works with %n sequences at a time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It works with %n nodes.</source>
        <translation>
            <numerusform>It works with %n node.</numerusform>
            <numerusform>It works with %n nodes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n nodes</source>
        <translation>
            <numerusform>Use %n node</numerusform>
            <numerusform>Use %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Train on %n sequences at a time</source>
        <translation>
            <numerusform>Train on %n sequence at a time</numerusform>
            <numerusform>Train on %n sequences at a time</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model is served by %n replicas side by side, each whole on GPUs of its own: more of them serve more users, not a larger model.</source>
        <translation>
            <numerusform>The model is served by %n replica, whole on GPUs of its own: more of them serve more users, not a larger model.</numerusform>
            <numerusform>The model is served by %n replicas side by side, each whole on GPUs of its own: more of them serve more users, not a larger model.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n accessories</source>
        <comment>repair</comment>
        <translation>
            <numerusform>Use %n accessory</numerusform>
            <numerusform>Use %n accessories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n pieces of rack equipment</source>
        <comment>repair</comment>
        <translation>
            <numerusform>Use %n piece of rack equipment</numerusform>
            <numerusform>Use %n pieces of rack equipment</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n licences</source>
        <comment>repair</comment>
        <translation>
            <numerusform>Use %n licence</numerusform>
            <numerusform>Use %n licences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The power of a busy node rests on %n measured runs.</source>
        <translation>
            <numerusform>The power of a busy node rests on %n measured run.</numerusform>
            <numerusform>The power of a busy node rests on %n measured runs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
</TS>
