// SPDX-License-Identifier: Apache-2.0

/// What a plugin keeps: its migrations in order, and which columns hold attachments or sealed values.
///
/// A plugin describes its records once, as a value; opening, upgrading, backing up, exporting, importing and
/// erasing follow from it. All other tables and columns are read from the file itself, so that nothing can be
/// forgotten.
///
/// For example:
///
/// ```swift
/// let schema = StoreMigrations(
///     plugin: "wardrobe",
///     migrations: [
///         StoreMigration("items", sql: """
///             CREATE TABLE item (
///                 id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL,
///                 photo TEXT REFERENCES storeAttachment(hash), measurements BLOB
///             ) STRICT
///             """)
///     ],
///     attachments: [StoreColumn("item", "photo")],
///     sealed: [StoreColumn("item", "measurements")])
/// ```
///
/// The rules, which ``problems()`` checks in a plugin's tests:
/// - Tables are STRICT and have a primary key. Full-text search is FTS5 with content of its own or of a table.
/// - A column for attachments is TEXT and references `storeAttachment(hash)`.
/// - A sealed column is BLOB, in a table whose primary key is `id` alone, and no search index covers it.
/// - A migration is never changed once it has shipped: append another one.
public struct StoreMigrations: Sendable {
    /// The plugin's name, which names its folder and file: `a-z`, `0-9` and hyphens.
    public let plugin: String
    /// The migrations, oldest first.
    public let migrations: [StoreMigration]
    /// The columns that hold an attachment's hash.
    public let attachments: [StoreColumn]
    /// The columns that are only ever stored encrypted.
    public let sealed: [StoreColumn]

    /// Describes a plugin's records.
    public init(
        plugin: String, migrations: [StoreMigration], attachments: [StoreColumn] = [], sealed: [StoreColumn] = []
    ) {
        self.plugin = plugin
        self.migrations = migrations
        self.attachments = attachments
        self.sealed = sealed
    }

    /// The schema's version: how many migrations lead to it.
    public var version: Int { migrations.count }
}

/// A column of a table.
public struct StoreColumn: Sendable, Hashable, CustomStringConvertible {
    /// The table's name.
    public let table: String
    /// The column's name.
    public let column: String

    /// Names a column of a table.
    public init(_ table: String, _ column: String) {
        self.table = table
        self.column = column
    }

    /// Both names, as in `item.photo`.
    public var description: String { "\(table).\(column)" }
}
