// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The rates of the hours of the week, or the answer that there isn't enough data.
@Schema("cravings.HourRates")
public enum HourRates: UnionRepresentable, Hashable {
    /// The rates.
    case rates(Rates)
    /// Not enough data.
    case notEnoughData(Shortage)

    /// The rates of the hours of the week.
    @Schema("cravings.Rates")
    public struct Rates: SchemaProviding, Hashable {
        /// The mean number of entries in an hour.
        @Field(.number(0...)) public var overall: Double
        /// The hours of the week, Monday first.
        public var hours: [HourRate]
    }

    /// The rate of an hour of the week.
    @Schema("cravings.HourRate")
    public struct HourRate: SchemaProviding, Hashable {
        /// The weekday of the diary's day, 1 for Monday to 7 for Sunday.
        @Field(.integer(1...7)) public var weekday: Int
        /// The hour on the person's clock, 0 to 23.
        @Field(.integer(0...23)) public var hour: Int
        /// The number of entries.
        @Field(.integer(0...Int.max)) public var count: Int
        /// The number of covered days with this weekday, each of which has the hour once.
        @Field(.integer(0...Int.max, .hours)) public var exposure: Int
        /// The number of entries in such an hour, drawn toward the mean by 4 hours.
        @Field(.number(0...)) public var rate: Double
        /// The lower end of the interval at 95%.
        @Field(.number(0...)) public var low: Double
        /// The upper end of the interval at 95%.
        @Field(.number(0...)) public var high: Double
    }

    /// The rates; nil if there isn't enough data.
    public var rates: Rates? { if case .rates(let rates) = self { rates } else { nil } }
}
