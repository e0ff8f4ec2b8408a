// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// The result of an import of history.
@Schema("challenges.ImportedHistory")
public struct ImportedHistory: SchemaProviding, Hashable {
    /// The program that wrote the export.
    public var source: HabitSource
    /// The first imported day; absent if there is none.
    public var from: CalendarDay?
    /// The last imported day; absent if there is none.
    public var through: CalendarDay?
    /// The number of days with a completed challenge.
    @Field(.integer(0...Int.max)) public var completed: Int
    /// The number of days with a skipped challenge.
    @Field(.integer(0...Int.max)) public var skipped: Int
    /// The number of days that were imported before and are unchanged.
    @Field(.integer(0...Int.max)) public var unchanged: Int
    /// The marks of the imported habits that were left out, by what they say.
    public var omitted: OmittedMarks
    /// The values that can't be read or imported, by row and column; the rest is imported.
    public var problems: [Problem]
    /// The habits of the export that weren't requested.
    @Field(.list(of: .text(0...1_000, example: "Running"))) public var leftOut: [String]
    /// Whether nothing was saved.
    public var dryRun: Bool

    /// The marks that were left out.
    @Schema("challenges.OmittedMarks")
    public struct OmittedMarks: SchemaProviding, Hashable {
        /// The days on which the habit was due and not done.
        @Field(.integer(0...Int.max)) public var missed: Int = 0
        /// The days that the user skipped, or on which the habit wasn't due.
        @Field(.integer(0...Int.max)) public var excused: Int = 0
        /// The days that the tracker counts because of the habit's frequency.
        @Field(.integer(0...Int.max)) public var automatic: Int = 0
        /// The marks that don't say whether the habit was done.
        @Field(.integer(0...Int.max)) public var unclear: Int = 0

        /// No marks.
        package init() { (missed, excused, automatic, unclear) = (0, 0, 0, 0) }
    }

    /// A value that can't be read or imported.
    @Schema("challenges.ImportProblem")
    public struct Problem: SchemaProviding, Hashable {
        /// The file of the export.
        @Field(.text(1...1_000, example: "Checkmarks.csv")) public var file: String
        /// The row in the file, or in the list of a JSON file, from 1.
        @Field(.integer(1...Int.max)) public var row: Int
        /// The column or the habit.
        @Field(.text(0...1_000, example: "Meditate")) public var column: String
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
}
