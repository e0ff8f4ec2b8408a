// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import TimeZones

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the clocks of a zone show.
struct ZoneClock {
    let zone: String
    private let offsets: any ZoneOffsets

    /// - Throws: ``ComputationError`` when the tz database has no such zone, or is not there.
    init(_ zone: String, _ database: ZoneInfoFolder = ZoneInfoFolder()) throws(ComputationError) {
        guard database.isThere else {
            throw ComputationError.invalidData(
                "No time zone is known: \(database.path) is not there. Install the package tzdata, or set TZDIR.")
        }
        guard database.offset(of: zone, at: 0) != nil else {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "--zone", expected: "a zone of the tz database such as Europe/Kyiv", got: "\"\(zone)\"",
                    recoverySuggestion: "challenge prefs set --zone sets it")
            ])
        }
        self.zone = zone
        offsets = database
    }

    /// The name of this machine's zone; `UTC` when it does not say.
    static var ofMachine: String {
        if let set = getenv("TZ") {
            let name = String(String(cString: set).drop { $0 == ":" })
            if ZoneInfoFolder().offset(of: name, at: 0) != nil { return name }
        }
        guard let resolved = realpath("/etc/localtime", nil) else { return "UTC" }
        defer { free(resolved) }
        let path = String(cString: resolved)
        guard let range = path.firstRange(of: "zoneinfo/") else { return "UTC" }
        return String(path[range.upperBound...])
    }

    /// The day and the minute of the day that the clocks show at a moment.
    func local(_ moment: Timestamp) -> (day: CalendarDay, minutes: Int) {
        let seconds = Int(moment.secondsSince1970.rounded(.down))
        let clock = seconds + (offsets.offset(of: zone, at: seconds) ?? 0)
        let day = CalendarDay(secondsSince1970: clock)
        return (day, (clock - day.daysSince1970 * 86_400) / 60)
    }

    /// The moment at which the clocks show a time: the first of two, and after the gap where they go forward over it.
    func moment(_ day: CalendarDay, minutes: Int) -> Timestamp {
        let clock = day.daysSince1970 * 86_400 + minutes * 60
        return Timestamp(secondsSince1970: Double(clock - (offsets.offset(of: zone, atClock: clock) ?? 0)))
    }
}
