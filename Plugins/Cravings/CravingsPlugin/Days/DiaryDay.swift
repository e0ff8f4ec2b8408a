// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// A day of the diary and its status.
public struct DiaryDay: SchemaProviding, Hashable {
    /// The day, which begins at the day boundary.
    public var day: CalendarDay
    /// What is known about it.
    public var status: DayStatus

    /// A day and its status.
    public init(day: CalendarDay, status: DayStatus) {
        self.day = day
        self.status = status
    }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.DiaryDay", "A day of the diary and its status.") {
        field("day", \.day, "The day, which begins at the day boundary.")
        field("status", \.status, "What is known about it.")
    }
}
