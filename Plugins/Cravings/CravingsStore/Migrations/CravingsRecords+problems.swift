// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

extension CravingsRecords {
    /// Returns the rows of the diary that can't be read or break a rule, as an import checks them.
    @Sendable static func problems(in store: PluginStore) throws -> [String] {
        try store.rowProblems { problems, db in
            try problems.check("dayStatus", key: "day", in: db) { row in
                DiaryDay(day: CalendarDay(daysSince1970: row["day"]), status: try word(row["status"]))
            }
            try problems.check("helpLine", key: "position", in: db, HelpLine.init(row:))
            try problems.check("message", in: db) { row in
                try StoredMessage(reread(row, StoredMessage.columns, of: "message", db)).record
            }
            try problems.check("recording", in: db) { row in
                try Recording(row: reread(row, Recording.columns, of: "recording", db))
            }
            try problems.check("entry", in: db) { row -> CravingEntry? in
                guard row["kind"] as String == EntryKind.craving.rawValue else { return nil }
                guard case .craving(let entry) = try Entry(reread(row, Entry.columns, of: "entry", db)) else {
                    return nil
                }
                return entry
            }
            try problems.check("entry", in: db) { row -> UsageEntry? in
                guard row["kind"] as String != EntryKind.craving.rawValue else { return nil }
                guard case .use(let entry) = try Entry(reread(row, Entry.columns, of: "entry", db)) else { return nil }
                return entry
            }
            try refuseUnseen(&problems, db)
        }
    }

    /// Refuses values that readers don't see.
    private static func refuseUnseen(_ problems: inout RowProblems, _ db: Database) throws {
        let day = "(time + utcOffset - \(DayBoundary.diary.hour * 3_600)) / 86400"
        try problems.refuse(
            "entry", where: "time + utcOffset >= 14400 AND day <> \(day)",
            "day: expected the day of its time, which begins at 04:00, got another one", in: db)
        try problems.refuse(
            "entry",
            where: "kind = 'craving' AND (method IS NOT NULL OR amount IS NOT NULL) OR kind = 'use' AND "
                + "(intensity IS NOT NULL OR laterIntensity IS NOT NULL OR recording IS NOT NULL OR message IS NOT NULL)",
            "kind: expected only the values of its kind, got one of the other kind", in: db)
        try problems.refuse(
            "entry", where: "(message IS NULL) <> (propensity IS NULL) OR (message IS NULL) <> (isRandom IS NULL)",
            "message: expected it with its propensity, or neither, got one of them", in: db)
        try problems.refuse(
            "entry", where: "place IS NULL AND (latitude IS NOT NULL OR longitude IS NOT NULL)",
            "place: expected a kind of place with coordinates, got nothing", in: db)
        try problems.refuse(
            "recording",
            where: "EXISTS (SELECT * FROM storeAttachment WHERE hash = file AND byteCount <> recording.byteCount)",
            "byteCount: expected the size of its file, got another one", in: db)
    }

    /// Reads some columns of a row in their order.
    private static func reread(_ row: Row, _ columns: String, of table: String, _ db: Database) throws -> Row {
        let key: String = row["id"]
        let row = try Row.fetchOne(db, sql: "SELECT \(columns) FROM \(table) WHERE id = ?", arguments: [key])
        guard let row else { throw ValidationIssue(path: "id", expected: "a row with this key", got: "none") }
        return row
    }

    private static func word<Word: RawRepresentable<String>>(_ text: String) throws -> Word {
        guard let word = Word(rawValue: text) else {
            throw ValidationIssue(path: "status", expected: "a known status", got: text.quoted(limit: 60))
        }
        return word
    }
}
