// SPDX-License-Identifier: Apache-2.0

import AlmanacCommand
import AlmanacStore
import ArgumentParser
import ComputationKit
import StoreCommand

/// A program whose only plugin keeps items and sealed measurements.
enum Shelf: PluginCatalog, StoreCatalog {
    static let commandName = "store-commands"
    static let version = "1.0.0"
    static var plugins: [any Plugin] { [LockerPlugin()] }
    static var migrations: [StoreMigrations] { [schema] }
    static var furtherCommands: [any ParsableCommand.Type] { StoreCommands<Shelf>.all }

    static let schema = StoreMigrations(
        plugin: "shelf",
        migrations: [
            StoreMigration(
                "items",
                sql: """
                    CREATE TABLE item (
                        id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, photo TEXT REFERENCES storeAttachment(hash)
                    ) STRICT;
                    CREATE TABLE profile (id TEXT NOT NULL PRIMARY KEY, chest BLOB) STRICT;
                    """)
        ],
        attachments: [StoreColumn("item", "photo")], sealed: [StoreColumn("profile", "chest")])
}

await AlmanacCommand<Shelf>.runProgram()
