// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import CravingsPlugin

struct LagCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lag", abstract: "Show which triggers are followed by use or strong cravings.",
        usage: "cravings lag [--outcome <outcome>] [--hours <1-4>] [<options>]",
        discussion: """
            The period is the whole diary unless you state one. Uses aren't among the cravings that are compared, and a \
            bout of uses counts once. Followed by doesn't mean caused by. For hours of the day, see cravings summary.

            EXAMPLES
              cravings lag
              cravings lag --outcome strong-craving --hours 1 --days 180
            """)

    @Option(
        help: ArgumentHelp("Outcome: use or strong-craving (default: use).", valueName: "outcome"),
        completion: .words(LagOutcome.self))
    var outcome: String?

    @Option(help: ArgumentHelp("Hours after a craving, from 1 to 4 (default: 2).", valueName: "1-4"))
    var hours: String?

    @OptionGroup var period: PeriodOptions

    @Option(
        help: ArgumentHelp(
            "Number of permutations of each test, from 999 to 9999 (default: 1999).", valueName: "number"))
    var resamples: String?

    @OptionGroup var output: ListOutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("outcome", "--outcome", word: outcome, of: LagOutcome.self)
        fields.set("hours", "--hours", figure: hours)
        period.add(to: &fields)
        fields.set("resamples", "--resamples", figure: resamples)
        try await EngineCall(Cravings.myLag, fields).print(as: output.presentation, into: output.destination)
    }
}
