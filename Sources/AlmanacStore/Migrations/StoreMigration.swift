// SPDX-License-Identifier: Apache-2.0

internal import Crypto
public import GRDB

/// One step from a version of a plugin's tables to the next.
///
/// It runs in a transaction of its own, with foreign keys checked at its end. Its SQL is remembered by checksum in
/// every file it was applied to, so that a file made by other SQL under the same name is recognized.
public struct StoreMigration: Sendable {
    /// The step's name, unique within the plugin.
    public let identifier: String
    /// The statements, separated by semicolons.
    public let sql: String
    /// What runs after the statements, for changes that SQL cannot make; no checksum covers it.
    let change: (@Sendable (Database) throws -> Void)?

    /// Makes a step.
    ///
    /// - Parameters:
    ///   - identifier: its name, unique within the plugin.
    ///   - sql: its statements.
    ///   - change: what runs after them in the same transaction.
    public init(_ identifier: String, sql: String, then change: (@Sendable (Database) throws -> Void)? = nil) {
        self.identifier = identifier
        self.sql = sql
        self.change = change
    }
}

/// A migration as a file remembers it.
struct AppliedMigration: Sendable, Hashable {
    let identifier: String
    /// SHA-256 of all migrations up to this one, in order.
    let checksum: String
}

extension StoreMigrations {
    /// What a file of this version remembers of its migrations.
    var history: [AppliedMigration] {
        var history: [AppliedMigration] = []
        for migration in migrations {
            let text = [history.last?.checksum ?? plugin, migration.identifier, migration.sql].joined(
                separator: "\u{0}")
            let checksum = hexadecimal(SHA256.hash(data: Array(text.utf8)))
            history.append(AppliedMigration(identifier: migration.identifier, checksum: checksum))
        }
        return history
    }

    /// The steps to a version, with the store's own tables first.
    func migrator(upTo version: Int) -> DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("\(StoreTables.migrationPrefix)1", migrate: StoreTables.create)
        for (index, (migration, applied)) in zip(migrations, history).prefix(version).enumerated() {
            migrator.registerMigration(migration.identifier) { db in
                try db.execute(sql: migration.sql)
                try migration.change?(db)
                try db.execute(
                    sql: "INSERT INTO storeMigration (version, identifier, checksum) VALUES (?, ?, ?)",
                    arguments: [index + 1, applied.identifier, applied.checksum])
                try db.execute(sql: "PRAGMA user_version = \(index + 1)")
                try StoreTables.rememberDefinitions(in: db)
            }
        }
        return migrator
    }

    /// Whether a file's history is the beginning of this schema's.
    ///
    /// - Parameters:
    ///   - applied: what the file remembers.
    ///   - place: the file's path, for the sentence.
    /// - Throws: ``StoreError`` when the file is newer, or was made by other migrations.
    func check(_ applied: [AppliedMigration], of place: String) throws {
        for (known, found) in zip(history, applied) where known != found {
            throw StoreError(
                .migrationEdited,
                "\(place) was made by another form of the migration \"\(found.identifier)\" than this program has"
                    + " (\"\(known.identifier)\"). It was left as it is; use the version of the program that made it.")
        }
        guard applied.count <= version else {
            throw Self.newer(place, version: applied.count, known: version)
        }
    }

    static func newer(_ place: String, version: Int, known: Int) -> StoreError {
        StoreError(
            .newerVersion,
            "\(place) was made by a newer version of this program: its records have version \(version), "
                + "this program knows up to \(known). It was left as it is; update the program to use it.")
    }
}
