// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit
import ComputationKit

enum ListHistory: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.myHistory, "challenge history", "List your challenges and their outcomes, latest first.",
        usage: "[--from <date>] [--status <status>]",
        examples: [
            "challenge history", "challenge history --status completed --limit 100",
            "challenge history --from 2026-11-01 --format json",
        ], formats: [.text, .csv, .json], ["records.challenge": .option(value: "challenge")])
}

struct HistoryCommand: AsyncParsableCommand {
    static let configuration = FieldCommand<ListHistory>.configuration

    @OptionGroup var fields: FieldArguments<ListHistory>

    @OptionGroup var actions: ActionOptions

    @OptionGroup var output: FormatArguments<ListHistory>

    func run() async throws {
        var fields = InputFields()
        try self.fields.add(to: &fields)
        let isDone = try await actions.print(
            of: ChallengeProgram.plugin, insteadOf: fields, as: output.presentation, into: output.file)
        guard !isDone else { return }
        try await EngineCall(Challenges.myHistory, fields).print(as: output.presentation, into: output.file)
    }
}

enum ShowStatistics: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.myStatistics, "challenge stats", "Show streaks, and completion by weekday, hour, and category.",
        usage: "[--from <date>] [--category <category>]",
        discussion: "Rates have a 95% interval, which is wide for a short history.",
        examples: [
            "challenge stats", "challenge stats --format json", "challenge stats --format svg > days.svg",
        ], formats: [.text, .json, .svg],
        ["today": .excluded, "records.status": .excluded, "records.challenge": .option(value: "challenge")])
}

enum ImportHistory: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.importHistory, "challenge import-history", "Import days from Loop Habit Tracker or Habitica.",
        usage: "<file> --habit <habit=category> ...",
        discussion: """
            Only marks that say that a habit was done become completed challenges. Other marks are counted and left \
            out, unless you say what they mean. A day that has a challenge isn't changed. Importing an export again \
            adds only what is new.
            """,
        examples: [
            "challenge import-history Checkmarks.csv --habit Meditate=mindfulness",
            "challenge import-history Checkmarks.csv --habit Run=physical --dry-run",
            "challenge import-history history.csv --habit Walk=physical --dry-run",
        ],
        [
            "file": .argument("file"),
            "habits": .option(
                "habit", value: "habit=category",
                help: "Habit, and the category or the challenge that it was; for a habit with numbers also the least "
                    + "amount, as in Run=physical:5. Repeatable, the most important first.",
                reading: FieldReading(each: { texts, _ in .array(texts.map { .object(habit(typed: $0)) }) })),
        ])

    /// Returns the habit of text such as `Run=physical:5`, whose name can have an equal sign.
    private static func habit(typed text: String) -> JSONObject {
        var json = JSONObject()
        let end = text.lastIndex(of: "=")
        json["habit"] = .string(String((end.map { text[..<$0] } ?? text[...]).trimmingSpaces))
        guard let end else { return json }
        let sides = text[text.index(after: end)...].split(separator: ":", maxSplits: 1)
        let word = String(sides.first?.trimmingSpaces ?? "")
        let category = ChallengeCategory.allCases.first { $0.rawValue == word.lowercased() }
        json[category == nil ? "challenge" : "category"] = .string(category?.rawValue ?? word)
        if sides.count == 2 { json["least"] = InputFields.figure(String(sides[1].trimmingSpaces)) }
        return json
    }
}

/// The meanings of marks, which are the same for all habits.
enum MarkMeanings: FieldOptionSet {
    static let options = FieldOptions(
        of: ImportedHabit.self, at: "habits",
        ["habit": .excluded, "challenge": .excluded, "category": .excluded, "least": .excluded])
}

struct ImportHistoryCommand: AsyncParsableCommand {
    static let configuration = FieldCommand<ImportHistory>.configuration

    @OptionGroup var fields: FieldArguments<ImportHistory>

    @OptionGroup var meanings: FieldArguments<MarkMeanings>

    @OptionGroup var output: FormatArguments<ImportHistory>

    func run() async throws {
        var fields = InputFields()
        try meanings.add(to: &fields)
        let meanings = fields.json["habits"]?.object ?? JSONObject()
        try self.fields.add(to: &fields)
        let habits = (fields.json["habits"]?.array ?? []).map { habit in
            JSONValue.object(JSONObject((habit.object ?? JSONObject()).map { ($0, $1) } + meanings.map { ($0, $1) }))
        }
        fields.set("habits", "--habit", .array(habits))
        try await EngineCall(Challenges.importHistory, fields).print(as: output.presentation)
    }
}

enum ClearDays: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.clearDays, "challenge clear",
        "Clear older days: their candidate lists and reasons first, then the days.",
        usage: "--keep-days <days> [--lists-only]",
        discussion: """
            Shows what will be cleared and asks for confirmation. The model keeps what it learned from these days, \
            unless --then says otherwise.
            """,
        examples: [
            "challenge clear --keep-days 365 --dry-run", "challenge clear --keep-days 365 --yes",
            "challenge clear --keep-days 90 --lists-only --yes",
        ], ["keepDays": .option(value: "days"), "afterwards": "then"])
}

struct ClearCommand: AsyncParsableCommand {
    static let configuration = FieldCommand<ClearDays>.configuration

    @OptionGroup var fields: FieldArguments<ClearDays>

    @OptionGroup var confirmation: ConfirmationOptions

    @OptionGroup var output: FormatArguments<ClearDays>

    func run() async throws {
        var preview = InputFields()
        try fields.add(to: &preview)
        preview.set("dryRun", "--dry-run", flag: true)
        let call = EngineCall(Challenges.clearDays, preview)
        if !fields.has("dryRun") {
            let isConfirmed = try await confirmation.confirm("Clear them?") { try await call.print(as: .text) }
            guard isConfirmed else { return }
        }
        try await ClearDays.command.call(fields).print(as: output.presentation)
    }
}
