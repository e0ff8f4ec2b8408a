// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The wear log, with the names of the items.
public struct WearHistory: SchemaProviding, Hashable {
    /// The entries, newest first.
    public var entries: [Entry]
    /// The number of entries, including those beyond the limit.
    public var total: Int
    /// The mean of the ratings, 1 to 5; nil if there are none.
    public var meanRating: Double?
    /// The cursor for the next page; absent on the last page.
    public var cursor: String?

    /// A wear event with names instead of keys.
    public struct Entry: SchemaProviding, Hashable {
        /// The event's key.
        public var id: String
        /// The day.
        public var date: CalendarDay
        /// The name of the outfit; absent for single items.
        public var outfit: String?
        /// The items' names in the order of the event.
        public var items: [String]
        /// The occasion.
        public var occasion: Occasion?
        /// The location.
        public var location: String?
        /// The weather condition.
        public var weather: WeatherCondition?
        /// Air temperature in °C.
        public var temperature: Double?
        /// The rating, 1 to 5.
        public var rating: Int?
        /// Notes.
        public var notes: String?

        /// The JSON schema.
        public static let schema = Schema<Self>.object(
            "wardrobe.WearHistoryEntry", "A wear event with names instead of keys."
        ) {
            field("id", \.id, "The event's key.", .text(example: "2026-11-21"))
            field("date", \.date, "The day.")
            field("outfit", \.outfit, "The name of the outfit; absent for single items.", .text(example: "Monday"))
            field("items", \.items, "The items' names.", .list(of: .text(example: "Navy blazer")))
            field("occasion", \.occasion, "The occasion.")
            field("location", \.location, "The location.", .text(example: "the office"))
            field("weather", \.weather, "The weather condition.")
            field("temperature", \.temperature, "Air temperature.", .number(-90...60, .degreesCelsius))
            field("rating", \.rating, "The rating.", .integer(1...5))
            field("notes", \.notes, "Notes.", .text(example: "too warm indoors"))
        }
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.WearHistory", "The wear log, with the names of the items.")
    {
        field("entries", \.entries, "The entries, newest first.")
        field("total", \.total, "The number of entries, including those beyond the limit.", .tally)
        field("meanRating", \.meanRating, "The mean of the ratings.", .number(1...5))
        field("cursor", \.cursor, "The cursor for the next page; absent on the last page.", .cursor)
    }

    /// Creates the history of wear events.
    /// - Parameters:
    ///   - events: the wear events.
    ///   - items: the items' names by key; a key without a name is shown itself.
    ///   - outfits: the outfits' names by key.
    ///   - count: the maximum number of entries, newest first; events of one day by key, newest first.
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
