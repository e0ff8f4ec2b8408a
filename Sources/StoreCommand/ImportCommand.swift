// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import CommandKit
import ComputationKit

struct ImportCommand<Catalog: StoreCatalog>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "import",
            abstract: "Import the data of an exported archive.",
            discussion: """
                Checks the whole archive first and changes nothing if it finds an error. Replaces existing records only \
                with --replace, after a backup. Seals unencrypted values of the archive that must be sealed with a new \
                passphrase. Records that replace sealed ones are sealed with their passphrase.

                EXAMPLES
                  \(Catalog.commandName) import my-data.tar
                  \(Catalog.commandName) import my-data.tar --replace
                """)
    }

    @Argument(help: "Archive to import.", completion: .file(extensions: ["tar"]))
    var file: String

    @Flag(help: "Replace existing records, after a backup.")
    var replace = false

    @OptionGroup var passphrase: PassphraseOptions

    func run() throws {
        let stores = try StoreCommands<Catalog>.stores()
        let imported: Stores.Imported
        let passphraseFile = passphrase.passphraseFile
        let unlocking = Unlocking { plugin in
            guard passphraseFile == nil else { return try PassphraseOptions(file: passphraseFile).known("") }
            return try SealedRecordsPrompt.passphrase(of: plugin)
        }
        do {
            imported = try stores.import(from: file, replacing: replace, unlocking: unlocking)
        } catch let error as StoreError where error.code == .passphraseNeeded {
            try OutputStream.standardError.print(
                "The archive contains unencrypted values that must be sealed. Choose a passphrase to seal them with.")
            let chosen = try passphrase.new("New passphrase: ")
            imported = try stores.import(from: file, replacing: replace, passphrase: chosen, unlocking: unlocking)
        } catch let error as StoreError where error.code == .notEmpty {
            throw ComputationError(
                .invalidInput, "\(error.message) To replace them: \(Catalog.commandName) import \(file) --replace",
                underlying: error)
        }
        for count in imported.counts { try OutputStream.standardOutput.print(count.inWords) }
        for count in imported.counts where try !count.isSealed && stores.isSealed(count.plugin) {
            try OutputStream.standardOutput.print(
                "The records of \(count.plugin) are sealed with the passphrase of those that they replaced.")
        }
        if imported.counts.isEmpty { try OutputStream.standardOutput.print("The archive contains no records.") }
        for (plugin, code) in imported.recoveryCodes.sorted(by: { $0.key < $1.key }) {
            try OutputStream.standardOutput.print(
                "Recovery code of \(plugin), shown only once; it opens sealed values without the passphrase:\n  \(code)"
            )
        }
        guard replace else { return }
        for count in imported.counts where try !stores.backupsWithOtherPassphrase(of: count.plugin).isEmpty {
            try OutputStream.standardError.print(
                "The sealed values of \(count.plugin) now have the passphrase and the recovery code of the archive.")
        }
        for count in imported.counts {
            guard let backup = imported.replaced[count.plugin] else { continue }
            let kind = backup.version == nil ? "Copy of the damaged file" : "Backup of the replaced records"
            try OutputStream.standardError.print("\(kind): \(backup.path)")
        }
    }
}
