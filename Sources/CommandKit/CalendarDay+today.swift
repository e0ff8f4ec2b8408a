// SPDX-License-Identifier: Apache-2.0

package import CivilTime
package import ComputationKit

extension CalendarDay {
    /// The day that the clocks of this machine's time zone show, at the session's time unless another is given.
    package static func today(by clock: WallClock = CommandSession.current.clock) -> CalendarDay {
        LocalZone.machine.local(at: clock.now()).day
    }
}
