// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
internal import ComputationKit
internal import GRDB

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The last actions of a store, with the rows that each of them changed and the attachments that it removed.
///
/// An action is what one run of a computation changed; it can take several transactions. Archives don't contain actions
/// unless the records are sealed as a whole, and a store that is upgraded or replaced has none.
enum ActionLog {
    static let actions = "storeAction"
    static let attachments = "storeActionAttachment"
    static let tables = [actions, attachments]

    /// The number of actions that are kept.
    static let kept = 100
    /// The time for which actions are kept, in seconds.
    static let lifetime = 30 * 86_400
    /// The maximum size of the changes of a transaction that can be undone, in bytes.
    static let largestChange = 64 << 20
    /// The number of names that describe an action.
    static let namesListed = 3

    /// The part of an action in one transaction, as it is stored.
    struct Part {
        let number: Int
        let computation: String
        /// `nil` if they were too large to keep.
        let changes: ChangeSet?
    }

    /// A run of a computation that changes records.
    struct Run: Sendable {
        /// The id of the computation.
        let computation: String
        /// Tells the run from others.
        let number: Int
        let time: Timestamp
        let offset: UTCOffset
        /// Whether the run counts as an action of the user.
        ///
        /// One that doesn't is undone together with the action before it.
        let isAction: Bool
    }

    private static let definitions = [
        """
        CREATE TABLE \(actions) (
            number INTEGER NOT NULL PRIMARY KEY, run INTEGER NOT NULL, computation TEXT NOT NULL,
            time INTEGER NOT NULL, utcOffset INTEGER NOT NULL, isAction INTEGER NOT NULL, isUndone INTEGER NOT NULL DEFAULT 0,
            rows INTEGER NOT NULL, names TEXT NOT NULL, changes BLOB, digest TEXT NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE \(attachments) (
            action INTEGER NOT NULL, hash TEXT NOT NULL, byteCount INTEGER NOT NULL, mediaType TEXT NOT NULL,
            PRIMARY KEY (action, hash)
        ) STRICT
        """,
    ]

    static func createTables(in db: Database) throws {
        guard try !exists(in: db) else { return }
        for table in tables where try db.tableExists(table) { try db.drop(table: table) }
        for definition in definitions { try db.execute(sql: definition) }
    }

    /// Returns whether the store has the tables; ones that were altered by another program don't count.
    static func exists(in db: Database) throws -> Bool {
        let sql = "SELECT sql FROM sqlite_master WHERE name IN (?, ?) ORDER BY name"
        return try String.fetchAll(db, sql: sql, arguments: [actions, attachments]) == definitions
    }

    /// Removes all actions.
    static func clear(in db: Database) throws {
        guard try exists(in: db) else {
            for table in tables where try db.tableExists(table) { try db.drop(table: table) }
            return
        }
        for table in tables { try db.execute(sql: "DELETE FROM \(table)") }
    }

    /// Enters what a transaction of a run changed.
    ///
    /// Actions that were undone can't be redone after another action.
    ///
    /// - Returns: The number of the entry, `nil` if there is nothing to undo, and whether attachments were removed with
    ///   actions.
    static func add(
        _ changes: ChangeSet, named stated: [String], of run: Run, _ tables: RecordedTables, in db: Database
    ) throws -> (number: Int?, removesAttachments: Bool) {
        guard !changes.bytes.isEmpty else { return (nil, false) }
        try createTables(in: db)
        // What isn't an action is only undone together with one.
        if !run.isAction, try Int.fetchOne(db, sql: "SELECT 1 FROM \(actions) WHERE isUndone = 0 LIMIT 1") == nil {
            return (nil, false)
        }
        let removesAttachments = try run.isAction && remove(where: "isUndone = 1", in: db)
        let (rows, found) = try tables.summary(of: changes, in: db)
        let names = stated.isEmpty ? found : stated
        try db.execute(
            sql: """
                INSERT INTO \(actions) (run, computation, time, utcOffset, isAction, rows, names, changes, digest)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                run.number, run.computation, run.time.wholeSeconds, run.offset.seconds, run.isAction, rows,
                JSONValue.array(names.map(JSONValue.string)).storedText(),
                changes.bytes.count <= largestChange ? Data(changes.bytes) : nil, ContentHash.of(changes.bytes),
            ])
        return (Int(db.lastInsertedRowID), removesAttachments)
    }

    /// Removes the actions that are too many or too old.
    ///
    /// - Returns: Whether attachments were removed with them.
    static func trim(at now: Timestamp, in db: Database) throws -> Bool {
        let first =
            try Int.fetchOne(
                db,
                sql: """
                    SELECT min(number) FROM \(actions) WHERE isAction GROUP BY run ORDER BY min(number) DESC
                    LIMIT 1 OFFSET \(kept - 1)
                    """) ?? 0
        return try remove(where: "number < \(first) OR time < \(now.wholeSeconds - lifetime)", in: db)
    }

    @discardableResult
    private static func remove(where condition: String, in db: Database) throws -> Bool {
        try db.execute(sql: "DELETE FROM \(actions) WHERE \(condition)")
        guard db.changesCount > 0 else { return false }
        try db.execute(sql: "DELETE FROM \(attachments) WHERE action NOT IN (SELECT number FROM \(actions))")
        return db.changesCount > 0
    }

    /// Returns the parts of the last actions that can be undone, or of the first ones that can be redone, in the order in
    /// which to do so.
    ///
    /// What isn't an action belongs to the action before it.
    static func parts(ofActions count: Int, undone: Bool, in db: Database) throws -> [Part] {
        guard try exists(in: db) else { return [] }
        let starts = try Int.fetchAll(
            db,
            sql: """
                SELECT min(number) FROM \(actions) WHERE isAction AND isUndone = \(undone) GROUP BY run
                ORDER BY min(number) \(undone ? "ASC" : "DESC") LIMIT \(count + 1)
                """)
        guard let last = starts.prefix(count).last else { return [] }
        let bounds = undone ? starts.dropFirst(count).first.map { "number < \($0)" } ?? "true" : "number >= \(last)"
        return try Row.fetchAll(
            db,
            sql: """
                SELECT number, computation, changes, digest FROM \(actions) WHERE isUndone = \(undone) AND \(bounds)
                ORDER BY number \(undone ? "ASC" : "DESC")
                """
        ).map { row in
            let computation: String = row["computation"]
            let changes = (row["changes"] as Data?).map { ChangeSet(bytes: Array($0)) }
            // SQLite doesn't end on some damaged changes.
            if let changes, ContentHash.of(changes.bytes) != row["digest"] {
                throw StoreError(
                    .corrupt,
                    "What \(computation) changed is damaged in the file, so it can't be \(undone ? "redone" : "undone"). "
                        + "Nothing was changed.")
            }
            return Part(number: row["number"], computation: computation, changes: changes)
        }
    }

    /// Returns the actions, latest first.
    ///
    /// - Parameters:
    ///   - numbers: The numbers of entries of the actions to return; `nil` for all.
    ///   - now: The time at which actions that are too old are omitted; `nil` for none.
    static func all(
        _ numbers: Set<Int>? = nil, at now: Timestamp? = nil, in db: Database
    ) throws -> [RecordedAction] {
        guard try exists(in: db) else { return [] }
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT number, run, computation, time, utcOffset, isUndone, rows, names, changes IS NULL AS isTooLarge
                FROM \(actions) WHERE isAction AND time >= ? ORDER BY number DESC
                """, arguments: [now.map { $0.wholeSeconds - lifetime } ?? Int.min])
        var actions: [RecordedAction] = []
        var last: Int?
        for row in rows where numbers?.contains(row["number"]) ?? true {
            let run: Int = row["run"]
            let names = (try? JSONValue(parsing: row["names"] as String))?.array?.compactMap(\.string) ?? []
            if run == last, var action = actions.popLast() {
                action.rows = action.rows.addingReportingOverflow(row["rows"]).partialValue
                action.names = Array((names + action.names.filter { !names.contains($0) }).prefix(namesListed))
                action.canBeUndone = action.canBeUndone && !(row["isTooLarge"] as Bool)
                actions.append(action)
                continue
            }
            last = run
            actions.append(
                RecordedAction(
                    computation: row["computation"], time: Timestamp(secondsSince1970: row["time"] as Int),
                    offset: (try? UTCOffset(seconds: row["utcOffset"])) ?? UTCOffset(unchecked: 0), names: names,
                    rows: max(0, row["rows"]),
                    isUndone: row["isUndone"], canBeUndone: !(row["isTooLarge"] as Bool)))
        }
        return actions
    }

    /// Returns the hashes of the attachments that only actions have.
    static func attachments(in db: Database) throws -> Set<String> {
        guard try exists(in: db) else { return [] }
        return try String.fetchSet(db, sql: "SELECT hash FROM \(attachments)")
    }

    /// Returns the hashes of the attachments that parts removed and that records have again.
    static func attachments(ofParts numbers: [Int], in db: Database) throws -> Set<String> {
        guard !numbers.isEmpty else { return [] }
        let places = numbers.map { _ in "?" }.joined(separator: ", ")
        return try String.fetchSet(
            db,
            sql: """
                SELECT hash FROM \(attachments) WHERE action IN (\(places))
                AND hash IN (SELECT hash FROM \(StoreTables.attachment))
                """, arguments: StatementArguments(numbers))
    }

    /// Makes the attachments that a part removed attachments of records again, before its rows come back.
    static func attach(ofPart number: Int, in db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO \(StoreTables.attachment) SELECT hash, byteCount, mediaType FROM \(attachments) WHERE action = ?
                ON CONFLICT DO NOTHING
                """, arguments: [number])
    }

    static func setUndone(_ isUndone: Bool, _ numbers: [Int], in db: Database) throws {
        for number in numbers {
            try db.execute(
                sql: "UPDATE \(actions) SET isUndone = ? WHERE number = ?", arguments: [isUndone, number])
        }
    }
}
