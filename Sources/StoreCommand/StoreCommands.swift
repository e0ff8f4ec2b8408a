// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
public import ArgumentParser
public import TerminalKit

/// The stores that a program's commands work on, and what the program is called.
///
/// ```swift
/// enum Almanac: PluginCatalogue, StoreCatalogue {
///     static var schemas: [StoreSchema] { [WardrobeStore.schema] }
///     static var furtherCommands: [any ParsableCommand.Type] { StoreCommands<Almanac>.all }
/// }
/// ```
public protocol StoreCatalogue {
    /// The name people type.
    static var commandName: String { get }
    /// What each plugin keeps.
    static var schemas: [StoreSchema] { get }
}

/// The commands that concern the stores of all plugins alike: `export`, `import`, `erase`, `backups`, `restore`,
/// `passphrase`.
public enum StoreCommands<Catalogue: StoreCatalogue> {
    /// All of them, in the order of the help.
    public static var all: [any ParsableCommand.Type] {
        [
            ExportCommand<Catalogue>.self, ImportCommand<Catalogue>.self, EraseCommand<Catalogue>.self,
            BackupsCommand<Catalogue>.self, RestoreCommand<Catalogue>.self, PassphraseCommand<Catalogue>.self,
        ]
    }

    static func stores() throws -> Stores { Stores(Catalogue.schemas, in: try .standard()) }

    /// A plugin to show in help.
    static var examplePlugin: String { Catalogue.schemas.map(\.plugin).min() ?? "wardrobe" }
}

extension StoreError: CommandError {}

extension StoreCount {
    /// What was moved or removed, such as `wardrobe: 12 records, 3 attachments`.
    var inWords: String {
        "\(plugin): \(records) \(records == 1 ? "record" : "records"), "
            + "\(attachments) \(attachments == 1 ? "attachment" : "attachments")"
    }
}
