// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit

struct ExplainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Explain why a challenge suits you or not, in parts that add up.",
        usage: "challenge explain <challenge> [--date <date>] [--mood <1-5>] [<options>]",
        discussion: """
            Each part is in log odds: +0.7 makes it about twice as likely that you complete and like it.

            EXAMPLES
              challenge explain creative-street-alphabet
              challenge explain physical-elbow-words --mood 5 --format json
            """)

    @Argument(help: "Challenge: its key, its title, or the beginning of its key.")
    var challenge: String

    @OptionGroup(title: "Situation")
    var situation: SituationOptions

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("challenge", "<challenge>", text: challenge)
        situation.state(in: &fields)
        try await EngineCall(Challenges.myExplanation, fields).print(as: output.presentation)
    }
}
