// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Whether clothes hold for a day, and what to take off.
public struct LayerPlanReading: SchemaProviding, Equatable {
    /// The coldest hour, with everything on.
    public var atColdest: DayEnd
    /// The warmest hour, with the layers to shed taken off.
    public var atWarmest: DayEnd
    /// What to take off, the outermost first.
    public var shed: [ShedLayer]
    /// Whether both ends are within 0.1 clo of the required insulation.
    public var holds: Bool
    /// The plan in a sentence.
    public var explanation: String

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.LayerPlanReading", "Whether clothes hold for a day.") {
        field("atColdest", \.atColdest, "The coldest hour, with everything on.")
        field("atWarmest", \.atWarmest, "The warmest hour, with the layers to shed taken off.")
        field("shed", \.shed, "What to take off, the outermost first.")
        field("holds", \.holds, "Whether both ends are within 0.1 clo of the required insulation.", .boolean)
        field("explanation", \.explanation, "The plan in a sentence.", .text())
    }
}

/// One end of a day's range.
public struct DayEnd: SchemaProviding, Equatable {
    /// Air temperature in °C.
    public var temperature: Double
    /// What is on, in clo.
    public var clo: Double
    /// The required insulation.
    public var required: InsulationBand
    /// Whether ISO 11079 was used above its 10 °C, the warmest it is made for.
    public var extrapolated: Bool
    /// How far it lies outside; below 0 too cold.
    ///
    /// In clo, from the band.
    public var deviation: Double
    /// What the band says of it.
    public var verdict: WarmthVerdict

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.DayEnd", "One end of a day's range.") {
        field("temperature", \.temperature, "Air temperature.", .number(-90...60, .degreesCelsius))
        field("clo", \.clo, "What is on.", .number(0..., .clo))
        field("required", \.required, "The required insulation.")
        field("extrapolated", \.extrapolated, "Whether ISO 11079 was used above its 10 °C.", .boolean)
        field("deviation", \.deviation, "How far it lies outside; below 0 too cold.", .number(-300...300, .clo))
        field("verdict", \.verdict, "What the band says of it.")
    }
}

/// A garment to take off.
public struct ShedLayer: SchemaProviding, Equatable {
    /// Its position among the garments, from 0.
    public var index: Int
    /// What it is.
    public var category: Category

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.ShedLayer", "A garment to take off.") {
        field("index", \.index, "Its position among the garments, from 0.", .integer(0...50))
        field("category", \.category, "What it is.")
    }
}
