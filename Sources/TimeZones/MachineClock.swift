// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

extension LocalZone {
    /// This machine's own time zone.
    public static let machine = LocalZone(getenv("TZ").map { String(cString: $0) } ?? "local") { moment in
        var seconds = time_t(moment.secondsSince1970.rounded(.down))
        var parts = tm()
        guard localtime_r(&seconds, &parts) != nil else { return 0 }
        return Int(parts.tm_gmtoff)
    }
}

/// What the clocks of this machine's own zone show.
public enum MachineClock {
    /// The day, and the minute of the day from 0 to 1,439, at a moment; in UTC where the machine cannot tell.
    public static func local(_ moment: Timestamp) -> (day: CalendarDay, minute: Int) {
        var seconds = time_t(moment.secondsSince1970.rounded(.down))
        var parts = tm()
        guard localtime_r(&seconds, &parts) != nil,
            let day = try? CalendarDay(
                year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
        else {
            let day = CalendarDay(secondsSince1970: Int(seconds))
            return (day, (Int(seconds) - day.daysSince1970 * 86_400) / 60)
        }
        return (day, Int(parts.tm_hour) * 60 + Int(parts.tm_min))
    }
}
