// SPDX-License-Identifier: Apache-2.0

import CivilTime
import ComputationKit

/// What the clocks of a zone show.
struct ZoneClock {
    /// The zone's name in the tz database.
    let zone: String
    private let history: ZoneHistory

    /// - Throws: ``ComputationError`` when the tz database has no such zone, or is missing or damaged.
    init(_ zone: String) throws(ComputationError) {
        do {
            history = try TimeZoneDatabase.system().zone(named: zone)
        } catch {
            guard error.kind == .input else {
                throw ComputationError.invalidData(
                    "No time zone is known: \(error.got). Install the package tzdata, or set TZDIR.")
            }
            throw ComputationError.refused([
                ValidationIssue(
                    path: "--zone", expected: "a zone of the tz database such as Europe/Kyiv", got: "\"\(zone)\"",
                    recoverySuggestion: "challenge prefs set --zone sets it")
            ])
        }
        self.zone = history.name
    }

    /// The name of this machine's zone; `UTC` when that has no name in the tz database.
    static var ofMachine: String {
        (try? TimeZoneDatabase.shared().zone(named: LocalZone.machine.name))?.name ?? "UTC"
    }

    /// The day and the minute of the day that the clocks show at an instant.
    func local(_ instant: Timestamp) -> (day: CalendarDay, minutes: Int) {
        let local = history.local(at: instant)
        return (local.day, local.time.minuteOfDay)
    }

    /// The instant at which the clocks show a time: the first of two, and after the gap when they go forward over it.
    func instant(_ day: CalendarDay, minutes: Int) -> Timestamp {
        history.instant(of: CivilDateTime(day: day, time: ClockTime(minuteOfDay: minutes)))
    }
}
