// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
internal import ComputationKit

/// Zones of the tz database by their names.
enum ReminderZone {
    /// The clocks of a zone.
    /// - Throws: ``ComputationError`` when the tz database has no such zone, or is missing or damaged.
    static func history(_ zone: String, at path: String) throws(ComputationError) -> ZoneHistory {
        do {
            return try TimeZoneDatabase.shared().zone(named: zone)
        } catch {
            guard error.kind == .input else {
                throw ComputationError.invalidData(
                    "No time zone is known: \(error.got). Install the package tzdata, or set TZDIR.")
            }
            throw ComputationError.refused([
                ValidationIssue(
                    path: path, expected: "a zone of the tz database such as Europe/Kyiv", got: zone.quoted())
            ])
        }
    }

    /// The name of a zone in the tz database; `UTC` when it has none there.
    static func name(of zone: LocalZone?) -> String {
        zone.flatMap { try? TimeZoneDatabase.shared().zone(named: $0.name) }?.name ?? "UTC"
    }
}
