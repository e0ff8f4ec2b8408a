// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The wear log, with the names of the items.
@Schema("wardrobe.WearHistory")
public struct WearHistory: SchemaProviding, Hashable {
    /// The entries, newest first.
    public var entries: [Entry]
    /// The number of entries, including those beyond the limit.
    @Field(.tally) public var total: Int
    /// The mean of the ratings.
    ///
    /// 1 to 5; nil if there are none.
    @Field(.number(1...5)) public var meanRating: Double?
    /// The cursor for the next page; absent on the last page.
    @Field(.cursor) public var cursor: String?

    /// A wear event with names instead of keys.
    @Schema("wardrobe.WearHistoryEntry")
    public struct Entry: SchemaProviding, Hashable {
        /// The event's key.
        @Field(.text(example: "2026-11-21")) public var id: String
        /// The day.
        public var date: CalendarDay
        /// The name of the outfit; absent for single items.
        @Field(.text(example: "Monday")) public var outfit: String?
        /// The items' names.
        ///
        /// In the order of the event.
        @Field(.list(of: .text(example: "Navy blazer"))) public var items: [String]
        /// The occasion.
        public var occasion: Occasion?
        /// The location.
        @Field(.text(example: "the office")) public var location: String?
        /// The weather condition.
        public var weather: WeatherCondition?
        /// Air temperature.
        @Field(.number(-90...60, .degreesCelsius)) public var temperature: Double?
        /// The rating.
        @Field(.integer(1...5)) public var rating: Int?
        /// Notes.
        @Field(.text(example: "too warm indoors")) public var notes: String?
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
