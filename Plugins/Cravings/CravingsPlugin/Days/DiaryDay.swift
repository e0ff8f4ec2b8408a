// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// A day of the diary and its status.
@Schema("cravings.DiaryDay")
public struct DiaryDay: SchemaProviding, Hashable {
    /// The day, which begins at the day boundary.
    public var day: CalendarDay
    /// The status.
    public var status: DayStatus
}
