// SPDX-License-Identifier: Apache-2.0

public import Calendars
public import ComputationKit

/// Days near a holiday, for holiday challenges.
public struct HolidayRange: SchemaProviding, Hashable {
    /// The name.
    public var name: String
    /// The first day.
    public var from: CalendarDay
    /// The last day.
    public var through: CalendarDay

    /// Creates a range.
    public init(name: String, from: CalendarDay, through: CalendarDay) {
        self.name = name
        self.from = from
        self.through = through
    }

    /// Returns whether a day is in the range.
    public func contains(_ day: CalendarDay) -> Bool { from <= day && day <= through }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.HolidayRange", "Days near a holiday.") {
        field("name", \.name, "The name.", .text(1...200, example: "School holidays"))
        field("from", \.from, "The first day.")
        field("through", \.through, "The last day.")
    }
}

extension HolidayRange: ValidatedRecord {
    /// Reports a last day before the first day, or a year or more after it.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        if through < from {
            return [
                ValidationIssue(
                    path: "through", expected: "a day not before from, \(from)", got: "\(through)",
                    recoverySuggestion: "are the two swapped?")
            ]
        }
        guard through.daysSince1970 - from.daysSince1970 > 366 else { return [] }
        return [
            ValidationIssue(path: "through", expected: "a day within a year after from, \(from)", got: "\(through)")
        ]
    }
}

extension Holiday {
    /// The days near the holiday: the week that ends with it, when people prepare for it.
    ///
    /// One week is our convention.
    public var near: HolidayRange { HolidayRange(name: name, from: day.adding(days: -6), through: day) }
}
