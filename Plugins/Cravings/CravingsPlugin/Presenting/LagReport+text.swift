// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation
internal import Tables

extension LagReport {
    /// Returns the findings, the comparison of each factor, and what preceded the outcome.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        text.add(period.words)
        text.add(
            "\(followed) of \(entries.counted("entry", "entries")) were followed by \(outcome.words) within "
                + "\(hours.counted("hour")): \(share.words).")
        for statement in statements { text.add(statement.text) }
        for result in preceding { text.add(result.statement.text) }
        let tested = factors.filter { $0.comparison.lift != nil }
        guard !tested.isEmpty else { return text.text }
        text.addGap()
        var table = TextTable([
            ("entries", .leftWhole), ("n", .right), ("times as often", .leftWhole), ("q", .right),
        ])
        for result in tested {
            guard let lift = result.comparison.lift else { continue }
            table.add([
                result.factor.words, "\(result.entries)",
                "\(lift.value.fixed(decimals: 2)) (\(lift.low.fixed(decimals: 2)) to "
                    + "\(lift.high.fixed(decimals: 2)))", lift.qValue.shownProbability,
            ])
        }
        text.add(table)
        if tested.count < factors.count {
            text.add("\(factors.count - tested.count) triggers and times of day have too few entries.")
        }
        text.add("Followed by doesn't mean caused by.")
        return text.text
    }

    /// Returns the comparison of each factor as a table.
    var csv: String {
        DelimitedText.csv(
            heading: ["factor", "entries", "followed", "lift", "low", "high", "probability", "qValue"],
            rows: factors.map { result in
                let lift = result.comparison.lift
                let figures = [lift?.value, lift?.low, lift?.high, lift?.probability, lift?.qValue]
                return [result.factor.words, "\(result.entries)", "\(result.followed)"]
                    + figures.map { $0?.fixed(decimals: 4) ?? "" }
            })
    }
}
