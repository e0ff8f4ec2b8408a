// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The result of an import or its dry run.
@Schema("twins.TwinImportReport")
public struct TwinImportReport: SchemaProviding, Hashable {
    /// The format of the file.
    public var format: ImportFormat
    /// The number of things in the file.
    @Field(.tally) public var count: Int
    /// The things that were or would be added, in the order of the file.
    public var added: [Entry]
    /// The things that already existed and weren't changed.
    public var duplicates: [Entry]
    /// The places that were or would be added, each with its parent places.
    @Field(.list(of: .text(example: "Home / Kitchen"), count: 0...1_000_000)) public var places: [String]
    /// The values that can't be read, by row and column.
    public var problems: [Problem]
    /// Values that were read in another form, and those that were kept as custom fields.
    public var remarks: [Problem]
    /// The parts of the file that aren't imported, with counts.
    public var leftOut: [LeftOut]
    /// The number of things that were skipped because of a problem.
    @Field(.tally) public var skipped: Int
    /// The number of recalls that were or would be added.
    @Field(.tally) public var recalls: Int
    /// Whether this was a dry run, which adds nothing.
    public var dryRun: Bool

    /// A thing of a file.
    @Schema("twins.ImportEntry")
    public struct Entry: SchemaProviding, Hashable {
        /// The key of the thing.
        @Field(.recordKey) public var twin: String
        /// The name.
        @Field(.text(example: "Desk lamp")) public var name: String
        /// The kind.
        public var kind: TwinKind
        /// The number of its items.
        @Field(.tally) public var items: Int
        /// The row in the file, such as `line 3`.
        @Field(.text(example: "line 3")) public var row: String

        /// Creates an entry.
        package init(_ twin: Twin, row: String) {
            self.twin = twin.id
            name = twin.name
            kind = twin.kind
            items = twin.items.count
            self.row = row
        }
    }

    /// A value of a file that can't be read, or was read in another form.
    @Schema("twins.ImportProblem")
    public struct Problem: SchemaProviding, Hashable {
        /// The row and the column, such as `line 3, HB.purchase_date`.
        @Field(.text(example: "line 3, HB.purchase_date")) public var place: String
        /// The expected value, or the way it was read.
        @Field(.text(example: "a date such as 2024-05-17")) public var expected: String
        /// The actual value.
        @Field(.text(example: "\"17 May\"")) public var got: String
        /// A suggestion that may help.
        @Field(.text(example: "did you mean \"good\"?")) public var recoverySuggestion: String?

        /// Creates a problem.
        package init(_ issue: ValidationIssue) {
            place = issue.path
            expected = issue.expected
            got = issue.got
            recoverySuggestion = issue.recoverySuggestion
        }
    }

    /// Things or values of a file that aren't imported.
    @Schema("twins.ImportLeftOut")
    public struct LeftOut: SchemaProviding, Hashable {
        /// A noun for them, in the plural.
        @Field(.text(example: "products out of stock")) public var what: String
        /// The number of them.
        @Field(.tally) public var count: Int

        /// Creates an entry.
        package init(_ what: String, count: Int) {
            self.what = what
            self.count = count
        }
    }

    /// Creates a report.
    package init(
        format: ImportFormat, count: Int, added: [Entry] = [], duplicates: [Entry] = [], places: [String] = [],
        problems: [ValidationIssue] = [], remarks: [ValidationIssue] = [], leftOut: [LeftOut] = [], skipped: Int = 0,
        recalls: Int = 0, dryRun: Bool
    ) {
        self.format = format
        self.count = count
        self.added = added
        self.duplicates = duplicates
        self.places = places
        self.problems = problems.map(Problem.init)
        self.remarks = remarks.map(Problem.init)
        self.leftOut = leftOut
        self.skipped = skipped
        self.recalls = recalls
        self.dryRun = dryRun
    }
}
