// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

extension DayRepository {
    /// Returns the number of candidate lists and reasons before a day, and their size.
    func lists(before day: CalendarDay) throws -> (count: Int, bytes: Int) {
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT count(*), coalesce(sum(length(CAST(candidates AS BLOB))
                + coalesce(length(CAST(ranking AS BLOB)), 0) + coalesce(length(CAST(reasons AS BLOB)), 0)), 0)
                FROM userChallenge WHERE day < ? AND (candidates <> '' OR ranking IS NOT NULL OR reasons IS NOT NULL)
                """, arguments: [day.description])
        return (row?[0] ?? 0, row?[1] ?? 0)
    }

    /// Returns the first and the last day with a list before a day.
    func listed(before day: CalendarDay) throws -> (first: CalendarDay?, last: CalendarDay?) {
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT min(day), max(day) FROM userChallenge
                WHERE day < ? AND (candidates <> '' OR ranking IS NOT NULL)
                """, arguments: [day.description])
        return (
            try (row?[0] as String?).map { try CalendarDay($0) }, try (row?[1] as String?).map { try CalendarDay($0) }
        )
    }

    /// Removes the candidate lists and reasons before a day.
    func removeLists(before day: CalendarDay) throws {
        try db.execute(
            sql: "UPDATE userChallenge SET candidates = '', ranking = NULL, reasons = NULL WHERE day < ?",
            arguments: [day.description])
    }

    /// Removes the records and photos before a day.
    func remove(before day: CalendarDay) throws {
        try transaction.photos.remove(before: day)
        try db.execute(sql: "DELETE FROM userChallenge WHERE day < ?", arguments: [day.description])
    }
}
