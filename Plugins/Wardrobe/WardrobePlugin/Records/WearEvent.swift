// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An outfit or items worn on a day.
public struct WearEvent: SchemaProviding, Hashable, Identifiable {
    /// The unique key of the wear.
    public var id: String
    /// The day.
    public var date: CalendarDay
    /// The key of the outfit; absent for single items.
    public var outfit: String?
    /// The keys of the items; optional if an outfit is given.
    public var items: [String]
    /// The occasion.
    public var occasion: Occasion?
    /// The location.
    public var location: String?
    /// The weather condition.
    public var weather: WeatherCondition?
    /// Air temperature in °C.
    public var temperature: Double?
    /// The rating, from never again to perfect, 1 to 5; nil if not rated.
    public var rating: Int?
    /// Notes.
    public var notes: String?
    /// The content hash of a photo among the attachments.
    public var photo: String?
    /// The time it was first saved, set by the store; nil if unknown.
    public var created: Timestamp?
    /// The time it was last changed, set by the store; nil if unknown.
    public var updated: Timestamp?

    /// Creates a wear of items or an outfit on a day.
    public init(id: String, date: CalendarDay, outfit: String? = nil, items: [String] = [], rating: Int? = nil) {
        self.id = id
        self.date = date
        self.outfit = outfit
        self.items = items
        self.rating = rating
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.WearEvent", "An outfit or items worn on a day.") {
        field("id", \.id, "The unique key of the wear.", .text(1...100, example: "2026-11-21"))
        field("date", \.date, "The day.")
        field("outfit", \.outfit, "The key of the outfit; absent for single items.", .text(1...100, example: "monday"))
        field(
            "items", \.items, "The keys of the items; optional if an outfit is given.",
            .list(of: .text(1...100, example: "navy-blazer"), count: 0...50), default: [])
        field("occasion", \.occasion, "The occasion.")
        field("location", \.location, "The location.", .text(1...200, example: "the office"))
        field("weather", \.weather, "The weather condition.")
        field(
            "temperature", \.temperature, "Air temperature.",
            .number(TemperatureUnit.possibleCelsius, .degreesCelsius))
        field("rating", \.rating, "The rating, from never again to perfect.", .integer(1...5))
        field("notes", \.notes, "Notes.", .text(0...10_000, example: "too warm indoors"))
        field("photo", \.photo, "The content hash of a photo.", .contentHash)
        field("created", \.created, "The time it was first saved, set by the store.")
        field("updated", \.updated, "The time it was last changed, set by the store.")
    }
}

extension WearEvent: ValidatedRecord {
    /// Checks that the day isn't in the future, that an outfit or an item was worn, and that no item occurs twice.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        issues.refuseFuture(date, at: "date", today: today)
        if outfit == nil, items.isEmpty {
            issues.append(ValidationIssue(path: "items", expected: "an outfit or at least one item", got: "neither"))
        }
        issues.refuseRepeats(in: items, at: "items")
        return issues
    }
}
