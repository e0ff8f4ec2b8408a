// SPDX-License-Identifier: Apache-2.0

public import CivilTime

/// A time in a calendar: a day, a floating time, or a time in UTC or in a zone.
public struct CalendarTime: Hashable, Sendable, CustomStringConvertible {
    /// The frame of reference of the time.
    public enum Frame: Hashable, Sendable {
        /// A day without a time.
        case day
        /// A local time in any zone.
        case floating
        /// Coordinated Universal Time.
        case utc
        /// A zone, with its offset from UTC at this time, in seconds.
        case zone(String, offset: Int)
    }

    /// Seconds from 1970-01-01T00:00 to this time on its clock.
    public let clockSeconds: Int
    /// The frame of reference of the time.
    public let frame: Frame

    /// The day on that clock.
    public var day: CalendarDay { CalendarDay(secondsSince1970: clockSeconds) }

    /// Seconds since midnight on that clock, 0 to 86,399.
    public var secondOfDay: Int { floorDivision(clockSeconds, by: 86_400).remainder }

    /// Seconds since 1970-01-01T00:00Z; `nil` for days and floating times, which aren't instants.
    public var unixSeconds: Int? {
        switch frame {
        case .day, .floating: nil
        case .utc: clockSeconds
        case .zone(_, let offset): clockSeconds - offset
        }
    }

    /// ISO 8601: `2026-11-21`, `2026-11-21T09:00:00`, with `Z` or `+01:00` if known.
    public var description: String {
        guard frame != .day else { return day.description }
        let local = CivilDateTime(day: day, time: ClockTime(secondOfDay: secondOfDay))
        return switch frame {
        case .day, .floating: local.description
        case .utc: "\(local)Z"
        case .zone(_, let offset): "\(local)\(UTCOffset(unchecked: offset / 60 * 60))"
        }
    }

    /// Returns the time a number of seconds later: by elapsed time for instants, otherwise by the clock.
    func adding(seconds: Int, _ zones: ZoneSet) -> CalendarTime {
        guard case .zone(let name, _) = frame, let moment = unixSeconds,
            let offset = zones.offset(of: name, at: moment + seconds)
        else { return CalendarTime(clockSeconds: clockSeconds + seconds, frame: frame) }
        return CalendarTime(clockSeconds: moment + seconds + offset, frame: .zone(name, offset: offset))
    }

    /// Returns another time of the clock in the same frame; a time that the clocks skip becomes a later one.
    func moved(to clockSeconds: Int, _ zones: ZoneSet) -> CalendarTime {
        guard case .zone(let name, _) = frame else { return CalendarTime(clockSeconds: clockSeconds, frame: frame) }
        return zones.time(atClock: clockSeconds, in: name)
            ?? CalendarTime(clockSeconds: clockSeconds, frame: .zone(name, offset: 0))
    }

    /// The day of the time, without the time.
    var asDay: CalendarTime { CalendarTime(clockSeconds: clockSeconds - secondOfDay, frame: .day) }

    /// Returns an instant on the clock of another zone; days and floating times are unchanged.
    func shown(in zone: String, _ zones: ZoneSet) -> CalendarTime {
        guard let moment = unixSeconds, let offset = zones.offset(of: zone, at: moment) else { return self }
        return CalendarTime(clockSeconds: moment + offset, frame: .zone(zone, offset: offset))
    }

    /// Returns an instant on the clock of another time.
    func shown(like other: CalendarTime, _ zones: ZoneSet) -> CalendarTime {
        switch (unixSeconds, other.frame) {
        case (_?, .zone(let zone, _)): shown(in: zone, zones)
        case (let moment?, .utc): CalendarTime(clockSeconds: moment, frame: .utc)
        default: self
        }
    }

    /// The canonical text of the time: an instant in UTC, otherwise the local time or the day.
    var recurrenceID: String {
        unixSeconds.map { CalendarTime(clockSeconds: $0, frame: .utc).description } ?? description
    }

    /// A number that is equal for different representations of the same time.
    var identity: Int { unixSeconds ?? clockSeconds }
}

extension Int {
    /// Returns the quotient, rounded down.
    func flooredQuotient(_ divisor: Int) -> Int { floorDivision(self, by: divisor).quotient }
}
