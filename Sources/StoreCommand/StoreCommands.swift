// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
public import ArgumentParser
public import CommandKit

/// The name of a program and the stores that its commands use.
///
/// ```swift
/// enum Almanac: PluginCatalog, StoreCatalog {
///     static var migrations: [StoreMigrations] { [WardrobeRecords.migrations] }
///     static var furtherCommands: [any ParsableCommand.Type] { StoreCommands<Almanac>.all }
/// }
/// ```
public protocol StoreCatalog {
    /// The program's name, as the user types it.
    static var commandName: String { get }
    /// The tables of each plugin's store.
    static var migrations: [StoreMigrations] { get }
}

/// The store maintenance commands: `export`, `import`, `erase`, `backups`, `restore`, `doctor`, `seal`,
/// `unseal`, `unlock`, `lock`, and `passphrase`.
public enum StoreCommands<Catalog: StoreCatalog> {
    /// All commands, in the order of the help.
    public static var all: [any ParsableCommand.Type] {
        [
            ExportCommand<Catalog>.self, ImportCommand<Catalog>.self, EraseCommand<Catalog>.self,
            BackupsCommand<Catalog>.self, RestoreCommand<Catalog>.self, DoctorCommand<Catalog>.self,
            SealCommand<Catalog>.self, UnsealCommand<Catalog>.self, UnlockCommand<Catalog>.self,
            LockCommand<Catalog>.self, PassphraseCommand<Catalog>.self,
        ]
    }

    static func stores() throws -> Stores {
        try CommandSession.current.refuseShownCall()
        return Stores(Catalog.migrations, in: try .standard())
    }

    /// A plugin to show in help.
    static var examplePlugin: String { Catalog.migrations.map(\.plugin).min() ?? "wardrobe" }
}

extension StoreError: CommandError {}

extension StoreCount {
    /// The counts as text, such as `wardrobe: 12 records, 3 attachments`.
    var inWords: String {
        guard isCounted else { return "\(plugin): an unknown number of records" }
        return words
    }

    private var words: String {
        (isSealed ? "\(plugin): sealed records, " : "\(plugin): \(records) \(records == 1 ? "record" : "records"), ")
            + "\(attachments) \(attachments == 1 ? "attachment" : "attachments")"
    }
}
