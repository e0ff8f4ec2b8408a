// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import GRDB
import StoreTesting

@testable import AlmanacStore

/// A closet that computations change, and whose actions can be undone.
struct ActionDesk: Sendable {
    /// The records of the closet, which computations change by statements.
    final class Records: UserRecords {
        static let migrations = Closet.schema()
        let store: PluginStore
        let clock: WallClock
        let keys: RecordKeys

        init(_ store: PluginStore, clock: WallClock, keys: RecordKeys) {
            self.store = store
            self.clock = clock
            self.keys = keys
        }
    }

    struct Plugin: ComputationKit.Plugin {
        let manifest = PluginManifest(
            name: "closet", title: "Closet", summary: "A closet.", version: "1.0.0", license: "Apache-2.0")
        let access: LazyRecords<Records>
        private let input: AnySchema
        private let output: AnySchema

        init(_ access: LazyRecords<Records>) throws {
            self.access = access
            input = try AnySchema(jsonSchema: [
                "type": "object", "additionalProperties": false,
                "properties": [
                    "sql": ["type": "array", "items": ["type": "string"]], "photo": ["type": "string"],
                    "isShown": ["type": "boolean"],
                ],
            ])
            output = try AnySchema(jsonSchema: ["type": "object", "additionalProperties": false, "properties": [:]])
        }

        @ComputationBuilder var computations: [AnyComputation] {
            change
            twice
            ActionComputations(of: "closet", access).all
        }

        /// Executes each statement of `sql` in a transaction, and gives the item 7 the photo `photo`.
        private var change: AnyComputation {
            computation("closet.change") { [access] input, context throws(ComputationError) in
                try await access.writing(in: context, asAction: input["isShown"] == nil) { records in
                    for sql in input["sql"]?.array?.compactMap(\.string) ?? [] {
                        try records.store.write { db in try db.execute(sql: sql) }
                    }
                    guard let photo = input["photo"]?.string else { return }
                    try records.store.write { db in
                        let hash = try records.store.attach(Array(photo.utf8), mediaType: "image/png", in: db)
                        try db.execute(sql: "UPDATE item SET photo = ? WHERE number = 7", arguments: [hash])
                    }
                }
            }
        }

        /// Calls `closet.change` twice.
        private var twice: AnyComputation {
            computation("closet.twice") { input, context throws(ComputationError) in
                _ = try await context.run("closet.change", input)
                _ = try await context.run("closet.change", ["sql": ["UPDATE item SET notes = 'again'"]])
            }
        }

        private func computation(
            _ id: String, _ body: @escaping @Sendable (JSONValue, Context) async throws(ComputationError) -> Void
        ) -> AnyComputation {
            let manifest = Manifest(
                id: id, summary: "Changes the closet.", examples: [Example("Nothing", [:])],
                effects: [.writes, .destructive])
            return AnyComputation(manifest: manifest, input: input, output: output) {
                input, context throws(ComputationError) in
                try await body(input, context)
                return [:]
            }
        }
    }

    let access: LazyRecords<Records>
    private let engine: Engine
    private let context: Context

    init(_ home: Home, isSealed: Bool = false) throws {
        access = LazyRecords { sources in try .open(in: home, sources) }
        context = Context(clock: Moments.clock, passphrases: isSealed ? { @Sendable _, _ in Closet.passphrase } : nil)
        engine = try Engine([Plugin(access)], context: context)
    }

    /// A desk with a filled closet.
    static func filled(_ test: TestHome) throws -> ActionDesk {
        let store = try Closet.open(test.home)
        try Closet.fill(store)
        try store.close()
        return try ActionDesk(test.home)
    }

    /// Lets the search index follow updates, too.
    func indexUpdates() async throws {
        try await changeOutside(
            """
            CREATE TRIGGER itemUpdated AFTER UPDATE ON item BEGIN
                INSERT INTO itemText(itemText, rowid, name, notes) VALUES ('delete', old.number, old.name, old.notes);
                INSERT INTO itemText(rowid, name, notes) VALUES (new.number, new.name, new.notes);
            END
            """)
    }

    func change(_ sql: String..., input: JSONValue = [:], at clock: WallClock? = nil) async throws {
        var input = input.object ?? JSONObject()
        input["sql"] = .array(sql.map(JSONValue.string))
        _ = try await engine.run("closet.change", .object(input), in: clock.map { Context(clock: $0) })
    }

    func twice(_ sql: String) async throws {
        _ = try await engine.run("closet.twice", ["sql": [.string(sql)]])
    }

    @discardableResult
    func undo(_ count: Int = 1, at clock: WallClock? = nil) async throws -> ActionList {
        try await engine(
            ActionKeys(plugin: "closet").undo, UndoInput(count: count), in: clock.map { Context(clock: $0) })
    }

    @discardableResult
    func redo(_ count: Int = 1) async throws -> ActionList {
        try await engine(ActionKeys(plugin: "closet").redo, UndoInput(count: count))
    }

    func actions(at clock: WallClock? = nil) async throws -> ActionList {
        try await engine(
            ActionKeys(plugin: "closet").myActions, MyActionsInput(limit: 100), in: clock.map { Context(clock: $0) })
    }

    func forget() async throws {
        _ = try await engine(ActionKeys(plugin: "closet").forgetActions, ForgetActionsInput())
    }

    /// Changes the closet as no computation does, so that it is no action.
    func changeOutside(_ sql: String) async throws {
        try await access.writing(in: Context(passphrases: context.passphrases)) { records in
            try records.store.write { db in try db.execute(sql: sql) }
        }
    }

    /// Every row of the closet, what searches find, and the content of every attachment.
    func contents() async throws -> [String] {
        try await access.reading(in: context) { records in
            let store = records.store
            let (rows, hashes) = try store.read { db in
                var rows: [String] = []
                for table in ["item", "tag", "profile", "deleted", "diary", "storeAttachment"] {
                    let columns = try db.columns(in: table).map { "quote(\($0.name.quotedDatabaseIdentifier))" }
                    rows += try String.fetchAll(db, sql: "SELECT \(columns.joined(separator: "||'|'||")) FROM \(table)")
                        .map { "\(table): \($0)" }.sorted()
                }
                for word in ["jacke", "n", "neu", "anders"] {
                    let found = try Int.fetchAll(
                        db, sql: "SELECT rowid FROM itemText WHERE itemText MATCH ? ORDER BY rowid", arguments: [word])
                    rows.append("\(word) finds \(found)")
                }
                let days = try String.fetchAll(db, sql: "SELECT day FROM diary WHERE diary MATCH 'words' ORDER BY day")
                return (
                    rows + ["words finds \(days)"], try String.fetchAll(db, sql: "SELECT hash FROM storeAttachment")
                )
            }
            return try rows
                + hashes.sorted().map { hash in "\(hash) is \(try store.attachment(hash)?.bytes.count ?? -1) bytes" }
        }
    }
}
