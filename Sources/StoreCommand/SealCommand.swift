// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import CommandKit
import Presentation

struct SealCommand<Catalog: StoreCatalog>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "seal", abstract: "Encrypt everything that a plugin stores with a passphrase.",
            usage: "\(Catalog.commandName) seal <plugin> [<options>]",
            discussion: """
                Afterward, every command that uses the plugin's records requires the passphrase: from the terminal, from \
                the file that ALMANAC_PASSPHRASE_FILE names, or remembered by "\(Catalog.commandName) unlock". Earlier \
                backups are removed, because they aren't encrypted; archives that you exported before remain as they are.

                If both the passphrase and the recovery code are lost, the records are lost.

                EXAMPLES
                  \(Catalog.commandName) seal \(StoreCommands<Catalog>.examplePlugin)
                  \(Catalog.commandName) seal \(StoreCommands<Catalog>.examplePlugin) --passphrase-file new.txt
                """)
    }

    @Argument(help: "Plugin to seal.")
    var plugin: String

    @OptionGroup var passphrase: PassphraseOptions

    func run() throws {
        let stores = try StoreCommands<Catalog>.stores()
        _ = try stores.schema(plugin)
        let known = try stores.hasPassphrase(plugin)
        let passphrase =
            try known
            ? passphrase.ofRecords(plugin) : passphrase.new("New passphrase of \(plugin): ")
        let sealed = try stores.seal(plugin, passphrase: passphrase)
        let output = OutputStream.standardOutput
        try output.print("The records of \(plugin) are sealed.")
        if !sealed.removedBackups.isEmpty {
            let numbers = sealed.removedBackups.map { "\($0)" }.joined(separator: ", ")
            try output.print(
                "Removed \(sealed.removedBackups.count == 1 ? "backup" : "backups") \(numbers), not sealed.")
        }
        try sealed.recoveryCode?.show(for: plugin)
        if let unfinished = sealed.unfinished { throw unfinished }
    }
}

struct UnsealCommand<Catalog: StoreCatalog>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "unseal", abstract: "Decrypt everything that a plugin stores.",
            usage: "\(Catalog.commandName) unseal <plugin> [<options>]",
            discussion: """
                EXAMPLES
                  \(Catalog.commandName) unseal \(StoreCommands<Catalog>.examplePlugin)
                """)
    }

    @Argument(help: "Plugin to decrypt.")
    var plugin: String

    @OptionGroup var passphrase: PassphraseOptions

    func run() throws {
        let stores = try StoreCommands<Catalog>.stores()
        try stores.requireSealed(plugin)
        try stores.unseal(plugin, passphrase: try passphrase.ofRecords(plugin))
        try OutputStream.standardOutput.print("The records of \(plugin) aren't sealed anymore.")
    }
}

struct UnlockCommand<Catalog: StoreCatalog>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "unlock", abstract: "Remember the key of sealed records for a while.",
            usage: "\(Catalog.commandName) unlock <plugin> [--minutes <minutes>] [<options>]",
            discussion: """
                Until it expires, commands of this user open the records without the passphrase. The key is a file in \
                $XDG_RUNTIME_DIR, in memory, which only you can read and which is removed when you log out.

                EXAMPLES
                  \(Catalog.commandName) unlock \(StoreCommands<Catalog>.examplePlugin)
                  \(Catalog.commandName) unlock \(StoreCommands<Catalog>.examplePlugin) --minutes 60
                  \(Catalog.commandName) lock \(StoreCommands<Catalog>.examplePlugin)
                """)
    }

    @Argument(help: "Plugin to unlock.")
    var plugin: String

    @Option(help: "Minutes until the key is forgotten, from 1 to 1440.")
    var minutes = 15

    @OptionGroup var passphrase: PassphraseOptions

    func validate() throws {
        guard 1...1_440 ~= minutes else {
            throw ValidationError("--minutes: expected a whole number from 1 to 1440, got \(minutes)")
        }
    }

    func run() throws {
        let stores = try StoreCommands<Catalog>.stores()
        try stores.requireSealed(plugin)
        let passphrase = try passphrase.ofRecords(plugin)
        guard try stores.unlock(plugin, passphrase: passphrase, for: minutes * 60) != nil else {
            throw StoreError(
                .notFound,
                "The passphrase is correct, but this system has no private folder in memory (XDG_RUNTIME_DIR) for the "
                    + "key. Set ALMANAC_PASSPHRASE_FILE instead.")
        }
        try OutputStream.standardOutput.print(
            "The records of \(plugin) are unlocked for \(minutes) \(minutes == 1 ? "minute" : "minutes").")
    }
}

struct LockCommand<Catalog: StoreCatalog>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "lock", abstract: "Forget the key of sealed records.",
            usage: "\(Catalog.commandName) lock <plugin>",
            discussion: """
                EXAMPLES
                  \(Catalog.commandName) lock \(StoreCommands<Catalog>.examplePlugin)
                """)
    }

    @Argument(help: "Plugin to lock.")
    var plugin: String

    func run() throws {
        let wasUnlocked = try StoreCommands<Catalog>.stores().lock(plugin)
        try OutputStream.standardOutput.print(
            wasUnlocked ? "The records of \(plugin) are locked." : "No key of \(plugin) was remembered.")
    }
}
