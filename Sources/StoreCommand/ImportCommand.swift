// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import CommandKit
import ComputationKit

struct ImportCommand<Catalog: StoreCatalog>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "import",
            abstract: "Bring back everything that an export wrote.",
            discussion: """
                The whole archive is checked first; when anything is wrong with it, nothing changes. Records that are \
                there already are only replaced with --replace, and a copy of them is kept then. Values that the archive \
                has in clear are sealed with a new passphrase.

                EXAMPLES
                  \(Catalog.commandName) import my-data.tar
                  \(Catalog.commandName) import my-data.tar --replace
                """)
    }

    @Argument(help: "The archive.", completion: .file(extensions: ["tar"]))
    var file: String

    @Flag(help: "Replace records that are there; a copy of them is kept.")
    var replace = false

    @OptionGroup var passphrase: PassphraseOptions

    func run() throws {
        let stores = try StoreCommands<Catalog>.stores()
        let imported: Stores.Imported
        do {
            imported = try stores.import(from: file, replacing: replace)
        } catch let error as StoreError where error.code == .passphraseNeeded {
            try OutputStream.standardError.print(
                "The archive has values in clear that are stored sealed only. Choose a passphrase to seal them with.")
            let chosen = try passphrase.new("New passphrase: ")
            imported = try stores.import(from: file, replacing: replace, passphrase: chosen)
        } catch let error as StoreError where error.code == .notEmpty {
            throw ComputationError(
                .invalidInput, "\(error.message) To replace them: \(Catalog.commandName) import \(file) --replace",
                underlying: error)
        }
        for count in imported.counts { try OutputStream.standardOutput.print(count.inWords) }
        if imported.counts.isEmpty { try OutputStream.standardOutput.print("The archive has no records.") }
        for (plugin, code) in imported.recoveryCodes.sorted(by: { $0.key < $1.key }) {
            try OutputStream.standardOutput.print(
                "Recovery code of \(plugin), shown this once; it opens sealed values without the passphrase:\n  \(code)"
            )
        }
        guard replace else { return }
        for count in imported.counts {
            guard let backup = try stores.backups(of: count.plugin).last else { continue }
            try OutputStream.standardError.print("What was there before: \(backup.path)")
        }
    }
}
