// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How warm an ensemble is.
public struct EnsembleReading: SchemaProviding, Equatable {
    /// What each garment counts.
    public var garments: [CountedGarment]
    /// What the base layer counts, in clo.
    public var baseLayerClo: Double
    /// The plain sum (ASHRAE 55) of garments and base layer, in clo.
    public var sum: Double
    /// The ensemble's insulation on a still body (ISO 9920): I_cl in clo.
    public var clo: Double
    /// The lower bound of the value, in clo.
    public var lowest: Double
    /// The upper bound of the value, in clo.
    public var highest: Double
    /// How much larger its surface is than the skin's (ISO 9920).
    public var areaFactor: Double
    /// What wind and walking leave by ISO 9920, in clo.
    public var dynamicISO9920: Double
    /// What walking leaves by ASHRAE 55, in clo.
    public var dynamicASHRAE55: Double
    /// The relative air speed that was used, in m/s.
    public var relativeAirSpeed: Double
    /// The walking speed that was used, in m/s.
    public var walkingSpeed: Double
    /// How well heat and sweat pass, by our convention, 0 to 1; nil when no fabric is known.
    public var breathability: Double?
    /// What else to know.
    public var remarks: [String]

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.EnsembleReading", "How warm an ensemble is.") {
        field("garments", \.garments, "What each garment counts.")
        field("baseLayerClo", \.baseLayerClo, "What the base layer counts.", .number(0..., .clo))
        field("sum", \.sum, "The plain sum (ASHRAE 55).", .number(0..., .clo))
        field("clo", \.clo, "The ensemble's insulation on a still body (ISO 9920).", .number(0..., .clo))
        field("lowest", \.lowest, "The lower bound of the value.", .number(0..., .clo))
        field("highest", \.highest, "The upper bound of the value.", .number(0..., .clo))
        field("areaFactor", \.areaFactor, "How much larger its surface is than the skin's (ISO 9920).", .number(1...))
        field("dynamicISO9920", \.dynamicISO9920, "What wind and walking leave by ISO 9920.", .number(0..., .clo))
        field("dynamicASHRAE55", \.dynamicASHRAE55, "What walking leaves by ASHRAE 55.", .number(0..., .clo))
        field(
            "relativeAirSpeed", \.relativeAirSpeed, "The relative air speed that was used.",
            .number(0..., .metersPerSecond))
        field("walkingSpeed", \.walkingSpeed, "The walking speed that was used.", .number(0..., .metersPerSecond))
        field("breathability", \.breathability, "How well heat and sweat pass, by our convention.", .number(0...1))
        field("remarks", \.remarks, "What else to know.", .list(of: .text()))
    }
}

/// What a garment counts.
public struct CountedGarment: SchemaProviding, Equatable {
    /// What it is.
    public var category: Category
    /// Its effective insulation I_clu in clo.
    public var clo: Double
    /// Where the figure comes from.
    public var source: String

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.CountedGarment", "What a garment counts.") {
        field("category", \.category, "What it is.")
        field("clo", \.clo, "Its effective insulation.", .number(0..., .clo))
        field("source", \.source, "Where the figure comes from.", .text())
    }
}
