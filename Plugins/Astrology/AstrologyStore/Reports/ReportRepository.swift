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

/// The kept reports, which never change.
struct ReportRepository: RecordRepository {
    let transaction: RecordTransaction

    private static let columns = """
        report.id, chart.id AS chart, chart.name AS name, report.revision, area, language, words, minutes, generated, \
        report.source AS source, textVersion, isFromElsewhere
        """

    /// Adds a report.
    ///
    /// - Parameters:
    ///   - report: The report, whose key is replaced by a new one.
    /// - Returns: The report with its key.
    /// - Throws: ``ComputationKit/ComputationError`` if the revision has a report in the area and language.
    func insert(_ report: SavedReport) throws -> SavedReport {
        var report = report
        report.summary.id = transaction.newKey()
        let summary = report.summary
        if let existing = try existing(summary.chart.id, summary.revision, summary.area, summary.language) {
            throw ComputationError.conflict(
                ValidationIssue(
                    path: "area", expected: "an area that has no report in the language yet",
                    got: summary.area.rawValue, recoverySuggestion: "\(existing.prefix(13)) already exists"))
        }
        let content = report.report.map { RecordText.text(of: $0) } ?? report.text ?? ""
        try db.execute(
            sql: """
                INSERT INTO report (id, chart, revision, area, language, words, minutes, generated, source, textVersion,
                    isFromElsewhere, content) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                summary.id, summary.chart.id, summary.revision, summary.area.rawValue, summary.language.rawValue,
                summary.words, summary.minutes, summary.generated.wholeSeconds, summary.source, summary.textVersion,
                summary.isFromElsewhere, try CompressedText.compressed(content),
            ])
        return report
    }

    /// Returns the key of the report of a revision in an area and language.
    func existing(
        _ chart: String, _ revision: Int, _ area: ReportArea, _ language: ReportLanguage
    ) throws -> String? {
        try String.fetchOne(
            db, sql: "SELECT id FROM report WHERE chart = ? AND revision = ? AND area = ? AND language = ?",
            arguments: [chart, revision, area.rawValue, language.rawValue])
    }

    /// Returns the report with a key; with the wheel of its revision if a page shows it.
    func report(key: String, includesWheel: Bool = false) throws -> SavedReport {
        let row = try Row.fetchOne(
            db,
            sql:
                "SELECT \(Self.columns), content FROM report JOIN chart ON chart.id = report.chart WHERE report.id = ?",
            arguments: [key])
        guard let row else {
            throw ComputationError.notFound(
                ValidationIssue(path: "report", expected: "the key of a kept report", got: key.quoted(limit: 60)))
        }
        let summary = try Self.summary(row)
        let content = try CompressedText.text(
            of: row["content"] as Data, of: "report", remedy: "Remove the report and make it again")
        guard !summary.isFromElsewhere else { return SavedReport(summary: summary, text: content) }
        var report = try RecordText.value(Report.self, from: content, of: "report")
        if includesWheel {
            var chart = try transaction.revisions.revision(summary.revision, of: summary.chart.id).chart
            chart.name = summary.chart.name
            report.wheel = chart.reportWheel(in: report.language)
        }
        return SavedReport(summary: summary, report: report)
    }

    /// Returns the key of the report that a text means: the key, the beginning of it, or the chart, area, and language.
    ///
    /// `Olena career uk` is the report on the latest revision that has one, and `Olena career uk 2` that on the second.
    func key(_ text: String) throws -> String {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT report.id, name, area, language, report.revision FROM report
                JOIN chart ON chart.id = report.chart ORDER BY report.revision DESC
                """)
        var seen: Set<String> = []
        let named = rows.map { row -> RecordName.Named in
            let name = "\(row["name"] as String) \(row["area"] as String) \(row["language"] as String)"
            let exact = "\(name) \(row["revision"] as Int)"
            return (key: row["id"], names: seen.insert(name).inserted ? [name, exact] : [exact])
        }
        return try RecordName(noun: "report").key(text, among: named)
    }

    /// Returns a page of the matching reports, newest first.
    func page(_ input: MyReportsInput) throws -> ReportList {
        let chart = try input.chart.map { try transaction.charts.key($0) }
        let rows = try Row.fetchAll(
            db, sql: "SELECT \(Self.columns) FROM report JOIN chart ON chart.id = report.chart ORDER BY generated DESC")
        let found = try rows.map(Self.summary).filter { report in
            (chart == nil || report.chart.id == chart) && (input.area == nil || report.area == input.area)
                && (input.language == nil || report.language == input.language)
        }
        let page = try ListPage(
            found, of: Astrology.myReports, for: input, limit: input.limit, after: input.cursor
        ) { [.descending($0.generated.wholeSeconds), .descending($0.id)] }
        return ReportList(reports: page.elements, total: found.count, cursor: page.cursor)
    }

    /// Removes a report.
    func remove(key: String) throws { try db.execute(sql: "DELETE FROM report WHERE id = ?", arguments: [key]) }

    /// Returns the number of reports of a chart.
    func count(ofChart key: String) throws -> Int {
        try Int.fetchOne(db, sql: "SELECT count(*) FROM report WHERE chart = ?", arguments: [key]) ?? 0
    }

    private static func summary(_ row: Row) throws -> ReportSummary {
        guard let area = ReportArea(rawValue: row["area"]), let language = ReportLanguage(rawValue: row["language"])
        else {
            throw StoreError(
                .corrupt,
                "The records of astrology have a report in an area or a language that this program can't read. "
                    + "Update the program, or import your last export.")
        }
        return ReportSummary(
            id: row["id"], chart: NamedChart(id: row["chart"], name: row["name"]), revision: row["revision"],
            area: area, language: language, words: row["words"], minutes: row["minutes"],
            generated: Timestamp(secondsSince1970: row["generated"] as Int), source: row["source"],
            textVersion: row["textVersion"], isFromElsewhere: row["isFromElsewhere"])
    }
}
