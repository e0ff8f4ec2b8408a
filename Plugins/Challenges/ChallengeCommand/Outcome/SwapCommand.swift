// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import CommandKit
import ComputationKit
import Presentation

struct SwapCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "swap", abstract: "Replace today's challenge with the first alternative, or with one you name.",
        usage: "challenge swap [<challenge>] [--date <date>] [<options>]",
        discussion: """
            The challenge you leave counts as skipped. The one you take was your choice, so learning keeps it apart.

            EXAMPLES
              challenge swap
              challenge swap creative-street-alphabet
            """)

    @Argument(help: "The challenge, by its key, its title or the beginning of its key.")
    var challenge: String?

    @OptionGroup(title: "The day")
    var options: SituationOptions

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let book = try ChallengeRecords.ofUser()
        let situation = try options.situation(try book.preferences())
        do {
            _ = try book.hinting(on: situation.day) { try book.swap(on: situation.day, to: challenge) }
        } catch var failure as ComputationError {
            for index in failure.issues.indices where failure.issues[index].path == "to" {
                failure.issues[index].path = "<challenge>"
                guard challenge == nil else { continue }
                failure.issues[index].recoverySuggestion =
                    "run challenge swap KEY with a key from challenge list"
            }
            throw failure
        }
        let reading = try await book.engine()(
            Challenges.assignToday, AssignTodayInput(situation: StatedSituation(situation)))
        let output = OutputStream.standardOutput
        guard format == .text else { return try output.print(reading.json.text(pretty: output.isTerminal)) }
        for line in TodayText(reading, style: .suited(to: output)).lines { try output.print(line) }
    }
}
