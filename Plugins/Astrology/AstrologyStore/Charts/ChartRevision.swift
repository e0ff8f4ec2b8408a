// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import AstrologyPlugin
internal import ComputationKit
internal import GRDB

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// One computation of a saved chart.
struct ChartRevision {
    let number: Int
    let calculated: Timestamp
    let origin: ChartOrigin
    let chart: Chart
}

/// The computations of the saved charts.
struct RevisionRepository: RecordRepository {
    let transaction: RecordTransaction

    /// Adds a revision of a chart.
    ///
    /// - Parameters:
    ///   - number: The number of the revision.
    ///   - key: The key of the chart, which is saved already.
    ///   - computed: What was computed.
    func insert(_ number: Int, of key: String, _ computed: ComputedChart) throws {
        let statement = try db.cachedStatement(
            sql: "INSERT INTO chartRevision (id, chart, number, calculated, origin, content) VALUES (?, ?, ?, ?, ?, ?)")
        try statement.execute(arguments: [
            transaction.newKey(), key, number, transaction.instant.wholeSeconds, computed.origin, computed.content,
        ])
    }

    /// Returns a revision of a chart.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` if the chart has no such revision.
    func revision(_ number: Int, of key: String) throws -> ChartRevision {
        let row = try Row.fetchOne(
            db, sql: "SELECT calculated, origin, content FROM chartRevision WHERE chart = ? AND number = ?",
            arguments: [key, number])
        guard let row else {
            let numbers = try numbers(of: key)
            guard try transaction.charts.latestRevision(of: key) != number else {
                throw StoreError(
                    .corrupt,
                    "The records of astrology have a chart whose latest revision is missing. Refresh the chart by its name to "
                        + "compute it again.")
            }
            throw ComputationError.notFound(
                ValidationIssue(
                    path: "revision", expected: "a revision of the chart", got: "\(number)",
                    recoverySuggestion: "it has \(numbers.map { "\($0)" }.joined(separator: ", "))"))
        }
        let text = try CompressedText.text(
            of: row["content"], of: "chart", remedy: "Refresh the chart by its name to compute it again")
        return ChartRevision(
            number: number, calculated: Timestamp(secondsSince1970: row["calculated"] as Int),
            origin: try RecordText.value(ChartOrigin.self, from: row["origin"], of: "chartRevision"),
            chart: try RecordText.value(Chart.self, from: text, of: "chartRevision"))
    }

    /// Returns whether a revision is there and not damaged.
    func isReadable(_ number: Int, of key: String) throws -> Bool {
        do {
            _ = try revision(number, of: key)
            return true
        } catch let error as StoreError where error.code == .corrupt {
            return false
        } catch let error as ComputationError where error.code == .notFound {
            return false
        }
    }

    /// Returns the numbers of the revisions of a chart, in order.
    func numbers(of key: String) throws -> [Int] {
        try Int.fetchAll(
            db, sql: "SELECT number FROM chartRevision WHERE chart = ? ORDER BY number", arguments: [key])
    }

    /// Removes the revisions of a chart before the latest one, except those that a report rests on.
    func removeEarlier(than number: Int, of key: String) throws {
        try db.execute(
            sql: """
                DELETE FROM chartRevision WHERE chart = ? AND number < ?
                AND number NOT IN (SELECT revision FROM report WHERE report.chart = chartRevision.chart)
                """, arguments: [key, number])
    }
}
