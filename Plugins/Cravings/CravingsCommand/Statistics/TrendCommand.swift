// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import CravingsPlugin

struct TrendCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trend", abstract: "Test whether a daily value rises or falls.",
        usage: "cravings trend [--measure <measure>] [--days <number>] [<options>]",
        discussion: """
            The period is the last 60 days, or those since your first entry, unless you state one. A trend needs at least 10 days with a value.

            EXAMPLES
              cravings trend
              cravings trend --measure uses --days 90
              cravings trend --measure amount --method Vape
            """)

    @Option(
        help: ArgumentHelp(
            "Daily value: intensity, cravings, uses, or amount (default: intensity).", valueName: "measure"),
        completion: .words(TrendMeasure.self))
    var measure: String?

    @Option(
        help: ArgumentHelp("Method, required for amount and possible for uses.", valueName: "method"),
        completion: .words(UseMethod.self))
    var method: String?

    @OptionGroup var period: PeriodOptions

    @Option(
        help: ArgumentHelp(
            "Number of simulated series of the test, from 99 to 9999 (default: 999).", valueName: "number"))
    var resamples: String?

    @OptionGroup var output: ListOutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("measure", "--measure", word: measure, of: TrendMeasure.self)
        fields.set("method", "--method", word: method, of: UseMethod.self)
        period.add(to: &fields)
        fields.set("resamples", "--resamples", figure: resamples)
        try await EngineCall(Cravings.myTrend, fields).print(as: output.presentation, into: output.destination)
    }
}
