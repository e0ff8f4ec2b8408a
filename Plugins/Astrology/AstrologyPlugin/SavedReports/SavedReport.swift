// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// An immutable report, saved with a revision of a chart.
@Schema("astrology.SavedReport")
public struct SavedReport: SchemaProviding, Equatable {
    /// The report without its text.
    public var summary: ReportSummary
    /// The report as it was composed; `nil` for a text from elsewhere.
    public var report: Report?
    /// The text from elsewhere; `nil` for a composed report.
    @Field(.text(1...200_000, example: "You like to work alone.")) public var text: String?
}

/// A kept report in a list.
@Schema("astrology.ReportSummary")
public struct ReportSummary: SchemaProviding, Hashable {
    /// The report's key.
    @Field(.text(example: "01a1fd55-7a80-7dd7-844c-3cd7f43c661c")) public var id: String
    /// The chart.
    public var chart: NamedChart
    /// The number of the revision of the chart.
    @Field(.integer(1...Int.max)) public var revision: Int
    /// The area of life.
    public var area: ReportArea
    /// The language.
    public var language: ReportLanguage
    /// The number of words.
    @Field(.integer(0...Int.max)) public var words: Int
    /// The reading time at 200 words a minute, at least 1.
    @Field(.integer(1...Int.max, .minutes)) public var minutes: Int
    /// The time the report was made or added.
    public var generated: Timestamp
    /// The program that composed it, such as `Almanac 0.1.0`, or the source of a text from elsewhere.
    @Field(.text(1...1_000, example: "Almanac 0.1.0")) public var source: String
    /// The version of the passages; `nil` for a text from elsewhere.
    @Field(.integer(1...Int.max)) public var textVersion: Int?
    /// Whether the text is from elsewhere.
    public var isFromElsewhere: Bool
}

/// The chart, area, and language of a report to keep.
@Schema("astrology.MakeReportInput")
public struct MakeReportInput: SchemaProviding, Hashable {
    /// The chart: its name or part of it, its key, or the beginning of its key.
    @Field(.savedChart) public var chart: String
    /// The area of life.
    public var area: ReportArea = .general
    /// The language.
    public var language: ReportLanguage = .english
    /// Whether to include the wheel in the answer, which a page shows; it isn't kept with the report.
    public var includesWheel: Bool = false
}

/// A report from elsewhere to keep with a chart.
@Schema("astrology.AddReportInput")
public struct AddReportInput: SchemaProviding, Hashable {
    /// The chart: its name or part of it, its key, or the beginning of its key.
    @Field(.savedChart) public var chart: String
    /// The area of life.
    public var area: ReportArea = .general
    /// The language.
    public var language: ReportLanguage = .english
    /// The text.
    @Field(.text(1...200_000, example: "You like to work alone.")) public var text: String
    /// Where the text is from.
    @Field(.text(1...1_000, example: "written by Iryna")) public var source: String
}

/// Which kept reports to list; omitted fields match every report.
@Schema("astrology.MyReportsInput")
public struct MyReportsInput: SchemaProviding, Hashable {
    /// A chart: its name or part of it, its key, or the beginning of its key.
    @Field(.savedChart) public var chart: String?
    /// An area of life.
    public var area: ReportArea?
    /// A language.
    public var language: ReportLanguage?
    /// The maximum number of reports.
    @Field(.integer(1...100_000)) public var limit: Int = 100
    /// The cursor from an earlier response, to continue its list.
    @Field(.cursor) public var cursor: String?
}

/// Kept reports, newest first.
@Schema("astrology.ReportList")
public struct ReportList: SchemaProviding, Hashable {
    /// The reports.
    public var reports: [ReportSummary]
    /// The number of matching reports, including those beyond the limit.
    @Field(.integer(0...Int.max)) public var total: Int
    /// The cursor for the next page; absent on the last page.
    @Field(.cursor) public var cursor: String?
}

/// Which kept report to show.
@Schema("astrology.MyReportInput")
public struct MyReportInput: SchemaProviding, Hashable {
    /// The report: its key, the beginning of it, or its chart, area, and language, such as `Olena career en`.
    @Field(.text(1...200, example: "Olena career en")) public var report: String
    /// Whether to include the wheel in the answer, which a page shows.
    public var includesWheel: Bool = false
}

/// Which kept report to remove.
@Schema("astrology.RemoveReportInput")
public struct RemoveReportInput: SchemaProviding, Hashable {
    /// The report: its key, the beginning of it, or its chart, area, and language, such as `Olena career en`.
    @Field(.text(1...200, example: "Olena career en")) public var report: String
}

/// A removed report.
@Schema("astrology.ReportRemoval")
public struct ReportRemoval: SchemaProviding, Hashable {
    /// The report.
    public var report: ReportSummary
}

extension Astrology {
    /// Composes a report about a saved chart and keeps it.
    public static let makeReport = ComputationKey<MakeReportInput, SavedReport>("astrology.make-report")
    /// Keeps a report from elsewhere with a saved chart.
    public static let addReport = ComputationKey<AddReportInput, SavedReport>("astrology.add-report")
    /// Removes a kept report.
    public static let removeReport = ComputationKey<RemoveReportInput, ReportRemoval>("astrology.remove-report")
    /// Lists the kept reports.
    public static let myReports = ComputationKey<MyReportsInput, ReportList>("astrology.my-reports")
    /// Returns a kept report.
    public static let myReport = ComputationKey<MyReportInput, SavedReport>("astrology.my-report")
}

extension Chart {
    /// The wheel for a report's page.
    package func reportWheel(in language: ReportLanguage) -> String {
        wheel(style: WheelStyle(size: 800), language: language).svg()
    }
}

extension String {
    /// The number of words, for a report's reading time.
    package var wordCount: Int { split(whereSeparator: \.isWhitespace).count { $0.contains(where: \.isLetter) } }
}
