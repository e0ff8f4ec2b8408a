// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Items worn together.
public struct Outfit: SchemaProviding, Hashable, Identifiable {
    /// The unique key of the outfit.
    public var id: String
    /// The outfit's name.
    public var name: String
    /// The keys of its items, at least one, in the order in which they are shown.
    public var items: [String]
    /// The occasions it's suitable for; empty for all.
    public var occasion: [Occasion]
    /// The seasons it's suitable for; empty for all.
    public var season: [Season]
    /// The weather it's suitable for; empty for any.
    public var weather: [WeatherCondition]
    /// The lowest suitable air temperature, in °C.
    public var minimumTemperature: Double?
    /// The highest suitable air temperature, in °C.
    public var maximumTemperature: Double?
    /// The style.
    public var style: Style?
    /// Its formality, from gym to white tie, 1 to 10.
    public var formality: Int?
    /// The number of times it was worn.
    public var timesWorn: Int
    /// The last day it was worn.
    public var lastWorn: CalendarDay?
    /// Whether it's a favorite.
    public var isFavorite: Bool
    /// Whether it was suggested rather than put together by its owner.
    public var isGenerated: Bool
    /// For a suggested outfit, the known share of the score's inputs, 0 to 1.
    public var confidence: Double?
    /// Notes.
    public var notes: String?
    /// The time it was first saved, set by the store; nil if unknown.
    public var created: Timestamp?
    /// The time it was last changed, set by the store; nil if unknown.
    public var updated: Timestamp?

    /// Creates an outfit from items.
    public init(id: String, name: String, items: [String]) {
        self.id = id
        self.name = name
        self.items = items
        occasion = []
        season = []
        weather = []
        timesWorn = 0
        isFavorite = false
        isGenerated = false
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.Outfit", "Items worn together.") {
        field("id", \.id, "The unique key of the outfit.", .text(1...100, example: "monday"))
        field("name", \.name, "The outfit's name.", .text(1...200, example: "Monday at the office"))
        field(
            "items", \.items, "The keys of its items.",
            .list(of: .text(1...100, example: "navy-blazer"), count: 1...50))
        field(
            "occasion", \.occasion, "The occasions it's suitable for; empty for all.",
            .list(of: .nested, count: 0...16),
            default: [])
        field(
            "season", \.season, "The seasons it's suitable for; empty for all.", .list(of: .nested, count: 0...5),
            default: [])
        field(
            "weather", \.weather, "The weather it's suitable for; empty for any.", .list(of: .nested, count: 0...8),
            default: [])
        field(
            "minimumTemperature", \.minimumTemperature, "The lowest suitable air temperature.",
            .number(TemperatureUnit.possibleCelsius, .degreesCelsius))
        field(
            "maximumTemperature", \.maximumTemperature, "The highest suitable air temperature.",
            .number(TemperatureUnit.possibleCelsius, .degreesCelsius))
        field("style", \.style, "The style.")
        field("formality", \.formality, "Its formality, from gym to white tie.", .integer(1...10))
        field("timesWorn", \.timesWorn, "The number of times it was worn.", .integer(0...100_000), default: 0)
        field("lastWorn", \.lastWorn, "The last day it was worn.")
        field("isFavorite", \.isFavorite, "Whether it's a favorite.", .boolean, default: false)
        field(
            "isGenerated", \.isGenerated, "Whether it was suggested rather than put together by its owner.", .boolean,
            default: false)
        field(
            "confidence", \.confidence, "For a suggested outfit, the known share of the score's inputs.",
            .number(0...1))
        field("notes", \.notes, "Notes.", .text(0...10_000, example: "with the watch"))
        field("created", \.created, "The time it was first saved, set by the store.")
        field("updated", \.updated, "The time it was last changed, set by the store.")
    }
}

extension Outfit: ValidatedRecord {
    /// Checks that the lowest temperature isn't above the highest, that it wasn't worn in the future, and that no item
    /// occurs twice.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        issues.refuseRepeats(in: items, at: "items")
        issues.refuseRepeats(in: occasion.map(\.rawValue), at: "occasion")
        issues.refuseRepeats(in: season.map(\.rawValue), at: "season")
        issues.refuseRepeats(in: weather.map(\.rawValue), at: "weather")
        issues.refuseDisorder(
            minimumTemperature, maximumTemperature, at: "maximumTemperature", name: "minimumTemperature"
        ) { "\(Figure.short($0)) °C" }
        issues.refuseFuture(lastWorn, at: "lastWorn", today: today)
        return issues
    }
}
