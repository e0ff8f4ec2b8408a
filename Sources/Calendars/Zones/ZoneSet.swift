// SPDX-License-Identifier: Apache-2.0

internal import CivilTime

/// The zones of a calendar's times: those of the tz database, those that the file defines, and those of Windows.
struct ZoneSet: ZoneOffsets {
    let database: (any ZoneOffsets)?
    let defined: [String: DefinedZone]

    func offset(of zone: String, at unixSeconds: Int) -> Int? {
        offset(of: zone) { source, name in source.offset(of: name, at: unixSeconds) }
    }

    func offset(of zone: String, atClock clockSeconds: Int) -> Int? {
        offset(of: zone) { source, name in source.offset(of: name, atClock: clockSeconds) }
    }

    /// Returns the time at which a zone's clocks show a local time, or `nil` if the zone is unknown.
    ///
    /// A time that the clocks skip gets the offset before the transition (RFC 5545, section 3.3.5), and is returned as
    /// the clocks show that instant: 02:30 becomes 03:30.
    func time(atClock clockSeconds: Int, in zone: String) -> CalendarTime? {
        guard let assumed = offset(of: zone, atClock: clockSeconds) else { return nil }
        let moment = clockSeconds - assumed
        let offset = offset(of: zone, at: moment) ?? assumed
        return CalendarTime(clockSeconds: moment + offset, frame: .zone(zone, offset: offset))
    }

    /// Returns the zone of the tz database that is used for a zone of Windows, or `nil` if the file defines the zone.
    func replacement(of zone: String) -> String? {
        defined[zone] == nil ? WindowsZone.ianaName(of: zone) : nil
    }

    private func offset(of zone: String, in source: (any ZoneOffsets, String) -> Int?) -> Int? {
        // The tz database searches its directories for an unknown name, so names of Windows are looked up first.
        let replacement = WindowsZone.ianaName(of: zone)
        if replacement == nil, let database {
            for name in Self.spellings(of: zone) {
                if let offset = source(database, name) { return offset }
            }
        }
        if let definition = defined[zone] { return source(definition, zone) }
        guard let replacement, let database else { return nil }
        return source(database, replacement)
    }

    /// Returns the name, and the name without a program's prefix as in `/example.org/Europe/Paris`.
    private static func spellings(of zone: String) -> [String] {
        guard zone.hasPrefix("/") else { return [zone] }
        let parts = zone.split(separator: "/")
        return [2, 3, 1].map { parts.suffix($0).joined(separator: "/") }
    }
}

extension DefinedZone: ZoneOffsets {
    func offset(of _: String, at unixSeconds: Int) -> Int? { offset(at: unixSeconds) }
}
