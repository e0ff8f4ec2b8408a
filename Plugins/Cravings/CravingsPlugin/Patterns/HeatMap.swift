// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Entries by hour and weekday.
public struct HeatMap: SchemaProviding, Hashable {
    /// The entries that were counted.
    public var entries: PatternEntries
    /// The number of entries whose time is known, on covered days.
    public var n: Int
    /// The number of covered days.
    public var coveredDays: Int
    /// The hours of the week with an entry, Monday first.
    ///
    /// The weekday is that of the diary's day, so 02:00 in the night after Friday is Friday's.
    public var counts: [HourCount]
    /// The rates of the hours of the week, or the answer that too little is known.
    public var rates: HourRates
    /// The three hours with entries on the most days, or the answer that too little is known.
    public var usualHours: UsualHours

    /// The number of entries in an hour of the week.
    public struct HourCount: SchemaProviding, Hashable {
        /// The weekday of the diary's day, 1 for Monday to 7 for Sunday.
        public var weekday: Int
        /// The hour on the person's clock, 0 to 23.
        public var hour: Int
        /// The number of entries.
        public var count: Int

        /// The schema.
        public static let schema = Schema<Self>.object(
            "cravings.HourCount", "The number of entries in an hour of the week."
        ) {
            field(
                "weekday", \.weekday, "The weekday of the diary's day, 1 for Monday to 7 for Sunday.",
                .integer(1...7))
            field("hour", \.hour, "The hour on the person's clock, 0 to 23.", .integer(0...23))
            field("count", \.count, "The number of entries.", .integer(1...Int.max))
        }
    }

    /// The number of entries from which there is an hour pattern.
    public static let leastEntries = 20
    /// The number of covered days from which there is an hour pattern: four weeks.
    public static let leastCoveredDays = 28

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.HeatMap", "Entries by hour and weekday.") {
        field("entries", \.entries, "The entries that were counted.")
        field(
            "n", \.n, "The number of entries whose time is known, on covered days.", .integer(0...Int.max))
        field("coveredDays", \.coveredDays, "The number of covered days.", .integer(0...Int.max, .days))
        field("counts", \.counts, "The hours of the week with an entry, Monday first.")
        field("rates", \.rates, "The rates of the hours of the week, or the answer that too little is known.")
        field(
            "usualHours", \.usualHours,
            "The three hours with entries on the most days, or the answer that too little is known.")
    }
}
