// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// The result of an import of history.
public struct ImportedHistory: SchemaProviding, Hashable {
    /// The program that wrote the export.
    public var source: HabitSource
    /// The first imported day; absent if there is none.
    public var from: CalendarDay?
    /// The last imported day; absent if there is none.
    public var through: CalendarDay?
    /// The number of days with a completed challenge.
    public var completed: Int
    /// The number of days with a skipped challenge.
    public var skipped: Int
    /// The number of days that were imported before and are unchanged.
    public var unchanged: Int
    /// The marks of the imported habits that were left out, by what they say.
    public var omitted: OmittedMarks
    /// The values that can't be read or imported, by row and column; the rest is imported.
    public var problems: [Problem]
    /// The habits of the export that weren't requested.
    public var leftOut: [String]
    /// Whether nothing was saved.
    public var dryRun: Bool

    /// The marks that were left out.
    public struct OmittedMarks: SchemaProviding, Hashable {
        /// The days on which the habit was due and not done.
        public var missed: Int
        /// The days that the user skipped, or on which the habit wasn't due.
        public var excused: Int
        /// The days that the tracker counts because of the habit's frequency.
        public var automatic: Int
        /// The marks that don't say whether the habit was done.
        public var unclear: Int

        /// No marks.
        package init() { (missed, excused, automatic, unclear) = (0, 0, 0, 0) }

        /// The schema.
        public static let schema = Schema<Self>.object("challenges.OmittedMarks", "The marks that were left out.") {
            field(
                "missed", \.missed, "The days on which the habit was due and not done.", .integer(0...Int.max),
                default: 0)
            field(
                "excused", \.excused, "The days that the user skipped, or on which the habit wasn't due.",
                .integer(0...Int.max), default: 0)
            field(
                "automatic", \.automatic, "The days that the tracker counts because of the habit's frequency.",
                .integer(0...Int.max), default: 0)
            field(
                "unclear", \.unclear, "The marks that don't say whether the habit was done.", .integer(0...Int.max),
                default: 0)
        }
    }

    /// A value that can't be read or imported.
    public struct Problem: SchemaProviding, Hashable {
        /// The file of the export.
        public var file: String
        /// The row in the file, or in the list of a JSON file, from 1.
        public var row: Int
        /// The column or the habit.
        public var column: String
        /// What is wrong with the value.
        public var message: Message

        /// A problem.
        package init(file: String, row: Int, column: String, expected: String, got: String) {
            self.file = file
            self.row = row
            self.column = column
            message = Message(
                "challenges.import.problem",
                "\(file), row \(row), column \(column): expected \(expected), got \(got)",
                [
                    "file": file.argument, "row": row.argument, "column": column.argument,
                    "expected": expected.argument, "got": got.argument,
                ])
        }

        /// The schema.
        public static let schema = Schema<Self>.object(
            "challenges.ImportProblem", "A value that can't be read or imported."
        ) {
            field("file", \.file, "The file of the export.", .text(1...1_000, example: "Checkmarks.csv"))
            field("row", \.row, "The row in the file, or in the list of a JSON file, from 1.", .integer(1...Int.max))
            field("column", \.column, "The column or the habit.", .text(0...1_000, example: "Meditate"))
            field("message", \.message, "What is wrong with the value.")
        }
    }

    /// A result.
    package init(source: HabitSource, problems: [Problem], leftOut: [String], dryRun: Bool) {
        self.source = source
        (completed, skipped, unchanged) = (0, 0, 0)
        omitted = OmittedMarks()
        self.problems = problems
        self.leftOut = leftOut
        self.dryRun = dryRun
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.ImportedHistory", "The result of an import of history."
    ) {
        field("source", \.source, "The program that wrote the export.")
        field("from", \.from, "The first imported day; absent if there is none.")
        field("through", \.through, "The last imported day; absent if there is none.")
        field("completed", \.completed, "The number of days with a completed challenge.", .integer(0...Int.max))
        field("skipped", \.skipped, "The number of days with a skipped challenge.", .integer(0...Int.max))
        field(
            "unchanged", \.unchanged, "The number of days that were imported before and are unchanged.",
            .integer(0...Int.max))
        field("omitted", \.omitted, "The marks of the imported habits that were left out, by what they say.")
        field(
            "problems", \.problems,
            "The values that can't be read or imported, by row and column; the rest is imported.")
        field(
            "leftOut", \.leftOut, "The habits of the export that weren't requested.",
            .list(of: .text(0...1_000, example: "Running")))
        field("dryRun", \.dryRun, "Whether nothing was saved.", .boolean)
    }
}
