// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit

struct EvaluateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "evaluate", abstract: "Estimate what another way of choosing would have earned you a day.",
        discussion: """
            A day earns 0 when its challenge was skipped, and 0.5 to 1 by its rating when it was completed. The \
            estimate uses the choices that were drawn for you; it takes a year or more of them to say anything.

            EXAMPLES
              challenge evaluate
              challenge evaluate --policy uniform
              challenge evaluate --policy stated --format json
            """)

    @Option(
        help: ArgumentHelp(
            "greedy: what was learned, without draws; stated: your preferences alone; uniform: at random.",
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
