// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The rates of the hours of the week, or the answer that too little is known.
public enum HourRates: UnionRepresentable, Hashable {
    case rates(Rates)
    case notEnoughData(Shortage)

    /// The rates of the hours of the week.
    public struct Rates: SchemaProviding, Hashable {
        /// The mean number of entries in an hour.
        public var overall: Double
        /// The hours of the week, Monday first.
        public var hours: [HourRate]

        /// The schema.
        public static let schema = Schema<Self>.object("cravings.Rates", "The rates of the hours of the week.") {
            field("overall", \.overall, "The mean number of entries in an hour.", .number(0...))
            field("hours", \.hours, "The hours of the week, Monday first.")
        }
    }

    /// The rate of an hour of the week.
    public struct HourRate: SchemaProviding, Hashable {
        /// The weekday of the diary's day, 1 for Monday to 7 for Sunday.
        public var weekday: Int
        /// The hour on the person's clock, 0 to 23.
        public var hour: Int
        /// The number of entries.
        public var count: Int
        /// The number of covered days with this weekday, each of which has the hour once.
        public var exposure: Int
        /// The number of entries in such an hour, drawn toward the mean by 4 hours.
        public var rate: Double
        /// The lower end of the interval at 95%.
        public var low: Double
        /// The upper end of the interval at 95%.
        public var high: Double

        /// The schema.
        public static let schema = Schema<Self>.object("cravings.HourRate", "The rate of an hour of the week.") {
            field(
                "weekday", \.weekday, "The weekday of the diary's day, 1 for Monday to 7 for Sunday.",
                .integer(1...7))
            field("hour", \.hour, "The hour on the person's clock, 0 to 23.", .integer(0...23))
            field("count", \.count, "The number of entries.", .integer(0...Int.max))
            field(
                "exposure", \.exposure,
                "The number of covered days with this weekday, each of which has the hour once.",
                .integer(0...Int.max, .hours))
            field(
                "rate", \.rate, "The number of entries in such an hour, drawn toward the mean by 4 hours.",
                .number(0...))
            field("low", \.low, "The lower end of the interval at 95%.", .number(0...))
            field("high", \.high, "The upper end of the interval at 95%.", .number(0...))
        }
    }

    /// The cases.
    public static let variants: [Variant<Self>] = [
        variant("rates", "The rates.", Self.rates) {
            if case .rates(let rates) = $0 { rates } else { nil }
        },
        variant("not-enough-data", "Too little is known.", Self.notEnoughData) {
            if case .notEnoughData(let shortage) = $0 { shortage } else { nil }
        },
    ]

    /// The schema.
    public static let schema = Schema<Self>.union(
        "cravings.HourRates", "The rates of the hours of the week, or the answer that too little is known.")

    /// The rates; nil if too little is known.
    public var rates: Rates? { if case .rates(let rates) = self { rates } else { nil } }
}
