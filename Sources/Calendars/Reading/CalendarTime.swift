// SPDX-License-Identifier: Apache-2.0

public import CivilTime

/// A time of a calendar as it was written: a day, a clock's time anywhere, in UTC, or in a zone.
public struct CalendarTime: Hashable, Sendable, CustomStringConvertible {
    /// What the clock's time is bound to.
    public enum Frame: Hashable, Sendable {
        /// A whole day, without a time.
        case day
        /// The time of whatever clock one looks at.
        case floating
        /// Coordinated Universal Time.
        case utc
        /// A zone, which is so many seconds ahead of UTC at this time.
        case zone(String, offset: Int)
    }

    /// Seconds from 1970-01-01 at 0:00 to this time on the clock it was written for.
    public let clockSeconds: Int
    /// What the clock's time is bound to.
    public let frame: Frame

    /// The day on that clock.
    public var day: CalendarDay { CalendarDay(secondsSince1970: clockSeconds) }

    /// Seconds since midnight on that clock, 0 to 86,399.
    public var secondOfDay: Int { floorDivision(clockSeconds, by: 86_400).remainder }

    /// Seconds since 1970-01-01T00:00Z; nil for days and floating times, which are at no one moment.
    public var unixSeconds: Int? {
        switch frame {
        case .day, .floating: nil
        case .utc: clockSeconds
        case .zone(_, let offset): clockSeconds - offset
        }
    }

    /// ISO 8601: `2026-11-21`, `2026-11-21T09:00:00`, with `Z` or `+01:00` where that is known.
    public var description: String {
        guard frame != .day else { return day.description }
        let local = CivilDateTime(day: day, time: ClockTime(secondOfDay: secondOfDay))
        return switch frame {
        case .day, .floating: local.description
        case .utc: "\(local)Z"
        case .zone(_, let offset): "\(local)\(UTCOffset(unchecked: offset / 60 * 60))"
        }
    }

    /// The time some seconds later: moments by elapsed time, others by the clock.
    func adding(seconds: Int, _ zones: ZoneSet) -> CalendarTime {
        guard case .zone(let name, _) = frame, let moment = unixSeconds,
            let offset = zones.offset(of: name, at: moment + seconds)
        else { return CalendarTime(clockSeconds: clockSeconds + seconds, frame: frame) }
        return CalendarTime(clockSeconds: moment + seconds + offset, frame: .zone(name, offset: offset))
    }

    /// The same frame at another time of the clock.
    func moved(to clockSeconds: Int, _ zones: ZoneSet) -> CalendarTime {
        guard case .zone(let name, _) = frame else { return CalendarTime(clockSeconds: clockSeconds, frame: frame) }
        let offset = zones.offset(of: name, atClock: clockSeconds) ?? 0
        return CalendarTime(clockSeconds: clockSeconds, frame: .zone(name, offset: offset))
    }

    /// A moment on the clock of another zone; days and floating times stay as they are.
    func shown(in zone: String, _ zones: ZoneSet) -> CalendarTime {
        guard let moment = unixSeconds, let offset = zones.offset(of: zone, at: moment) else { return self }
        return CalendarTime(clockSeconds: moment + offset, frame: .zone(zone, offset: offset))
    }

    /// The time as text that is the same however it was written: an instant in UTC, else as clocks or calendars show it.
    var recurrenceID: String {
        unixSeconds.map { CalendarTime(clockSeconds: $0, frame: .utc).description } ?? description
    }

    /// What two ways of writing the same time have in common.
    var identity: Int { unixSeconds ?? clockSeconds }
}

extension Int {
    /// The quotient rounded down.
    func flooredQuotient(_ divisor: Int) -> Int { floorDivision(self, by: divisor).quotient }
}
