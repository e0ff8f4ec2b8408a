// SPDX-License-Identifier: Apache-2.0

public import Calendars
public import ComputationKit

/// Lists the public holidays of a country.
public struct ListHolidays: Computation {
    /// Id, prose and examples.
    public let manifest = Manifest(
        id: Challenges.holidays.id, summary: "Lists the public holidays of a country, from 2024 to 2040.",
        discussion: """
            Challenges that belong to holidays are offered in the week that ends with one: a situation's isHoliday says that \
            it is such a week. Holidays of the moon and of decisions to come are estimates and say so. The table is that \
            of the Python package holidays.
            """,
        examples: [
            Example(
                "Ukraine in a winter", ["country": "UA", "from": "2026-12-01", "through": "2027-01-31"]),
            Example("Eid in Egypt", ["country": "EG", "from": "2027-03-01", "through": "2027-05-31"]),
        ])

    /// A computation without settings.
    public init() {}

    /// Lists.
    /// - Throws: `ComputationError` when the span ends before it begins, or leaves the table's years.
    public func run(_ input: ListHolidaysInput, in context: Context) async throws -> HolidayList {
        try Self.reading(of: input)
    }

    /// Lists without an engine, on the calling thread.
    /// - Throws: as ``run(_:in:)``.
    public static func reading(of input: ListHolidaysInput) throws(ComputationError) -> HolidayList {
        guard input.from <= input.through else {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "through", expected: "a day not before from, \(input.from)", got: "\(input.through)",
                    recoverySuggestion: "are the two swapped?")
            ])
        }
        for (path, day) in [("from", input.from), ("through", input.through)]
        where !Country.holidayYears.contains(day.year) {
            let (first, last) = (Country.holidayYears.lowerBound, Country.holidayYears.upperBound)
            throw ComputationError.refused([
                ValidationIssue(
                    path: path, expected: "a day from \(first) to \(last), the years of the table", got: "\(day)")
            ])
        }
        return HolidayList(
            country: input.country, holidays: input.country.holidays(from: input.from, through: input.through))
    }
}

extension Country {
    /// The holidays that are near on a day: those of the week that begins with it.
    public func holidays(near day: CalendarDay) -> [Holiday] {
        holidays(from: day, through: day.adding(days: 6)).filter { $0.near.contains(day) }
    }
}

/// A country and days.
public struct ListHolidaysInput: SchemaProviding, Hashable {
    /// The country.
    public var country: Country
    /// The first day.
    public var from: CalendarDay
    /// The last day.
    public var through: CalendarDay

    /// An input.
    public init(country: Country, from: CalendarDay, through: CalendarDay) {
        self.country = country
        self.from = from
        self.through = through
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.ListHolidaysInput", "A country and days.") {
        field("country", \.country, "The country.")
        field("from", \.from, "The first day.")
        field("through", \.through, "The last day.")
    }
}

/// Holidays of a country.
public struct HolidayList: SchemaProviding, Hashable {
    /// The country.
    public var country: Country
    /// The holidays, in the order of their days.
    public var holidays: [Holiday]

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.HolidayList", "Holidays of a country.") {
        field("country", \.country, "The country.")
        field("holidays", \.holidays, "The holidays, in the order of their days.")
    }
}
