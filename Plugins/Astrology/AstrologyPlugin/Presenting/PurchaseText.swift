// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Currencies
internal import Presentation

extension ReportPurchase {
    /// The purchase in a sentence.
    func text(_ verb: String, _ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add("\(verb) the purchase \(transactionID): \(chart.name), \(area.rawValue), \(price.inWords), \(date).")
        if report == nil { lines.add("It names no kept report.") }
        return lines.text
    }
}

extension PurchaseList {
    /// Returns the purchases as a table, with what they cost.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        guard !purchases.isEmpty else {
            lines.add("No purchase matches.")
            return lines.text
        }
        var table = TextTable([
            ("Date", .leftWhole), ("Chart", .left), ("Area", .leftWhole), ("Price", .right), ("Transaction", .left),
        ])
        for purchase in purchases {
            table.add([
                String(purchase.date.description.prefix(10)), purchase.chart.name, purchase.area.rawValue,
                purchase.price.inWords, purchase.transactionID,
            ])
        }
        lines.add(table)
        lines.add("\(total.counted("purchase")), \(paid.map(\.inWords).joined(separator: " and ")).")
        return lines.text
    }
}

extension PurchaseStatus {
    /// The status in a sentence.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        if let purchase {
            lines.add("\(chart.name), \(area.rawValue): bought on \(purchase.date) for \(purchase.price.inWords).")
        } else {
            let price = listPrice.map { ", list price \($0.price.inWords)" } ?? ""
            lines.add("\(chart.name), \(area.rawValue): not bought\(price).")
        }
        return lines.text
    }
}

extension Money {
    /// The amount and the code of the currency.
    var inWords: String { "\(amount) \(currency)" }
}
