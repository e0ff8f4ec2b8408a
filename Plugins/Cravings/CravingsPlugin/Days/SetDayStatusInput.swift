// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What is known about a day.
public struct SetDayStatusInput: SchemaProviding, Hashable {
    /// The day of the diary; the current one by default.
    ///
    /// The current day begins at the day boundary, so that just after midnight it is still the day before.
    public var day: DayReference?
    /// What is known about it.
    public var status: DayStatus

    /// Creates an input.
    public init(day: DayReference? = nil, status: DayStatus) {
        self.day = day
        self.status = status
    }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.SetDayStatusInput", "What is known about a day.") {
        field("day", \.day, "The day of the diary; the current one by default.")
        field("status", \.status, "What is known about it.")
    }
}
