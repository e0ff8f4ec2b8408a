// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit

struct RemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove your own challenge, or switch off a challenge of a pack.",
        discussion: """
            Your history doesn't change.

            EXAMPLES
              challenge remove "Call grandmother"
            """)

    @Argument(help: "Challenge: its key, its title, or the beginning of its key.")
    var challenge: String

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("challenge", "<challenge>", text: challenge)
        try await EngineCall(Challenges.remove, fields).print(as: output.presentation)
    }
}
