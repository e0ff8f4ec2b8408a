// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import AstrologyPlugin
internal import ComputationKit
internal import Currencies
internal import GRDB

/// The records of purchases.
struct PurchaseRepository: RecordRepository {
    let transaction: RecordTransaction

    private static let columns = """
        purchase.id, chart.id AS chart, chart.name AS name, area, report, amount, currency, transactionID, product, date
        """

    /// Adds a purchase.
    ///
    /// - Returns: The purchase with its key.
    /// - Throws: ``ComputationKit/ComputationError`` if the transaction is recorded, or the area of the chart was bought.
    func insert(_ purchase: ReportPurchase) throws -> ReportPurchase {
        var purchase = purchase
        purchase.id = transaction.newKey()
        if let other = try all("transactionID = ?", [purchase.transactionID]).first {
            throw ComputationError.conflict(
                ValidationIssue(
                    path: "transactionID", expected: "a transaction that isn't recorded yet",
                    got: purchase.transactionID.quoted(limit: 60),
                    recoverySuggestion: "it paid for \(other.area.rawValue) of \(other.chart.name)"))
        }
        if let other = try self.purchase(of: purchase.chart.id, purchase.area) {
            throw ComputationError.conflict(
                ValidationIssue(
                    path: "area", expected: "an area that wasn't bought yet for \(purchase.chart.name)",
                    got: purchase.area.rawValue,
                    recoverySuggestion: "the transaction \(other.transactionID) paid for every language and revision"))
        }
        try db.execute(
            sql: """
                INSERT INTO purchase (id, chart, area, report, amount, currency, transactionID, product, date)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                purchase.id, purchase.chart.id, purchase.area.rawValue, purchase.report, purchase.price.amount,
                purchase.price.currency, purchase.transactionID, purchase.product, purchase.date.wholeSeconds,
            ])
        return purchase
    }

    /// Returns the purchase of an area of a chart; `nil` if there is none.
    func purchase(of chart: String, _ area: ReportArea) throws -> ReportPurchase? {
        try all("chart.id = ? AND area = ?", [chart, area.rawValue]).first
    }

    /// Returns the purchases of a chart, newest first.
    func all(ofChart key: String) throws -> [ReportPurchase] { try all("chart.id = ?", [key]) }

    /// Returns the purchase of a transaction.
    func purchase(transaction id: String) throws -> ReportPurchase {
        guard let purchase = try all("transactionID = ?", [id]).first else {
            throw ComputationError.notFound(
                ValidationIssue(
                    path: "transactionID", expected: "the id of a recorded transaction", got: id.quoted(limit: 60)))
        }
        return purchase
    }

    /// Returns the matching purchases, newest first.
    func all(_ condition: String = "TRUE", _ arguments: StatementArguments = []) throws -> [ReportPurchase] {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT \(Self.columns) FROM purchase JOIN chart ON chart.id = purchase.chart
                WHERE \(condition) ORDER BY date DESC, purchase.id DESC
                """, arguments: arguments)
        return try rows.map { row in
            guard let area = ReportArea(rawValue: row["area"]) else {
                throw StoreError(
                    .corrupt,
                    "The records of astrology have a purchase in an area that this program can't read. Update the program, "
                        + "or import your last export.")
            }
            return ReportPurchase(
                id: row["id"], chart: NamedChart(id: row["chart"], name: row["name"]), area: area,
                report: row["report"], price: Money(amount: row["amount"], currency: row["currency"]),
                transactionID: row["transactionID"], product: row["product"],
                date: Timestamp(secondsSince1970: row["date"] as Int))
        }
    }

    /// Removes a purchase.
    func remove(key: String) throws { try db.execute(sql: "DELETE FROM purchase WHERE id = ?", arguments: [key]) }
}
