// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit
import ComputationKit

struct PackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pack", abstract: "Import, export, list, and remove packs of challenges.",
        discussion: """
            EXAMPLES
              challenge pack list
              challenge pack import winter.pack.json
              challenge pack export almanac almanac.pack.json
            """,
        subcommands: [
            FieldCommand<ListPacks>.self, ImportPackCommand.self, ExportPackCommand.self, FieldCommand<RemovePack>.self,
        ], defaultSubcommand: FieldCommand<ListPacks>.self)
}

enum ListPacks: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.myPacks, "challenge pack list", "List the packs of your catalog.", usage: "[--search <text>]",
        examples: ["challenge pack list", "challenge pack list --format json"], ["text": "search"])
}

enum RemovePack: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.removePack, "challenge pack remove", "Remove a pack from the catalog, and keep your history.",
        usage: "<pack>", examples: ["challenge pack remove winter"], ["pack": .argument("pack")])
}

enum ExportPack: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.exportPack, "challenge pack export", "Export a pack, or your own challenges, to a file.",
        usage: "<pack> <file> [--own] [--title <text>]",
        discussion: """
            A pack is exported as it is in your catalog now. Anyone who has the same version can import your changes \
            only as a later version: use --pack-version.
            """,
        examples: [
            "challenge pack export almanac almanac.pack.json",
            "challenge pack export my-days my-days.json --own --title \"My days\"",
        ], advice: [.notFound: "Add one with challenge add."],
        [
            "pack": .argument("pack"), "isOwn": .option("own", help: "Export your own challenges as a new pack."),
            "license": .option(value: "license"), "version": "pack-version",
        ])
}

struct ExportPackCommand: AsyncParsableCommand {
    static let configuration = FieldCommand<ExportPack>.configuration

    @OptionGroup var fields: FieldArguments<ExportPack>

    @Argument(help: "File to write, or - for standard output.", completion: .file(extensions: ["json"]))
    var file: String

    @OptionGroup var output: FormatArguments<ExportPack>

    func run() async throws {
        let call = try ExportPack.command.call(fields)
        guard try output.presentation == .json else { return try await call.print(as: .challengePack, into: file) }
        guard file != "-" else { return try await call.print(as: .json) }
        try await call.print(as: .json, saving: { $0.content }, to: file)
    }
}

enum ImportPack: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.importPack, "challenge pack import", "Import a pack from a file or a URL.", usage: "<source>",
        discussion: """
            A pack with a problem is refused as a whole, and every problem is listed. Only a URL, such as \
            https://example.org/winter.pack.json, uses the network; its server receives only the address of this \
            machine.
            """,
        examples: ["challenge pack import winter.pack.json", "challenge pack import - < winter.pack.json"])
}

struct ImportPackCommand: AsyncParsableCommand {
    static let configuration = FieldCommand<ImportPack>.configuration

    @Argument(help: "File, - for standard input, or a URL that begins with https://.", completion: .file())
    var source: String

    @OptionGroup var output: FormatArguments<ImportPack>

    func run() async throws {
        var fields = InputFields()
        if source.contains("://") {
            fields.set("address", "<source>", text: source)
        } else {
            fields.set("content", "<source>", bytes: try file())
        }
        try await EngineCall(Challenges.importPack, fields).print(as: output.presentation)
    }

    private func file() throws -> [UInt8] {
        do {
            return try readFile(source, limit: ChallengePack.maximumBytes)
        } catch is ComputationError {
            throw ChallengePack.tooLarge(source == "-" ? "The input" : source)
        }
    }
}
