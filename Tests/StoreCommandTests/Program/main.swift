// SPDX-License-Identifier: Apache-2.0

import AlmanacCommand
import AlmanacStore
import ArgumentParser
import ComputationKit
import StoreCommand

/// A program whose only plugin keeps pieces and sealed measurements.
enum Shelf: PluginCatalogue, StoreCatalogue {
    static let commandName = "store-commands"
    static let version = "1.0.0"
    static var plugins: [any Plugin] { [] }
    static var schemas: [StoreSchema] { [schema] }
    static var furtherCommands: [any ParsableCommand.Type] { StoreCommands<Shelf>.all }

    static let schema = StoreSchema(
        plugin: "shelf",
        migrations: [
            StoreMigration(
                "pieces",
                sql: """
                    CREATE TABLE piece (
                        id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, photo TEXT REFERENCES storeAttachment(hash)
                    ) STRICT;
                    CREATE TABLE profile (id TEXT NOT NULL PRIMARY KEY, chest BLOB) STRICT;
                    """)
        ],
        attachments: [StoreColumn("piece", "photo")], sealed: [StoreColumn("profile", "chest")])
}

await AlmanacCommand<Shelf>.runProgram()
