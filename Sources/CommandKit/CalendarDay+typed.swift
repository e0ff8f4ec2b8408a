// SPDX-License-Identifier: Apache-2.0

package import CivilTime
package import ComputationKit

extension CalendarDay {
    /// The day that the clocks of this machine's time zone show.
    package static func today(by clock: WallClock = .system) -> CalendarDay {
        LocalZone.machine.local(at: clock.now()).day
    }

    /// The day that an option's text means: `2026-11-21`, `today`, `yesterday`, `tomorrow`.
    ///
    /// - Throws: ``ComputationError`` that names the option.
    package init(typed text: String, for option: String, today: CalendarDay = .today()) throws(ComputationError) {
        switch text.lowercased() {
        case "today": self = today
        case "yesterday": self = today.adding(days: -1)
        case "tomorrow": self = today.adding(days: 1)
        default:
            do {
                self = try CalendarDay(text)
            } catch {
                throw ComputationError.refused([
                    ValidationIssue(
                        path: option, expected: error.expected + ", yesterday, today, or tomorrow", got: error.got)
                ])
            }
        }
    }
}
