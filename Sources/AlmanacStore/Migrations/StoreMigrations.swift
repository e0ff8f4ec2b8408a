// SPDX-License-Identifier: Apache-2.0

/// The tables of a plugin's store: its migrations in order, and the columns for attachments and sealed values.
///
/// This description is all that opening, upgrading, backing up, exporting, importing, and erasing need. Other tables
/// and columns are read from the file, so none can be forgotten.
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
/// - Tables are STRICT and have a primary key. Full-text search is FTS5 with its own content or that of a table.
/// - A column for attachments is TEXT and references `storeAttachment(hash)`.
/// - A sealed column is BLOB, in a table whose only primary key is `id`, and isn't in a search index.
/// - Never change a migration after a release: append another one.
public struct StoreMigrations: Sendable {
    /// The plugin's name, which is also that of its folder and file: `a-z`, `0-9`, and hyphens.
    public let plugin: String
    /// The migrations, oldest first.
    public let migrations: [StoreMigration]
    /// The columns that contain an attachment's hash.
    public let attachments: [StoreColumn]
    /// The columns that are always stored encrypted.
    public let sealed: [StoreColumn]
    /// The tables from which every computation that writes may remove rows: what is computed from other rows, caches,
    /// and logs with a limit.
    ///
    /// From other tables, only a destructive computation may.
    public let replaceable: Set<String>
    /// Whether an export of all plugins leaves the records out.
    public let isPrivate: Bool
    /// Returns the problems of the rows of a store with all migrations; an import refuses a store that has any.
    public let rowProblems: @Sendable (PluginStore) throws -> [String]

    /// Creates a description of a plugin's store.
    ///
    /// - Parameters:
    ///   - plugin: The plugin's name.
    ///   - migrations: The migrations, oldest first.
    ///   - attachments: The columns that contain an attachment's hash.
    ///   - sealed: The columns that are always stored encrypted.
    ///   - replaceable: The tables from which every computation that writes may remove rows; see ``replaceable``.
    ///   - isPrivate: Whether an export of all plugins leaves the records out.
    ///   - rowProblems: Returns the problems of rows; see ``RowProblems``. By default, there are none.
    public init(
        plugin: String, migrations: [StoreMigration], attachments: [StoreColumn] = [], sealed: [StoreColumn] = [],
        replaceable: Set<String> = [], isPrivate: Bool = false,
        rowProblems: @escaping @Sendable (PluginStore) throws -> [String] = { _ in [] }
    ) {
        self.rowProblems = rowProblems
        self.replaceable = replaceable
        self.isPrivate = isPrivate
        self.plugin = plugin
        self.migrations = migrations
        self.attachments = attachments
        self.sealed = sealed
    }

    /// The schema's version: the number of migrations.
    public var version: Int { migrations.count }
}

/// A column of a table.
public struct StoreColumn: Sendable, Hashable, CustomStringConvertible {
    /// The table's name.
    public let table: String
    /// The column's name.
    public let column: String

    /// Creates the name of a column of a table.
    public init(_ table: String, _ column: String) {
        self.table = table
        self.column = column
    }

    /// Both names, as in `item.photo`.
    public var description: String { "\(table).\(column)" }
}
