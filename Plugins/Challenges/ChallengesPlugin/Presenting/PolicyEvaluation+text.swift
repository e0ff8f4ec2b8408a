// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension PolicyEvaluation {
    /// Returns the estimate and the data behind it.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        let say = text.say
        text.add(sentence)
        if let logged {
            let (value, range) = (logged.value.fixed(decimals: 2), logged.range(decimals: 2, say))
            text.add(
                say(
                    "challenges.evaluation.logged", "The challenges chosen for you earned \(value)\(range) a day.",
                    ["value": say.number(value).argument, "range": range.argument]))
        }
        let size = effectiveSize.fixed(decimals: 1)
        text.add(
            say(
                "challenges.evaluation.data",
                "\(choices.of("choice")) on \(days.of("day")), an effective sample size of \(size).",
                ["choices": choices.argument, "days": days.argument, "size": say.number(size).argument]))
        if unused > 0 {
            text.add(
                say(
                    "challenges.evaluation.unused", "\(unused.of("choice")) couldn't be used.",
                    ["choices": unused.argument]))
        }
        return text.text
    }
}
