// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The status of a day of the diary.
///
/// A day without a status and without entries is unknown; it never counts as a day without cravings or use.
@Schema("cravings.DayStatus")
public enum DayStatus: String, CaseIterable, SchemaProviding {
    /// Everything that happened on the day is logged.
    case complete
    /// There is nothing to report: no craving and no use.
    case nothing
    /// It isn't known whether everything is logged.
    case unknown
}
