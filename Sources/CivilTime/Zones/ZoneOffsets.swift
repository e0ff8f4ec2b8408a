// SPDX-License-Identifier: Apache-2.0

/// A source of the offsets of named zones: the tz database, or zones that a calendar file defines.
public protocol ZoneOffsets: Sendable {
    /// Returns the number of seconds that a zone's clocks are ahead of UTC at an instant.
    ///
    /// - Parameters:
    ///   - zone: The zone's name, such as `Europe/Paris`.
    ///   - unixSeconds: Seconds since 1970-01-01T00:00:00Z.
    /// - Returns: `nil` if the zone is unknown.
    func offset(of zone: String, at unixSeconds: Int) -> Int?

    /// Returns the number of seconds that a zone's clocks are ahead of UTC when they show a local time.
    ///
    /// For a repeated time it is the earlier offset, for a skipped time the one before the transition (RFC 5545, section
    /// 3.3.5). The default implementation misses transitions less than two days apart.
    ///
    /// - Parameters:
    ///   - zone: The zone's name.
    ///   - clockSeconds: Seconds from 1970-01-01T00:00:00 on the zone's clock.
    /// - Returns: `nil` if the zone is unknown.
    func offset(of zone: String, atClock clockSeconds: Int) -> Int?
}

extension ZoneOffsets {
    /// Compares the offsets a day before and a day after the local time.
    public func offset(of zone: String, atClock clockSeconds: Int) -> Int? {
        let clockSeconds = min(max(clockSeconds, ZoneHistory.range.lowerBound), ZoneHistory.range.upperBound)
        return LocalTimeProbe(clockSeconds: clockSeconds) { offset(of: zone, at: $0) }?.first
    }
}

extension TimeZoneDatabase: ZoneOffsets {
    /// Returns the number of seconds that a zone's clocks are ahead of UTC at an instant; `nil` if the database has no
    /// valid file for the zone.
    ///
    /// - Complexity: O(log *n*) in the number of the zone's transitions, after ``zone(named:)``.
    public func offset(of zone: String, at unixSeconds: Int) -> Int? {
        (try? find(zone))?.period(atSecond: unixSeconds).rule.offset
    }

    /// Returns the number of seconds that a zone's clocks are ahead of UTC when they show a local time; `nil` if the
    /// database has no valid file for the zone.
    ///
    /// - Complexity: O(log *n*) in the number of the zone's transitions, after ``zone(named:)``.
    public func offset(of zone: String, atClock clockSeconds: Int) -> Int? {
        (try? find(zone))?.offsets(ofClock: clockSeconds).first.seconds
    }
}
