// SPDX-License-Identifier: Apache-2.0

public import Calendars
public import ComputationKit

/// Holidays of a country and of the user.
public struct MyHolidays: SchemaProviding, Hashable {
    /// The country; absent when none is stated.
    public var country: Country?
    /// The first day.
    public var from: CalendarDay
    /// The last day.
    public var through: CalendarDay
    /// The country's holidays, in the order of their days.
    public var holidays: [Holiday]
    /// The user's own, in the order of their days.
    public var own: [HolidayRange]
    /// How many holidays there are, the country's and the user's own, also those that the list has no room for.
    public var total: Int
    /// What continues the list; absent at its end.
    public var cursor: String?

    /// Holidays.
    package init(
        country: Country? = nil, from: CalendarDay, through: CalendarDay, holidays: [Holiday], own: [HolidayRange],
        total: Int, cursor: String? = nil
    ) {
        self.country = country
        self.from = from
        self.through = through
        self.holidays = holidays
        self.own = own
        self.total = total
        self.cursor = cursor
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.MyHolidays", "Holidays of a country and of the user.") {
        field("country", \.country, "The country; absent when none is stated.")
        field("from", \.from, "The first day.")
        field("through", \.through, "The last day.")
        field("holidays", \.holidays, "The country's holidays, in the order of their days.")
        field("own", \.own, "The user's own, in the order of their days.")
        field(
            "total", \.total,
            "How many holidays there are, the country's and the user's own, also those that the list has no room for.",
            .integer(0...Int.max))
        field("cursor", \.cursor, "What continues the list; absent at its end.", .cursor)
    }
}
