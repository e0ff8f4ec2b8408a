// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// An area of life that a report is about.
@Schema("astrology.ReportArea")
public enum ReportArea: String, CaseIterable, SchemaProviding {
    /// Personal and shared money.
    case finances
    /// Work and calling.
    case career
    /// Partnership and love.
    case relationships
    /// Habits, strength, and rest; never illness.
    case health
    /// The chart as a whole.
    case general

    /// The house that the area is read from first, and the second one.
    var houses: (main: Int, second: Int) {
        switch self {
        case .finances: (2, 8)
        case .career: (10, 6)
        case .relationships: (7, 5)
        case .health: (6, 1)
        case .general: (1, 10)
        }
    }

    /// The planets that stand for the area, by which their placements count more.
    var significators: Set<String> {
        switch self {
        case .finances: ["Venus", "Jupiter", "Moon"]
        case .career: ["Sun", "Saturn", "Mars", "Mercury"]
        case .relationships: ["Venus", "Moon", "Mars"]
        case .health: ["Sun", "Moon", "Mars"]
        case .general: ["Sun", "Moon", "Mercury"]
        }
    }
}

/// A language of reports.
@Schema("astrology.ReportLanguage")
public enum ReportLanguage: String, CaseIterable, SchemaProviding {
    /// English.
    case english = "en"
    /// Ukrainian.
    case ukrainian = "uk"
}

/// The chart, area, and language of a report.
@Schema("astrology.ReportRequest")
public struct ReportRequest: SchemaProviding, Equatable {
    /// The birth and the conventions of the chart.
    public var chart: ChartRequest
    /// The area of life.
    public var area: ReportArea = .general
    /// The language.
    public var language: ReportLanguage = .english
    /// Whether to include the wheel, which a page shows.
    public var includesWheel: Bool = false
}
