// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The result of an import of entries.
public struct ImportedEntries: SchemaProviding, Hashable {
    /// The number of cravings.
    public var cravings: Int
    /// The number of uses.
    public var uses: Int
    /// The number of days with nothing to report.
    public var days: Int
    /// The number of marks that were imported before and are unchanged.
    public var unchanged: Int
    /// The values that can't be read, by row and column; the rest is imported.
    public var problems: [Problem]
    /// The habits of the export without a meaning, which were left out.
    public var leftOut: [String]
    /// The number of notes that came with entries.
    public var notes: Int
    /// The number of marks whose amount is more than one entry can have, so that each became several.
    public var divided: Int
    /// What else was left out, by habit.
    public var omissions: [Omission]
    /// Whether nothing was saved.
    public var dryRun: Bool

    /// A value that can't be read.
    public struct Problem: SchemaProviding, Hashable {
        /// The file of the export.
        public var file: String
        /// The row in the file, from 1 for the header.
        public var row: Int
        /// The column, by its header.
        public var column: String
        /// What is wrong with the value.
        public var message: Message

        /// A problem.
        package init(file: String, row: Int, column: String, message: Message) {
            self.file = file
            self.row = row
            self.column = column
            self.message = message
        }

        /// The schema.
        public static let schema = Schema<Self>.object("cravings.ImportProblem", "A value that can't be read.") {
            field("file", \.file, "The file of the export.", .text(1...1_000, example: "Checkmarks.csv"))
            field("row", \.row, "The row in the file, from 1 for the header.", .integer(1...Int.max))
            field("column", \.column, "The column, by its header.", .text(0...1_000, example: "Date"))
            field("message", \.message, "What is wrong with the value.")
        }
    }

    /// A result.
    package init(
        cravings: Int = 0, uses: Int = 0, days: Int = 0, unchanged: Int = 0, problems: [Problem] = [],
        leftOut: [String] = [], notes: Int = 0, divided: Int = 0, omissions: [Omission] = [], dryRun: Bool = false
    ) {
        self.notes = notes
        self.divided = divided
        self.omissions = omissions
        self.cravings = cravings
        self.uses = uses
        self.days = days
        self.unchanged = unchanged
        self.problems = problems
        self.leftOut = leftOut
        self.dryRun = dryRun
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.ImportedEntries", "The result of an import of entries."
    ) {
        field("cravings", \.cravings, "The number of cravings.", .integer(0...Int.max))
        field("uses", \.uses, "The number of uses.", .integer(0...Int.max))
        field("days", \.days, "The number of days with nothing to report.", .integer(0...Int.max))
        field(
            "unchanged", \.unchanged, "The number of marks that were imported before and are unchanged.",
            .integer(0...Int.max))
        field("problems", \.problems, "The values that can't be read, by row and column; the rest is imported.")
        field(
            "leftOut", \.leftOut, "The habits of the export without a meaning, which were left out.",
            .list(of: .text(0...1_000, example: "Running")))
        field("notes", \.notes, "The number of notes that came with entries.", .integer(0...Int.max), default: 0)
        field(
            "divided", \.divided,
            "The number of marks whose amount is more than one entry can have, so that each became several.",
            .integer(0...Int.max), default: 0)
        field("omissions", \.omissions, "What else was left out, by habit.", default: [])
        field("dryRun", \.dryRun, "Whether nothing was saved.", .boolean)
    }
}
