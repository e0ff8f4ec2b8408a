// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit

struct EvaluateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "evaluate", abstract: "Estimate the daily reward of another way of choosing.",
        discussion: """
            The reward of a day is 0 if its challenge was skipped, and from 0.5 to 1, by rating, if it was completed. The \
            estimate uses the challenges chosen for you and requires a year or more of them.

            EXAMPLES
              challenge evaluate
              challenge evaluate --policy uniform
              challenge evaluate --policy stated --format json
            """)

    @Option(
        help: ArgumentHelp(
            "greedy: learned, without randomness; stated: your preferences alone; uniform: at random.",
            valueName: "policy"),
        completion: .words(MyEvaluationInput.Policy.self))
    var policy: String?

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("policy", "--policy", word: policy, of: MyEvaluationInput.Policy.self)
        try await EngineCall(Challenges.myEvaluation, fields).print(as: output.presentation)
    }
}
