// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// The air temperature over a day with a known minimum and maximum.
///
/// The common approximation: half a cosine from the minimum at sunrise up to the maximum in mid-afternoon, and another
/// back down to the next minimum. Reicosky et al. 1989, "Accuracy of hourly air temperatures calculated from daily
/// minima and maxima", Agricultural and Forest Meteorology 46, 193–209, compare it with hourly measurements and with
/// other methods: it is accurate on clear days, less so under clouds.
///
/// The hours are our convention: the minimum at 06:00 and the maximum at 15:00 by the clock, on every day of the year, so
/// that neither a place nor a date is needed.
///
/// ```swift
/// DailyTemperatureCourse(coldest: 5, warmest: 17).temperature(atHour: 9)    // 8 °C
/// ```
package struct DailyTemperatureCourse: Equatable {
    /// The minimum in °C.
    package let coldest: Double
    /// The maximum in °C, at least the minimum.
    package let warmest: Double

    /// Creates a course between two temperatures in °C, the colder one first.
    package init(coldest: Double, warmest: Double) {
        self.coldest = coldest
        self.warmest = warmest
    }

    /// The hour of the minimum.
    package static let coldestHour = 6.0
    /// The hour of the maximum.
    package static let warmestHour = 15.0

    /// Returns the temperature at an hour of the clock, in °C.
    ///
    /// - Parameter hour: hours since a midnight; negative before it, 24 or more on the days after.
    package func temperature(atHour hour: Double) -> Double {
        let rise = Self.warmestHour - Self.coldestHour
        let elapsed = Self.hours(from: Self.coldestHour, to: hour)
        let phase = elapsed <= rise ? elapsed / rise : 1 + (elapsed - rise) / (24 - rise)
        let share = (1 - cos(Double.pi * phase)) / 2
        // Rounding can slightly exceed an end.
        let value = coldest * (1 - share) + warmest * share
        return min(max(value, coldest), warmest)
    }

    /// Returns the coldest and the warmest temperature of a range of hours, in °C.
    ///
    /// - Parameters:
    ///   - start: hours since a midnight; negative before it.
    ///   - end: hours since the same midnight, at least `start`.
    package func range(from start: Double, to end: Double) -> (coldest: Double, warmest: Double) {
        let ends = (temperature(atHour: start), temperature(atHour: end))
        func reaches(_ hour: Double) -> Bool { start + Self.hours(from: start, to: hour) <= end }
        return (
            reaches(Self.coldestHour) ? coldest : min(ends.0, ends.1),
            reaches(Self.warmestHour) ? warmest : max(ends.0, ends.1)
        )
    }

    /// Returns the number of hours from one hour of the clock to the next occurrence of another, 0 up to 24.
    private static func hours(from start: Double, to end: Double) -> Double {
        let hours = end - start
        return hours - (hours / 24).rounded(.down) * 24
    }
}
