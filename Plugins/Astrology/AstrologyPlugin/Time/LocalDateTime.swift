// SPDX-License-Identifier: Apache-2.0

public import CivilTime

/// A local date and time, without a place.
///
/// In JSON, it is a string such as `"1990-05-15T14:30:00"`, with the suffix `[u-ca=julian]` for the Julian calendar.
public struct LocalDateTime: Hashable, Sendable {
    /// The day, in its calendar.
    public let date: CalendarDate
    /// The time of day.
    public let time: ClockTime

    /// Creates a local date and time.
    public init(date: CalendarDate, time: ClockTime) {
        self.date = date
        self.time = time
    }

    /// Seconds from 1970-01-01T00:00:00 on the same clock, without the fraction of the second.
    var clockSeconds: Int {
        (date.julianDayNumber - UTCInstant.epochDayNumber) * 86_400 + time.secondOfDay
    }

    init(clockSeconds: Int, nanosecond: Int, calendar: CalendarSystem) {
        let (days, secondOfDay) = floorDivision(clockSeconds, by: 86_400)
        self.init(
            date: CalendarDate(uncheckedDayNumber: days + UTCInstant.epochDayNumber, calendar: calendar),
            time: ClockTime(secondOfDay: secondOfDay, nanosecond: nanosecond))
    }
}

/// An instant of Universal Time.
///
/// UTC is used as UT1. Since 1972 the two differ by less than 0.9 s (0.004° of Ascendant); before that, civil clocks
/// followed mean solar time, and the offsets of the time zone database are offsets from UT.
struct UTCInstant: Hashable, Sendable {
    /// The Julian day number of 1970-01-01.
    static let epochDayNumber = 2_440_588

    /// Seconds since 1970-01-01T00:00:00Z, every day counted as 86,400 seconds.
    let seconds: Int
    let nanosecond: Int

    /// The Julian day, UT.
    ///
    /// A `Double` represents current Julian days to 0.00004 s.
    var julianDay: Double {
        // Noon-based days: splitting off the whole day first keeps the sum exact to the last bit.
        let (days, secondOfDay) = floorDivision(seconds, by: 86_400)
        let fraction = (Double(secondOfDay) + Double(nanosecond) * 1e-9) / 86_400
        return Double(days + Self.epochDayNumber) - 0.5 + fraction
    }

    /// The Gregorian date and time of day in UTC.
    var dateTime: LocalDateTime {
        LocalDateTime(clockSeconds: seconds, nanosecond: nanosecond, calendar: .gregorian)
    }
}
