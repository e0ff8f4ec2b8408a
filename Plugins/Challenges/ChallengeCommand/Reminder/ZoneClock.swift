// SPDX-License-Identifier: Apache-2.0

import ComputationKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the clocks of a zone show, by the C library and the machine's tz database.
///
/// The C library knows one zone at a time, so a command asks for one and for nothing else meanwhile.
struct ZoneClock {
    private static let folder = "/usr/share/zoneinfo/"

    /// The name of this machine's zone; `UTC` when it does not say.
    static var ofMachine: String {
        if let set = getenv("TZ") {
            let name = String(cString: set)
            if exists(name) { return name }
        }
        guard let resolved = realpath("/etc/localtime", nil) else { return "UTC" }
        defer { free(resolved) }
        let path = String(cString: resolved)
        guard let range = path.firstRange(of: "zoneinfo/") else { return "UTC" }
        return String(path[range.upperBound...])
    }

    /// - Throws: ``Failure`` when the machine knows no such zone.
    init(_ zone: String) throws(Failure) {
        guard Self.exists(zone) else {
            throw Failure.badInput([
                Issue(
                    path: "--zone", expected: "a zone that this machine knows, such as Europe/Kyiv", got: "\"\(zone)\"",
                    hint: "challenge prefs set --zone sets it")
            ])
        }
        setenv("TZ", zone, 1)
        tzset()
    }

    private static func exists(_ zone: String) -> Bool {
        !zone.isEmpty && !zone.contains("..") && access(folder + zone, R_OK) == 0
    }

    /// The day and the minute of the day that the clocks show at a moment.
    func local(_ moment: Timestamp) -> (day: CalendarDay, minutes: Int) {
        var seconds = time_t(moment.secondsSince1970.rounded(.down))
        var parts = tm()
        guard localtime_r(&seconds, &parts) != nil,
            let day = try? CalendarDay(
                year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
        else { return (CalendarDay(daysSince1970: Int(seconds) / 86_400), Int(seconds) / 60 % 1_440) }
        return (day, Int(parts.tm_hour) * 60 + Int(parts.tm_min))
    }

    /// The moment at which the clocks show a time; after the gap where clocks went forward over it.
    func moment(_ day: CalendarDay, minutes: Int) -> Timestamp {
        var parts = tm()
        parts.tm_year = Int32(day.year - 1900)
        parts.tm_mon = Int32(day.month - 1)
        parts.tm_mday = Int32(day.day)
        parts.tm_hour = Int32(minutes / 60)
        parts.tm_min = Int32(minutes % 60)
        parts.tm_isdst = -1
        return Timestamp(secondsSince1970: Double(mktime(&parts)))
    }
}
