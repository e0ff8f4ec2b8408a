// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

/// The days with a status.
struct DayRepository: RecordRepository {
    let transaction: RecordTransaction

    /// Sets the status of days, except those that have entries and would have nothing to report.
    func mark(_ input: SetDayStatusInput, from day: CalendarDay, through last: CalendarDay) throws -> DayReport {
        let rows = try transaction.entries.kinds(from: day, through: last)
        let daysWithEntries = Set(rows.map(\.day))
        if input.status == .nothing, input.through == nil, !rows.isEmpty {
            throw ComputationError.conflict(
                "\(day) has \(rows.count == 1 ? "an entry" : "\(rows.count) entries"), so there is "
                    + "something to report. It can be marked complete.")
        }
        let marked = (day.daysSince1970...last.daysSince1970)
            .filter { input.status != .nothing || !daysWithEntries.contains($0) }
        for day in marked { try save(DiaryDay(day: CalendarDay(daysSince1970: day), status: input.status)) }
        transaction.store.nameChange("\(input.status.rawValue): \(day)" + (last == day ? "" : " to \(last)"))
        return DayReport(
            day: day, through: input.through == nil ? nil : last, status: input.status, marked: marked.count,
            leftOut: last.daysSince1970 - day.daysSince1970 + 1 - marked.count,
            cravings: rows.count { $0.kind == "craving" }, uses: rows.count { $0.kind == "use" })
    }

    /// Saves the status of a day.
    func save(_ day: DiaryDay) throws {
        try db.execute(
            sql: """
                INSERT INTO dayStatus (day, status, created) VALUES (?, ?, ?)
                ON CONFLICT (day) DO UPDATE SET status = excluded.status, modified = excluded.created
                WHERE status <> excluded.status
                """,
            arguments: [day.day.daysSince1970, day.status.rawValue, transaction.instant.wholeSeconds])
    }

    /// Removes the status nothing of a day that has an entry now.
    func reopen(_ day: CalendarDay) throws -> [Message] {
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
    func all(from: CalendarDay?, through: CalendarDay?) throws -> [DiaryDay] {
        try Row.fetchAll(
            db, sql: "SELECT day, status FROM dayStatus WHERE day BETWEEN ? AND ? ORDER BY day",
            arguments: [from?.daysSince1970 ?? Int.min, through?.daysSince1970 ?? Int.max]
        ).map { row in
            var reader = ColumnReader(row, of: "dayStatus")
            return DiaryDay(day: CalendarDay(daysSince1970: try reader.value()), status: try reader.word())
        }
    }

    /// Returns the numbers of the days with a status.
    func stated() throws -> Set<Int> { try Int.fetchSet(db, sql: "SELECT day FROM dayStatus") }
}
