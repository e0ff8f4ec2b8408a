// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit
import ComputationKit

struct ClearCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clear", abstract: "Clear older days: their candidate lists and reasons first, then the days.",
        usage: "challenge clear --keep-days <days> [--lists-only] [<options>]",
        discussion: """
            Shows what will be cleared and asks for confirmation. The model learned from the days is kept unless you say \
            otherwise.

            EXAMPLES
              challenge clear --keep-days 365 --dry-run
              challenge clear --keep-days 365 --yes
              challenge clear --keep-days 90 --lists-only --yes
            """)

    @Option(help: ArgumentHelp("Number of days before today to keep.", valueName: "days"))
    var keepDays: Int

    @Flag(help: "Clear only candidate lists, rankings, and reasons, and keep the days.")
    var listsOnly = false

    @Option(
        name: .customLong("then"),
        help: ArgumentHelp("What happens to the model learned from them: keepLearned or forget.", valueName: "what"))
    var afterwards: String?

    @Flag(help: "Show what would be cleared without changing anything.")
    var dryRun = false

    @Flag(help: "Don't ask for confirmation.")
    var yes = false

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        if !dryRun, !yes {
            guard OutputStream.standardInputIsTerminal else {
                throw ComputationError(.invalidInput, "expected --yes, because the input isn't a terminal")
            }
            try await call(dryRun: true).print(as: .text)
            try OutputStream.standardError.write("Clear them? yes or no: ".utf8)
            guard readLine()?.lowercased() == "yes" else {
                return try OutputStream.standardError.print("Nothing was changed.")
            }
        }
        try await call(dryRun: dryRun).print(as: output.presentation)
    }

    private func call(dryRun: Bool) -> EngineCall<ClearDaysInput, ClearedDays> {
        var fields = InputFields()
        fields.set("keepDays", "--keep-days", count: keepDays)
        fields.set("listsOnly", "--lists-only", flag: listsOnly ? true : nil)
        fields.set("afterwards", "--then", text: afterwards)
        fields.set("dryRun", "--dry-run", flag: dryRun ? true : nil)
        return EngineCall(Challenges.clearDays, fields)
    }
}
