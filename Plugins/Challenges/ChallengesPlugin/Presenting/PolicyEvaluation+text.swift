// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension PolicyEvaluation {
    /// The estimate and what it rests on.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        text.add(sentence)
        if let logged {
            text.add(
                "What was chosen for you earned \(logged.value.fixed(decimals: 2))\(logged.range(decimals: 2)) a day.")
        }
        text.add(
            "\(choices.of("choice")) on \(days.of("day")), worth \(effectiveSize.fixed(decimals: 1)) of the policy's own."
        )
        if unused > 0 { text.add("\(unused.of("choice")) couldn't be used.") }
        return text.text
    }
}
