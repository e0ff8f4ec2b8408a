// SPDX-License-Identifier: Apache-2.0

extension Timestamp: InstantProtocol {
    /// Returns whether one instant is before another.
    public static func < (first: Timestamp, second: Timestamp) -> Bool {
        (first.wholeSeconds, first.nanosecond) < (second.wholeSeconds, second.nanosecond)
    }

    /// Returns the instant a length of time later, or earlier if it is negative; also written `instant + .seconds(90)`.
    ///
    /// - Parameter duration: Rounded down to the nanosecond.
    /// - Returns: An instant clamped to the years 1 to 9999.
    public func advanced(by duration: Duration) -> Timestamp {
        let (seconds, attoseconds) = duration.components
        let fraction = floorDivision(Int(attoseconds), by: 1_000_000_000).quotient
        let (carry, nanosecond) = floorDivision(nanosecond + fraction, by: 1_000_000_000)
        let (sum, isTooLarge) = (wholeSeconds + carry).addingReportingOverflow(Int(seconds))
        guard !isTooLarge else { return seconds < 0 ? .earliest : .latest }
        return Timestamp(secondsSince1970: sum, nanosecond: nanosecond)
    }

    /// Returns the exact time from this instant to another, negative if the other is earlier; also written
    /// `other - instant`.
    public func duration(to other: Timestamp) -> Duration {
        .seconds(other.wholeSeconds - wholeSeconds) + .nanoseconds(other.nanosecond - nanosecond)
    }

    /// Returns the instant a length of time later.
    public static func + (instant: Timestamp, duration: Duration) -> Timestamp { instant.advanced(by: duration) }

    /// Returns the instant a length of time earlier.
    public static func - (instant: Timestamp, duration: Duration) -> Timestamp {
        instant.advanced(by: .zero - duration)
    }

    /// Returns the exact time from the second instant to the first.
    public static func - (end: Timestamp, start: Timestamp) -> Duration { start.duration(to: end) }

    /// Moves an instant by a length of time.
    public static func += (instant: inout Timestamp, duration: Duration) { instant = instant + duration }

    /// Returns the number of seconds from another instant to this one, negative if the other is later.
    public func seconds(since other: Timestamp) -> Double {
        Double(wholeSeconds - other.wholeSeconds) + Double(nanosecond - other.nanosecond) / 1e9
    }

    /// Returns the instant a duration of calendar units later on the clocks of a zone.
    ///
    /// Years, months, weeks, and days are added to the local time, so that a day is 23 or 25 hours long where clocks
    /// change. If the new local time is repeated, it keeps the current offset if that is one of the two, and is the
    /// earlier instant otherwise; if it is skipped, the offset before the transition applies
    /// (``LocalZone/instant(of:)``). Hours, minutes, and seconds are then added as elapsed time.
    ///
    /// ```swift
    /// let berlin = LocalZone(try TimeZoneDatabase.shared().zone(named: "Europe/Berlin"))
    /// let noon = try Timestamp("2026-03-28T12:00:00+01:00")
    /// noon.adding(try CalendarDuration("P1D"), in: berlin)      // 2026-03-29T12:00:00+02:00
    /// noon.adding(try CalendarDuration("PT24H"), in: berlin)    // 2026-03-29T13:00:00+02:00
    /// ```
    public func adding(_ duration: CalendarDuration, in zone: LocalZone) -> Timestamp {
        var instant = self
        if duration.hasDate {
            let offset = zone.offset(at: self)
            let moved = local(at: offset).adding(duration.withoutTime)
            let offsets = zone.offsets(of: moved)
            let keepsOffset = offsets.isShown && offsets.last == offset
            instant = Timestamp(moved, offset: keepsOffset ? offset : offsets.first)
        }
        return instant.advanced(by: .seconds(duration.clockSeconds))
    }
}
