// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

extension EntryRepository {
    /// Returns a page of the matching entries, with the days, recordings, and messages that belong to them.
    func page(_ input: MyEntriesInput, from: CalendarDay?, through: CalendarDay?) throws -> EntryPage {
        let (condition, arguments) = input.filter.condition(from: from, through: through)
        let direction = input.earliestFirst ? "" : " DESC"
        // The first page needs no more rows than tell whether there is a second one.
        let most = input.cursor == nil ? " LIMIT \(input.limit + 1)" : ""
        let matches = try Row.fetchAll(
            db,
            sql: "SELECT time, id FROM entry\(condition) ORDER BY time\(direction), id\(direction)\(most)",
            arguments: arguments
        ).map { row in (time: row[0] as Int, id: row[1] as String) }
        let page = try ListPage(
            matches, of: Cravings.myEntries, for: input, limit: input.limit, after: input.cursor
        ) { match in
            input.earliestFirst
                ? [.ascending(match.time), .ascending(match.id)]
                : [.descending(match.time), .descending(match.id)]
        }
        let statement = try db.cachedStatement(sql: "SELECT \(Entry.columns) FROM entry WHERE id = ?")
        let entries = try page.elements.compactMap { match in
            try Row.fetchOne(statement, arguments: [match.id]).map { row in
                let entry = try Entry(row)
                return input.includesCoordinates ? entry : entry.withoutCoordinates
            }
        }
        let (recordings, messages) = (Set(entries.compactMap(\.recording)), Set(entries.compactMap(\.message)))
        return EntryPage(
            total: try Int.fetchOne(db, sql: "SELECT count(*) FROM entry\(condition)", arguments: arguments) ?? 0,
            recorded: try Int.fetchOne(db, sql: "SELECT count(*) FROM entry") ?? 0,
            entries: entries, days: try days(of: entries, from: from, through: through),
            recordings: recordings.isEmpty
                ? [] : try transaction.recordings.all().filter { recordings.contains($0.id) },
            messages: messages.isEmpty ? [] : try transaction.messages.all().filter { messages.contains($0.id) },
            cursor: page.cursor)
    }

    /// Returns the days with a status of a period, or if none is stated, from the first to the last of some entries.
    private func days(of entries: [Entry], from: CalendarDay?, through: CalendarDay?) throws -> [DiaryDay] {
        guard from == nil, through == nil else { return try transaction.days.all(from: from, through: through) }
        let listed = entries.map(\.diaryDay)
        guard let first = listed.min(), let last = listed.max() else { return [] }
        return try transaction.days.all(from: first, through: last)
    }
}

extension EntryFilter {
    /// Returns the first and the last day of a period; words count from the current day of the diary.
    ///
    /// - Throws: ``ComputationError`` if the period ends before it begins.
    func period(today: CalendarDay) throws(ComputationError) -> (from: CalendarDay?, through: CalendarDay?) {
        let (from, through) = (from?.day(today: today), through?.day(today: today))
        if let issue = ValidationIssue.reversal(from, through, at: "filter.through", after: "filter.from") {
            throw ComputationError.refused([issue])
        }
        return (from, through)
    }

    /// Returns the condition of a statement for the filter and the days of its period.
    fileprivate func condition(from: CalendarDay?, through: CalendarDay?) -> (
        sql: String, arguments: StatementArguments
    ) {
        var terms: [String] = []
        var arguments: [(any DatabaseValueConvertible)?] = []
        func require(_ term: String, _ value: (any DatabaseValueConvertible)?) {
            guard let value else { return }
            terms.append(term)
            arguments.append(value)
        }
        require("day >= ?", from?.daysSince1970)
        require("day <= ?", through?.daysSince1970)
        require("kind = ?", kind?.rawValue)
        require("method = ?", method?.rawValue)
        require("instr(' ' || triggers || ' ', ?)", trigger.map { " \($0.rawValue) " })
        require("place = ?", place?.rawValue)
        require("intensity >= ?", minimumIntensity)
        let sql = terms.isEmpty ? "" : " WHERE " + terms.joined(separator: " AND ")
        return (sql, StatementArguments(arguments))
    }
}

extension Entry {
    /// The key of the linked recording.
    fileprivate var recording: String? { if case .craving(let entry) = self { entry.recording } else { nil } }

    /// The key of the message that was shown.
    fileprivate var message: String? { if case .craving(let entry) = self { entry.shown?.message } else { nil } }

    /// The entry without the coordinates of its place.
    var withoutCoordinates: Entry {
        switch self {
        case .craving(var entry):
            entry.place = entry.place?.withoutCoordinates
            return .craving(entry)
        case .use(var entry):
            entry.place = entry.place?.withoutCoordinates
            return .use(entry)
        }
    }
}
