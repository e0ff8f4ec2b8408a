// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The warmth of an ensemble.
public struct EnsembleReading: SchemaProviding, Equatable {
    /// The insulation of each garment.
    public var garments: [CountedGarment]
    /// The insulation of the base layer, in clo.
    public var baseLayerClo: Double
    /// The plain sum (ASHRAE 55) of garments and base layer, in clo.
    public var sum: Double
    /// The ensemble's insulation on a still body (ISO 9920): I_cl in clo.
    public var clo: Double
    /// The lower bound of the value, in clo.
    public var lowest: Double
    /// The upper bound of the value, in clo.
    public var highest: Double
    /// The ratio of its surface to the skin's (ISO 9920).
    public var areaFactor: Double
    /// The insulation with wind and walking by ISO 9920, in clo.
    public var dynamicISO9920: Double
    /// The insulation with walking by ASHRAE 55, in clo.
    public var dynamicASHRAE55: Double
    /// The relative air speed used, in m/s.
    public var relativeAirSpeed: Double
    /// The walking speed used, in m/s.
    public var walkingSpeed: Double
    /// How well heat and sweat pass through, by our convention, 0 to 1; nil if no fabric is known.
    public var breathability: Double?
    /// Remarks.
    public var remarks: [String]

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.EnsembleReading", "The warmth of an ensemble.") {
        field("garments", \.garments, "The insulation of each garment.")
        field("baseLayerClo", \.baseLayerClo, "The insulation of the base layer.", .number(0..., .clo))
        field("sum", \.sum, "The plain sum (ASHRAE 55).", .number(0..., .clo))
        field("clo", \.clo, "The ensemble's insulation on a still body (ISO 9920).", .number(0..., .clo))
        field("lowest", \.lowest, "The lower bound of the value.", .number(0..., .clo))
        field("highest", \.highest, "The upper bound of the value.", .number(0..., .clo))
        field("areaFactor", \.areaFactor, "The ratio of its surface to the skin's (ISO 9920).", .number(1...))
        field(
            "dynamicISO9920", \.dynamicISO9920, "The insulation with wind and walking by ISO 9920.", .number(0..., .clo)
        )
        field("dynamicASHRAE55", \.dynamicASHRAE55, "The insulation with walking by ASHRAE 55.", .number(0..., .clo))
        field(
            "relativeAirSpeed", \.relativeAirSpeed, "The relative air speed used.",
            .number(0..., .metersPerSecond))
        field("walkingSpeed", \.walkingSpeed, "The walking speed used.", .number(0..., .metersPerSecond))
        field(
            "breathability", \.breathability, "How well heat and sweat pass through, by our convention.", .number(0...1)
        )
        field("remarks", \.remarks, "Remarks.", .list(of: .text()))
    }
}

/// The insulation of a garment.
public struct CountedGarment: SchemaProviding, Equatable {
    /// The category.
    public var category: Category
    /// Its effective insulation I_clu in clo.
    public var clo: Double
    /// The source of the value.
    public var source: String

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.CountedGarment", "The insulation of a garment.") {
        field("category", \.category, "The category.")
        field("clo", \.clo, "Its effective insulation.", .number(0..., .clo))
        field("source", \.source, "The source of the value.", .text())
    }
}
