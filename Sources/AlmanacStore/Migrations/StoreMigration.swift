// SPDX-License-Identifier: Apache-2.0

internal import Crypto
public import GRDB

/// One step from a version of a plugin's tables to the next.
///
/// It runs in a separate transaction, and foreign keys are checked at its end. Every file records the checksum of its
/// SQL, so that a migration with the same name but different SQL is detected.
public struct StoreMigration: Sendable {
    /// The step's name, unique within the plugin.
    public let identifier: String
    /// The statements, separated by semicolons.
    public let sql: String
    /// A closure that runs after the statements, for changes that SQL can't make; the checksum doesn't cover it.
    let change: (@Sendable (Database) throws -> Void)?

    /// Creates a step.
    ///
    /// - Parameters:
    ///   - identifier: The step's name, unique within the plugin.
    ///   - sql: The statements.
    ///   - change: A closure that runs after them in the same transaction.
    public init(_ identifier: String, sql: String, then change: (@Sendable (Database) throws -> Void)? = nil) {
        self.identifier = identifier
        self.sql = sql
        self.change = change
    }
}

/// A migration as recorded in a file.
struct AppliedMigration: Sendable, Hashable {
    let identifier: String
    /// SHA-256 of all migrations up to this one, in order.
    let checksum: String
}

extension StoreMigrations {
    /// The record of migrations in a file of this version.
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

    /// Returns the steps to a version, starting with the store's tables.
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
                // Their rows may have other columns now.
                try ActionLog.clear(in: db)
            }
        }
        return migrator
    }

    /// Checks that a file's history is the beginning of this schema's history.
    ///
    /// - Parameters:
    ///   - applied: The history of the file.
    ///   - place: The file's path, for the error.
    /// - Throws: ``StoreError`` if the file is newer, or other migrations created it.
    func check(_ applied: [AppliedMigration], of place: String) throws {
        for (known, found) in zip(history, applied) where known != found {
            throw StoreError(
                .migrationEdited,
                "A different version of the migration \"\(found.identifier)\" created \(place) than the one in this program"
                    + " (\"\(known.identifier)\"). The file wasn't changed. Use the version of the program that created it."
            )
        }
        guard applied.count <= version else {
            throw Self.newer(place, version: applied.count, known: version)
        }
    }

    static func newer(_ place: String, version: Int, known: Int) -> StoreError {
        StoreError(
            .newerVersion,
            "A newer version of this program created \(place): its records have version \(version), "
                + "but this program supports versions up to \(known). The file wasn't changed. Update the program to use it."
        )
    }
}
