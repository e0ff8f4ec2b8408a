// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A period of the diary, as a person states it.
public struct StatedPeriod: SchemaProviding, Hashable {
    /// The first day; excludes the number of days.
    public var from: DayReference?
    /// The last day; the current one by default.
    public var through: DayReference?
    /// The number of days up to the last one.
    public var days: Int?

    /// Creates a period; nothing is stated by default.
    public init(from: DayReference? = nil, through: DayReference? = nil, days: Int? = nil) {
        self.from = from
        self.through = through
        self.days = days
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.StatedPeriod", "A period of the diary, as a person states it."
    ) {
        field("from", \.from, "The first day; excludes the number of days.")
        field("through", \.through, "The last day; the current one by default.")
        field("days", \.days, "The number of days up to the last one.", .integer(1...36_525, .days))
    }
}
