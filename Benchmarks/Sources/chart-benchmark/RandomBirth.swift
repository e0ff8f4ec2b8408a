// SPDX-License-Identifier: AGPL-3.0-or-later

import AstrologyPlugin
import ComputationKit

/// A random birth, the same one that the C loop draws for the same seed.
struct RandomBirth {
    /// The moment as a Julian day of Universal Time.
    let julianDay: Double
    let latitude: Double
    let longitude: Double

    /// Draws births from 1900-01-01 to 2100-01-01 between 60 degrees south and north, in the order of
    /// `c-loop/chart_loop.c`.
    static func births(_ count: Int, seed: UInt64, sorted: Bool) -> [RandomBirth] {
        var numbers = SeededGenerator(seed: seed)
        var births: [RandomBirth] = []
        births.reserveCapacity(count)
        for _ in 0..<count {
            let julianDay = 2_415_020.5 + numbers.unit() * 73_049
            let latitude = -60 + numbers.unit() * 120
            let longitude = -180 + numbers.unit() * 360
            births.append(RandomBirth(julianDay: julianDay, latitude: latitude, longitude: longitude))
        }
        if sorted { births.sort { $0.julianDay < $1.julianDay } }
        return births
    }

    /// The moment as ISO 8601 text in UTC, to the nanosecond.
    var date: String {
        let sinceMidnight = julianDay + 0.5
        let day = sinceMidnight.rounded(.down)
        let nanoseconds = Int(((sinceMidnight - day) * 86_400e9).rounded())
        let calendar = GregorianDay(julianDayNumber: Int(day))
        let second = nanoseconds / 1_000_000_000
        return [
            "\(calendar.year)-\(calendar.month.digits(2))-\(calendar.day.digits(2))",
            "T\((second / 3600).digits(2)):\((second / 60 % 60).digits(2)):\((second % 60).digits(2))",
            ".\((nanoseconds % 1_000_000_000).digits(9))Z",
        ].joined()
    }

    /// The birth as input for the kit.
    var birth: Birth { Birth(date: date, latitude: latitude, longitude: longitude) }
}

extension SeededGenerator {
    /// A number from 0 up to but not including 1, from the upper 53 bits of the next draw.
    fileprivate mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }
}

/// Returns the day of the Gregorian calendar with a Julian day number.
///
/// Computed here and not by the plugin, so that a wrong day there makes the two checksums differ. Algorithm: E. G.
/// Richards, "Calendars", section 15.11.3 in the Explanatory Supplement to the Astronomical Almanac, 3rd edition
/// (2013).
private struct GregorianDay {
    let year: Int
    let month: Int
    let day: Int

    init(julianDayNumber number: Int) {
        let centuries = (4 * number + 274_277) / 146_097 * 3 / 4
        let shifted = 4 * (number + 1401 + centuries - 38) + 3
        let dayOfYear = 5 * (shifted % 1461 / 4) + 2
        day = dayOfYear % 153 / 5 + 1
        month = (dayOfYear / 153 + 2) % 12 + 1
        year = shifted / 1461 - 4716 + (14 - month) / 12
    }
}

extension Int {
    fileprivate func digits(_ count: Int) -> String {
        let text = String(self)
        return String(repeating: "0", count: Swift.max(0, count - text.count)) + text
    }
}
