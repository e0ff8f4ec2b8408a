// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

extension CalendarDay {
    /// The day that the clocks of this machine's time zone show.
    package static func today(by clock: WallClock = .system) -> CalendarDay {
        var moment = time_t(clock.now().secondsSince1970.rounded(.down))
        var parts = tm()
        guard localtime_r(&moment, &parts) != nil,
            let day = try? CalendarDay(
                year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
        else { return CalendarDay(daysSince1970: Int(moment) / 86_400) }
        return day
    }

    /// The day that an option's text means: `2026-11-21`, `today`, `yesterday`, `tomorrow`.
    ///
    /// - Throws: ``Failure`` that names the option.
    package init(typed text: String, for option: String, today: CalendarDay = .today()) throws(Failure) {
        switch text.lowercased() {
        case "today": self = today
        case "yesterday": self = today.adding(days: -1)
        case "tomorrow": self = today.adding(days: 1)
        default:
            do {
                self = try CalendarDay(text)
            } catch {
                throw Failure.badInput([
                    Issue(path: option, expected: error.expected + ", today or tomorrow", got: error.got)
                ])
            }
        }
    }
}
