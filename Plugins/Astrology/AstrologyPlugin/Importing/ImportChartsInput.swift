// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros
public import Tables

/// A file with births to save, as text or as bytes.
@Schema("astrology.ImportChartsInput")
public struct ImportChartsInput: SchemaProviding, Hashable {
    /// The content as text; give either this or `file`.
    @Field(.text(0...10_000_000, example: "name,date,time,place\nOlena,1990-05-15,14:30,Kyiv\n"))
    public var text: String?
    /// The file; give either this or `text`.
    @Field(.blob(maximumBytes: largest)) public var file: Blob?
    /// The format of the file; detected from its content by default.
    public var format: ChartFileFormat?
    /// The attribute of each column of a table, such as `born=date`; `weight=-` skips a column.
    @Field(.list(of: .text(1...500, example: "born=date"), count: 0...200)) public var columns: [String] = []
    /// The order of the day and the month in dates that could be either; that of the other dates of the table by default.
    public var dateOrder: DateOrder?
    /// Tags for each chart, in addition to those in the file.
    @Field(.list(of: .text(1...50, example: "clients"), count: 0...50)) public var tags: [String] = []
    /// Whether a birth whose name is taken gets a number, such as `Olena (2)`, instead of being a problem.
    public var numbersNamesakes: Bool = false
    /// Whether to save the births without a problem if others have one.
    public var skipBad: Bool = false
    /// Whether to report what would be saved without saving anything.
    public var dryRun: Bool = false

    /// Creates an import of text.
    public init(text: String) {
        self.text = text
        (columns, tags, numbersNamesakes, skipBad, dryRun) = ([], [], false, false, false)
    }

    /// Creates an import of a file.
    public init(file: Blob) {
        self.init(text: "")
        text = nil
        self.file = file
    }

    /// The maximum size of a file, in bytes.
    package static let largest = 200_000_000
}

/// The format of a file with births.
@Schema("astrology.ChartFileFormat")
public enum ChartFileFormat: String, CaseIterable, SchemaProviding {
    /// A heading and a row for each birth (RFC 4180), separated by commas, semicolons, or tabs.
    case csv
    /// The Astrological Exchange Format, as Astrolog, Solar Fire, and others write it.
    case aaf
    /// An export of Almanac, or subjects and charts of kerykeion or stellium.
    case json
}

/// The charts that an import saved or would save.
@Schema("astrology.ImportedCharts")
public struct ImportedCharts: SchemaProviding, Hashable {
    /// The charts, in the order of the file; without keys in a dry run.
    public var charts: [ImportedChart]
    /// The charts that are saved already, with the same birth.
    public var unchanged: [NamedChart]
    /// The number of births in the file, with or without a problem.
    @Field(.integer(0...Int.max)) public var count: Int
    /// The format of the file.
    public var format: ChartFileFormat
    /// Whether nothing was saved because this is a dry run.
    public var dryRun: Bool
    /// The problems of the births that were left out, by line or item.
    public var problems: [ImportProblem]
    /// What was chosen or ignored where the file leaves something open, by line or item.
    @Field(.list(of: .text(example: "line 2, zone: none is given; the zone of the place was used")))
    public var remarks: [String]
}

/// A chart that an import saved or would save.
@Schema("astrology.ImportedChart")
public struct ImportedChart: SchemaProviding, Hashable {
    /// The chart's key; `nil` in a dry run.
    @Field(.text(example: "01a1fd55-7a80-7dd7-844c-3cd7f43c661c")) public var id: String?
    /// The chart's name.
    @Field(.text(example: "Olena")) public var name: String
    /// Where the birth is in the file.
    @Field(.text(example: "line 2")) public var place: String
    /// The instant of birth in UTC; the middle of the day if the time is unknown.
    @Field(.text(example: "1990-05-15T10:30:00Z")) public var utc: String
}

/// A problem of a birth in a file.
@Schema("astrology.ImportProblem")
public struct ImportProblem: SchemaProviding, Hashable {
    /// The location of the problem, such as `line 3, date`.
    @Field(.text(example: "line 3, date")) public var place: String
    /// The expected value.
    @Field(.text(example: "a date such as 1990-05-15")) public var expected: String
    /// The actual value.
    @Field(.text(example: "\"15.13.1990\"")) public var got: String
    /// A suggestion that may help.
    @Field(.text(example: "did you mean \"Kyiv\"?")) public var recoverySuggestion: String?

    package init(_ issue: ValidationIssue) {
        place = issue.path
        expected = issue.expected
        got = issue.got
        recoverySuggestion = issue.recoverySuggestion
    }
}
