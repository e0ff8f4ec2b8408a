// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// An outfit with the breakdown of its score.
@Schema("wardrobe.ScoredOutfit")
public struct ScoredOutfit: SchemaProviding, Equatable {
    /// The items with their slots.
    ///
    /// In the order of the slots.
    public var items: [WornItem]
    /// The sum of the parts' points.
    ///
    /// 0 to 100.
    @Field(.number(0...100)) public var total: Double
    /// The known share of the score's inputs, by weight of the parts.
    ///
    /// 0 to 1; within a part by its inputs.
    @Field(.number(0...1)) public var confidence: Double
    /// The parts of the total.
    public var parts: [ScoredPart]
    /// Its actual and required warmth.
    public var insulation: OutfitInsulation
    /// What to take off over the day's temperature range; absent for a single temperature.
    public var layers: OutfitLayers?
    /// Shoes to carry and change into indoors, because those for the weather are too casual.
    public var carried: [NamedRecord] = []
    /// Why a sensible person wouldn't go out like this.
    ///
    /// Empty for an acceptable outfit.
    public var refusals: [String] = []
}

/// An item in its slot.
@Schema("wardrobe.WornItem")
public struct WornItem: SchemaProviding, Hashable {
    /// The item's key.
    @Field(.text(example: "navy-blazer")) public var id: String
    /// The item's name.
    @Field(.text(example: "Navy blazer")) public var name: String
    /// The item's category.
    public var category: Category
    /// The slot it is worn in.
    public var slot: Slot
    /// The keys of equally good items for the slot.
    public var alternatives: [String] = []
}

/// One part of a score.
@Schema("wardrobe.ScoredPart")
public struct ScoredPart: SchemaProviding, Equatable {
    /// The part.
    public var name: ScorePart
    /// Its maximum share of the total.
    ///
    /// 0 to 1; 0 if there is too little data.
    @Field(.number(0...1)) public var weight: Double
    /// How well the outfit does.
    @Field(.number(0...1)) public var value: Double
    /// The points it adds to the total; negative if rules subtract points.
    ///
    /// Weight times value times 100, in whole hundred-thousandths.
    @Field(.number(-100...100)) public var points: Double
    /// The reason for the value, in a sentence.
    @Field(.text(example: "0.96 clo for the 0.72 to 1.08 needed at 55 °F and a light breeze")) public var reason: String
}

/// The actual and required warmth of an outfit.
@Schema("wardrobe.OutfitInsulation")
public struct OutfitInsulation: SchemaProviding, Equatable {
    /// The insulation with everything worn (ISO 9920).
    @Field(.number(0..., .clo)) public var clo: Double
    /// The requirements of the coldest hour.
    public var required: InsulationBand
    /// Indoors (ISO 7730) or outdoors (ISO 11079).
    public var setting: Setting
}

/// What to take off between the coldest and the warmest hour.
@Schema("wardrobe.OutfitLayers")
public struct OutfitLayers: SchemaProviding, Equatable {
    /// The ids of the items to take off, outermost first.
    public var shed: [String]
    /// The insulation that stays on at the warmest hour.
    @Field(.number(0..., .clo)) public var clo: Double
    /// The requirements of the warmest hour.
    public var required: InsulationBand
    /// Whether both ends are met within 0.1 clo of the need, or of the lightest possible ensemble.
    public var holds: Bool
    /// The plan in a sentence.
    public var explanation: String
}
