// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The known environmental impact of things.
///
/// Every figure states the number of items with it and the number of items without it; an unknown
/// figure is never counted as 0.
@Schema("twins.Sustainability")
public struct Sustainability: SchemaProviding, Hashable {
    /// The number of items.
    @Field(.tally) public var items: Int
    /// The carbon footprint in kilograms of CO2 equivalent.
    public var carbon: CarbonFigure
    /// The recyclability of the items.
    public var recyclability: RecyclabilityFigure
    /// The items with instructions for recycling, of electronic devices.
    public var recyclingInstructions: ShareFigure
    /// The items with a battery, of electronic devices.
    public var batteries: ShareFigure
    /// The organic food.
    public var organicFood: ShareFigure
    /// The vegan food.
    public var veganFood: ShareFigure
    /// The figures of each kind with any.
    public var kinds: [KindSustainability]
}

/// A sum of carbon footprints.
@Schema("twins.CarbonFigure")
public struct CarbonFigure: SchemaProviding, Hashable {
    /// The sum of the known footprints in kilograms of CO2 equivalent; none if no footprint is known.
    @Field(.number(0..., .kilograms)) public var kilograms: Double?
    /// The number of items with a footprint.
    @Field(.tally) public var known: Int
    /// The number of items without one.
    @Field(.tally) public var unknown: Int
    /// The sums by source; items without a source are listed without one.
    public var sources: [CarbonSource]
}

/// The carbon footprints from one source.
@Schema("twins.CarbonSource")
public struct CarbonSource: SchemaProviding, Hashable {
    /// The source; none if an item doesn't name one.
    @Field(.text(1...500)) public var source: String?
    /// The sum of the footprints in kilograms of CO2 equivalent.
    @Field(.number(0..., .kilograms)) public var kilograms: Double
    /// The number of items.
    @Field(.tally) public var items: Int
}

/// A mean of recyclability scores.
@Schema("twins.RecyclabilityFigure")
public struct RecyclabilityFigure: SchemaProviding, Hashable {
    /// The mean of the known scores, 0 to 100; none if no score is known.
    @Field(.number(0...100)) public var mean: Double?
    /// The number of items with a score.
    @Field(.tally) public var known: Int
    /// The number of items without one.
    @Field(.tally) public var unknown: Int
}

/// The number of things with a property, among those for which it is known.
@Schema("twins.ShareFigure")
public struct ShareFigure: SchemaProviding, Hashable {
    /// The number of things with the property.
    @Field(.tally) public var count: Int
    /// The number of things for which it is known.
    @Field(.tally) public var known: Int
    /// The number of things for which it isn't known.
    @Field(.tally) public var unknown: Int
}

/// The figures of a kind.
@Schema("twins.KindSustainability")
public struct KindSustainability: SchemaProviding, Hashable {
    /// The kind.
    public var kind: TwinKind
    /// The carbon footprint in kilograms of CO2 equivalent.
    public var carbon: CarbonFigure
    /// The recyclability of the items.
    public var recyclability: RecyclabilityFigure
}
