// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesStore
import ComputationKit
import TerminalKit

extension ChallengeRecords {
    /// Does something with the challenge of a day; when that is refused, the refusal names the command that helps.
    ///
    /// - Parameters:
    ///   - day: the day.
    ///   - cure: what helps when there is a challenge; nil for what the refusal says itself.
    func hinting<Value>(
        on day: CalendarDay, cure: String? = nil, _ body: () throws -> Value
    ) throws -> Value {
        do {
            return try body()
        } catch var failure as ComputationError {
            let suggestion: String?
            switch try current(on: day) {
            case nil where day > today: suggestion = "it has not begun yet"
            case nil: suggestion = "challenge today\(day == .today() ? "" : " --date \(day)") shows it first"
            default: suggestion = cure
            }
            for index in failure.issues.indices where failure.issues[index].path == "challenge" {
                failure.issues[index].recoverySuggestion = suggestion ?? failure.issues[index].recoverySuggestion
            }
            throw failure
        }
    }
}
