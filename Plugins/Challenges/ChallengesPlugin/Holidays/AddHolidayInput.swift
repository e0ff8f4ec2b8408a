// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Days that are holidays to the user.
public struct AddHolidayInput: SchemaProviding, Hashable {
    /// What it is called.
    public var name: String
    /// The first day.
    public var from: DayReference
    /// The last day; the first unless given.
    public var through: DayReference?

    /// A holiday.
    public init(name: String, from: DayReference, through: DayReference? = nil) {
        self.name = name
        self.from = from
        self.through = through
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.AddHolidayInput", "Days that are holidays to the user.")
    {
        field("name", \.name, "What it is called.", .text(1...200, example: "School break"))
        field("from", \.from, "The first day.")
        field("through", \.through, "The last day; the first unless given.")
    }
}
