// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// A day of the diary: its status and the number of its entries.
public struct DayReport: SchemaProviding, Hashable {
    /// The day, which begins at 04:00.
    public var day: CalendarDay
    /// What is known about it.
    public var status: DayStatus
    /// The number of cravings.
    public var cravings: Int
    /// The number of uses.
    public var uses: Int

    /// A day.
    package init(day: CalendarDay, status: DayStatus, cravings: Int, uses: Int) {
        self.day = day
        self.status = status
        self.cravings = cravings
        self.uses = uses
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.DayReport", "A day of the diary: its status and the number of its entries."
    ) {
        field("day", \.day, "The day, which begins at 04:00.")
        field("status", \.status, "What is known about it.")
        field("cravings", \.cravings, "The number of cravings.", .integer(0...Int.max))
        field("uses", \.uses, "The number of uses.", .integer(0...Int.max))
    }
}
