// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension ComputationError {
    /// Returns an error for one field that breaks a rule.
    static func refusal(
        _ path: String, _ expected: String, _ got: String, _ recoverySuggestion: String? = nil
    ) -> ComputationError {
        refused(path: path, expected: expected, got: got, recoverySuggestion: recoverySuggestion)
    }
}
