// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import AstrologyPlugin
internal import ComputationKit
internal import Foundation
internal import GRDB

/// The saved charts.
struct ChartRepository: RecordRepository {
    let transaction: RecordTransaction

    /// The finder of a chart.
    private static let finder = RecordName(noun: "chart", matchesPartOfName: true)

    /// Adds a chart with its first revision.
    ///
    /// - Parameters:
    ///   - chart: The chart; the key `new` is replaced by a new one, and a missing time of creation by the current time.
    ///   - computed: What was computed.
    /// - Returns: The chart with its key and times.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    func insert(_ chart: BirthChart, _ computed: ComputedChart) throws -> BirthChart {
        var chart = chart
        if chart.id == "new" { chart.id = transaction.newKey() }
        chart.created = chart.created ?? transaction.instant
        chart.name = chart.name.nameOnOneLine
        try check(chart)
        try checkNewName(chart.name)
        try transaction.checkNew(chart.id, in: "chart", noun: "chart")
        try save(chart, computed, revision: 1)
        try transaction.revisions.insert(1, of: chart.id, computed)
        return chart
    }

    /// Saves a changed chart, and its new revision if there is one.
    ///
    /// - Parameters:
    ///   - chart: The chart.
    ///   - before: The chart before the change.
    ///   - computed: The chart that was computed again; `nil` if the figures stay.
    /// - Returns: The latest revision.
    func update(
        _ chart: BirthChart, from before: BirthChart, _ computed: ComputedChart?
    ) throws -> ChartRevision {
        try check(chart)
        if chart.name.foldedName != before.name.foldedName { try checkNewName(chart.name) }
        let number = try latestRevision(of: chart.id)
        guard let computed else {
            try write(values(of: chart))
            return try transaction.revisions.revision(number, of: chart.id)
        }
        try save(chart, computed, revision: number + 1)
        try transaction.revisions.insert(number + 1, of: chart.id, computed)
        try transaction.revisions.removeEarlier(than: number + 1, of: chart.id)
        return try transaction.revisions.revision(number + 1, of: chart.id)
    }

    /// Returns the chart with a key.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` if there is none.
    func chart(key: String) throws -> BirthChart {
        let row = try row(of: key)
        return BirthChart(
            id: key, name: row["name"],
            request: try request(row), notes: row["notes"],
            tags: try tags(row), source: row["source"], rating: try rating(row), created: instant(row["created"]),
            updated: instant(row["updated"]))
    }

    private func request(_ row: Row) throws -> ChartRequest {
        do {
            return try RecordText.value(ChartRequest.self, from: row["request"], of: "chart")
        } catch {
            throw damaged("request", row)
        }
    }

    /// Returns the number of the latest revision of a chart.
    func latestRevision(of key: String) throws -> Int { try row(of: key)["revision"] }

    /// Returns the chart that matches a text, with its latest revision.
    func latest(_ text: String) throws -> (chart: NamedChart, revision: ChartRevision) {
        let key = try key(text)
        let row = try row(of: key)
        let revision = try transaction.revisions.revision(row["revision"], of: key)
        return (NamedChart(id: key, name: row["name"]), revision)
    }

    /// Returns the key of the chart that matches a text.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` if none or several match.
    func key(_ text: String, at path: String = "chart") throws -> String {
        var finder = Self.finder
        finder.path = path
        return try finder.key(text, among: all())
    }

    /// Returns the keys of the charts that texts in the field `charts` match, each once; of all charts for none.
    func keys(_ texts: [String]) throws -> [String] {
        guard !texts.isEmpty else { return try all().map(\.key) }
        var seen: Set<String> = []
        return try texts.enumerated().map { try key($0.element, at: "charts[\($0.offset)]") }
            .filter { seen.insert($0).inserted }
    }

    /// Returns the key of a chart to remove, for which part of its name isn't enough.
    func keyToRemove(_ text: String) throws -> String { try Self.finder.whole.key(text, among: all()) }

    /// Returns the key and name of a chart, even if the rest of it is damaged.
    func named(key: String) throws -> NamedChart { NamedChart(id: key, name: try row(of: key)["name"]) }

    /// Removes a chart and its revisions.
    func remove(key: String) throws { try db.execute(sql: "DELETE FROM chart WHERE id = ?", arguments: [key]) }

    /// Returns all charts with their names, in the order in which they were saved.
    func all() throws -> [RecordName.Named] {
        try Row.fetchAll(db, sql: "SELECT id, name FROM chart ORDER BY rowid").map { (key: $0[0], names: [$0[1]]) }
    }

    private func check(_ chart: BirthChart) throws { try transaction.check(chart) }

    /// Refuses a name that another chart has, in any letter case and composition of accents.
    private func checkNewName(_ name: String) throws {
        let statement = try db.cachedStatement(sql: "SELECT name FROM chart WHERE foldedName = ?")
        guard let existing = try String.fetchOne(statement, arguments: [name.foldedName]) else { return }
        throw ComputationError.conflict(
            ValidationIssue(
                path: "name", expected: "a name that no other saved chart has", got: name.quoted(limit: 60),
                recoverySuggestion: existing == name ? nil : "\(existing.quoted(limit: 60)) exists"))
    }

    private typealias Values = [(column: String, value: (any DatabaseValueConvertible)?)]

    private func values(of record: BirthChart) -> Values {
        [
            ("id", record.id), ("name", record.name), ("foldedName", record.name.foldedName),
            ("request", RecordText.text(of: record.request)), ("notes", record.notes),
            ("tags", JSONValue.array(record.tags.map(JSONValue.string)).storedText()), ("source", record.source),
            ("rating", record.rating?.rawValue), ("created", record.created?.wholeSeconds),
            ("updated", record.updated?.wholeSeconds),
        ]
    }

    private func save(_ record: BirthChart, _ computed: ComputedChart, revision: Int) throws {
        try write(
            values(of: record) + [
                ("revision", revision), ("birth", computed.birth),
                ("place", computed.place), ("utc", computed.utc),
                ("julianDay", computed.julianDay), ("sun", computed.sun), ("moon", computed.moon),
                ("ascendant", computed.ascendant),
            ])
    }

    /// Adds a row, or changes the columns of the row that has the key.
    private func write(_ values: Values) throws {
        let changed = values.dropFirst().map { "\($0.column) = ?" }.joined(separator: ", ")
        let arguments = values.map(\.value)
        let update = try db.cachedStatement(sql: "UPDATE chart SET \(changed) WHERE id = ?")
        try update.execute(arguments: StatementArguments(Array(arguments.dropFirst()) + [arguments[0]]))
        guard db.changesCount == 0 else { return }
        let columns = values.map(\.column).joined(separator: ", ")
        let marks = values.map { _ in "?" }.joined(separator: ", ")
        try db.cachedStatement(sql: "INSERT INTO chart (\(columns)) VALUES (\(marks))")
            .execute(arguments: StatementArguments(arguments))
    }

    func row(of key: String) throws -> Row {
        let statement = try db.cachedStatement(sql: "SELECT * FROM chart WHERE id = ?")
        guard let row = try Row.fetchOne(statement, arguments: [key]) else {
            throw ComputationError.notFound(
                ValidationIssue(path: "chart", expected: "the key of a saved chart", got: key.quoted(limit: 60)))
        }
        return row
    }

    func instant(_ seconds: Int?) -> Timestamp? { seconds.map { Timestamp(secondsSince1970: $0) } }

    func tags(_ row: Row) throws -> [String] {
        guard let list = try? JSONValue(parsing: row["tags"] as String).array else {
            throw damaged("tags", row)
        }
        return list.compactMap(\.string)
    }

    func rating(_ row: Row) throws -> RoddenRating? {
        guard let word = row["rating"] as String? else { return nil }
        guard let rating = RoddenRating(rawValue: word) else { throw damaged("rating", row) }
        return rating
    }

    func sign(_ row: Row, _ column: String) throws -> ZodiacSign? {
        guard let word = row[column] as String? else { return nil }
        guard let sign = ZodiacSign(rawValue: word) else { throw damaged(column, row) }
        return sign
    }

    private func damaged(_ column: String, _ row: Row) -> StoreError {
        let name = (row["name"] as String).quoted(limit: 60)
        return StoreError(
            .corrupt,
            "The records of astrology have a chart \(name) whose \(column) this program can't read. "
                + "Update the program, or remove the chart and save it again.")
    }
}

extension String {
    /// The name in lowercase and NFC; two charts with the same one are a conflict.
    var foldedName: String { lowercased().composed }

    /// The text in composed letters (NFC).
    var composed: String { precomposedStringWithCanonicalMapping }
}
