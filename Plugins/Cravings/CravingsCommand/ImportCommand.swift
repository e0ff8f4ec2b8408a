// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import CravingsPlugin

enum ImportEntries: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.importEntries, "cravings import", "Import the export of Loop Habit Tracker as entries.",
        usage: "<file> [--uses <habit=method:amount>]",
        discussion: """
            State what each habit means; others are left out, and counted at the end. The export has days without \
            times, so its entries count for days and not for hours. Only the ZIP file has notes. Checkmarks.csv alone \
            needs Habits.csv if a habit has amounts, or a comma in its name. Importing an export again adds only \
            what is new.
            """,
        examples: [
            "cravings import Checkmarks.csv --uses Smoked=Joints:1 --dry-run",
            "cravings import Checkmarks.csv --habits-file Habits.csv --uses Pulls=Vape --days-without \"No smoking\"",
        ],
        ["file": .argument("file", help: "ZIP file of the export, or its Checkmarks.csv; - for standard input.")])
}

struct ImportCommand: AsyncParsableCommand {
    static let configuration = FieldCommand<ImportEntries>.configuration

    @OptionGroup var export: FieldArguments<ImportEntries>

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Habit whose marks are uses, with the method, and the amount unless the habit has numbers. Repeatable.",
            valueName: "habit=method:amount"))
    var uses: [String] = []

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Habit whose marks are cravings, with their intensity. Repeatable.", valueName: "habit=intensity"))
    var cravings: [String] = []

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp("Habit whose marks are days with nothing to report. Repeatable.", valueName: "habit"))
    var daysWithout: [String] = []

    @OptionGroup var output: FormatArguments<ImportEntries>

    func run() async throws {
        var fields = InputFields()
        try export.add(to: &fields)
        let meanings =
            uses.map { HabitMeaning.json(.use, $0) } + cravings.map { HabitMeaning.json(.craving, $0) }
            + daysWithout.map { HabitMeaning.json(.dayWithoutUse, $0) }
        fields.set("habits", "--uses, --cravings, or --days-without", .array(meanings))
        try await EngineCall(Cravings.importEntries, fields).print(as: output.presentation)
    }
}

extension HabitMeaning {
    /// Returns the meaning of text such as `Smoked=Joints:1` or `Craving=6`; for days without use, of a habit's name.
    fileprivate static func json(_ meaning: Meaning, _ text: String) -> JSONValue {
        // The name of a habit can have an equal sign.
        let end = meaning == .dayWithoutUse ? nil : text.lastIndex(of: "=")
        let value = end.map { String(text[text.index(after: $0)...].trimmingSpaces) }
        var fields = InputFields()
        fields.set("habit", "habit", text: end.map { String(text[..<$0].trimmingSpaces) } ?? text)
        fields.set("meaning", "meaning", text: meaning.rawValue)
        switch meaning {
        case .use:
            let parts = (value ?? "").split(separator: ":", maxSplits: 1).map { String($0.trimmingSpaces) }
            fields.set("method", "method", word: parts.first, of: UseMethod.self)
            fields.set("amount", "amount", figure: parts.dropFirst().first)
        case .craving: fields.set("intensity", "intensity", figure: value)
        case .dayWithoutUse: break
        }
        return .object(fields.json)
    }
}
