// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

extension TwinRecords {
    /// Returns the rows that can't be read or break a rule, as an import checks them.
    @Sendable static func problems(in store: PluginStore) throws -> [String] {
        let records = TwinRecords(store)
        return try store.rowProblems { problems, db in
            try problems.check("twin", in: db) { row in try records.transaction(db).twins.twin(key: row["id"])
            }
            try problems.check("item", in: db) { row in try TwinRows.item(row) }
            try problems.check("loan", in: db) { row in try TwinRows.loan(row) }
            try problems.check("location", in: db) { row in try TwinRows.location(row) }
            try problems.check("recall", in: db) { row in try TwinRows.recall(row) }
            try problems.check("recognition", in: db) { row in try TwinRows.recognition(row) }
            try problems.checkReadable("lot", in: db) { row in try TwinRows.lot(row) }
            try problems.checkReadable("photo", in: db) { row in try TwinRows.photo(row) }
            try problems.checkReadable("notification", in: db) { row in
                try NotificationSchedule(row, name: "", time: TwinSettings().notificationTime)
            }
            try problems.check("settings", in: db) { row in
                try RecordText.value(TwinSettings.self, from: row["content"], of: "settings")
            }
            try checkColumns(&problems, db)
            try checkPlaces(&problems, db)
        }
    }

    private static func checkColumns(_ problems: inout RowProblems, _ db: Database) throws {
        try problems.refuse(
            "twin", where: "kind <> json_extract(content, '$.kind')",
            "kind: expected that of the attributes, got another",
            in: db)
        try problems.refuse(
            "item", where: "condition <> coalesce(json_extract(content, '$.condition'), 'good')",
            "condition: expected that of the attributes, got another", in: db)
        try problems.refuse(
            "lot", where: "twin NOT IN (SELECT id FROM twin WHERE kind = 'food')",
            "twin: expected food, got a thing of another kind", in: db)
    }

    private static func checkPlaces(_ problems: inout RowProblems, _ db: Database) throws {
        try problems.refuse(
            "location",
            where: """
                id IN (WITH RECURSIVE above(start, id) AS (
                    SELECT id, parent FROM location WHERE parent IS NOT NULL
                    UNION SELECT above.start, location.parent FROM above JOIN location ON location.id = above.id
                    WHERE location.parent IS NOT NULL
                ) SELECT start FROM above WHERE id = start)
                """, "parent: expected a place outside of it, got one in it", in: db)
        try problems.refuse(
            "location",
            where: """
                id IN (WITH RECURSIVE level(id, number) AS (
                    SELECT id, 1 FROM location WHERE parent IS NULL
                    UNION ALL SELECT location.id, level.number + 1 FROM level JOIN location ON location.parent = level.id
                    WHERE level.number <= \(PlaceTree.mostLevels)
                ) SELECT id FROM level WHERE number > \(PlaceTree.mostLevels))
                """, "parent: expected at most \(PlaceTree.mostLevels) levels of places, got more", in: db)
        try problems.refuse(
            "location",
            where: "item IS NOT NULL AND parent IS NOT (SELECT item.location FROM item WHERE item.id = location.item)",
            "parent: expected the place of its item, got another", in: db)
    }
}
