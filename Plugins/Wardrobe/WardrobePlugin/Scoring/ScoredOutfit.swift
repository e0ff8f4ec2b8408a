// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An outfit with what its score is made of.
public struct ScoredOutfit: SchemaProviding, Equatable {
    /// The items with their slots, in the order of the slots.
    public var items: [WornItem]
    /// The sum of the parts' points, 0 to 100.
    public var total: Double
    /// How much of what the score needs is known, by weight of the parts, 0 to 1; within a part by its inputs.
    public var confidence: Double
    /// What the total is made of.
    public var parts: [ScoredPart]
    /// How warm it is and how warm it should be.
    public var insulation: OutfitInsulation
    /// What to take off during a day's range; absent for one temperature.
    public var layers: OutfitLayers?
    /// Why a sensible person would not go out like this; empty for an acceptable outfit.
    public var refusals: [String]

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.ScoredOutfit", "An outfit with what its score is made of.")
    {
        field("items", \.items, "The items with their slots.")
        field("total", \.total, "The sum of the parts' points.", .number(0...100))
        field(
            "confidence", \.confidence, "How much of what the score needs is known, by weight of the parts.",
            .number(0...1))
        field("parts", \.parts, "What the total is made of.")
        field("insulation", \.insulation, "How warm it is and how warm it should be.")
        field("layers", \.layers, "What to take off during a day's range; absent for one temperature.")
        field(
            "refusals", \.refusals, "Why a sensible person would not go out like this.", .list(of: .text()), default: []
        )
    }
}

/// An item in its slot.
public struct WornItem: SchemaProviding, Hashable {
    /// The item's key.
    public var id: String
    /// What its owner calls it.
    public var name: String
    /// What it is.
    public var category: Category
    /// Where it is worn.
    public var slot: Slot
    /// The keys of items that would do just as well here.
    public var alternatives: [String] = []

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.WornItem", "An item in its slot.") {
        field("id", \.id, "The item's key.", .text(example: "navy-blazer"))
        field("name", \.name, "What its owner calls it.", .text(example: "Navy blazer"))
        field("category", \.category, "What it is.")
        field("slot", \.slot, "Where it is worn.")
        field(
            "alternatives", \.alternatives, "The keys of items that would do just as well here.", .list(of: .text()),
            default: [])
    }
}

/// One part of a score.
public struct ScoredPart: SchemaProviding, Equatable {
    /// What is judged.
    public var name: ScorePart
    /// The share of the total that it can give, 0 to 1; 0 where there is too little to judge by.
    public var weight: Double
    /// How well the outfit does, 0 to 1.
    public var value: Double
    /// What it gives to the total; what rules take is below 0.
    ///
    /// Weight times value times 100, in whole hundred-thousandths.
    public var points: Double
    /// Why, in a sentence.
    public var reason: String

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.ScoredPart", "One part of a score.") {
        field("name", \.name, "What is judged.")
        field("weight", \.weight, "The share of the total that it can give.", .number(0...1))
        field("value", \.value, "How well the outfit does.", .number(0...1))
        field("points", \.points, "What it gives to the total; what rules take is below 0.", .number(-100...100))
        field(
            "reason", \.reason, "Why.",
            .text(example: "0.96 clo for the 0.72 to 1.08 asked for at 55 °F and a light breeze"))
    }
}

/// How warm an outfit is and how warm it should be.
public struct OutfitInsulation: SchemaProviding, Equatable {
    /// What everything on is worth (ISO 9920), in clo.
    public var clo: Double
    /// The requirements of the coldest hour.
    public var required: InsulationBand
    /// Indoors (ISO 7730) or outdoors (ISO 11079).
    public var setting: Setting

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.OutfitInsulation", "How warm an outfit is and how warm it should be."
    ) {
        field("clo", \.clo, "What everything on is worth (ISO 9920).", .number(0..., .clo))
        field("required", \.required, "The requirements of the coldest hour.")
        field("setting", \.setting, "Indoors (ISO 7730) or outdoors (ISO 11079).")
    }
}

/// What to take off between the coldest and the warmest hour.
public struct OutfitLayers: SchemaProviding, Equatable {
    /// The ids of the items to take off, the outermost first.
    public var shed: [String]
    /// What stays on at the warmest hour, in clo.
    public var clo: Double
    /// The requirements of the warmest hour.
    public var required: InsulationBand
    /// Whether both ends are met within 0.1 clo of what is asked for, or of the lightest that can be worn.
    public var holds: Bool
    /// The plan in a sentence.
    public var explanation: String

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.OutfitLayers", "What to take off between the coldest and the warmest hour."
    ) {
        field("shed", \.shed, "The ids of the items to take off, the outermost first.", .list(of: .text()))
        field("clo", \.clo, "What stays on at the warmest hour.", .number(0..., .clo))
        field("required", \.required, "The requirements of the warmest hour.")
        field("holds", \.holds, "Whether both ends are met within 0.1 clo.", .boolean)
        field("explanation", \.explanation, "The plan in a sentence.", .text())
    }
}
