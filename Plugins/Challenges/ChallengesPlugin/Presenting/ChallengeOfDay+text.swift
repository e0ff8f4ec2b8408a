// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension ChallengeOfDay {
    /// Returns the challenge, its status, the reasons for the choice, and the alternatives.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        text.addHeading(challenge.title)
        if !challenge.description.isEmpty { text.add(challenge.description) }
        text.addQuiet(challenge.traits.inWords)
        for sentence in sentences {
            text.addSpace()
            text.add(sentence)
        }
        // The readiness applies to every challenge.
        let reasons = reasons.filter { $0.contribution > 0 && $0.feature != Reason.readiness }
        if !reasons.isEmpty {
            text.begin("Why this one")
            for reason in reasons.prefix(4) { text.add(reason.sentence, indent: 2) }
        }
        if !alternatives.isEmpty {
            text.begin("Alternatives")
            for other in alternatives {
                text.add(other.title, indent: 2)
                text.addQuiet("[\(other.id)]", indent: 2)
            }
        }
        if status == .pending, !isPreview {
            text.addSpace()
            text.addQuiet("Complete it, skip it, or swap it for another one.")
        }
        return text.text
    }

    private var sentences: [String] {
        let state: String? =
            switch status {
            case .completed: "Completed."
            case .skipped: "Skipped."
            case .expired: "Expired: the day is over."
            case .pending: nil
            }
        return [
            state, isPreview ? "Preview: nothing is stored before the day begins." : nil,
            propensity == nil ? "You chose it yourself." : nil,
        ].compactMap(\.self)
    }
}
