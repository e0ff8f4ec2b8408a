// SPDX-License-Identifier: Apache-2.0

public import Calendars
public import ComputationKit
internal import ComputationMacros

/// Days near a holiday.
///
/// Holiday challenges use them.
@Schema("challenges.HolidayRange")
public struct HolidayRange: SchemaProviding, Hashable {
    /// The name.
    @Field(.text(1...200, example: "School holidays")) public var name: String
    /// The first day.
    public var from: CalendarDay
    /// The last day.
    public var through: CalendarDay

    /// Returns whether a day is in the range.
    public func contains(_ day: CalendarDay) -> Bool { from <= day && day <= through }
}

extension HolidayRange: ValidatedRecord {
    /// Reports a last day before the first day, or a year or more after it.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        if let issue = ValidationIssue.reversal(from, through) { return [issue] }
        guard through.daysSince1970 - from.daysSince1970 > 366 else { return [] }
        return [
            ValidationIssue(
                path: "through", expected: "a day within a year after `from`, \(from)", got: "\(through)",
                naming: ["from"])
        ]
    }
}

extension Holiday {
    /// The days near the holiday: the week that ends with it, when people prepare for it.
    ///
    /// One week is our convention.
    public var near: HolidayRange { HolidayRange(name: name, from: day.adding(days: -6), through: day) }
}
