// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The status of a day or a range of days.
@Schema("cravings.SetDayStatusInput")
public struct SetDayStatusInput: SchemaProviding, Hashable {
    /// The day of the diary; the current one by default.
    ///
    /// The current day begins at the day boundary, so that just after midnight it is still the day before.
    public var day: DayReference?
    /// The last day of a range that begins with `day`; nil for that day only.
    public var through: DayReference?
    /// The status: complete if everything is logged, nothing if there was nothing to report, unknown otherwise.
    public var status: DayStatus
}
