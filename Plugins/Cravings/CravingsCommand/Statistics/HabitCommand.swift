// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import CravingsPlugin

struct HabitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "habit", abstract: "Show the strength of a habit, robust to single days.",
        usage: "cravings habit [--days-per-week <1-7>] [--at-most <uses>] [<options>]",
        discussion: """
            The habit is days without use unless you state another one. The period is the whole diary unless you state one.

            EXAMPLES
              cravings habit
              cravings habit --days-per-week 4
              cravings habit --at-most 2 --per-days 7 --method Vape
            """)

    @Option(help: ArgumentHelp("Days without use in a week, from 1 to 7 (default: 7).", valueName: "1-7"))
    var daysPerWeek: String?

    @Option(help: ArgumentHelp("Maximum number of uses, instead of days without use.", valueName: "uses"))
    var atMost: String?

    @Option(
        help: ArgumentHelp("Number of days for --at-most, from 1 to 31 (default: 1).", valueName: "days"))
    var perDays: String?

    @Option(
        help: ArgumentHelp(
            "Method whose uses count: Bowls, Joints, Blunts, Vape, Dab, or Edible.", valueName: "method"),
        completion: .words(UseMethod.self))
    var method: String?

    @OptionGroup var period: PeriodOptions

    @OptionGroup var output: ListOutputOptions

    func validate() throws {
        if daysPerWeek != nil, atMost != nil {
            throw ValidationError("--at-most: expected either --days-per-week or --at-most, got both")
        }
        if perDays != nil, atMost == nil {
            throw ValidationError("--per-days: expected --at-most as well, got none")
        }
    }

    func run() async throws {
        var fields = InputFields()
        fields.set("goal.kind", "--at-most", text: daysPerWeek.map { _ in "days-without-use" })
        fields.set("goal.kind", "--at-most", text: atMost.map { _ in "at-most" })
        fields.set("goal.daysPerWeek", "--days-per-week", figure: daysPerWeek)
        fields.set("goal.uses", "--at-most", figure: atMost)
        fields.set("goal.days", "--per-days", figure: perDays)
        fields.set("method", "--method", word: method, of: UseMethod.self)
        period.add(to: &fields)
        try await EngineCall(Cravings.myHabitStrength, fields).print(
            as: output.presentation, into: output.destination)
    }
}
