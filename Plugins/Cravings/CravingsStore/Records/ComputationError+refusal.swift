// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension ComputationError {
    /// Returns an error for one field that breaks a rule.
    static func refusal(
        _ path: String, _ expected: String, _ got: String, _ recoverySuggestion: String? = nil
    ) -> ComputationError {
        refused([ValidationIssue(path: path, expected: expected, got: got, recoverySuggestion: recoverySuggestion)])
    }

    /// Returns what the work returns, or refuses its issue at a path.
    static func refusing<Value>(at path: String, _ work: () throws -> Value) throws -> Value {
        do {
            return try work()
        } catch var issue as ValidationIssue {
            issue.path = path
            throw refused([issue])
        }
    }
}
