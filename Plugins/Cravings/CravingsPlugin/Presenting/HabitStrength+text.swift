// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation
internal import Tables

extension HabitStrength {
    /// Returns the strength and its course by week.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        text.add(statement.text)
        text.add(period.words)
        guard days.count > 1 else { return text.text }
        text.addGap()
        // A day in seven shows the course, counted from the latest day.
        let shown = stride(from: (days.count - 1) % 7, to: days.count, by: 7).suffix(26)
        for index in shown {
            let filled = Int((min(max(days[index].strength, 0), 1) * 20).rounded())
            let bar = String(repeating: "█", count: filled) + String(repeating: "·", count: 20 - filled)
            text.add("\(days[index].day)  \(bar)  \(days[index].strength.fixed(decimals: 2))")
        }
        return text.text
    }

    /// Returns the strength after each known day as a table.
    var csv: String {
        DelimitedText.csv(
            heading: ["day", "check", "strength"],
            rows: days.map { ["\($0.day)", $0.check.fixed(decimals: 4), $0.strength.fixed(decimals: 6)] })
    }
}
