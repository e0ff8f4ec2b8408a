// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// The wears of an item or an outfit that the owner stated, not counting the log.
///
/// A record shows the sum of stated and logged wears, the earlier first day, and the later last day. Removing a logged
/// wear therefore removes exactly what it added.
struct StatedWears {
    var times: Int
    var first: CalendarDay?
    var last: CalendarDay?

    /// Whether there were wears before the log with an unknown first day.
    ///
    /// The first wear is then unknown even if there are logged wears, because the stated wears can be earlier.
    var hasUnknownFirst: Bool { first == nil && (times > 0 || last != nil) }

    /// Creates the stated wears of a new record: all of its wears.
    init(times: Int, first: CalendarDay?, last: CalendarDay?) {
        self.times = times
        self.first = first
        self.last = last
    }

    /// Returns the stated wears after an edit.
    ///
    /// Unchanged fields keep their values. Cleared days are no longer stated, so that those in the log remain.
    ///
    /// - Throws: ``ComputationError`` if an edit contradicts the log.
    init(
        edited: StatedWears, shown: StatedWears, stated: StatedWears, log: StatedWears
    ) throws(ComputationError) {
        var issues: [ValidationIssue] = []
        self = stated
        if edited.times != shown.times {
            times = edited.times - log.times
            if times < 0 {
                issues.append(
                    ValidationIssue(
                        path: "timesWorn", expected: "at least \(log.times), the wears in the log",
                        got: "\(edited.times)", recoverySuggestion: "remove wears from the log first"))
            }
        }
        if edited.first != shown.first {
            first = edited.first
            if let logged = log.first, edited.first.map({ $0 > logged }) ?? (stated.first == nil && !hasUnknownFirst) {
                issues.append(
                    ValidationIssue(
                        path: "firstWorn", expected: "a day not after \(logged), the first wear in the log",
                        got: edited.first.map { "\($0)" } ?? "none"))
            }
        }
        if edited.last != shown.last {
            last = edited.last
            if let logged = log.last, edited.last.map({ $0 < logged }) ?? (stated.last == nil) {
                issues.append(
                    ValidationIssue(
                        path: "lastWorn", expected: "a day not before \(logged), the last wear in the log",
                        got: edited.last.map { "\($0)" } ?? "none"))
            }
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
    }
}

extension WardrobeRecords {
    /// Returns a record's stated and logged wears.
    func statedWears(ofItem id: String, _ db: Database) throws -> (stated: StatedWears, log: StatedWears) {
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT statedTimesWorn, statedFirstWorn, statedLastWorn, count(date), min(date), max(date) FROM item
                LEFT JOIN wearEventItem ON wearEventItem.item = item.id
                LEFT JOIN wearEvent ON wearEvent.id = wearEventItem.wearEvent
                WHERE item.id = ? GROUP BY item.id
                """, arguments: [id])
        return try statedWears(row, of: "item")
    }

    /// Returns an outfit's stated and logged wears.
    func statedWears(ofOutfit id: String, _ db: Database) throws -> (stated: StatedWears, log: StatedWears) {
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT statedTimesWorn, NULL, statedLastWorn, count(date), NULL, max(date) FROM outfit
                LEFT JOIN wearEvent ON wearEvent.outfit = outfit.id WHERE outfit.id = ? GROUP BY outfit.id
                """, arguments: [id])
        return try statedWears(row, of: "outfit")
    }

    private func statedWears(_ row: Row?, of table: String) throws -> (stated: StatedWears, log: StatedWears) {
        let none = StatedWears(times: 0, first: nil, last: nil)
        guard let row else { return (none, none) }
        var reader = ColumnReader(row, of: table)
        let stated = StatedWears(
            times: reader.integer(), first: try reader.dayIfAny(), last: try reader.dayIfAny())
        return (
            stated, StatedWears(times: reader.integer(), first: try reader.dayIfAny(), last: try reader.dayIfAny())
        )
    }

    /// Updates the wear counts of records from the log.
    func recountWears(items: some Sequence<String>, outfits: some Sequence<String>, _ db: Database) throws {
        let ofItem = try db.cachedStatement(
            sql: """
                UPDATE item SET (timesWorn, firstWorn, lastWorn) = (
                    SELECT item.statedTimesWorn + count(date),
                        CASE WHEN item.statedFirstWorn IS NULL
                            AND (item.statedTimesWorn > 0 OR item.statedLastWorn IS NOT NULL) THEN NULL
                        ELSE nullif(min(coalesce(min(date), '~'), coalesce(item.statedFirstWorn, '~')), '~') END,
                        nullif(max(coalesce(max(date), ''), coalesce(item.statedLastWorn, '')), '')
                    FROM wearEventItem JOIN wearEvent ON wearEvent.id = wearEventItem.wearEvent WHERE wearEventItem.item = item.id
                ) WHERE id = ?
                """)
        for id in Set(items).sorted() { try ofItem.execute(arguments: [id]) }
        let ofOutfit = try db.cachedStatement(
            sql: """
                UPDATE outfit SET (timesWorn, lastWorn) = (
                    SELECT outfit.statedTimesWorn + count(date),
                        nullif(max(coalesce(max(date), ''), coalesce(outfit.statedLastWorn, '')), '')
                    FROM wearEvent WHERE wearEvent.outfit = outfit.id
                ) WHERE id = ?
                """)
        for id in Set(outfits).sorted() { try ofOutfit.execute(arguments: [id]) }
    }
}
