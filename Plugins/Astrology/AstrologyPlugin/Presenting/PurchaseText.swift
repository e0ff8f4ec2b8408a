// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Currencies
internal import Presentation

extension ReportPurchase {
    /// Returns the recorded or removed purchase in a sentence.
    func text(isRemoved: Bool, _ style: PresentationStyle) -> String {
        let say = Wording(style)
        var lines = TextLines(style)
        let facts: [String: JSONValue] = [
            "transaction": transactionID.argument, "chart": chart.name.argument, "area": area.rawValue.argument,
            "price": price.inWords.argument, "date": "\(date)".argument,
        ]
        let words = "the purchase \(transactionID): \(chart.name), \(area.rawValue), \(price.inWords), \(date)."
        lines.add(
            isRemoved
                ? say("astrology.purchase.removed", "Removed \(words)", facts)
                : say("astrology.purchase.recorded", "Recorded \(words)", facts))
        if report == nil { lines.add(say("astrology.purchase.no-report", "It names no kept report.")) }
        return lines.text
    }
}

extension PurchaseList {
    /// Returns the purchases as a table, with what they cost.
    func text(_ style: PresentationStyle) -> String {
        let say = Wording(style)
        var lines = TextLines(style)
        guard !purchases.isEmpty else {
            lines.add(say("astrology.purchases.none", "No purchase matches."))
            return lines.text
        }
        var table = TextTable([
            (say("astrology.table.date", "Date"), .leftWhole), (say("astrology.table.chart", "Chart"), .left),
            (say("astrology.table.area", "Area"), .leftWhole), (say("astrology.table.price", "Price"), .right),
            (say("astrology.table.transaction", "Transaction"), .left),
        ])
        for purchase in purchases {
            table.add([
                String(purchase.date.description.prefix(10)), purchase.chart.name, say.word(purchase.area, "area"),
                purchase.price.inWords, purchase.transactionID,
            ])
        }
        lines.add(table)
        let sums = say.list(paid.map(\.inWords))
        lines.add(
            say(
                "astrology.purchases.total", "\(total.counted("purchase")), \(sums).",
                ["count": total.argument, "paid": sums.argument]))
        return lines.text
    }
}

extension PurchaseStatus {
    /// The status in a sentence.
    func text(_ style: PresentationStyle) -> String {
        let say = Wording(style)
        var lines = TextLines(style)
        var facts: [String: JSONValue] = ["chart": chart.name.argument, "area": area.rawValue.argument]
        if let purchase {
            let (date, price) = ("\(purchase.date)", purchase.price.inWords)
            facts.merge(["date": date.argument, "price": price.argument]) { $1 }
            lines.add(
                say(
                    "astrology.purchase.bought", "\(chart.name), \(area.rawValue): bought on \(date) for \(price).",
                    facts))
        } else if let price = listPrice?.price.inWords {
            facts["price"] = price.argument
            lines.add(
                say(
                    "astrology.purchase.listed", "\(chart.name), \(area.rawValue): not bought, list price \(price).",
                    facts))
        } else {
            lines.add(say("astrology.purchase.not-bought", "\(chart.name), \(area.rawValue): not bought.", facts))
        }
        return lines.text
    }
}

extension Money {
    /// The amount and the code of the currency.
    var inWords: String { "\(amount) \(currency)" }
}
