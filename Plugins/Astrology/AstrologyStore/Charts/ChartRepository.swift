// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import AstrologyPlugin
internal import ComputationKit
internal import GRDB

/// The saved charts.
struct ChartRepository: RecordRepository {
    let transaction: RecordTransaction

    /// The finder of a chart.
    private static let finder = RecordName(noun: "chart", matchesPartOfName: true)

    /// Adds a chart with its first revision.
    ///
    /// - Returns: The chart with its key and times, and the revision.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    func insert(
        _ chart: BirthChart, _ computed: (chart: Chart, origin: ChartOrigin)
    ) throws -> (chart: BirthChart, revision: ChartRevision) {
        var chart = chart
        chart.id = transaction.newKey()
        chart.created = transaction.instant
        try check(chart)
        try checkNewName(chart.name)
        try save(chart, computed.chart, revision: 1)
        return (chart, try transaction.revisions.insert(1, of: chart.id, computed))
    }

    /// Saves a changed chart, and its new revision if there is one.
    ///
    /// - Parameters:
    ///   - chart: The chart.
    ///   - before: The chart before the change.
    ///   - computed: The chart that was computed again; `nil` if the figures stay.
    /// - Returns: The latest revision.
    func update(
        _ chart: BirthChart, from before: BirthChart, _ computed: (chart: Chart, origin: ChartOrigin)?
    ) throws -> ChartRevision {
        try check(chart)
        if chart.name.lowercased() != before.name.lowercased() { try checkNewName(chart.name) }
        let number = try latestRevision(of: chart.id)
        guard let computed else {
            let revision = try transaction.revisions.revision(number, of: chart.id)
            try save(chart, revision.chart, revision: number)
            return revision
        }
        try save(chart, computed.chart, revision: number + 1)
        let revision = try transaction.revisions.insert(number + 1, of: chart.id, computed)
        try transaction.revisions.removeEarlier(than: revision.number, of: chart.id)
        return revision
    }

    /// Returns the chart with a key.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` if there is none.
    func chart(key: String) throws -> BirthChart {
        let row = try row(of: key)
        return BirthChart(
            id: key, name: row["name"],
            request: try RecordText.value(ChartRequest.self, from: row["request"], of: "chart"), notes: row["notes"],
            tags: try tags(row), source: row["source"], rating: try rating(row), created: instant(row["created"]),
            updated: instant(row["updated"]))
    }

    /// Returns the number of the latest revision of a chart.
    func latestRevision(of key: String) throws -> Int { try row(of: key)["revision"] }

    /// Returns the key of the chart that matches a text.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` if none or several match.
    func key(_ text: String, at path: String = "chart") throws -> String {
        var finder = Self.finder
        finder.path = path
        return try finder.key(text, among: all())
    }

    /// Returns the key of a chart to remove, for which part of its name isn't enough.
    func keyToRemove(_ text: String) throws -> String { try Self.finder.whole.key(text, among: all()) }

    /// Removes a chart and its revisions.
    func remove(key: String) throws { try db.execute(sql: "DELETE FROM chart WHERE id = ?", arguments: [key]) }

    /// Returns all charts with their names, ordered by key.
    func all() throws -> [RecordName.Named] {
        try Row.fetchAll(db, sql: "SELECT id, name FROM chart ORDER BY id").map { (key: $0[0], names: [$0[1]]) }
    }

    private func check(_ chart: BirthChart) throws { try transaction.check(chart) }

    private func checkNewName(_ name: String) throws {
        guard try all().contains(where: { $0.names[0].lowercased() == name.lowercased() }) else { return }
        throw ComputationError.conflict(
            ValidationIssue(
                path: "name", expected: "a name that no other saved chart has", got: name.quoted(limit: 60)))
    }

    private func save(_ record: BirthChart, _ chart: Chart, revision: Int) throws {
        let birth = chart.birth
        let values: [(String, (any DatabaseValueConvertible)?)] = [
            ("id", record.id), ("name", record.name), ("request", RecordText.text(of: record.request)),
            ("notes", record.notes), ("tags", JSONValue.array(record.tags.map(JSONValue.string)).storedText()),
            ("source", record.source), ("rating", record.rating?.rawValue),
            ("created", record.created?.wholeSeconds), ("updated", record.updated?.wholeSeconds),
            ("revision", revision), ("birth", birth.localText), ("place", birth.placeText), ("utc", birth.utc),
            ("julianDay", birth.julianDay), ("sun", chart.planet("Sun")?.sign?.rawValue),
            ("moon", chart.planet("Moon")?.sign?.rawValue), ("ascendant", chart.ascendant?.sign.rawValue),
        ]
        let changes = values.dropFirst().map { "\($0.0) = excluded.\($0.0)" }.joined(separator: ", ")
        let marks = values.map { _ in "?" }.joined(separator: ", ")
        try db.execute(
            sql: """
                INSERT INTO chart (\(values.map(\.0).joined(separator: ", "))) VALUES (\(marks))
                ON CONFLICT (id) DO UPDATE SET \(changes)
                """, arguments: StatementArguments(values.map(\.1)))
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
            throw damaged("tags")
        }
        return list.compactMap(\.string)
    }

    func rating(_ row: Row) throws -> RoddenRating? {
        guard let word = row["rating"] as String? else { return nil }
        guard let rating = RoddenRating(rawValue: word) else { throw damaged("rating") }
        return rating
    }

    func sign(_ word: String?, _ column: String) throws -> ZodiacSign? {
        guard let word else { return nil }
        guard let sign = ZodiacSign(rawValue: word) else { throw damaged(column) }
        return sign
    }

    private func damaged(_ column: String) -> StoreError {
        StoreError(
            .corrupt,
            "The records of astrology have a value in column \(column) of chart that this program can't read. "
                + "Update the program, or import your last export.")
    }
}
