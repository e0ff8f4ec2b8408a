// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import AstrologyPlugin
internal import ComputationKit
internal import Currencies

extension StoredAstrologyPlugin {
    /// The computations on purchases.
    @ComputationBuilder
    static func purchaseComputations(
        _ records: LazyAstrologyRecords, _ prices: [ReportPrice]
    ) -> [AnyComputation] {
        records.writing(
            Astrology.addPurchase, "Records a purchase of reports about a chart in an area.",
            discussion: """
                A purchase covers every language and every later revision of the chart, so that a second one of the area \
                is a conflict, and so is a transaction that is recorded already.
                """,
            examples: [
                Example("At the list price", ["chart": "Olena", "area": "career", "transactionID": "2000000812345678"])
            ], effects: .clock
        ) { records, input, _ in
            try records.write { transaction in
                let (named, _) = try transaction.charts.latest(input.chart)
                let listed = prices.first { $0.area == input.area }
                guard let price = input.price ?? listed?.price else {
                    throw ComputationError.refused(
                        path: "price", expected: "a price, because the area has no list price", got: "none")
                }
                let report = try input.report.map { text in
                    let report = try transaction.reports.report(key: transaction.reports.key(text)).summary
                    guard report.chart == named, report.area == input.area else {
                        throw ComputationError.refused(
                            path: "report", expected: "a report about \(named.name), \(input.area.rawValue)",
                            got: "one about \(report.chart.name), \(report.area.rawValue)")
                    }
                    return report.id
                }
                let latest = try transaction.reports.page(MyReportsInput(chart: named.id, area: input.area, limit: 1))
                transaction.store.nameChange(named.name)
                return try transaction.purchases.insert(
                    ReportPurchase(
                        id: "new", chart: named, area: input.area, report: report ?? latest.reports.first?.id,
                        price: price, transactionID: input.transactionID, product: input.product ?? listed?.product,
                        date: input.date ?? transaction.instant))
            }
        }
        records.writing(
            Astrology.removePurchase, "Removes the record of a purchase.",
            examples: [Example("By its transaction", ["transactionID": "2000000812345678"])], effects: .destructive
        ) { records, input, _ in
            try records.write { transaction in
                let purchase = try transaction.purchases.purchase(transaction: input.transactionID)
                try transaction.purchases.remove(key: purchase.id)
                transaction.store.nameChange(purchase.chart.name)
                return PurchaseRemoval(purchase: purchase)
            }
        }
        records.reading(
            Astrology.myPurchases, "Lists your purchases, newest first.",
            examples: [Example("All", [:]), Example("Of an area", ["area": "career"])]
        ) { records, input, _ in
            try records.read { transaction in
                let chart = try input.chart.map { try transaction.charts.key($0) }
                let found = try transaction.purchases.all().filter { purchase in
                    (chart == nil || purchase.chart.id == chart) && (input.area == nil || purchase.area == input.area)
                }
                let page = try ListPage(
                    found, of: Astrology.myPurchases, for: input, limit: input.limit, after: input.cursor
                ) { [.descending($0.date.wholeSeconds), .descending($0.id)] }
                return PurchaseList(
                    purchases: page.elements, total: found.count, paid: found.map(\.price).sums, cursor: page.cursor)
            }
        }
        records.reading(
            Astrology.myPurchaseStatus, "Tells whether reports about a chart in an area were bought.",
            examples: [Example("Work", ["chart": "Olena", "area": "career"])]
        ) { records, input, _ in
            try records.read { transaction in
                let (named, _) = try transaction.charts.latest(input.chart)
                let purchase = try transaction.purchases.purchase(of: named.id, input.area)
                return PurchaseStatus(
                    chart: named, area: input.area, isPurchased: purchase != nil, purchase: purchase,
                    listPrice: prices.first { $0.area == input.area })
            }
        }
    }
}
