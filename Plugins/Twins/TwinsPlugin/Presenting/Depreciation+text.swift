// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Currencies
internal import Presentation
internal import Tables

extension Depreciation {
    /// The value with its method, and the values at the ends of the years.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add("\(value.words) on \(day)", lines.style.heading)
        lines.add(sentence.text, hanging: 2)
        lines.add(facts: [
            ("Loss", loss.words), ("Salvage value", ExactAmount(floor) == .zero ? nil : floor.words),
            ("End of life", end?.description),
        ])
        lines.addGap()
        var table = TextTable([("Until", .leftWhole), ("Loss", .right), ("Value", .right)])
        for year in years { table.add([year.day.description, year.loss.amount, year.value.amount]) }
        lines.add(table)
        return lines.text
    }

    /// A row for each year.
    var table: String {
        DelimitedText.csv(
            heading: ["day", "loss", "value", "currency"],
            rows: years.map { [$0.day.description, $0.loss.amount, $0.value.amount, value.currency] })
    }
}

extension Money {
    /// The amount and the currency, such as `89.90 EUR`.
    var words: String { "\(amount) \(currency)" }
}
