// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

/// The moment at which tests run.
package enum Moments {
    /// 2026-11-21T08:00:00Z, a Saturday.
    package static let now = Timestamp(secondsSince1970: 1_795_248_000)
    /// A clock that stands still then.
    package static let clock = WallClock.fixed(now)

    /// A clock that stands still some seconds later.
    package static func later(seconds: Double) -> WallClock {
        .fixed(now.advanced(by: .seconds(seconds)))
    }
}

/// A day from text such as `2026-11-21`.
package func day(_ text: String) throws -> CalendarDay { try CalendarDay(text) }
