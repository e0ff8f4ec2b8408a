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

/// The zones that a calendar's times are in: those of the tz database, and those that the file itself defines.
struct ZoneSet {
    let database: any ZoneOffsets
    let defined: [String: DefinedZone]

    func offset(of zone: String, at unixSeconds: Int) -> Int? {
        for name in Self.spellings(of: zone) {
            if let offset = database.offset(of: name, at: unixSeconds) { return offset }
        }
        return defined[zone]?.offset(at: unixSeconds)
    }

    /// The offset at a time of the zone's clock: of two moments the first, and in a gap that from before it
    /// (RFC 5545, section 3.3.5).
    func offset(of zone: String, atClock clockSeconds: Int) -> Int? {
        guard let before = offset(of: zone, at: clockSeconds - 86_400),
            let after = offset(of: zone, at: clockSeconds + 86_400)
        else { return nil }
        if before == after || offset(of: zone, at: clockSeconds - before) == before { return before }
        return offset(of: zone, at: clockSeconds - after) == after ? after : before
    }

    /// The name, and what is left of it when a program put its own address before it, as in
    /// `/example.org/Europe/Paris`.
    private static func spellings(of zone: String) -> [String] {
        guard zone.hasPrefix("/") else { return [zone] }
        let parts = zone.split(separator: "/")
        return [2, 3, 1].map { parts.suffix($0).joined(separator: "/") }
    }
}

/// A zone as a calendar file defines it in a VTIMEZONE (RFC 5545, section 3.6.5).
struct DefinedZone: Sendable {
    /// A standard or daylight time.
    struct Observance: Sendable {
        /// When it first begins, on the clock before.
        let start: Int
        let offsetBefore: Int
        let offset: Int
        let rule: RecurrenceRule?
        let furtherStarts: [Int]

        /// The last beginning that is not after a moment, in seconds since 1970-01-01T00:00Z.
        func lastStart(at unixSeconds: Int) -> Int? {
            let limit = unixSeconds + offsetBefore
            var starts = ([start] + furtherStarts).filter { $0 <= limit }
            if let rule {
                // An observance begins at least once in four years, or it has ended.
                let end = rule.until.map { min(limit, $0.identity + offsetBefore) } ?? limit
                let days = rule.days(
                    from: start.flooredQuotient(86_400), first: end.flooredQuotient(86_400) - 1_462,
                    last: end.flooredQuotient(86_400))
                let time = start - start.flooredQuotient(86_400) * 86_400
                starts += days.map { $0 * 86_400 + time }.filter { $0 <= end }
            }
            return starts.max().map { $0 - offsetBefore }
        }
    }

    let observances: [Observance]

    func offset(at unixSeconds: Int) -> Int? {
        let begun = observances.compactMap { one in one.lastStart(at: unixSeconds).map { ($0, one.offset) } }
        if let last = begun.max(by: { $0.0 < $1.0 }) { return last.1 }
        return observances.min { $0.start < $1.start }?.offsetBefore
    }
}
