// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How many days to look ahead.
public struct MyDueInput: SchemaProviding, Hashable {
    /// The number of days to look ahead.
    public var days: Int
    /// The first day; today if omitted.
    public var day: DayReference?
    /// The kinds of dates; all if omitted.
    public var kinds: [DueKind]?
    /// The place whose things count, with those below it: its key, its name, or its path; all if omitted.
    public var location: String?

    /// Creates an input for the coming days.
    public init(days: Int = 7) {
        self.days = days
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.MyDueInput", "How many days to look ahead.") {
        field("days", \.days, "The number of days to look ahead.", .integer(0...3_650, .days), default: 7)
        field("day", \.day, "The first day; today if omitted.")
        field("kinds", \.kinds, "The kinds of dates; all if omitted.", .list(of: .nested, count: 1...7))
        field(
            "location", \.location,
            "The place whose things count, with those below it: its key, its name, or its path; all if omitted.",
            .recordName("Kitchen"))
    }
}
