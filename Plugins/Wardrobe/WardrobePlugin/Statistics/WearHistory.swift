// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What was worn when, with the names of the items.
public struct WearHistory: SchemaProviding, Hashable {
    /// The days' entries, the latest first.
    public var entries: [Entry]
    /// How many entries there are, also those that the list has no room for.
    public var total: Int
    /// The mean of the ratings given, 1 to 5; nil when none was.
    public var meanRating: Double?
    /// What continues the list; absent at its end.
    public var cursor: String?

    /// One wear event with names in place of keys.
    public struct Entry: SchemaProviding, Hashable {
        /// The event's key.
        public var id: String
        /// The day.
        public var date: CalendarDay
        /// The name of the outfit; absent for single items.
        public var outfit: String?
        /// The items' names in the order of the event.
        public var items: [String]
        /// What they were worn for.
        public var occasion: Occasion?
        /// Where they were worn.
        public var location: String?
        /// What the sky did.
        public var weather: WeatherCondition?
        /// Air temperature in °C.
        public var temperature: Double?
        /// How it was, 1 to 5.
        public var rating: Int?
        /// Anything else.
        public var notes: String?

        /// What it looks like as JSON.
        public static let schema = Schema<Self>.object("wardrobe.WearHistoryEntry", "One wear event with names.") {
            field("id", \.id, "The event's key.", .text(example: "2026-11-21"))
            field("date", \.date, "The day.")
            field("outfit", \.outfit, "The name of the outfit; absent for single items.", .text(example: "Monday"))
            field("items", \.items, "The items' names.", .list(of: .text(example: "Navy blazer")))
            field("occasion", \.occasion, "What they were worn for.")
            field("location", \.location, "Where they were worn.", .text(example: "the office"))
            field("weather", \.weather, "What the sky did.")
            field("temperature", \.temperature, "Air temperature.", .number(-90...60, .degreesCelsius))
            field("rating", \.rating, "How it was.", .integer(1...5))
            field("notes", \.notes, "Anything else.", .text(example: "too warm indoors"))
        }
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.WearHistory", "What was worn when.") {
        field("entries", \.entries, "The days' entries, the latest first.")
        field("total", \.total, "How many entries there are.", .tally)
        field("meanRating", \.meanRating, "The mean of the ratings given.", .number(1...5))
        field("cursor", \.cursor, "What continues the list; absent at its end.", .cursor)
    }

    /// The history of some events.
    /// - Parameters:
    ///   - events: what was worn.
    ///   - items: the items' names by their keys; a key without a name stands for itself.
    ///   - outfits: the outfits' names by their keys.
    ///   - count: how many entries to list, the latest first; events of one day by their keys, the latest first.
    public init(_ events: [WearEvent], items: [String: String], outfits: [String: String], count: Int) {
        let ordered = events.sorted { ($0.date, $0.id) > ($1.date, $1.id) }
        entries = ordered.prefix(count).map { event in
            Entry(
                id: event.id, date: event.date, outfit: event.outfit.map { outfits[$0] ?? $0 },
                items: event.items.map { items[$0] ?? $0 }, occasion: event.occasion, location: event.location,
                weather: event.weather,
                temperature: event.temperature, rating: event.rating, notes: event.notes)
        }
        total = events.count
        let ratings = events.compactMap(\.rating)
        meanRating = ratings.isEmpty ? nil : Double(ratings.reduce(0, +)) / Double(ratings.count)
    }
}
