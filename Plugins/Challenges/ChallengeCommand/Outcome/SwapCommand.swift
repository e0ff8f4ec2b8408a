// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit
import ComputationKit

struct SwapCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "swap",
        abstract: "Replace the challenge of the day with the first alternative, or with another one.",
        usage: "challenge swap [<challenge>] [--date <date>] [<options>]",
        discussion: """
            The challenge that you leave counts as skipped. The one that you take is your own choice, so learning treats it \
            separately.

            EXAMPLES
              challenge swap
              challenge swap creative-street-alphabet
            """)

    @Argument(help: "Challenge: its key, its title, or the beginning of its key.")
    var challenge: String?

    @OptionGroup
    var day: DayOption

    @OptionGroup(visibility: .hidden)
    var former: FormerOptions

    @OptionGroup
    var output: OutputOptions

    /// Circumstances, which version 1 accepted although they change nothing.
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
        let call = EngineCall(
            Challenges.swap, fields,
            advice: [.notFound: ReportOptions.assigning])
        try await call.print(as: output.presentation)
    }
}
