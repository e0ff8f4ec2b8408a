// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit

struct RemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a challenge of your own, or switch off one of a pack.",
        discussion: """
            Your history stays as it is.

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
