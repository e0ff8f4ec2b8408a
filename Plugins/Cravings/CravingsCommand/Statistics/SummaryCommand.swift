// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import CravingsPlugin

struct SummaryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "summary", abstract: "Summarize cravings, uses, gaps, and resisted cravings.",
        usage: "cravings summary [--days <number>] [<options>]",
        discussion: """
            The period is the last 30 days, or those since your first entry, unless you state one. Shares have 95% intervals.

            EXAMPLES
              cravings summary
              cravings summary --days 90 --hours 2
              cravings summary --from 2026-10-01 --through 2026-10-31 --format json
            """)

    @OptionGroup var period: PeriodOptions

    @Option(
        help: ArgumentHelp(
            "Hours without use after which a craving counts as resisted, from 1 to 24 (default: 4).",
            valueName: "hours"))
    var hours: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        period.add(to: &fields)
        fields.set("hours", "--hours", figure: hours)
        try await EngineCall(Cravings.mySummary, fields).print(as: output.presentation)
    }
}
