// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit
import ComputationKit

struct ImportHistoryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import-history", abstract: "Import days from Loop Habit Tracker or Habitica.",
        usage: "challenge import-history <file> --habit <habit=category> ... [<options>]",
        discussion: """
            Only marks that say that a habit was done become completed challenges. Other marks are counted and left out, \
            unless you say what they mean. A day that has a challenge isn't changed. Importing an export again adds only \
            what is new.

            EXAMPLES
              challenge import-history Checkmarks.csv --habit Meditate=mindfulness
              challenge import-history Checkmarks.csv --habit Run=physical --dry-run
              challenge import-history history.csv --habit Walk=physical --dry-run
            """)

    @Argument(
        help: ArgumentHelp(
            "Loop: the ZIP file, Checkmarks.csv, or the database. Habitica: userdata.json or history.csv.",
            valueName: "file"), completion: .file())
    var file: String

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Habit, and the category or the challenge that it was; for a habit with numbers also the least amount, as in "
                + "Run=physical:5. Repeatable, the most important first.",
            valueName: "habit=category"))
    var habit: [String] = []

    @Option(help: ArgumentHelp("What a missed day means: leaveOut, completed, or skipped.", valueName: "meaning"))
    var missed: String?

    @Option(
        help: ArgumentHelp("What a skipped day means: leaveOut, completed, or skipped.", valueName: "meaning"))
    var excused: String?

    @Option(
        help: ArgumentHelp(
            "What a mark means that doesn't say whether a habit was done: leaveOut, completed, or skipped.",
            valueName: "meaning"))
    var unclear: String?

    @Option(
        help: ArgumentHelp("File Habits.csv of Loop, if the export is Checkmarks.csv.", valueName: "file"),
        completion: .file())
    var habitsFile: String?

    @Flag(help: "Show what would be imported without saving anything.")
    var dryRun = false

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        let limit = ImportHistoryInput.maximumBytes
        try fields.set("file", "<file>", file: file, limit: limit)
        try fields.set("habitsFile", "--habits-file", file: habitsFile, limit: limit)
        fields.set("habits", "--habit", .array(habit.map(json(of:))))
        fields.set("dryRun", "--dry-run", flag: dryRun ? true : nil)
        let options = [
            "habits.missed": "--missed", "habits.excused": "--excused", "habits.unclear": "--unclear",
        ]
        try await EngineCall(Challenges.importHistory, fields, options: options).print(as: output.presentation)
    }

    /// Returns the habit of text such as `Run=physical:5`, whose name can have an equal sign.
    private func json(of text: String) -> JSONValue {
        var json = JSONObject()
        let end = text.lastIndex(of: "=")
        json["habit"] = .string(String((end.map { text[..<$0] } ?? text[...]).trimmingSpaces))
        if let end {
            let sides = text[text.index(after: end)...].split(separator: ":", maxSplits: 1)
            let word = String(sides.first?.trimmingSpaces ?? "")
            let category = ChallengeCategory.allCases.first { $0.rawValue == word.lowercased() }
            json[category == nil ? "challenge" : "category"] = .string(category?.rawValue ?? word)
            if sides.count == 2 { json["least"] = InputFields.figure(String(sides[1].trimmingSpaces)) }
        }
        for (name, meaning) in [("missed", missed), ("excused", excused), ("unclear", unclear)] {
            json[name] = meaning.map(JSONValue.string)
        }
        return .object(json)
    }
}
