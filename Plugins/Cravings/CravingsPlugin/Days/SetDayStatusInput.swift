// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// What is known about a day, or several.
@Schema("cravings.SetDayStatusInput")
public struct SetDayStatusInput: SchemaProviding, Hashable {
    /// The day of the diary; the current one by default.
    ///
    /// The current day begins at the day boundary, so that just after midnight it is still the day before.
    public var day: DayReference?
    /// The last of several days that begin with `day`; nil for that day only.
    public var through: DayReference?
    /// What is known about it.
    public var status: DayStatus
}
