// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import CravingsPlugin

struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Import the export of Loop Habit Tracker as entries.",
        usage: "cravings import <file> [--uses <habit=method:amount>] [<options>]",
        discussion: """
            State what each habit means; others are left out, and counted at the end. The export has days without times, \
            so its entries count for days and not for hours. Only the ZIP file has notes. Checkmarks.csv alone needs \
            Habits.csv if a habit has amounts, or a comma in its name. Importing an export again adds only what is new.

            EXAMPLES
              cravings import Checkmarks.csv --uses Smoked=Joints:1 --dry-run
              cravings import Checkmarks.csv --habits-file Habits.csv --uses Pulls=Vape --days-without "No smoking"
            """)

    @Argument(
        help: "The ZIP file of the export, or its file Checkmarks.csv; - for standard input.", completion: .file())
    var file: String

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
        help: ArgumentHelp(
            "Habit whose marks are days with nothing to report. Repeatable.", valueName: "habit"))
    var daysWithout: [String] = []

    @Option(
        help: ArgumentHelp("File Habits.csv, if the export is Checkmarks.csv.", valueName: "file"),
        completion: .file())
    var habitsFile: String?

    @Flag(help: "Show what would be imported without saving anything.")
    var dryRun = false

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        let limit = ImportEntriesInput.maximumBytes
        try fields.set("file", "<file>", file: file, limit: limit)
        try fields.set("habitsFile", "--habits-file", file: habitsFile, limit: limit)
        let meanings =
            uses.map(HabitMeaning.json(ofUses:)) + cravings.map(HabitMeaning.json(ofCravings:))
            + daysWithout.map(HabitMeaning.json(ofDaysWithoutUse:))
        fields.set("habits", "--uses, --cravings, or --days-without", .array(meanings))
        fields.set("dryRun", "--dry-run", flag: dryRun ? true : nil)
        try await EngineCall(Cravings.importEntries, fields).print(as: output.presentation)
    }
}

extension HabitMeaning {
    /// Returns the meaning of text such as `Smoked=Joints:1`.
    fileprivate static func json(ofUses text: String) -> JSONValue {
        let (habit, value) = sides(text)
        let parts = (value ?? "").split(separator: ":", maxSplits: 1).map { String($0.trimmingSpaces) }
        var json = JSONObject()
        json["habit"] = .string(habit)
        json["meaning"] = .string(Meaning.use.rawValue)
        if let word = parts.first {
            let method = UseMethod.allCases.first { $0.rawValue.foldedWord == word.foldedWord }
            json["method"] = .string(method?.rawValue ?? word)
        }
        if parts.count == 2 { json["amount"] = InputFields.figure(parts[1]) }
        return .object(json)
    }

    /// Returns the meaning of text such as `Craving=6`.
    fileprivate static func json(ofCravings text: String) -> JSONValue {
        let (habit, value) = sides(text)
        var json = JSONObject()
        json["habit"] = .string(habit)
        json["meaning"] = .string(Meaning.craving.rawValue)
        if let value { json["intensity"] = InputFields.figure(value) }
        return .object(json)
    }

    /// Returns the meaning of a habit of days without use.
    fileprivate static func json(ofDaysWithoutUse text: String) -> JSONValue {
        ["habit": .string(text), "meaning": .string(Meaning.dayWithoutUse.rawValue)]
    }

    /// Returns the name of a habit, which can have an equal sign, and the text after the last one.
    private static func sides(_ text: String) -> (habit: String, value: String?) {
        guard let end = text.lastIndex(of: "=") else { return (text, nil) }
        return (String(text[..<end].trimmingSpaces), String(text[text.index(after: end)...].trimmingSpaces))
    }
}
