// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What is stated of an outfit besides its name and items; what is left out stays as it is.
public struct OutfitDetails: SchemaProviding, Hashable {
    /// The occasions it's suitable for; empty for all.
    public var occasion: [Occasion]?
    /// The seasons it's suitable for; empty for all.
    public var season: [Season]?
    /// The weather it's suitable for; empty for any.
    public var weather: [WeatherCondition]?
    /// The lowest suitable air temperature, in °C.
    public var minimumTemperature: Double?
    /// The highest suitable air temperature, in °C.
    public var maximumTemperature: Double?
    /// Its manner.
    public var style: Style?
    /// How formal it is, from gym to white tie, 1 to 10.
    public var formality: Int?
    /// On how many occasions it was worn, those in the log included.
    public var timesWorn: Int?
    /// The last day it was worn.
    public var lastWorn: CalendarDay?
    /// Whether its owner likes it best.
    public var isFavorite: Bool?
    /// Whether it was suggested, and not put together by its owner.
    public var isGenerated: Bool?
    /// For a suggested outfit the share of what its score needs that was known, 0 to 1.
    public var confidence: Double?
    /// Anything else.
    public var notes: String?

    /// Nothing stated.
    public init() {}

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.OutfitDetails", "The attributes of an outfit other than its name and items."
    ) {
        field(
            "occasion", \.occasion, "The occasions it's suitable for; empty for all.", .list(of: .nested, count: 0...16)
        )
        field("season", \.season, "The seasons it's suitable for; empty for all.", .list(of: .nested, count: 0...5))
        field("weather", \.weather, "The weather it's suitable for; empty for any.", .list(of: .nested, count: 0...8))
        field(
            "minimumTemperature", \.minimumTemperature, "The lowest suitable air temperature.",
            .number(TemperatureUnit.possibleCelsius, .degreesCelsius))
        field(
            "maximumTemperature", \.maximumTemperature, "The highest suitable air temperature.",
            .number(TemperatureUnit.possibleCelsius, .degreesCelsius))
        field("style", \.style, "Its manner.")
        field("formality", \.formality, "How formal it is, from gym to white tie.", .integer(1...10))
        field(
            "timesWorn", \.timesWorn, "On how many occasions it was worn, those in the log included.",
            .integer(0...100_000))
        field("lastWorn", \.lastWorn, "The last day it was worn.")
        field("isFavorite", \.isFavorite, "Whether its owner likes it best.", .boolean)
        field("isGenerated", \.isGenerated, "Whether it was suggested, and not put together by its owner.", .boolean)
        field(
            "confidence", \.confidence, "For a suggested outfit the share of what its score needs that was known.",
            .number(0...1))
        field("notes", \.notes, "Anything else.", .text(0...10_000, example: "with the watch"))
    }
}
