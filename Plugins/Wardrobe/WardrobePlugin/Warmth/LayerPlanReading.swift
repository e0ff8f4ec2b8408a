// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Whether clothes are suitable for a day, and what to take off.
@Schema("wardrobe.LayerPlanReading")
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
}

/// One end of a day's range.
@Schema("wardrobe.DayEnd")
public struct DayEnd: SchemaProviding, Equatable {
    /// Air temperature.
    @Field(.number(-90...60, .degreesCelsius)) public var temperature: Double
    /// The insulation worn.
    @Field(.number(0..., .clo)) public var clo: Double
    /// The required insulation.
    public var required: InsulationBand
    /// Whether ISO 11079 was used above 10 °C, its upper limit.
    public var extrapolated: Bool
    /// The distance from the band; below 0 too cold.
    ///
    /// In clo.
    @Field(.number(-300...300, .clo)) public var deviation: Double
    /// The verdict on its warmth.
    public var verdict: WarmthVerdict
}

/// A garment to take off.
@Schema("wardrobe.ShedLayer")
public struct ShedLayer: SchemaProviding, Equatable {
    /// Its position among the garments, from 0.
    @Field(.integer(0...50)) public var index: Int
    /// The category.
    public var category: Category
}
