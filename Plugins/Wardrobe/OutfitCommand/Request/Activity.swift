// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit
import WardrobePlugin

extension Activity {
    /// The metabolic rate that an option's text means: a word, or a number in met.
    ///
    /// - Throws: ``ComputationError`` for another word; numbers are checked by the computation.
    static func met(_ text: String, for option: String) throws(ComputationError) -> Double {
        let wanted = text.foldedWord
        if let number = Double(wanted.hasSuffix("met") ? String(wanted.dropLast(3)) : wanted) { return number }
        if let activity = allCases.first(where: { $0.rawValue == wanted }) { return activity.met }
        let words = allCases.map(\.rawValue)
        throw ComputationError.refused([
            ValidationIssue(
                path: option, expected: "a number in met, or one of \(words.joined(separator: ", "))",
                got: JSONValue.string(String(text.prefix(60))).text(),
                recoverySuggestion: ClosestMatch(to: text, among: words).map { "did you mean \($0.word)?" })
        ])
    }
}
