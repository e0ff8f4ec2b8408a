// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// The three hours with entries on the most days, or the answer that there isn't enough data.
@Schema("cravings.UsualHours")
public enum UsualHours: UnionRepresentable, Hashable {
    /// The three hours.
    case hours(Hours)
    /// Not enough data.
    case notEnoughData(Shortage)

    /// The three hours of the waking day with entries on the most days, and whether they stand out.
    @Schema("cravings.UsualHoursEstimate")
    public struct Hours: SchemaProviding, Hashable {
        /// Whether these hours stand out from the waking day, by a probability up to 0.02.
        public var isClear: Bool
        /// The first of the three hours, 0 to 23.
        @Field(.integer(0...23)) public var first: Int
        /// The last of the three hours, 0 to 23.
        @Field(.integer(0...23)) public var last: Int
        /// The number of days with an entry in these hours.
        @Field(.integer(0...Int.max, .days)) public var daysWithin: Int
        /// The number of days with an entry in the waking day.
        @Field(.integer(0...Int.max, .days)) public var days: Int
        /// The beginning of the waking day: the shortest part of the day that has 90% of the entries.
        public var wakingFrom: ClockTime
        /// The end of the waking day.
        public var wakingThrough: ClockTime
        /// The probability of as many days in some three hours if no waking hour is preferred.
        @Field(.number(0...1)) public var probability: Double
    }
}

extension UsualHours {
    /// The usual hours of entries; there isn't enough data if all entries are within a few hours.
    init(_ scan: HourScan?) {
        guard let scan else {
            self = .notEnoughData(
                Shortage(
                    n: 0,
                    reason: "Most are within \(HourScan.leastWakingHours) hours of the day, so no other waking hours "
                        + "are known."))
            return
        }
        func clock(_ second: Int) -> ClockTime { ClockTime(minuteOfDay: second / 60 % 1_440) }
        self = .hours(
            Hours(
                isClear: scan.probability <= HourScan.level, first: scan.hour,
                last: (scan.hour + HourScan.width - 1) % 24, daysWithin: scan.daysWithin, days: scan.days,
                wakingFrom: clock(scan.wakingStart),
                wakingThrough: clock(scan.wakingStart + scan.wakingLength - 1), probability: scan.probability))
    }
}
