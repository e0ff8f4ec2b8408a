// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import CommandKit
import Presentation

struct ExportCommand<Catalog: StoreCatalog>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "export",
            abstract: "Export your data, including photos and documents, to one file.",
            usage: "\(Catalog.commandName) export <file> [--plugin <plugin>] [<options>]",
            discussion: """
                The file is a tar archive with a README.txt that describes its format. "\(Catalog.commandName) import" \
                restores it. Sealed values, such as body measurements, remain sealed in the archive. \
                Private plugins, such as cravings, are exported only with --plugin.

                EXAMPLES
                  \(Catalog.commandName) export my-data.tar
                  \(Catalog.commandName) export --plugin \(StoreCommands<Catalog>.examplePlugin) my-data.tar
                  \(Catalog.commandName) export - | gzip > my-data.tar.gz
                """)
    }

    @Argument(
        help: "Archive to write; - for standard output. An existing file is replaced.",
        completion: .file(extensions: ["tar"]))
    var file: String

    @Option(help: "Export only the data of this plugin.")
    var plugin: String?

    @Flag(help: "Write sealed values unencrypted. Requires the passphrase.")
    var revealSealed = false

    @OptionGroup var passphrase: PassphraseOptions

    func validate() throws {
        if passphrase.passphraseFile != nil, !revealSealed {
            throw ValidationError("--passphrase-file: expected --reveal-sealed as well, got none")
        }
    }

    func run() throws {
        let stores = try StoreCommands<Catalog>.stores()
        let sealed: SealedExport =
            revealSealed ? .inClear(passphrase: try passphrase.known("Passphrase: ")) : .asStored
        let counts = try stores.export(plugin: plugin, to: file, sealed: sealed)
        // Standard output can be the archive itself.
        let messages: OutputStream = file == "-" ? .standardError : .standardOutput
        for count in counts { try messages.print(count.inWords) }
        if plugin == nil {
            for name in try stores.privatePlugins() {
                try messages.print("\(name): not included, because it is private. Export it with --plugin \(name).")
            }
        }
        if counts.isEmpty { try messages.print("There is no data in \(stores.home.path) yet.") }
        if file != "-" {
            try messages.print("Written to \(file)\(isReadableOnlyByOwner(file) ? ", readable only by you" : "").")
        }
        let written = Set(counts.map(\.plugin))
        guard stores.migrations.contains(where: { written.contains($0.plugin) && !$0.sealed.isEmpty }) else { return }
        let note =
            revealSealed
            ? "Sealed values are unencrypted in it: anyone who has the file can read them."
            : "Sealed values remain sealed in it: after an import, their passphrase opens them."
        try OutputStream.standardError.print(TextStyle.suited(to: .standardError).warning(note))
    }
}
