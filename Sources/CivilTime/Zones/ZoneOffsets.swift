// SPDX-License-Identifier: Apache-2.0

/// A source of the offsets of named zones: the tz database, or zones that a calendar file defines.
public protocol ZoneOffsets: Sendable {
    /// How many seconds a zone's clocks are ahead of UTC at an instant.
    ///
    /// - Parameters:
    ///   - zone: the zone's name, such as `Europe/Paris`.
    ///   - unixSeconds: seconds since 1970-01-01T00:00:00Z.
    /// - Returns: nil when no such zone is known.
    func offset(of zone: String, at unixSeconds: Int) -> Int?
}

extension ZoneOffsets {
    /// How many seconds a zone's clocks are ahead of UTC at a local time: of two readings the earlier, and in a gap as
    /// before it (RFC 5545, section 3.3.5).
    ///
    /// - Parameters:
    ///   - zone: the zone's name.
    ///   - clockSeconds: seconds from 1970-01-01T00:00:00 to that time, both on the zone's clock.
    /// - Returns: nil when no such zone is known.
    public func offset(of zone: String, atClock clockSeconds: Int) -> Int? {
        let clockSeconds = min(max(clockSeconds, ZoneHistory.range.lowerBound), ZoneHistory.range.upperBound)
        guard let before = offset(of: zone, at: clockSeconds - 86_400),
            let after = offset(of: zone, at: clockSeconds + 86_400)
        else { return nil }
        if before == after || offset(of: zone, at: clockSeconds - before) == before { return before }
        return offset(of: zone, at: clockSeconds - after) == after ? after : before
    }
}

extension TimeZoneDatabase: ZoneOffsets {
    /// How many seconds a zone's clocks are ahead of UTC at an instant; nil when the database has no sound file of this
    /// name.
    ///
    /// - Complexity: O(log *n*) in the number of the zone's transitions, once its file has been read.
    public func offset(of zone: String, at unixSeconds: Int) -> Int? {
        (try? find(zone))?.period(at: unixSeconds).rule.offset
    }
}
