// SPDX-License-Identifier: Apache-2.0

public import Calendars
public import ComputationKit
internal import ComputationMacros

/// Lists the public holidays of a country.
public struct ListHolidays: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Challenges.holidays.id, summary: "Lists the public holidays of a country, from 2024 to 2040.",
        discussion: """
            Holiday challenges are offered in the week that ends with a holiday; a situation's isHoliday marks such a \
            week. Holidays that depend on the moon or on future decisions are marked as estimates. The table is from the \
            Python package holidays.
            """,
        examples: [
            Example(
                "Ukraine in a winter", ["country": "UA", "from": "2026-12-01", "through": "2027-01-31"]),
            Example("Eid in Egypt", ["country": "EG", "from": "2027-03-01", "through": "2027-05-31"]),
        ])

    /// Creates the computation.
    public init() {}

    /// Lists the holidays.
    /// - Throws: `ComputationError` if the range ends before it begins, or is outside the years of the table.
    public func run(_ input: ListHolidaysInput, in context: Context) async throws -> HolidayList {
        try Self.reading(of: input)
    }

    /// Lists holidays without an engine, on the calling thread.
    /// - Throws: as ``run(_:in:)``.
    public static func reading(of input: ListHolidaysInput) throws(ComputationError) -> HolidayList {
        if let issue = ValidationIssue.reversal(input.from, input.through) { throw ComputationError.refused([issue]) }
        for (path, day) in [("from", input.from), ("through", input.through)]
        where !Country.holidayYears.contains(day.year) {
            let (first, last) = (Country.holidayYears.lowerBound, Country.holidayYears.upperBound)
            throw ComputationError.refused(
                path: path, expected: "a day from \(first) to \(last), the years of the table", got: "\(day)")
        }
        return HolidayList(
            country: input.country, holidays: input.country.holidays(from: input.from, through: input.through))
    }
}

extension Country {
    /// Returns the holidays near a day: those in the week that starts on it.
    public func holidays(near day: CalendarDay) -> [Holiday] {
        holidays(from: day, through: day.adding(days: 6)).filter { $0.near.contains(day) }
    }
}

/// A country and a range of days.
@Schema("challenges.ListHolidaysInput")
public struct ListHolidaysInput: SchemaProviding, Hashable {
    /// The country.
    public var country: Country
    /// The first day.
    public var from: CalendarDay
    /// The last day.
    public var through: CalendarDay
}

/// Holidays of a country.
@Schema("challenges.HolidayList")
public struct HolidayList: SchemaProviding, Hashable {
    /// The country.
    public var country: Country
    /// The holidays, by day.
    public var holidays: [Holiday]
}
