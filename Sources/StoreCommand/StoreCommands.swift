// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
public import ArgumentParser
public import CommandKit

/// The stores that a program's commands work on, and what the program is called.
///
/// ```swift
/// enum Almanac: PluginCatalog, StoreCatalog {
///     static var migrations: [StoreMigrations] { [WardrobeRecords.migrations] }
///     static var furtherCommands: [any ParsableCommand.Type] { StoreCommands<Almanac>.all }
/// }
/// ```
public protocol StoreCatalog {
    /// The name people type.
    static var commandName: String { get }
    /// What each plugin keeps.
    static var migrations: [StoreMigrations] { get }
}

/// The commands that concern the stores of all plugins alike: `export`, `import`, `erase`, `backups`, `restore`,
/// `passphrase`.
public enum StoreCommands<Catalog: StoreCatalog> {
    /// All of them, in the order of the help.
    public static var all: [any ParsableCommand.Type] {
        [
            ExportCommand<Catalog>.self, ImportCommand<Catalog>.self, EraseCommand<Catalog>.self,
            BackupsCommand<Catalog>.self, RestoreCommand<Catalog>.self, PassphraseCommand<Catalog>.self,
        ]
    }

    static func stores() throws -> Stores { Stores(Catalog.migrations, in: try .standard()) }

    /// A plugin to show in help.
    static var examplePlugin: String { Catalog.migrations.map(\.plugin).min() ?? "wardrobe" }
}

extension StoreError: CommandError {}

extension StoreCount {
    /// What was moved or removed, such as `wardrobe: 12 records, 3 attachments`.
    var inWords: String {
        "\(plugin): \(records) \(records == 1 ? "record" : "records"), "
            + "\(attachments) \(attachments == 1 ? "attachment" : "attachments")"
    }
}
