// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An outfit or some items, worn on a day.
public struct WearEvent: SchemaProviding, Hashable, Identifiable {
    /// A key that no other event has.
    public var id: String
    /// The day.
    public var date: CalendarDay
    /// The key of the outfit; absent for single items.
    public var outfit: String?
    /// The keys of the items; optional if an outfit is given.
    public var items: [String]
    /// What they were worn for.
    public var occasion: Occasion?
    /// Where they were worn.
    public var location: String?
    /// What the sky did.
    public var weather: WeatherCondition?
    /// Air temperature in °C.
    public var temperature: Double?
    /// How it was, from never again to as good as can be, 1 to 5; nil when not rated.
    public var rating: Int?
    /// Anything else.
    public var notes: String?
    /// The content hash of a photo among the attachments.
    public var photo: String?
    /// When it was saved first, by the store; nil when not known.
    public var created: Timestamp?
    /// When it was last changed, by the store; nil when not known.
    public var updated: Timestamp?

    /// Items, or an outfit, worn on a day; all else is set afterwards.
    public init(id: String, date: CalendarDay, outfit: String? = nil, items: [String] = [], rating: Int? = nil) {
        self.id = id
        self.date = date
        self.outfit = outfit
        self.items = items
        self.rating = rating
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.WearEvent", "An outfit or some items, worn on a day.") {
        field("id", \.id, "A key that no other event has.", .text(1...100, example: "2026-11-21"))
        field("date", \.date, "The day.")
        field("outfit", \.outfit, "The key of the outfit; absent for single items.", .text(1...100, example: "monday"))
        field(
            "items", \.items, "The keys of the items; optional if an outfit is given.",
            .list(of: .text(1...100, example: "navy-blazer"), count: 0...50), default: [])
        field("occasion", \.occasion, "What they were worn for.")
        field("location", \.location, "Where they were worn.", .text(1...200, example: "the office"))
        field("weather", \.weather, "What the sky did.")
        field(
            "temperature", \.temperature, "Air temperature.",
            .number(TemperatureUnit.possibleCelsius, .degreesCelsius))
        field("rating", \.rating, "How it was, from never again to as good as can be.", .integer(1...5))
        field("notes", \.notes, "Anything else.", .text(0...10_000, example: "too warm indoors"))
        field("photo", \.photo, "The content hash of a photo.", .contentHash)
        field("created", \.created, "When it was saved first, by the store.")
        field("updated", \.updated, "When it was last changed, by the store.")
    }
}

extension WearEvent: ValidatedRecord {
    /// The day is not in the future; an outfit or an item was worn, each item once.
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
