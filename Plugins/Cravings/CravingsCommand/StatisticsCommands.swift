// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import CravingsPlugin

enum ShowSummary: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.mySummary, "cravings summary", "Summarize cravings, uses, gaps, and resisted cravings.",
        usage: "[--days <number>]",
        discussion: """
            The period is the last 30 days, or those since your first entry, unless you state one. Shares have \
            95% intervals.
            """,
        examples: [
            "cravings summary", "cravings summary --days 90 --hours 2",
            "cravings summary --from 2026-10-01 --through 2026-10-31 --format json",
        ], period)
}

enum ShowTrend: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.myTrend, "cravings trend", "Test whether a daily value rises or falls.",
        usage: "[--measure <measure>] [--days <number>]",
        discussion: """
            The period is the last 60 days, or those since your first entry, unless you state one. A trend needs at \
            least 10 days with a value.
            """,
        examples: [
            "cravings trend", "cravings trend --measure uses --days 90",
            "cravings trend --measure amount --method Vape",
        ], formats: [.text, .csv, .json], period)
}

enum ShowLag: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.myLag, "cravings lag", "Show which triggers are followed by use or strong cravings.",
        usage: "[--outcome <outcome>] [--hours <1-4>]",
        discussion: """
            The period is the whole diary unless you state one. Uses aren't among the cravings that are compared, and \
            a bout of uses counts once. Followed by doesn't mean caused by. For hours of the day, see cravings summary.
            """,
        examples: ["cravings lag", "cravings lag --outcome strong-craving --hours 1 --days 180"],
        formats: [.text, .csv, .json], period)
}

enum ShowPatterns: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.myPatterns, "cravings patterns", "Show entries by hour and weekday, in a calendar, and by day.",
        usage: "[--entries <entries>] [--days <number>]",
        discussion: "The period is the whole diary unless you state one.",
        examples: [
            "cravings patterns", "cravings patterns --part heat-map --entries uses",
            "cravings patterns --days 90 --format svg --output patterns.svg",
        ], formats: [.text, .svg, .csv, .json], period.merging(["parts": .option("part", value: "parts")]) { $1 })
}

enum ShowHabit: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.myHabitStrength, "cravings habit", "Show the strength of a habit, robust to single days.",
        usage: "[--days-per-week <1-7>] [--at-most <uses>]",
        discussion: """
            The habit is days without use unless you state another one. The period is the whole diary unless you state \
            one.
            """,
        examples: [
            "cravings habit", "cravings habit --days-per-week 4",
            "cravings habit --at-most 2 --per-days 7 --method Vape",
        ], formats: [.text, .csv, .json], period)
}

private let period = [
    "dayBoundary": FieldOption.option(value: "hour", help: "Hour at which a day begins, from 0 to 12 (default: 4).")
]

struct HabitCommand: AsyncParsableCommand {
    static let configuration = FieldCommand<ShowHabit>.configuration

    @Option(help: ArgumentHelp("Days without use in a week, from 1 to 7 (default: 7).", valueName: "1-7"))
    var daysPerWeek: String?

    @Option(help: ArgumentHelp("Maximum number of uses, instead of days without use.", valueName: "uses"))
    var atMost: String?

    @Option(help: ArgumentHelp("Number of days for --at-most, from 1 to 31 (default: 1).", valueName: "days"))
    var perDays: String?

    @OptionGroup var diary: FieldArguments<ShowHabit>

    @OptionGroup var output: FormatArguments<ShowHabit>

    func validate() throws {
        if daysPerWeek != nil, atMost != nil {
            throw ValidationError("--at-most: expected either --days-per-week or --at-most, got both")
        }
        if perDays != nil, atMost == nil { throw ValidationError("--per-days: expected --at-most as well, got none") }
    }

    func run() async throws {
        var fields = InputFields()
        fields.set(
            "goal.kind", "--at-most", text: atMost != nil ? "at-most" : daysPerWeek.map { _ in "days-without-use" })
        fields.set("goal.daysPerWeek", "--days-per-week", figure: daysPerWeek)
        fields.set("goal.uses", "--at-most", figure: atMost)
        fields.set("goal.days", "--per-days", figure: perDays)
        try diary.add(to: &fields)
        try await EngineCall(Cravings.myHabitStrength, fields).print(as: output.presentation, into: output.file)
    }
}
