// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import GRDB
internal import WardrobePlugin

/// The wear counts of items and outfits: the wears their owner stated, and those in the log.
struct WearCountRepository: RecordRepository {
    let transaction: RecordTransaction

    /// Returns a record's stated and logged wears.
    func wears(ofItem id: String) throws -> (stated: StatedWears, log: StatedWears) {
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT statedTimesWorn, statedFirstWorn, statedLastWorn, count(date), min(date), max(date) FROM item
                LEFT JOIN wearEventItem ON wearEventItem.item = item.id
                LEFT JOIN wearEvent ON wearEvent.id = wearEventItem.wearEvent
                WHERE item.id = ? GROUP BY item.id
                """, arguments: [id])
        return try wears(row, of: "item")
    }

    /// Returns an outfit's stated and logged wears.
    func wears(ofOutfit id: String) throws -> (stated: StatedWears, log: StatedWears) {
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT statedTimesWorn, NULL, statedLastWorn, count(date), NULL, max(date) FROM outfit
                LEFT JOIN wearEvent ON wearEvent.outfit = outfit.id WHERE outfit.id = ? GROUP BY outfit.id
                """, arguments: [id])
        return try wears(row, of: "outfit")
    }

    private func wears(_ row: Row?, of table: String) throws -> (stated: StatedWears, log: StatedWears) {
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
    func recount(items: [String], outfits: [String]) throws {
        let ofItem = try db.cachedStatement(
            sql: """
                UPDATE item SET (timesWorn, firstWorn, lastWorn) = (
                    SELECT item.statedTimesWorn + count(date),
                        CASE WHEN item.statedFirstWorn IS NULL
                            AND (item.statedTimesWorn > 0 OR item.statedLastWorn IS NOT NULL) THEN NULL
                        ELSE nullif(min(coalesce(min(date), '~'), coalesce(item.statedFirstWorn, '~')), '~') END,
                        nullif(max(coalesce(max(date), ''), coalesce(item.statedLastWorn, '')), '')
                    FROM wearEventItem JOIN wearEvent ON wearEvent.id = wearEventItem.wearEvent
                    WHERE wearEventItem.item = item.id
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
