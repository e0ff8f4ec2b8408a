// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import CommandKit
import ComputationKit
import Presentation

struct RemovePackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Take a pack out of the catalog; your history stays.",
        discussion: """
            EXAMPLES
              challenge pack remove winter
            """)

    @Argument(help: "The pack, by its key, its title or the beginning of its key.")
    var pack: String

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let book = try ChallengeRecords.ofUser()
        let removed = try book.removePack(pack)
        let output = OutputStream.standardOutput
        guard format == .text else {
            return try output.print(RemovedPack.schema.json(of: removed).text(pretty: output.isTerminal))
        }
        let title = removed.pack.title[preferring: try book.preferences().language]
        let count = "\(removed.challenges) \(removed.challenges == 1 ? "challenge" : "challenges")"
        for line in "Removed \(title): \(count).".wrapped(toTerminalWidth: 80) { try output.print(line) }
    }
}
