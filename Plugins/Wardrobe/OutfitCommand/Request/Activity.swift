// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit

/// What somebody does in the clothes, in words with a metabolic rate.
///
/// Rates in met from ANSI/ASHRAE 55-2020, table 5-1; a range there stands here by its middle.
enum Activity: String, CaseIterable {
    case sitting, office, standing, strolling, walking, hurrying, dancing, exercising

    /// Metabolic rate in met (58.15 W/m²).
    var met: Double {
        switch self {
        case .sitting: 1
        case .office: 1.1
        case .standing: 1.2
        case .strolling: 2
        case .walking: 2.6
        case .hurrying: 3.8
        case .dancing: 3.4
        case .exercising: 3.5
        }
    }

    /// What it covers.
    var summary: String {
        switch self {
        case .sitting: "Seated, quiet."
        case .office: "Seated, typing."
        case .standing: "Standing, relaxed."
        case .strolling: "Walking at 3.2 km/h, 2 mph."
        case .walking: "Walking at 4.3 km/h, 2.7 mph."
        case .hurrying: "Walking at 6.4 km/h, 4 mph."
        case .dancing: "Dancing, social."
        case .exercising: "Calisthenics and exercise."
        }
    }

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
