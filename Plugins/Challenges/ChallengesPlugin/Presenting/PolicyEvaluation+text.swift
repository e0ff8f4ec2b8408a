// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension PolicyEvaluation {
    /// Returns the estimate and the data behind it.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        text.add(sentence)
        if let logged {
            text.add(
                "The challenges chosen for you earned \(logged.value.fixed(decimals: 2))\(logged.range(decimals: 2)) a day."
            )
        }
        text.add(
            "\(choices.of("choice")) on \(days.of("day")), an effective sample size of \(effectiveSize.fixed(decimals: 1))."
        )
        if unused > 0 { text.add("\(unused.of("choice")) couldn't be used.") }
        return text.text
    }
}
