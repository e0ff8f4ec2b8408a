// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What is known about the effect of things on the environment.
///
/// Every figure has the number of items that it is from and the number of items about which nothing is known; an unknown
/// figure is never counted as 0.
public struct Sustainability: SchemaProviding, Hashable {
    /// The number of items.
    public var items: Int
    /// The carbon footprint in kilograms of CO2 equivalent.
    public var carbon: CarbonFigure
    /// How well the items can be recycled.
    public var recyclability: RecyclabilityFigure
    /// The items with instructions for recycling, of electronic devices.
    public var recyclingInstructions: ShareFigure
    /// The items with a battery, of electronic devices.
    public var batteries: ShareFigure
    /// The organic food.
    public var organicFood: ShareFigure
    /// The vegan food.
    public var veganFood: ShareFigure
    /// The figures of each kind that has any.
    public var kinds: [KindSustainability]

    /// The schema.
    public static let schema = Schema<Self>.object(
        "twins.Sustainability", "What is known about the effect of things on the environment."
    ) {
        field("items", \.items, "The number of items.", .tally)
        field("carbon", \.carbon, "The carbon footprint in kilograms of CO2 equivalent.")
        field("recyclability", \.recyclability, "How well the items can be recycled.")
        field(
            "recyclingInstructions", \.recyclingInstructions,
            "The items with instructions for recycling, of electronic devices.")
        field("batteries", \.batteries, "The items with a battery, of electronic devices.")
        field("organicFood", \.organicFood, "The organic food.")
        field("veganFood", \.veganFood, "The vegan food.")
        field("kinds", \.kinds, "The figures of each kind that has any.")
    }
}

/// A sum of carbon footprints.
public struct CarbonFigure: SchemaProviding, Hashable {
    /// The sum of the known footprints in kilograms of CO2 equivalent; none if no footprint is known.
    public var kilograms: Double?
    /// The number of items with a footprint.
    public var known: Int
    /// The number of items without one.
    public var unknown: Int
    /// The sums by source; items without a source are listed without one.
    public var sources: [CarbonSource]

    /// The schema.
    public static let schema = Schema<Self>.object("twins.CarbonFigure", "A sum of carbon footprints.") {
        field(
            "kilograms", \.kilograms,
            "The sum of the known footprints in kilograms of CO2 equivalent; none if no footprint is known.",
            .number(0..., .kilograms))
        field("known", \.known, "The number of items with a footprint.", .tally)
        field("unknown", \.unknown, "The number of items without one.", .tally)
        field("sources", \.sources, "The sums by source; items without a source are listed without one.")
    }
}

/// The carbon footprints from one source.
public struct CarbonSource: SchemaProviding, Hashable {
    /// The source; none if an item doesn't name one.
    public var source: String?
    /// The sum of the footprints in kilograms of CO2 equivalent.
    public var kilograms: Double
    /// The number of items.
    public var items: Int

    /// The schema.
    public static let schema = Schema<Self>.object("twins.CarbonSource", "The carbon footprints from one source.") {
        field("source", \.source, "The source; none if an item doesn't name one.", .text(1...500))
        field(
            "kilograms", \.kilograms, "The sum of the footprints in kilograms of CO2 equivalent.",
            .number(0..., .kilograms))
        field("items", \.items, "The number of items.", .tally)
    }
}

/// A mean of recyclability scores.
public struct RecyclabilityFigure: SchemaProviding, Hashable {
    /// The mean of the known scores, 0 to 100; none if no score is known.
    public var mean: Double?
    /// The number of items with a score.
    public var known: Int
    /// The number of items without one.
    public var unknown: Int

    /// The schema.
    public static let schema = Schema<Self>.object("twins.RecyclabilityFigure", "A mean of recyclability scores.") {
        field("mean", \.mean, "The mean of the known scores, 0 to 100; none if no score is known.", .number(0...100))
        field("known", \.known, "The number of items with a score.", .tally)
        field("unknown", \.unknown, "The number of items without one.", .tally)
    }
}

/// A number of things that have a property, of those about which it is known.
public struct ShareFigure: SchemaProviding, Hashable {
    /// The number of things that have it.
    public var count: Int
    /// The number of things about which it is known.
    public var known: Int
    /// The number of things about which it isn't known.
    public var unknown: Int

    /// The schema.
    public static let schema = Schema<Self>.object(
        "twins.ShareFigure", "A number of things that have a property, of those about which it is known."
    ) {
        field("count", \.count, "The number of things that have it.", .tally)
        field("known", \.known, "The number of things about which it is known.", .tally)
        field("unknown", \.unknown, "The number of things about which it isn't known.", .tally)
    }
}

/// The figures of a kind.
public struct KindSustainability: SchemaProviding, Hashable {
    /// The kind.
    public var kind: TwinKind
    /// The carbon footprint in kilograms of CO2 equivalent.
    public var carbon: CarbonFigure
    /// How well the items can be recycled.
    public var recyclability: RecyclabilityFigure

    /// The schema.
    public static let schema = Schema<Self>.object("twins.KindSustainability", "The figures of a kind.") {
        field("kind", \.kind, "The kind.")
        field("carbon", \.carbon, "The carbon footprint in kilograms of CO2 equivalent.")
        field("recyclability", \.recyclability, "How well the items can be recycled.")
    }
}
