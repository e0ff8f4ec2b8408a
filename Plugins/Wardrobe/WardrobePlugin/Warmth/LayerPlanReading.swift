// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Whether clothes are suitable for a day, and what to take off.
public struct LayerPlanReading: SchemaProviding, Equatable {
    /// The coldest hour, with everything worn.
    public var atColdest: DayEnd
    /// The warmest hour, without the layers to take off.
    public var atWarmest: DayEnd
    /// The garments to take off, outermost first.
    public var shed: [ShedLayer]
    /// Whether both ends are within 0.1 clo of the required insulation.
    public var holds: Bool
    /// The plan in a sentence.
    public var explanation: String

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.LayerPlanReading", "Whether clothes are suitable for a day, and what to take off."
    ) {
        field("atColdest", \.atColdest, "The coldest hour, with everything worn.")
        field("atWarmest", \.atWarmest, "The warmest hour, without the layers to take off.")
        field("shed", \.shed, "The garments to take off, outermost first.")
        field("holds", \.holds, "Whether both ends are within 0.1 clo of the required insulation.", .boolean)
        field("explanation", \.explanation, "The plan in a sentence.", .text())
    }
}

/// One end of a day's range.
public struct DayEnd: SchemaProviding, Equatable {
    /// Air temperature in °C.
    public var temperature: Double
    /// The insulation worn, in clo.
    public var clo: Double
    /// The required insulation.
    public var required: InsulationBand
    /// Whether ISO 11079 was used above 10 °C, its upper limit.
    public var extrapolated: Bool
    /// The distance from the band; below 0 too cold.
    ///
    /// In clo.
    public var deviation: Double
    /// The verdict on its warmth.
    public var verdict: WarmthVerdict

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.DayEnd", "One end of a day's range.") {
        field("temperature", \.temperature, "Air temperature.", .number(-90...60, .degreesCelsius))
        field("clo", \.clo, "The insulation worn.", .number(0..., .clo))
        field("required", \.required, "The required insulation.")
        field("extrapolated", \.extrapolated, "Whether ISO 11079 was used above 10 °C, its upper limit.", .boolean)
        field("deviation", \.deviation, "The distance from the band; below 0 too cold.", .number(-300...300, .clo))
        field("verdict", \.verdict, "The verdict on its warmth.")
    }
}

/// A garment to take off.
public struct ShedLayer: SchemaProviding, Equatable {
    /// Its position among the garments, from 0.
    public var index: Int
    /// The category.
    public var category: Category

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.ShedLayer", "A garment to take off.") {
        field("index", \.index, "Its position among the garments, from 0.", .integer(0...50))
        field("category", \.category, "The category.")
    }
}
