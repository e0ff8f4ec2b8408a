// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

extension StoredCravingsPlugin {
    /// Computations on the days of the diary.
    @ComputationBuilder
    static func dayComputations(_ records: LazyCravingsRecords) -> [AnyComputation] {
        records.writing(
            Cravings.setDayStatus,
            "Sets the status of a day or a range of days: complete, nothing to report, or unknown.",
            discussion: """
                A day without a status and without entries is unknown, never a day without cravings or use. The status \
                unknown also marks a day of which only some entries were logged. Days begin at 04:00. A day with \
                entries can't have the status nothing; in a range, days with entries keep their status.
                """,
            examples: [
                Example("Everything is logged today", ["status": "complete"]),
                Example("Nothing to report", ["day": "2023-11-10", "status": "nothing"]),
                Example("Several days", ["day": "2023-11-01", "through": "2023-11-09", "status": "nothing"]),
            ], effects: [.idempotent, .destructive, .clock]
        ) { records, input, _ in
            try records.setStatus(input)
        }
    }
}

extension CravingsRecords {
    func setStatus(_ input: SetDayStatusInput) throws -> DayReport {
        let today = diaryDay
        let day = input.day?.day(today: today) ?? today
        guard day <= today else { throw refusal("day", "a day not after today, \(today)", "\(day)") }
        let last = input.through?.day(today: today) ?? day
        guard (day...today).contains(last) else {
            throw refusal("through", "a day from \(day) to today, \(today)", "\(last)")
        }
        return try store.write { db in
            let rows = try Row.fetchAll(
                db, sql: "SELECT day, kind FROM entry WHERE day BETWEEN ? AND ?",
                arguments: [day.daysSince1970, last.daysSince1970]
            ).map { (day: $0[0] as Int, kind: $0[1] as String) }
            let daysWithEntries = Set(rows.map(\.day))
            if input.status == .nothing, input.through == nil, !rows.isEmpty {
                throw ComputationError.conflict(
                    "\(day) has \(rows.count == 1 ? "an entry" : "\(rows.count) entries"), so there is "
                        + "something to report. It can be marked complete.")
            }
            let marked = (day.daysSince1970...last.daysSince1970)
                .filter { input.status != .nothing || !daysWithEntries.contains($0) }
            for day in marked { try save(DiaryDay(day: CalendarDay(daysSince1970: day), status: input.status), db) }
            store.nameChange("\(input.status.rawValue): \(day)" + (last == day ? "" : " to \(last)"))
            return DayReport(
                day: day, through: input.through == nil ? nil : last, status: input.status, marked: marked.count,
                leftOut: last.daysSince1970 - day.daysSince1970 + 1 - marked.count,
                cravings: rows.count { $0.kind == "craving" }, uses: rows.count { $0.kind == "use" })
        }
    }

    /// Saves the status of a day.
    func save(_ day: DiaryDay, _ db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO dayStatus (day, status, created) VALUES (?, ?, ?)
                ON CONFLICT (day) DO UPDATE SET status = excluded.status, modified = excluded.created
                WHERE status <> excluded.status
                """,
            arguments: [day.day.daysSince1970, day.status.rawValue, now.wholeSeconds])
    }

    /// Removes the status nothing of a day that has an entry now.
    func reopen(_ day: CalendarDay, _ db: Database) throws -> [Message] {
        try db.execute(
            sql: "DELETE FROM dayStatus WHERE day = ? AND status = 'nothing'", arguments: [day.daysSince1970])
        guard db.changesCount > 0 else { return [] }
        return [
            Message(
                "cravings.day-reopened",
                "\(day) was marked as a day with nothing to report. It has an entry now, so the mark was removed.",
                ["day": .string(day.description)])
        ]
    }

    /// Returns the days with a status, earliest first.
    func days(from: CalendarDay?, through: CalendarDay?, _ db: Database) throws -> [DiaryDay] {
        try Row.fetchAll(
            db, sql: "SELECT day, status FROM dayStatus WHERE day BETWEEN ? AND ? ORDER BY day",
            arguments: [from?.daysSince1970 ?? Int.min, through?.daysSince1970 ?? Int.max]
        ).map { row in
            var reader = ColumnReader(row, of: "dayStatus")
            return DiaryDay(day: CalendarDay(daysSince1970: try reader.value()), status: try reader.word())
        }
    }
}
