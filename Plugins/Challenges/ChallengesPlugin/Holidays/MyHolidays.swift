// SPDX-License-Identifier: Apache-2.0

public import Calendars
public import ComputationKit

/// The holidays of a country and of the user.
public struct MyHolidays: SchemaProviding, Hashable {
    /// The country; absent if not set.
    public var country: Country?
    /// The first day.
    public var from: CalendarDay
    /// The last day.
    public var through: CalendarDay
    /// The country's holidays, by day.
    public var holidays: [Holiday]
    /// The user's own holidays, by day.
    public var own: [HolidayRange]
    /// The number of all holidays, the country's and the user's own, including those beyond this page.
    public var total: Int
    /// The cursor of the next page; absent on the last page.
    public var cursor: String?

    /// Creates a list of holidays.
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

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.MyHolidays", "The holidays of a country and of the user."
    ) {
        field("country", \.country, "The country; absent if not set.")
        field("from", \.from, "The first day.")
        field("through", \.through, "The last day.")
        field("holidays", \.holidays, "The country's holidays, by day.")
        field("own", \.own, "The user's own holidays, by day.")
        field(
            "total", \.total,
            "The number of all holidays, the country's and the user's own, including those beyond this page.",
            .integer(0...Int.max))
        field("cursor", \.cursor, "The cursor of the next page; absent on the last page.", .cursor)
    }
}
