// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit
import ComputationKit

struct ResetLearningCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reset-learning", abstract: "Forget what was learned about you, and keep your history.",
        discussion: """
            EXAMPLES
              challenge reset-learning --yes
            """)

    @Flag(help: "Don't ask for confirmation.")
    var yes = false

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        guard try yes || confirmed() else { return try OutputStream.standardError.print("Nothing was changed.") }
        try await EngineCall(Challenges.resetLearning, ResetLearningInput()).print(as: output.presentation)
    }

    private func confirmed() throws -> Bool {
        guard OutputStream.standardInputIsTerminal else {
            throw ComputationError(.invalidInput, "expected --yes, because the input isn't a terminal")
        }
        try OutputStream.standardError.write("Forget what was learned? yes or no: ".utf8)
        return readLine()?.lowercased() == "yes"
    }
}
