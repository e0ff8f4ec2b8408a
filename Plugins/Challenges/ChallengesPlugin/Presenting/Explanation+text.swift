// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension MyExplanation {
    /// Returns the parts of the score, and the limits that exclude the challenge.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        text.addHeading(challenge.title)
        text.addQuiet(challenge.traits.words(text.say))
        explanation.add(to: &text)
        if !limits.isEmpty {
            let reasons = limits.map { $0.words(text.say) }.joined(separator: ", ")
            text.add(
                text.say("challenges.explain.limits", "Not offered now: \(reasons).", ["limits": reasons.argument]))
        }
        return text.text
    }
}

extension ChallengeExplanation {
    /// Returns the parts of the score.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        text.addHeading(id)
        add(to: &text)
        return text.text
    }

    fileprivate func add(to text: inout TextLines) {
        for reason in reasons { text.add(text.say(reason), indent: 2) }
        let reward = Int((probability * 100).rounded())
        let (sum, spread) = (score.signed(decimals: 1), deviation.fixed(decimals: 1))
        text.add(
            text.say(
                "challenges.explain.total", "Total: \(sum) ± \(spread), an expected reward of \(reward)%.",
                [
                    "score": text.say.number(sum).argument, "deviation": text.say.number(spread).argument,
                    "reward": reward.argument,
                ]))
        text.addQuiet(
            events == 0
                ? text.say("challenges.explain.no-events", "Not based on any events yet.")
                : text.say(
                    "challenges.explain.events",
                    "Based on \(events.of("event")): what you completed, skipped, or asked for.",
                    ["events": events.argument]))
    }
}

extension ChallengeRanking {
    /// Returns the shown challenges, the chosen one first.
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
