// SPDX-License-Identifier: Apache-2.0

package import CivilTime
package import ComputationKit

extension CalendarDay {
    /// The day that the clocks of this machine's time zone show, at the session's time unless another is given.
    package static func today(by clock: WallClock = CommandSession.current.clock) -> CalendarDay {
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

    /// The day that the text of an option means, if one was typed.
    ///
    /// - Throws: ``ComputationError`` that names the option.
    package static func typed(_ text: String?, for option: String) throws(ComputationError) -> CalendarDay? {
        guard let text else { return nil }
        return try CalendarDay(typed: text, for: option)
    }
}
