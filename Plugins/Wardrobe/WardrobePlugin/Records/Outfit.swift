// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Items that are worn together.
public struct Outfit: SchemaProviding, Hashable, Identifiable {
    /// A key that no other outfit has.
    public var id: String
    /// What its owner calls it.
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
    /// Its manner.
    public var style: Style?
    /// How formal it is, from gym to white tie, 1 to 10.
    public var formality: Int?
    /// On how many occasions it was worn.
    public var timesWorn: Int
    /// The last day it was worn.
    public var lastWorn: CalendarDay?
    /// Whether its owner likes it best.
    public var isFavorite: Bool
    /// Whether it was suggested, and not put together by its owner.
    public var isGenerated: Bool
    /// For a suggested outfit the share of what its score needs that was known, 0 to 1.
    public var confidence: Double?
    /// Anything else.
    public var notes: String?
    /// When it was saved first, by the store; nil when not known.
    public var created: Timestamp?
    /// When it was last changed, by the store; nil when not known.
    public var updated: Timestamp?

    /// An outfit of some items; all else is set afterwards.
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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.Outfit", "Items that are worn together.") {
        field("id", \.id, "A key that no other outfit has.", .text(1...100, example: "monday"))
        field("name", \.name, "What its owner calls it.", .text(1...200, example: "Monday at the office"))
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
        field("style", \.style, "Its manner.")
        field("formality", \.formality, "How formal it is, from gym to white tie.", .integer(1...10))
        field("timesWorn", \.timesWorn, "On how many occasions it was worn.", .integer(0...100_000), default: 0)
        field("lastWorn", \.lastWorn, "The last day it was worn.")
        field("isFavorite", \.isFavorite, "Whether its owner likes it best.", .boolean, default: false)
        field("isGenerated", \.isGenerated, "Whether it was suggested.", .boolean, default: false)
        field(
            "confidence", \.confidence, "For a suggested outfit the share of what its score needs that was known.",
            .number(0...1))
        field("notes", \.notes, "Anything else.", .text(0...10_000, example: "with the watch"))
        field("created", \.created, "When it was saved first, by the store.")
        field("updated", \.updated, "When it was last changed, by the store.")
    }
}

extension Outfit: ValidatedRecord {
    /// The lowest temperature is not above the highest, nothing was worn in the future, and no item is in it twice.
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
