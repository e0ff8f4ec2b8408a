// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension MyExplanation {
    /// The parts of the score, and what keeps the challenge away.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        text.addHeading(challenge.title)
        text.addQuiet(challenge.traits.inWords)
        explanation.add(to: &text)
        if !limits.isEmpty { text.add("Not offered now: \(limits.map(\.inWords).joined(separator: ", ")).") }
        return text.text
    }
}

extension ChallengeExplanation {
    /// The parts of the score.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        text.addHeading(id)
        add(to: &text)
        return text.text
    }

    fileprivate func add(to text: inout TextLines) {
        for reason in reasons { text.add(reason.sentence, indent: 2) }
        let reward = Int((probability * 100).rounded())
        text.add(
            "In all \(score.signed(decimals: 1)), give or take \(deviation.fixed(decimals: 1)): "
                + "an expected reward of \(reward)%.")
        text.addQuiet(
            events == 0
                ? "Nothing that you did or asked for counts yet."
                : "Based on \(events.of("event")): what you completed, skipped, or asked for.")
    }
}

extension ChallengeRanking {
    /// The challenges that are shown, the chosen one first.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        var table = TextTable([("challenge", .left), ("score", .right), ("chance", .right), ("key", .left)])
        for ranked in shown {
            table.add([
                ranked.title, ranked.score.signed(decimals: 2), ranked.propensity.fixed(decimals: 3), ranked.id,
            ])
        }
        text.add(table)
        text.addQuiet("\(eligible) of \(candidates.of("challenge")) within the limits")
        return text.text
    }
}
