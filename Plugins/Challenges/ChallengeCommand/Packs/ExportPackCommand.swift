// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import CommandKit
import ComputationKit

struct ExportPackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Write a pack, or your own challenges, to a file.",
        usage: "challenge pack export <pack> <file> [--own] [--title <text>] [<options>]",
        discussion: """
            A pack is written as your catalog has it now. Somebody who has the same version takes your changes only as \
            a later one: give --pack-version.

            EXAMPLES
              challenge pack export almanac almanac.pack.json
              challenge pack export my-days my-days.json --own --title "My days"
            """)

    @Argument(help: "The pack, by its key, its title or the beginning of its key; with --own the key to give.")
    var pack: String

    @Argument(help: "The file to write, or - to print the pack itself.", completion: .file(extensions: ["json"]))
    var file: String

    @Flag(help: "Your own challenges, as a pack.")
    var own = false

    @Option(help: ArgumentHelp("With --own: what the pack is called; its key unless given.", valueName: "text"))
    var title: String?

    @Option(help: ArgumentHelp("With --own: an SPDX identifier; CC0-1.0 unless given.", valueName: "license"))
    var license: String?

    @Option(
        help: ArgumentHelp(
            "The version to give the file; the pack's own unless given, and 1 with --own. Raise it with each change.",
            valueName: "number"))
    var packVersion: Int?

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let exported = try await exported()
        let output = OutputStream.standardOutput
        if exported.isAltered {
            try OutputStream.standardError.print(
                "note: you changed this pack; who has version \(exported.version) of it can take the file only if you "
                    + "write it with --pack-version \(exported.version + 1)")
        }
        let bytes = try exported.content.bytes(limit: ChallengePack.maximumBytes)
        guard file != "-" else { return try output.write(bytes) }
        try writeFile(bytes, to: file)
        guard format == .text else {
            return try output.print(exported.json(file: file).text(pretty: output.isTerminal))
        }
        try output.print("Wrote \(file).")
    }

    private func exported() async throws -> ExportedPack {
        guard own else {
            let issues = [("--title", title), ("--license", license)].compactMap { option, text in
                text.map {
                    ValidationIssue(
                        path: option, expected: "--own beside it", got: JSONValue.string($0).inWords,
                        recoverySuggestion: "a pack of the catalog keeps its own")
                }
            }
            guard issues.isEmpty else { throw ComputationError.refused(issues) }
            return try await namingOptions(["version": "--pack-version"]) {
                try ChallengeRecords.ofUser().exportPack(pack, version: packVersion)
            }
        }
        let book = try ChallengeRecords.ofUser()
        guard try book.challenges().contains(where: { $0.pack == nil }) else {
            throw ComputationError(.invalidInput, "There is no challenge of your own yet; challenge add writes one")
        }
        let language = try book.preferences().language
        return try await namingOptions([
            "id": "<pack>", "title": "--title", "license": "--license", "version": "--pack-version",
        ]) {
            try book.exportOwn(
                id: pack, version: packVersion ?? 1, title: [language: title ?? pack], license: license ?? "CC0-1.0")
        }
    }
}

extension ExportedPack {
    fileprivate func json(file: String) -> JSONValue {
        [
            "file": .string(file), "id": .string(id), "version": .integer(Int64(version)),
            "contentHash": .string(contentHash), "challenges": .integer(Int64(challenges)),
            "isAltered": .boolean(isAltered),
        ]
    }
}
