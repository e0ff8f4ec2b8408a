// SPDX-License-Identifier: Apache-2.0

/// Knows how far zones are ahead of UTC.
public protocol ZoneOffsets: Sendable {
    /// How many seconds a zone is ahead of UTC.
    ///
    /// - Parameters:
    ///   - zone: its name in the tz database, such as `Europe/Paris`.
    ///   - unixSeconds: seconds since 1970-01-01T00:00Z.
    /// - Returns: nil when no such zone is known.
    func offset(of zone: String, at unixSeconds: Int) -> Int?
}

extension ZoneOffsets {
    /// How many seconds a zone is ahead of UTC at a time of its own clock: of two moments that show it the first, and in
    /// a gap as before it (RFC 5545, section 3.3.5).
    ///
    /// - Parameters:
    ///   - zone: its name in the tz database.
    ///   - clockSeconds: seconds from 1970-01-01 at 0:00 to that time, both on the zone's clock.
    /// - Returns: nil when no such zone is known.
    public func offset(of zone: String, atClock clockSeconds: Int) -> Int? {
        guard let before = offset(of: zone, at: clockSeconds - 86_400),
            let after = offset(of: zone, at: clockSeconds + 86_400)
        else { return nil }
        if before == after || offset(of: zone, at: clockSeconds - before) == before { return before }
        return offset(of: zone, at: clockSeconds - after) == after ? after : before
    }
}
