// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Entries by hour and weekday.
@Schema("cravings.HeatMap")
public struct HeatMap: SchemaProviding, Hashable {
    /// The entries that were counted.
    public var entries: PatternEntries
    /// The number of entries whose time is known, on covered days.
    @Field(.integer(0...Int.max)) public var n: Int
    /// The number of covered days.
    @Field(.integer(0...Int.max, .days)) public var coveredDays: Int
    /// The hours of the week with an entry, Monday first.
    ///
    /// The weekday is that of the diary's day, so 02:00 in the night after Friday is Friday's.
    public var counts: [HourCount]
    /// The rates of the hours of the week, or the answer that there isn't enough data.
    public var rates: HourRates
    /// The three hours with entries on the most days, or the answer that there isn't enough data.
    public var usualHours: UsualHours

    /// The number of entries in an hour of the week.
    @Schema("cravings.HourCount")
    public struct HourCount: SchemaProviding, Hashable {
        /// The weekday of the diary's day, 1 for Monday to 7 for Sunday.
        @Field(.integer(1...7)) public var weekday: Int
        /// The hour on the person's clock, 0 to 23.
        @Field(.integer(0...23)) public var hour: Int
        /// The number of entries.
        @Field(.integer(1...Int.max)) public var count: Int
    }

    /// The number of entries from which there is an hour pattern.
    public static let leastEntries = 20
    /// The number of covered days from which there is an hour pattern: four weeks.
    public static let leastCoveredDays = 28
}
