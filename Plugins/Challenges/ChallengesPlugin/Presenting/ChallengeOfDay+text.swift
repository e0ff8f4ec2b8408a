// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension ChallengeOfDay {
    /// Returns the challenge, its status, the reasons for the choice, and the alternatives.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        text.addHeading(challenge.title)
        if !challenge.description.isEmpty { text.add(challenge.description) }
        text.addQuiet(challenge.traits.words(text.say))
        for sentence in sentences(text.say) {
            text.addSpace()
            text.add(sentence)
        }
        // The readiness applies to every challenge.
        let reasons = reasons.filter { $0.contribution > 0 && $0.feature != Reason.readiness }
        if !reasons.isEmpty {
            text.begin(text.say("challenges.day.why", "Why this one"))
            for reason in reasons.prefix(4) { text.add(text.say(reason), indent: 2) }
        }
        if !alternatives.isEmpty {
            text.begin(text.say("challenges.day.alternatives", "Alternatives"))
            for other in alternatives {
                text.add(other.title, indent: 2)
                text.addQuiet("[\(other.id)]", indent: 2)
            }
        }
        if status == .pending, !isPreview {
            text.addSpace()
            text.addQuiet(
                text.say("challenges.day.next", "Complete it, skip it, or swap it for another one."))
        }
        return text.text
    }

    private func sentences(_ say: Wording) -> [String] {
        let state: String? =
            switch status {
            case .completed: say("challenges.day.completed", "Completed.")
            case .skipped: say("challenges.day.skipped", "Skipped.")
            case .expired: say("challenges.day.expired", "Expired: the day is over.")
            case .pending: nil
            }
        return [
            state,
            isPreview ? say("challenges.day.preview", "Preview: nothing is stored before the day begins.") : nil,
            propensity == nil ? say("challenges.day.own-choice", "You chose it yourself.") : nil,
        ].compactMap(\.self)
    }
}
