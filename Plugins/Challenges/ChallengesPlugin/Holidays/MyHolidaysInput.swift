// SPDX-License-Identifier: Apache-2.0

public import Calendars
public import ComputationKit

/// The days whose holidays are listed.
public struct MyHolidaysInput: SchemaProviding, Hashable {
    /// The country; the user's unless given.
    public var country: Country?
    /// The first day; today unless given.
    public var from: DayReference?
    /// The last day; a year after the first unless given.
    public var through: DayReference?
    /// The most holidays to list.
    public var limit: Int
    /// The cursor of a list, to continue it.
    public var cursor: String?

    /// A year from today unless stated.
    public init(
        country: Country? = nil, from: DayReference? = nil, through: DayReference? = nil, limit: Int = 100,
        cursor: String? = nil
    ) {
        self.country = country
        self.from = from
        self.through = through
        self.limit = limit
        self.cursor = cursor
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.MyHolidaysInput", "The days whose holidays are listed.")
    {
        field("country", \.country, "The country; the user's unless given.")
        field("from", \.from, "The first day; today unless given.")
        field("through", \.through, "The last day; a year after the first unless given.")
        field("limit", \.limit, "The most holidays to list.", .integer(1...100_000), default: 100)
        field("cursor", \.cursor, "The cursor of a list, to continue it.", .cursor)
    }
}
