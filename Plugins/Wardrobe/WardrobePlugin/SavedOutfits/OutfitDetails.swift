// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The attributes of an outfit other than its name and items; omitted attributes keep their values.
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
    /// The style.
    public var style: Style?
    /// Its formality, from gym to white tie, 1 to 10.
    public var formality: Int?
    /// The number of times it was worn, including logged wears.
    public var timesWorn: Int?
    /// The last day it was worn.
    public var lastWorn: CalendarDay?
    /// Whether it's a favorite.
    public var isFavorite: Bool?
    /// Whether it was suggested rather than put together by its owner.
    public var isGenerated: Bool?
    /// For a suggested outfit, the known share of the score's inputs, 0 to 1.
    public var confidence: Double?
    /// Notes.
    public var notes: String?

    /// Creates empty details.
    public init() {}

    /// The JSON schema.
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
        field("style", \.style, "The style.")
        field("formality", \.formality, "Its formality, from gym to white tie.", .integer(1...10))
        field(
            "timesWorn", \.timesWorn, "The number of times it was worn, including logged wears.",
            .integer(0...100_000))
        field("lastWorn", \.lastWorn, "The last day it was worn.")
        field("isFavorite", \.isFavorite, "Whether it's a favorite.", .boolean)
        field("isGenerated", \.isGenerated, "Whether it was suggested rather than put together by its owner.", .boolean)
        field(
            "confidence", \.confidence, "For a suggested outfit, the known share of the score's inputs.",
            .number(0...1))
        field("notes", \.notes, "Notes.", .text(0...10_000, example: "with the watch"))
    }
}
