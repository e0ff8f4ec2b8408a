// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import CommandKit
import ComputationKit
import Presentation

struct EvaluateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "evaluate", abstract: "Estimate what another way to choose would have earned you a day.",
        discussion: """
            A day earns 0 when its challenge was skipped, and 0.5 to 1 by its rating when it was done. The \
            estimate is made from the choices that were drawn for you; it needs a year or more of them before it says \
            anything.

            EXAMPLES
              challenge evaluate
              challenge evaluate --policy uniform
              challenge evaluate --policy stated --format json
            """)

    @Option(
        help: ArgumentHelp(
            "greedy: what was learned, without draws; stated: what you told us; uniform: by lot.", valueName: "policy"),
        completion: .list(["greedy", "stated", "uniform"]))
    var policy = "greedy"

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let book = try ChallengeRecords.ofUser()
        let policy: MyEvaluationInput.Policy = try value(of: policy, for: "--policy")
        let reading = try await namingOptions(["policy": "--policy"]) {
            try await book.engine()(Challenges.myEvaluation, MyEvaluationInput(policy: policy))
        }
        let output = OutputStream.standardOutput
        guard format == .text else {
            return try output.print(PolicyEvaluation.schema.json(of: reading).text(pretty: output.isTerminal))
        }
        for line in EvaluationText(reading).lines { try output.print(line) }
    }
}

/// An estimate as text of at most 80 columns.
struct EvaluationText {
    let lines: [String]

    init(_ reading: PolicyEvaluation) {
        var lines = reading.sentence.wrapped(toTerminalWidth: 80)
        if let logged = reading.logged {
            let range = logged.range(decimals: 2)
            lines.append("What was chosen for you earned \(logged.value.fixed(decimals: 2))\(range) a day.")
        }
        let counts =
            "\(reading.choices) \(reading.choices == 1 ? "choice" : "choices") on "
            + "\(reading.days) \(reading.days == 1 ? "day" : "days")"
        lines.append("\(counts); worth \(reading.effectiveSize.fixed(decimals: 1)) of the policy's own.")
        if reading.unused > 0 { lines.append("\(reading.unused) could not be used.") }
        self.lines = lines
    }
}
