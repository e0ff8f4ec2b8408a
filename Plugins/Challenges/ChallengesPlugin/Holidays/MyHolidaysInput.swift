// SPDX-License-Identifier: Apache-2.0

public import Calendars
public import ComputationKit

/// A country and a range of days.
public struct MyHolidaysInput: SchemaProviding, Hashable {
    /// The country; the user's country by default.
    public var country: Country?
    /// The first day; today by default.
    public var from: DayReference?
    /// The last day; a year after the first by default.
    public var through: DayReference?
    /// The maximum number of results.
    public var limit: Int
    /// The cursor of the page to continue from.
    public var cursor: String?

    /// Creates an input; a year from today by default.
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

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.MyHolidaysInput", "A country and a range of days.") {
        field("country", \.country, "The country; the user's country by default.")
        field("from", \.from, "The first day; today by default.")
        field("through", \.through, "The last day; a year after the first by default.")
        field("limit", \.limit, "The maximum number of results.", .integer(1...100_000), default: 100)
        field("cursor", \.cursor, "The cursor of the page to continue from.", .cursor)
    }
}
