// SPDX-License-Identifier: Apache-2.0

public import Calendars
public import ComputationKit

/// Days on which a holiday is near, for the challenges that belong to holidays.
public struct HolidayRange: SchemaProviding, Hashable {
    /// What it is called.
    public var name: String
    /// The first day.
    public var from: CalendarDay
    /// The last day.
    public var through: CalendarDay

    /// A range.
    public init(name: String, from: CalendarDay, through: CalendarDay) {
        self.name = name
        self.from = from
        self.through = through
    }

    /// Whether a day is among them.
    public func contains(_ day: CalendarDay) -> Bool { from <= day && day <= through }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.HolidayRange", "Days on which a holiday is near.") {
        field("name", \.name, "What it is called.", .text(1...200, example: "School holidays"))
        field("from", \.from, "The first day.")
        field("through", \.through, "The last day.")
    }
}

extension HolidayRange: ValidatedRecord {
    /// The last day is not before the first, and not a year after it.
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
    /// The days on which it is near: the week that ends with it, in which people prepare it.
    ///
    /// That it is a week is our convention.
    public var near: HolidayRange { HolidayRange(name: name, from: day.adding(days: -6), through: day) }
}
