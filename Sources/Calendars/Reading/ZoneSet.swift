// SPDX-License-Identifier: Apache-2.0

internal import CivilTime

/// The zones of a calendar's times: those of the tz database, and those that the file defines.
struct ZoneSet: ZoneOffsets {
    let database: (any ZoneOffsets)?
    let defined: [String: DefinedZone]

    func offset(of zone: String, at unixSeconds: Int) -> Int? {
        for name in Self.spellings(of: zone) {
            if let offset = database?.offset(of: name, at: unixSeconds) { return offset }
        }
        return DefinedZones(zones: defined).offset(of: zone, at: unixSeconds)
    }

    func offset(of zone: String, atClock clockSeconds: Int) -> Int? {
        for name in Self.spellings(of: zone) {
            if let offset = database?.offset(of: name, atClock: clockSeconds) { return offset }
        }
        return DefinedZones(zones: defined).offset(of: zone, atClock: clockSeconds)
    }

    private struct DefinedZones: ZoneOffsets {
        let zones: [String: DefinedZone]

        func offset(of zone: String, at unixSeconds: Int) -> Int? { zones[zone]?.offset(at: unixSeconds) }
    }

    /// Returns the name, and the name without a program's prefix as in `/example.org/Europe/Paris`.
    private static func spellings(of zone: String) -> [String] {
        guard zone.hasPrefix("/") else { return [zone] }
        let parts = zone.split(separator: "/")
        return [2, 3, 1].map { parts.suffix($0).joined(separator: "/") }
    }
}
