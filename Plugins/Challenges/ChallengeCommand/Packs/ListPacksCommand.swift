// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import CommandKit
import ComputationKit
import Presentation

struct ListPacksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the packs in your catalog.",
        discussion: """
            EXAMPLES
              challenge pack list
              challenge pack list --format json
            """)

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let book = try ChallengeRecords.ofUser()
        let packs = try book.packs()
        let output = OutputStream.standardOutput
        guard format == .text else {
            return try output.print(
                JSONValue.array(packs.map(PackSummary.schema.json)).text(pretty: output.isTerminal))
        }
        guard !packs.isEmpty else { return try output.print("No pack. Bring one in: challenge pack import FILE") }
        let language = try book.preferences().language
        var table = TextTable([
            ("pack", .leftWhole), ("version", .leftWhole), ("title", .left), ("challenges", .right),
            ("languages", .leftWhole), ("license", .left),
        ])
        for pack in packs {
            table.add([
                pack.id, "\(pack.version)", pack.title[preferring: language], "\(pack.challenges)",
                pack.languages.map(\.rawValue).joined(separator: " "), pack.license,
            ])
        }
        for line in table.lines(style: .suited(to: output)) { try output.print(line) }
    }
}
