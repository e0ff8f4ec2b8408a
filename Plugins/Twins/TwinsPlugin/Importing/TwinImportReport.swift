// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What an import added or would add.
public struct TwinImportReport: SchemaProviding, Hashable {
    /// The format of the file.
    public var format: ImportFormat
    /// The number of things in the file.
    public var count: Int
    /// The things that were or would be added, in the order of the file.
    public var added: [Entry]
    /// The things that are already there, which weren't changed.
    public var duplicates: [Entry]
    /// The places that were or would be added, each with those that it is in.
    public var places: [String]
    /// The values that can't be read, by row and column.
    public var problems: [Problem]
    /// Values that were read in another form, and those that were kept as custom fields.
    public var remarks: [Problem]
    /// What of the file isn't imported, with counts.
    public var leftOut: [LeftOut]
    /// The number of things that were skipped because of a problem.
    public var skipped: Int
    /// The number of recalls that were or would be added.
    public var recalls: Int
    /// Whether this was a dry run, which adds nothing.
    public var dryRun: Bool

    /// A thing of a file.
    public struct Entry: SchemaProviding, Hashable {
        /// The key of the thing.
        public var twin: String
        /// The name.
        public var name: String
        /// The kind.
        public var kind: TwinKind
        /// The number of items of it.
        public var items: Int
        /// The row in the file, such as `line 3`.
        public var row: String

        /// Creates an entry.
        package init(_ twin: Twin, row: String) {
            self.twin = twin.id
            name = twin.name
            kind = twin.kind
            items = twin.items.count
            self.row = row
        }

        /// The JSON schema.
        public static let schema = Schema<Self>.object("twins.ImportEntry", "A thing of a file.") {
            field("twin", \.twin, "The key of the thing.", .recordKey)
            field("name", \.name, "The name.", .text(example: "Desk lamp"))
            field("kind", \.kind, "The kind.")
            field("items", \.items, "The number of items of it.", .tally)
            field("row", \.row, "The row in the file, such as `line 3`.", .text(example: "line 3"))
        }
    }

    /// A value of a file that can't be read, or was read in another form.
    public struct Problem: SchemaProviding, Hashable {
        /// The row and the column, such as `line 3, HB.purchase_date`.
        public var place: String
        /// The expected value, or what was done with it.
        public var expected: String
        /// The actual value.
        public var got: String
        /// A suggestion that may help.
        public var recoverySuggestion: String?

        /// Creates a problem.
        package init(_ issue: ValidationIssue) {
            place = issue.path
            expected = issue.expected
            got = issue.got
            recoverySuggestion = issue.recoverySuggestion
        }

        /// The JSON schema.
        public static let schema = Schema<Self>.object(
            "twins.ImportProblem", "A value of a file that can't be read, or was read in another form."
        ) {
            field(
                "place", \.place, "The row and the column, such as `line 3, HB.purchase_date`.",
                .text(example: "line 3, HB.purchase_date"))
            field(
                "expected", \.expected, "The expected value, or what was done with it.",
                .text(example: "a date such as 2024-05-17"))
            field("got", \.got, "The actual value.", .text(example: "\"17 May\""))
            field(
                "recoverySuggestion", \.recoverySuggestion, "A suggestion that may help.",
                .text(example: "did you mean \"good\"?"))
        }
    }

    /// Things or values of a file that aren't imported.
    public struct LeftOut: SchemaProviding, Hashable {
        /// What they are, in the plural.
        public var what: String
        /// How many they are.
        public var count: Int

        /// Creates an entry.
        package init(_ what: String, count: Int) {
            self.what = what
            self.count = count
        }

        /// The JSON schema.
        public static let schema = Schema<Self>.object(
            "twins.ImportLeftOut", "Things or values of a file that aren't imported."
        ) {
            field("what", \.what, "What they are, in the plural.", .text(example: "products out of stock"))
            field("count", \.count, "How many they are.", .tally)
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

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.TwinImportReport", "What an import added or would add.") {
        field("format", \.format, "The format of the file.")
        field("count", \.count, "The number of things in the file.", .tally)
        field("added", \.added, "The things that were or would be added, in the order of the file.")
        field("duplicates", \.duplicates, "The things that are already there, which weren't changed.")
        field(
            "places", \.places, "The places that were or would be added, each with those that it is in.",
            .list(of: .text(example: "Home / Kitchen"), count: 0...1_000_000))
        field("problems", \.problems, "The values that can't be read, by row and column.")
        field(
            "remarks", \.remarks, "Values that were read in another form, and those that were kept as custom fields.")
        field("leftOut", \.leftOut, "What of the file isn't imported, with counts.")
        field("skipped", \.skipped, "The number of things that were skipped because of a problem.", .tally)
        field("recalls", \.recalls, "The number of recalls that were or would be added.", .tally)
        field("dryRun", \.dryRun, "Whether this was a dry run, which adds nothing.", .boolean)
    }
}
