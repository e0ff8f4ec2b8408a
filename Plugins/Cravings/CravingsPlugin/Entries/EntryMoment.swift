// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// When something happened: an instant, or a day and a time of day; now if nothing is stated.
///
/// When something happened, as a person states it: an instant, or a day and a time of day; now if nothing is stated.
@Schema("cravings.EntryMoment")
public struct EntryMoment: SchemaProviding, Hashable {
    /// The instant; excludes the day and the time of day.
    public var instant: Timestamp?
    /// The day; today by default.
    public var day: DayReference?
    /// The time of day on the person's clock; required with a day.
    public var clock: ClockTime?
}
