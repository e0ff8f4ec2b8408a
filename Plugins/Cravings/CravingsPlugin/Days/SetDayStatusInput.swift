// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What is known about a day, or several.
public struct SetDayStatusInput: SchemaProviding, Hashable {
    /// The day of the diary; the current one by default.
    ///
    /// The current day begins at the day boundary, so that just after midnight it is still the day before.
    public var day: DayReference?
    /// The last of several days that begin with ``day``; nil for that day only.
    public var through: DayReference?
    /// What is known about it.
    public var status: DayStatus

    /// Creates an input.
    public init(day: DayReference? = nil, through: DayReference? = nil, status: DayStatus) {
        self.day = day
        self.through = through
        self.status = status
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.SetDayStatusInput", "What is known about a day, or several."
    ) {
        field("day", \.day, "The day of the diary; the current one by default.")
        field("through", \.through, "The last of several days that begin with `day`; nil for that day only.")
        field("status", \.status, "What is known about it.")
    }
}
