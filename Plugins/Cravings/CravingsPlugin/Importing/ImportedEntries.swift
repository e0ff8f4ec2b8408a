// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The result of an import of entries.
@Schema("cravings.ImportedEntries")
public struct ImportedEntries: SchemaProviding, Hashable {
    /// The number of cravings.
    @Field(.integer(0...Int.max)) public var cravings: Int
    /// The number of uses.
    @Field(.integer(0...Int.max)) public var uses: Int
    /// The number of days with nothing to report.
    @Field(.integer(0...Int.max)) public var days: Int
    /// The number of marks that were imported before and are unchanged.
    @Field(.integer(0...Int.max)) public var unchanged: Int
    /// The values that can't be read, by row and column; the rest is imported.
    public var problems: [Problem]
    /// The habits of the export without a meaning, which were left out.
    @Field(.list(of: .text(0...1_000, example: "Running"))) public var leftOut: [String]
    /// The number of notes that came with entries.
    @Field(.integer(0...Int.max)) public var notes: Int = 0
    /// The number of marks whose amount is more than one entry can have, so that each became several.
    @Field(.integer(0...Int.max)) public var divided: Int = 0
    /// What else was left out, by habit.
    public var omissions: [Omission] = []
    /// Whether nothing was saved.
    public var dryRun: Bool

    /// A value that can't be read.
    @Schema("cravings.ImportProblem")
    public struct Problem: SchemaProviding, Hashable {
        /// The file of the export.
        @Field(.text(1...1_000, example: "Checkmarks.csv")) public var file: String
        /// The row in the file, from 1 for the header.
        @Field(.integer(1...Int.max)) public var row: Int
        /// The column, by its header.
        @Field(.text(0...1_000, example: "Date")) public var column: String
        /// What is wrong with the value.
        public var message: Message
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
}
