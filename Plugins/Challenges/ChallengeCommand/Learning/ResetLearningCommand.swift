// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import CommandKit
import ComputationKit

struct ResetLearningCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reset-learning", abstract: "Forget what was learned of you; your history stays.",
        discussion: """
            EXAMPLES
              challenge reset-learning --yes
            """)

    @Flag(help: "Do it without asking.")
    var yes = false

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let output = OutputStream.standardOutput
        let isWanted = try yes || confirmed()
        let reset =
            isWanted
            ? try ChallengeRecords.ofUser().resetLearning() : LearningReset(examples: 0, feedback: 0, hadPrior: false)
        guard format == .text else {
            return try output.print(LearningReset.schema.json(of: reset).text(pretty: output.isTerminal))
        }
        guard isWanted else { return try output.print("Nothing was changed.") }
        try output.print(
            "Forgot what \(reset.examples) \(reset.examples == 1 ? "day" : "days") taught; the history is as it was.")
    }

    private func confirmed() throws -> Bool {
        guard OutputStream.standardInputIsTerminal else {
            throw ComputationError(.invalidInput, "expected --yes, since nobody can be asked")
        }
        try OutputStream.standardError.write("Forget what was learned? yes or no: ".utf8)
        return readLine()?.lowercased() == "yes"
    }
}
