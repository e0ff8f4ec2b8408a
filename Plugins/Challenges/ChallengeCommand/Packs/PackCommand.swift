// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import ComputationKit
import TerminalKit

struct PackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pack", abstract: "Bring packs of challenges in and out.",
        discussion: """
            EXAMPLES
              challenge pack list
              challenge pack import winter.pack.json
              challenge pack export almanac almanac.pack.json
            """,
        subcommands: [
            ListPacksCommand.self, ImportPackCommand.self, ExportPackCommand.self, RemovePackCommand.self,
        ], defaultSubcommand: ListPacksCommand.self)
}

struct ListPacksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the packs in your catalogue.",
        discussion: """
            EXAMPLES
              challenge pack list
              challenge pack list --format json
            """)

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let book = try ChallengeBook.ofUser()
        let packs = try book.packs()
        let output = OutputStream.standardOutput
        guard format == .text else {
            return try output.print(
                JSONValue.array(packs.map(PackSummary.shape.json)).text(pretty: output.isTerminal))
        }
        guard !packs.isEmpty else { return try output.print("No pack. Bring one in: challenge pack import FILE") }
        let language = try book.preferences().language
        var table = TextTable([
            ("pack", .leftWhole), ("version", .leftWhole), ("title", .left), ("challenges", .right),
            ("languages", .leftWhole), ("licence", .left),
        ])
        for pack in packs {
            table.add([
                pack.id, "\(pack.version)", pack.title[preferring: language], "\(pack.challenges)",
                pack.languages.map(\.rawValue).joined(separator: " "), pack.licence,
            ])
        }
        for line in table.lines(style: .suited(to: output)) { try output.print(line) }
    }
}

struct ImportPackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Bring a pack in from a file or an address, whole or not at all.",
        discussion: """
            A pack with a problem is refused, and every problem is listed. An address, such as
            https://example.org/winter.pack.json, is asked only because you name it; its server learns the address of
            this machine and nothing else.

            EXAMPLES
              challenge pack import winter.pack.json
              challenge pack import - < winter.pack.json
            """)

    @Argument(help: "The file, - for standard input, or an address that begins with https://.", completion: .file())
    var source: String

    func run() async throws {
        let bytes = try await PackSource(source).bytes()
        let book = try ChallengeBook.ofUser()
        let came = try book.importPack(bytes)
        let title = came.pack.title[preferring: try book.preferences().language]
        let kept = came.kept > 0 ? ", \(came.kept) as they were" : ""
        try OutputStream.standardOutput.print(
            "\(title), version \(came.pack.version): \(came.added) new, \(came.updated) changed, "
                + "\(came.removed) gone\(kept).")
    }
}

struct ExportPackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Write a pack, or your own challenges, to a file.",
        usage: "challenge pack export <pack> <file> [--own] [--title <text>] [<options>]",
        discussion: """
            EXAMPLES
              challenge pack export almanac almanac.pack.json
              challenge pack export my-days my-days.pack.json --own --title "My days" --licence CC0-1.0
            """)

    @Argument(help: "The pack's key; with --own the key to give.")
    var pack: String

    @Argument(help: "The file to write, or - for standard output.", completion: .file(extensions: ["json"]))
    var file: String

    @Flag(help: "Your own challenges, as a pack.")
    var own = false

    @Option(help: ArgumentHelp("Of your own pack.", valueName: "text"))
    var title: String?

    @Option(help: ArgumentHelp("Of your own pack: 1 unless given; raise it with each change.", valueName: "number"))
    var packVersion = 1

    @Option(help: ArgumentHelp("Of your own pack, as an SPDX identifier.", valueName: "licence"))
    var licence = "CC0-1.0"

    func run() async throws {
        let book = try ChallengeBook.ofUser()
        let bytes: [UInt8]
        if own {
            guard try book.challenges().contains(where: { $0.pack == nil }) else {
                throw Failure(.badInput, "There is no challenge of your own yet; challenge add writes one")
            }
            let language = try book.preferences().language
            bytes = try book.exportOwn(
                id: pack, version: packVersion, title: [language: title ?? pack], licence: licence)
        } else {
            bytes = try book.exportPack(pack)
        }
        guard file != "-" else { return try OutputStream.standardOutput.write(bytes) }
        try writeFile(bytes, to: file)
        try OutputStream.standardOutput.print("Wrote \(file).")
    }
}

struct RemovePackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Take a pack out of the catalogue; your history stays.",
        discussion: """
            EXAMPLES
              challenge pack remove winter
            """)

    @Argument(help: "The pack's key.")
    var pack: String

    func run() async throws {
        let book = try ChallengeBook.ofUser()
        let removed = try book.removePack(pack)
        let title = removed.pack.title[preferring: try book.preferences().language]
        try OutputStream.standardOutput.print(
            "Removed \(title): \(removed.challenges) \(removed.challenges == 1 ? "challenge" : "challenges").")
    }
}
