// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import CommandKit
import Presentation

struct ExportCommand<Catalog: StoreCatalog>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "export",
            abstract: "Write everything you keep, photos and documents included, into one file.",
            usage: "\(Catalog.commandName) export <file> [--plugin <plugin>] [<options>]",
            discussion: """
                The file is a tar archive that describes itself in its README.txt; "\(Catalog.commandName) import" \
                brings it back equal. Values that are stored sealed, such as body measurements, stay sealed in it.

                EXAMPLES
                  \(Catalog.commandName) export my-data.tar
                  \(Catalog.commandName) export --plugin \(StoreCommands<Catalog>.examplePlugin) my-data.tar
                """)
    }

    @Argument(help: "The archive to write; one that is there is replaced.", completion: .file(extensions: ["tar"]))
    var file: String

    @Option(help: "Only what this plugin keeps.")
    var plugin: String?

    @Flag(help: "Write sealed values in clear, which takes the passphrase.")
    var revealSealed = false

    @OptionGroup var passphrase: PassphraseOptions

    func validate() throws {
        if passphrase.passphraseFile != nil, !revealSealed {
            throw ValidationError("--passphrase-file: expected --reveal-sealed beside it, got none")
        }
    }

    func run() throws {
        let stores = try StoreCommands<Catalog>.stores()
        let sealed: SealedExport =
            revealSealed ? .inClear(passphrase: try passphrase.known("Passphrase: ")) : .asStored
        let counts = try stores.export(plugin: plugin, to: file, sealed: sealed)
        for count in counts { try OutputStream.standardOutput.print(count.inWords) }
        if counts.isEmpty { try OutputStream.standardOutput.print("Nothing is kept in \(stores.home.path) yet.") }
        try OutputStream.standardOutput.print("Written to \(file), which only you can read.")
        let written = Set(counts.map(\.plugin))
        guard stores.migrations.contains(where: { written.contains($0.plugin) && !$0.sealed.isEmpty }) else { return }
        let note =
            revealSealed
            ? "Sealed values are in clear in it: whoever has the file can read them."
            : "Sealed values stay sealed in it: their passphrase opens them after an import."
        try OutputStream.standardError.print(TextStyle.suited(to: .standardError).warning(note))
    }
}
