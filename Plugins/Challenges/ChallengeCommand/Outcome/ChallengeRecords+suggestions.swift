// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesStore
import CommandKit
import ComputationKit

extension ChallengeRecords {
    /// Works on the challenge of a day, and names the command that helps when the day's state rules it out.
    ///
    /// - Parameters:
    ///   - day: the day.
    ///   - help: a sentence for a conflict; nil to leave the message as it is.
    func hinting<Value>(
        on day: CalendarDay, help: String? = nil, _ body: () throws -> Value
    ) throws -> Value {
        do {
            return try body()
        } catch var failure as ComputationError {
            switch failure.code {
            case .notFound where failure.issues.isEmpty:
                failure.message =
                    day > today
                    ? "No challenge was assigned on \(day), which hasn't begun yet."
                    : "No challenge was assigned on \(day). "
                        + "Run challenge today\(day == .today() ? "" : " --date \(day)") first."
            case .conflict: failure.message += help.map { " \($0)" } ?? ""
            default: break
            }
            throw failure
        }
    }
}
