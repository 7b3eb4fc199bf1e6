// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "view.h"

#include <QCoreApplication>

namespace configuria {

namespace {
struct EditText {
    Q_DECLARE_TR_FUNCTIONS(configuria::EditText)
};
} // namespace

QString editText(Field field)
{
    switch (field) {
    case Field::Title: return EditText::tr("change title");
    case Field::Currency: return EditText::tr("change currency");
    case Field::Seller: return EditText::tr("change seller");
    case Field::Customer: return EditText::tr("change customer");
    case Field::Quote: return EditText::tr("change quote details");
    case Field::Site: return EditText::tr("change site");
    case Field::Cost: return EditText::tr("change cost terms");
    case Field::ConfigurationAdd: return EditText::tr("add scenario");
    case Field::ConfigurationRemove: return EditText::tr("remove scenario");
    case Field::ConfigurationRename: return EditText::tr("rename scenario");
    case Field::ConfigurationMove: return EditText::tr("move scenario");
    case Field::Model: return EditText::tr("choose model");
    case Field::WorkloadKind: return EditText::tr("change kind of work");
    case Field::Weights: return EditText::tr("change weights format");
    case Field::KvFormat: return EditText::tr("change KV cache format");
    case Field::Engine: return EditText::tr("change engine");
    case Field::Context: return EditText::tr("change context");
    case Field::Sequences: return EditText::tr("change sequences");
    case Field::PromptTokens: return EditText::tr("change prompt length");
    case Field::AnswerTokens: return EditText::tr("change answer length");
    case Field::Utilisation: return EditText::tr("change memory share");
    case Field::Serving: return EditText::tr("change service targets");
    case Field::FlashAttention: return EditText::tr("change flash attention");
    case Field::Framework: return EditText::tr("change framework");
    case Field::SequenceLength: return EditText::tr("change sequence length");
    case Field::MicroBatch: return EditText::tr("change micro-batch");
    case Field::GradientAccumulation: return EditText::tr("change gradient accumulation");
    case Field::TrainingTokens: return EditText::tr("change training tokens");
    case Field::Optimizer: return EditText::tr("change optimizer");
    case Field::MasterWeights: return EditText::tr("change master weights");
    case Field::Checkpointing: return EditText::tr("change checkpointing");
    case Field::Loss: return EditText::tr("change loss");
    case Field::LoraRank: return EditText::tr("change LoRA rank");
    case Field::LoraTargets: return EditText::tr("change LoRA targets");
    case Field::Zero: return EditText::tr("change ZeRO stage");
    case Field::Offload: return EditText::tr("change offload");
    case Field::Parallelism: return EditText::tr("change parallelism");
    case Field::Nodes: return EditText::tr("change nodes");
    case Field::Redundancy: return EditText::tr("change redundancy");
    case Field::CloudPrice: return EditText::tr("change cloud price");
    case Field::Clouds: return EditText::tr("change cloud scenarios");
    case Field::Capex: return EditText::tr("change capital cost");
    case Field::LineAdd: return EditText::tr("add part");
    case Field::LineRemove: return EditText::tr("remove part");
    case Field::LineMove: return EditText::tr("move part");
    case Field::LineQuantity: return EditText::tr("change quantity");
    case Field::LinePrice: return EditText::tr("change price");
    case Field::LineDiscount: return EditText::tr("change discount");
    case Field::LineDescription: return EditText::tr("change description");
    case Field::LineScope: return EditText::tr("change scope");
    case Field::LineOffer: return EditText::tr("change what the quote says of a line");
    case Field::Repair: return EditText::tr("apply repair");
    }
    return {};
}

} // namespace configuria
