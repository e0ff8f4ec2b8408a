// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit
import ComputationKit

struct SwapCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "swap",
        abstract: "Replace the challenge of the day with the first alternative or another challenge.",
        usage: "challenge swap [<challenge>] [--date <date>] [<options>]",
        discussion: """
            The replaced challenge counts as skipped. The new one is your own choice.

            EXAMPLES
              challenge swap
              challenge swap creative-street-alphabet
              challenge swap --reason tooLong
            """)

    @Argument(help: "Challenge: its key, its title, or the beginning of its key.")
    var challenge: String?

    @OptionGroup
    var reason: SkipReasonOption

    @OptionGroup
    var day: DayOption

    @OptionGroup(visibility: .hidden)
    var former: FormerOptions

    @OptionGroup
    var output: OutputOptions

    /// Situation options, which version 1 accepted without effect.
    struct FormerOptions: ParsableArguments {
        @Option(help: .hidden) var hour: Int?
        @Option(help: .hidden) var weather: String?
        @Option(help: .hidden) var mood: Int?
        @Flag(help: .hidden) var holiday = false
    }

    func run() async throws {
        var fields = InputFields()
        fields.set("challenge", "<challenge>", text: challenge)
        day.state(in: &fields)
        reason.state(in: &fields)
        let call = EngineCall(
            Challenges.swap, fields,
            advice: [.notFound: ReportOptions.assigning])
        try await call.print(as: output.presentation)
    }
}
