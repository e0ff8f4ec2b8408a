// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation
internal import Tables

extension CravingsTrend {
    /// Returns the answer, how much was logged, and the daily values if they are too few for a test.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        for statement in statements { text.add(statement.text) }
        switch result {
        case .trend(let trend):
            text.addGap()
            text.add(facts: [
                ("first half", "\(trend.earlier.fixed(decimals: 2)) \(unit) a day"),
                ("second half", "\(trend.later.fixed(decimals: 2)) \(unit) a day"),
                ("neighbors", "autocorrelation \(trend.autocorrelation.fixed(decimals: 2))"),
            ])
        case .notEnoughData:
            let known = days.compactMap { day in day.value.map { (day.day, $0) } }
            guard !known.isEmpty else { break }
            text.addGap()
            var table = TextTable([("day", .leftWhole), (unit, .right)])
            for (day, value) in known.suffix(31) { table.add(["\(day)", value.plain]) }
            text.add(table)
        }
        return text.text
    }

    /// Returns the daily values as a table.
    var csv: String {
        DelimitedText.csv(
            heading: ["day", "value", "unit"],
            rows: days.map { ["\($0.day)", $0.value?.plain ?? "", $0.value == nil ? "" : unit] })
    }
}
