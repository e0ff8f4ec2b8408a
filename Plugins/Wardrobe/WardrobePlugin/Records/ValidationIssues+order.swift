// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension [ValidationIssue] {
    /// Reports a last value below the first.
    mutating func refuseDisorder<Value: Comparable>(
        _ first: Value?, _ last: Value?, at path: String, name: String, inWords: (Value) -> String = { "\($0)" }
    ) {
        guard let first, let last, last < first else { return }
        append(
            ValidationIssue(
                path: path, expected: "at least \(name), \(inWords(first))", got: inWords(last),
                recoverySuggestion: "are the two swapped?", naming: name.split(separator: "`").map(String.init)))
    }
}
