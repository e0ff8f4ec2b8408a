// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation
internal import Tables

extension LagReport {
    /// Returns the findings, the comparison of each trigger, and what preceded the outcome.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        text.add(period.words)
        text.add(
            "\(followed) of \(cravings.counted("craving")) were followed by \(outcome.words) within "
                + "\(hours.counted("hour")): \(share.words).")
        for statement in statements { text.add(statement.text) }
        for result in preceding { text.add(result.statement.text) }
        if leftOut > 0 {
            text.add(
                "\(leftOut.counted("craving")) left out: logged within \(hours.counted("hour")) after "
                    + "\(outcome.words), or it isn't known what followed.")
        }
        let tested = triggers.filter { $0.comparison.test != nil }
        guard !tested.isEmpty else { return text.text }
        text.addGap()
        var table = TextTable([("cravings with", .leftWhole), ("n", .right), ("followed", .right), ("q", .right)])
        for result in tested {
            guard let test = result.comparison.test else { continue }
            table.add([
                result.trigger.rawValue, "\(result.cravings)", "\(result.followed)", test.qValue.shownProbability,
            ])
        }
        text.add(table)
        if tested.count < triggers.count {
            text.add("There isn't enough data about \((triggers.count - tested.count).counted("other trigger")).")
        }
        text.add("Followed by doesn't mean caused by.")
        return text.text
    }

    /// Returns the comparison of each trigger as a table.
    var csv: String {
        DelimitedText.csv(
            heading: ["trigger", "cravings", "followed", "probability", "qValue"],
            rows: triggers.map { result in
                let test = result.comparison.test
                return [result.trigger.rawValue, "\(result.cravings)", "\(result.followed)"]
                    + [test?.probability, test?.qValue].map { $0?.fixed(decimals: 4) ?? "" }
            })
    }
}
