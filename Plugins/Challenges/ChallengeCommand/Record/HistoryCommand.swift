// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit

struct HistoryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history", abstract: "List your challenges and their outcomes, latest first.",
        usage: "challenge history [--from <date>] [--status <status>] [<options>]",
        discussion: """
            EXAMPLES
              challenge history
              challenge history --status completed --limit 100
              challenge history --from 2026-11-01 --format json
            """)

    @Option(help: ArgumentHelp("First day.", valueName: "date"))
    var from: String?

    @Option(help: ArgumentHelp("Last day.", valueName: "date"))
    var through: String?

    @Option(
        help: ArgumentHelp("Outcome: pending, completed, skipped, or expired.", valueName: "status"),
        completion: .words(ChallengeStatus.self))
    var status: String?

    @Option(help: ArgumentHelp("Category.", valueName: "category"), completion: .words(ChallengeCategory.self))
    var category: String?

    @Option(help: ArgumentHelp("Challenge: its key, its title, or the beginning of its key.", valueName: "challenge"))
    var challenge: String?

    @OptionGroup var actions: ActionOptions

    @OptionGroup
    var list: ListOptions

    @OptionGroup
    var output: ListOutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("records.from", "--from", text: from)
        fields.set("records.through", "--through", text: through)
        fields.set("records.status", "--status", word: status, of: ChallengeStatus.self)
        fields.set("records.category", "--category", word: category, of: ChallengeCategory.self)
        fields.set("records.challenge", "--challenge", text: challenge)
        list.add(to: &fields)
        let isDone = try await actions.print(
            of: ChallengeProgram.plugin, insteadOf: fields, as: output.presentation, into: output.destination)
        guard !isDone else { return }
        try await EngineCall(Challenges.myHistory, fields).print(
            as: output.presentation, into: output.destination)
    }
}
