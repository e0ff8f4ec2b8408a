// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import CommandKit
import ComputationKit
import Presentation

struct PassphraseCommand<Catalog: StoreCatalog>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "passphrase",
            abstract: "Change or recover the passphrase of sealed values.",
            discussion: """
                EXAMPLES
                  \(Catalog.commandName) passphrase change --passphrase-file old.txt --new-file new.txt
                  \(Catalog.commandName) passphrase renew-code --passphrase-file new.txt
                """,
            subcommands: [
                ChangePassphraseCommand<Catalog>.self, RecoverCommand<Catalog>.self,
                RenewCodeCommand<Catalog>.self,
            ])
    }
}

struct ChangePassphraseCommand<Catalog: StoreCatalog>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "change", abstract: "Change the passphrase.",
            usage: "\(Catalog.commandName) passphrase change [<options>]",
            discussion: """
                Replaces the key of all sealed values, also in backups, and shows a new recovery code. The old passphrase \
                and code open only archives that you exported before.

                EXAMPLES
                  \(Catalog.commandName) passphrase change --passphrase-file old.txt --new-file new.txt
                """)
    }

    @OptionGroup var vault: VaultOptions<Catalog>
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var new: NewPassphraseOptions

    func run() throws {
        try new.refuseStandardInput(beside: passphrase.readsStandardInput, "--passphrase-file")
        let store = try vault.open()
        defer { try? store.close() }
        try store.vault.unlock(passphrase: try passphrase.known("Passphrase: "))
        let code = try store.vault.changePassphrase(to: try new.passphrase())
        try OutputStream.standardOutput.print("The passphrase of \(store.schema.plugin) was changed.")
        try code.show(for: store.schema.plugin)
        try StoreCommands<Catalog>.warnOfOtherPassphrases(store.schema.plugin)
    }
}

struct RecoverCommand<Catalog: StoreCatalog>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "recover", abstract: "Set a new passphrase with the recovery code.",
            usage: "\(Catalog.commandName) passphrase recover [<options>]",
            discussion: """
                Use this if you forgot the passphrase. The recovery code was shown when the passphrase was set. A new code \
                replaces it.

                EXAMPLES
                  \(Catalog.commandName) passphrase recover --code-file code.txt --new-file new.txt
                """)
    }

    @OptionGroup var vault: VaultOptions<Catalog>

    @Option(
        help: ArgumentHelp("File whose first line is the recovery code; - for standard input.", valueName: "file"),
        completion: .file())
    var codeFile: String?

    @OptionGroup var new: NewPassphraseOptions

    func run() throws {
        let typed = PassphraseOptions(file: codeFile)
        try new.refuseStandardInput(beside: typed.readsStandardInput, "--code-file")
        let store = try vault.open()
        defer { try? store.close() }
        guard let code = RecoveryCode(try typed.known("Recovery code: ")) else {
            throw ComputationError(
                .invalidInput, "expected a recovery code, eight groups of four letters and digits, got other text")
        }
        try store.vault.unlock(recoveryCode: code)
        let new = try store.vault.changePassphrase(to: try new.passphrase())
        try OutputStream.standardOutput.print("\(store.schema.plugin) has a new passphrase.")
        try new.show(for: store.schema.plugin)
        try StoreCommands<Catalog>.warnOfOtherPassphrases(store.schema.plugin)
    }
}

struct RenewCodeCommand<Catalog: StoreCatalog>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "renew-code", abstract: "Create a new recovery code and revoke the old one.",
            usage: "\(Catalog.commandName) passphrase renew-code [<options>]",
            discussion: """
                EXAMPLES
                  \(Catalog.commandName) passphrase renew-code --passphrase-file old.txt
                """)
    }

    @OptionGroup var vault: VaultOptions<Catalog>
    @OptionGroup var passphrase: PassphraseOptions

    func run() throws {
        let store = try vault.open()
        defer { try? store.close() }
        let code = try store.vault.renewRecoveryCode(passphrase: try passphrase.known("Passphrase: "))
        try code.show(for: store.schema.plugin)
    }
}

extension StoreCommands {
    /// Names the backups that a change of the passphrase doesn't cover.
    fileprivate static func warnOfOtherPassphrases(_ plugin: String) throws {
        let others = try stores().backupsWithOtherPassphrase(of: plugin)
        guard !others.isEmpty else { return }
        let numbers = others.map { "\($0.number)" }.joined(separator: ", ")
        try OutputStream.standardError.print(
            TextStyle.suited(to: .standardError).warning(
                "\(others.count == 1 ? "Backup" : "Backups") \(numbers) still \(others.count == 1 ? "has" : "have") "
                    + "another passphrase, from before an import."))
    }
}

/// The option for the plugin whose passphrase to use.
struct VaultOptions<Catalog: StoreCatalog>: ParsableArguments {
    @Option(help: "Plugin, required if several have a passphrase.")
    var plugin: String?

    /// Opens the store that has the passphrase.
    /// - Throws: `ComputationError` if no plugin has a passphrase, or several have one and none was chosen.
    func open() throws -> PluginStore {
        let stores = try StoreCommands<Catalog>.stores()
        if let plugin { _ = try stores.schema(plugin) }
        let present = try stores.migrations.map(\.plugin).filter {
            try (plugin == nil || $0 == plugin) && stores.home.hasRecords(of: $0)
        }
        var found: [PluginStore] = []
        for name in present {
            let store = try stores.open(name)
            if try store.vault.isSet() { found.append(store) } else { try store.close() }
        }
        guard let store = found.first else {
            throw ComputationError(
                .invalidInput, "No passphrase is set\(plugin.map { " for \($0)" } ?? ""), so nothing is sealed.")
        }
        guard found.count == 1 else {
            for store in found { try store.close() }
            let names = found.map(\.schema.plugin).joined(separator: ", ")
            throw ComputationError.refused([ValidationIssue(path: "--plugin", expected: "one of \(names)", got: "none")]
            )
        }
        return store
    }
}

/// The option for the source of a new passphrase.
struct NewPassphraseOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("File whose first line is the new passphrase; - for standard input.", valueName: "file"),
        completion: .file())
    var newFile: String?

    private var options: PassphraseOptions { PassphraseOptions(file: newFile) }

    func passphrase() throws -> String { try options.new("New passphrase: ") }

    /// Refuses to read two secrets from standard input, of which only the first line is read.
    func refuseStandardInput(beside other: Bool, _ option: String) throws {
        guard other, options.readsStandardInput else { return }
        throw ComputationError(
            .invalidInput, "expected a file for \(option) or --new-file, got standard input for both")
    }
}

extension RecoveryCode {
    /// Prints a new code.
    func show(for plugin: String) throws {
        try OutputStream.standardOutput.print(
            "Recovery code of \(plugin), shown only once; it opens sealed values without the passphrase:\n  \(self)")
    }
}
