// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

extension StoredCravingsPlugin {
    /// Computations that list records.
    @ComputationBuilder
    static func listComputations(_ records: LazyCravingsRecords) -> [AnyComputation] {
        records.reading(
            Cravings.myEntries, "Lists your entries, latest first, with the status of the days of the period.",
            discussion: """
                Days begin at 04:00, so that a night belongs to the day before. Coordinates are left out unless you \
                request them.
                """,
            examples: [
                Example("The latest", ["limit": 3]),
                Example(
                    "Strong cravings at home",
                    ["filter": ["kind": "craving", "minimumIntensity": 7, "place": "Home"], "limit": 10]),
            ], effects: .clock
        ) { records, input, _ in
            try records.entries(input)
        }
        records.reading(
            Cravings.myRecordings, "Lists your recordings by kind and purpose, the newest or the most played first.",
            examples: [
                Example("All", [:]),
                Example("Videos", ["filter": ["kind": "video"], "order": "most-played"]),
            ]
        ) { records, input, _ in
            try records.recordings(input)
        }
        records.reading(
            Cravings.myMessages, "Lists the messages, your own and the built-in ones.",
            examples: [
                Example("Your own", ["filter": ["isOwn": true]]),
                Example(
                    "The least shown", ["filter": ["category": "urge", "isActive": true], "order": "least-shown"]),
            ]
        ) { records, input, _ in
            try records.messages(input)
        }
        MyHelpLines(access: records)
    }
}

extension CravingsRecords {
    func recordings(_ input: MyRecordingsInput) throws -> RecordingPage {
        let all = try store.read { db in
            try Row.fetchAll(db, sql: "SELECT \(Recording.columns) FROM recording").map(Recording.init(row:))
        }
        let matching = all.filter { recording in
            if let kind = input.filter.kind, recording.kind != kind { return false }
            return input.filter.purpose.map { $0 == recording.purpose } ?? true
        }
        let page = try ListPage(
            matching, of: Cravings.myRecordings, for: input, limit: input.limit, after: input.cursor
        ) { recording in
            let newest: [SortKey] = [.descending(recording.time.wholeSeconds), .descending(recording.id)]
            return input.order == .newest ? newest : [.descending(recording.playCount)] + newest
        }
        return RecordingPage(total: matching.count, recordings: page.elements, cursor: page.cursor)
    }

    func messages(_ input: MyMessagesInput) throws -> MessagePage {
        let matching = try store.read(messages).filter { message in
            if let category = input.filter.category, message.category != category { return false }
            if let isOwn = input.filter.isOwn, message.isOwn != isOwn { return false }
            return input.filter.isActive.map { $0 == message.isActive } ?? true
        }
        let page = try ListPage(
            matching, of: Cravings.myMessages, for: input, limit: input.limit, after: input.cursor
        ) { message in
            switch input.order {
            case .newest:
                [.descending(message.isOwn ? message.created?.wholeSeconds ?? 0 : Int.min), .ascending(message.id)]
            case .priority: [.ascending(message.priority), .ascending(message.id)]
            case .leastShown: [.ascending(message.timesShown), .ascending(message.id)]
            }
        }
        return MessagePage(total: matching.count, messages: page.elements, cursor: page.cursor)
    }

    func entries(_ input: MyEntriesInput) throws -> EntryPage {
        let (from, through) = try period(input.filter.from, input.filter.through, at: "filter.")
        return try store.read { db in
            let (condition, arguments) = condition(input.filter, from: from, through: through)
            let direction = input.earliestFirst ? "" : " DESC"
            // The first page needs no more rows than tell whether there is a second one.
            let most = input.cursor == nil ? " LIMIT \(input.limit + 1)" : ""
            let matches = try Row.fetchAll(
                db,
                sql: """
                    SELECT time, id FROM entry\(condition) ORDER BY time\(direction), id\(direction)\(most)
                    """, arguments: arguments
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
            return EntryPage(
                total: try Int.fetchOne(db, sql: "SELECT count(*) FROM entry\(condition)", arguments: arguments) ?? 0,
                recorded: try Int.fetchOne(db, sql: "SELECT count(*) FROM entry") ?? 0,
                entries: entries, days: try days(of: entries, from: from, through: through, db),
                recordings: try linkedRecordings(entries, db), messages: try shownMessages(entries, db),
                cursor: page.cursor)
        }
    }

    /// Returns the recordings that entries are linked to.
    private func linkedRecordings(_ entries: [Entry], _ db: Database) throws -> [Recording] {
        let keys = Set(entries.compactMap(\.recording))
        guard !keys.isEmpty else { return [] }
        return try Row.fetchAll(db, sql: "SELECT \(Recording.columns) FROM recording ORDER BY id")
            .map(Recording.init(row:)).filter { keys.contains($0.id) }
    }

    /// Returns the messages that were shown with entries.
    private func shownMessages(_ entries: [Entry], _ db: Database) throws -> [CravingMessage] {
        let keys = Set(entries.compactMap(\.message))
        return keys.isEmpty ? [] : try messages(db).filter { keys.contains($0.id) }
    }

    /// Returns the days with a status of a period, or if none is stated, from the first to the last of some entries.
    private func days(
        of entries: [Entry], from: CalendarDay?, through: CalendarDay?, _ db: Database
    ) throws -> [DiaryDay] {
        guard from == nil, through == nil else { return try days(from: from, through: through, db) }
        let listed = entries.map(\.diaryDay)
        guard let first = listed.min(), let last = listed.max() else { return [] }
        return try days(from: first, through: last, db)
    }

    /// Returns the first and the last day of a period; words count from the current day of the diary.
    ///
    /// - Throws: ``ComputationError`` if the period ends before it begins.
    func period(
        _ from: DayReference?, _ through: DayReference?, at path: String
    ) throws(ComputationError) -> (from: CalendarDay?, through: CalendarDay?) {
        let today = diaryDay
        let (from, through) = (from?.day(today: today), through?.day(today: today))
        if let from, let through, through < from {
            throw refusal(
                "\(path)through", "a day not before from, \(from)", "\(through)", "are the two swapped?")
        }
        return (from, through)
    }

    private func condition(
        _ filter: EntryFilter, from: CalendarDay?, through: CalendarDay?
    ) -> (sql: String, arguments: StatementArguments) {
        var terms: [String] = []
        var arguments: [(any DatabaseValueConvertible)?] = []
        func require(_ term: String, _ value: (any DatabaseValueConvertible)?) {
            guard let value else { return }
            terms.append(term)
            arguments.append(value)
        }
        require("day >= ?", from?.daysSince1970)
        require("day <= ?", through?.daysSince1970)
        require("kind = ?", filter.kind?.rawValue)
        require("method = ?", filter.method?.rawValue)
        require("instr(' ' || triggers || ' ', ?)", filter.trigger.map { " \($0.rawValue) " })
        require("place = ?", filter.place?.rawValue)
        require("intensity >= ?", filter.minimumIntensity)
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
