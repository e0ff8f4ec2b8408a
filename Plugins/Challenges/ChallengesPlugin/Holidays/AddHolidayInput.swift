// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The user's own holiday.
public struct AddHolidayInput: SchemaProviding, Hashable {
    /// The name.
    public var name: String
    /// The first day.
    public var from: DayReference
    /// The last day; the first day by default.
    public var through: DayReference?

    /// Creates a holiday.
    public init(name: String, from: DayReference, through: DayReference? = nil) {
        self.name = name
        self.from = from
        self.through = through
    }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.AddHolidayInput", "The user's own holiday.") {
        field("name", \.name, "The name.", .text(1...200, example: "School break"))
        field("from", \.from, "The first day.")
        field("through", \.through, "The last day; the first day by default.")
    }
}
