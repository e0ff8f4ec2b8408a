// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
internal import ComputationKit

/// Time zones of the tz database by name.
enum ReminderZone {
    /// Returns the history of a zone.
    /// - Throws: ``ComputationError`` if the tz database has no such zone, is missing, or is damaged.
    static func history(_ zone: String, at path: String) throws(ComputationError) -> ZoneHistory {
        do {
            return try TimeZoneDatabase.shared().zone(named: zone)
        } catch {
            guard error.kind == .input else {
                throw ComputationError.invalidData(
                    "Time zones are unavailable: \(error.got). Install the package tzdata, or set TZDIR.")
            }
            throw ComputationError.refused(
                path: path, expected: "a time zone of the tz database such as Europe/Kyiv", got: zone.quoted())
        }
    }

    /// Returns the name of a zone in the tz database; `UTC` if it isn't there.
    static func name(of zone: LocalZone?) -> String {
        zone.flatMap { try? TimeZoneDatabase.shared().zone(named: $0.name) }?.name ?? "UTC"
    }
}
