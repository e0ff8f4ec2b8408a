// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import CravingsPlugin

enum SetDayStatus: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.setDayStatus, "cravings day", "Set a day's status: complete, nothing, or unknown.",
        usage: "<status> [--date <date>] [--from <date>]",
        discussion: """
            A day without a status and without entries is unknown. It never counts as a day without cravings or use. \
            Days begin at 04:00. In a range, days with entries don't become days with nothing to report.
            """,
        examples: [
            "cravings day complete", "cravings day nothing --date yesterday",
            "cravings day nothing --from 2026-11-01 --through yesterday",
        ],
        [
            "status": .argument("status"), "day": .excluded,
            "through": .option(help: "Last day of a range (default: today)."),
        ])
}

struct DayCommand: AsyncParsableCommand {
    static let configuration = FieldCommand<SetDayStatus>.configuration

    @Option(help: ArgumentHelp("Day (default: today).", valueName: "date")) var date: String?

    @Option(help: ArgumentHelp("First day of a range, instead of --date.", valueName: "date")) var from: String?

    @OptionGroup var status: FieldArguments<SetDayStatus>

    @OptionGroup var output: FormatArguments<SetDayStatus>

    func validate() throws {
        if date != nil, from != nil || status.has("through") {
            throw ValidationError("--date: expected either --date or --from and --through, got both")
        }
        if status.has("through"), from == nil { throw ValidationError("--through: expected --from as well, got none") }
    }

    func run() async throws {
        var fields = InputFields()
        fields.set("day", from == nil ? "--date" : "--from", text: from ?? date)
        try status.add(to: &fields)
        if from != nil, !status.has("through") { fields.set("through", "--through", text: "today") }
        try await SetDayStatus.command.call(fields).print(as: output.presentation)
    }
}

enum ListEntries: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.myEntries, "cravings history", "List your entries by day, latest first.",
        usage: "[--from <date>] [--kind <kind>]",
        examples: [
            "cravings history", "cravings history --from 2026-11-01 --kind craving --least 7",
            "cravings history --trigger Anxious --place Home --limit 100",
            "cravings history --limit 100000 --format csv --output diary.csv",
        ],
        formats: [.text, .csv, .json],
        ["filter.minimumIntensity": "least", "includesCoordinates": "coordinates", "cursor": .cursor])
}

struct HistoryCommand: AsyncParsableCommand {
    static let configuration = FieldCommand<ListEntries>.configuration

    @OptionGroup var list: FieldArguments<ListEntries>

    @OptionGroup var actions: ActionOptions

    @OptionGroup var language: LanguageOption

    @OptionGroup var output: FormatArguments<ListEntries>

    func run() async throws {
        var fields = InputFields()
        try list.add(to: &fields)
        let isDone = try await actions.print(
            of: CravingsProgram.plugin, insteadOf: fields, as: output.presentation, into: output.file)
        guard !isDone else { return }
        try await ListEntries.command.call(fields).print(as: output.presentation, into: output.file, in: language)
    }
}
