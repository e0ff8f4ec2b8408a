// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An outfit with the breakdown of its score.
public struct ScoredOutfit: SchemaProviding, Equatable {
    /// The items with their slots, in the order of the slots.
    public var items: [WornItem]
    /// The sum of the parts' points, 0 to 100.
    public var total: Double
    /// The known share of the score's inputs, by weight of the parts, 0 to 1; within a part by its inputs.
    public var confidence: Double
    /// The parts of the total.
    public var parts: [ScoredPart]
    /// Its actual and required warmth.
    public var insulation: OutfitInsulation
    /// What to take off over the day's temperature range; absent for a single temperature.
    public var layers: OutfitLayers?
    /// Why a sensible person wouldn't go out like this; empty for an acceptable outfit.
    public var refusals: [String]

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.ScoredOutfit", "An outfit with the breakdown of its score."
    ) {
        field("items", \.items, "The items with their slots.")
        field("total", \.total, "The sum of the parts' points.", .number(0...100))
        field(
            "confidence", \.confidence, "The known share of the score's inputs, by weight of the parts.",
            .number(0...1))
        field("parts", \.parts, "The parts of the total.")
        field("insulation", \.insulation, "Its actual and required warmth.")
        field("layers", \.layers, "What to take off over the day's temperature range; absent for a single temperature.")
        field(
            "refusals", \.refusals, "Why a sensible person wouldn't go out like this.", .list(of: .text()), default: []
        )
    }
}

/// An item in its slot.
public struct WornItem: SchemaProviding, Hashable {
    /// The item's key.
    public var id: String
    /// The item's name.
    public var name: String
    /// The item's category.
    public var category: Category
    /// The slot it is worn in.
    public var slot: Slot
    /// The keys of equally good items for the slot.
    public var alternatives: [String] = []

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.WornItem", "An item in its slot.") {
        field("id", \.id, "The item's key.", .text(example: "navy-blazer"))
        field("name", \.name, "The item's name.", .text(example: "Navy blazer"))
        field("category", \.category, "The item's category.")
        field("slot", \.slot, "The slot it is worn in.")
        field(
            "alternatives", \.alternatives, "The keys of equally good items for the slot.", .list(of: .text()),
            default: [])
    }
}

/// One part of a score.
public struct ScoredPart: SchemaProviding, Equatable {
    /// The part.
    public var name: ScorePart
    /// Its maximum share of the total, 0 to 1; 0 if there is too little data.
    public var weight: Double
    /// How well the outfit does, 0 to 1.
    public var value: Double
    /// The points it adds to the total; negative if rules subtract points.
    ///
    /// Weight times value times 100, in whole hundred-thousandths.
    public var points: Double
    /// The reason for the value, in a sentence.
    public var reason: String

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.ScoredPart", "One part of a score.") {
        field("name", \.name, "The part.")
        field("weight", \.weight, "Its maximum share of the total.", .number(0...1))
        field("value", \.value, "How well the outfit does.", .number(0...1))
        field(
            "points", \.points, "The points it adds to the total; negative if rules subtract points.",
            .number(-100...100))
        field(
            "reason", \.reason, "The reason for the value, in a sentence.",
            .text(example: "0.96 clo for the 0.72 to 1.08 needed at 55 °F and a light breeze"))
    }
}

/// The actual and required warmth of an outfit.
public struct OutfitInsulation: SchemaProviding, Equatable {
    /// The insulation with everything worn (ISO 9920), in clo.
    public var clo: Double
    /// The requirements of the coldest hour.
    public var required: InsulationBand
    /// Indoors (ISO 7730) or outdoors (ISO 11079).
    public var setting: Setting

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.OutfitInsulation", "The actual and required warmth of an outfit."
    ) {
        field("clo", \.clo, "The insulation with everything worn (ISO 9920).", .number(0..., .clo))
        field("required", \.required, "The requirements of the coldest hour.")
        field("setting", \.setting, "Indoors (ISO 7730) or outdoors (ISO 11079).")
    }
}

/// What to take off between the coldest and the warmest hour.
public struct OutfitLayers: SchemaProviding, Equatable {
    /// The ids of the items to take off, outermost first.
    public var shed: [String]
    /// The insulation that stays on at the warmest hour, in clo.
    public var clo: Double
    /// The requirements of the warmest hour.
    public var required: InsulationBand
    /// Whether both ends are met within 0.1 clo of the need, or of the lightest possible ensemble.
    public var holds: Bool
    /// The plan in a sentence.
    public var explanation: String

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.OutfitLayers", "What to take off between the coldest and the warmest hour."
    ) {
        field("shed", \.shed, "The ids of the items to take off, outermost first.", .list(of: .text()))
        field("clo", \.clo, "The insulation that stays on at the warmest hour.", .number(0..., .clo))
        field("required", \.required, "The requirements of the warmest hour.")
        field(
            "holds", \.holds,
            "Whether both ends are met within 0.1 clo of the need, or of the lightest possible ensemble.", .boolean)
        field("explanation", \.explanation, "The plan in a sentence.", .text())
    }
}
