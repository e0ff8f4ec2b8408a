// SPDX-License-Identifier: Apache-2.0

public import Calendars
public import ComputationKit

/// The days whose holidays are listed.
public struct MyHolidaysInput: SchemaProviding, Hashable {
    /// The country; the user's unless given.
    public var country: Country?
    /// The first day; today unless given.
    public var from: CalendarDay?
    /// The last day; a year after the first unless given.
    public var through: CalendarDay?

    /// A year from today unless stated.
    public init(country: Country? = nil, from: CalendarDay? = nil, through: CalendarDay? = nil) {
        self.country = country
        self.from = from
        self.through = through
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.MyHolidaysInput", "The days whose holidays are listed.")
    {
        field("country", \.country, "The country; the user's unless given.")
        field("from", \.from, "The first day; today unless given.")
        field("through", \.through, "The last day; a year after the first unless given.")
    }
}
