// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit

struct AddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add your own challenge.",
        usage: "challenge add <title> --category <category> [<options>]",
        discussion: """
            EXAMPLES
              challenge add "Call grandmother" --category social --company family
              challenge add "Swim in the lake" --category physical --season summer
            """)

    @Argument(help: "Title: what to do, in a few words.")
    var title: String

    @OptionGroup(title: "Challenge attributes")
    var options: ChallengeOptions

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("title", "<title>", text: title)
        try options.state(in: &fields)
        try await EngineCall(Challenges.add, fields).print(as: output.presentation)
    }
}
