// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which days to keep, and what happens to older ones.
@Schema("challenges.ClearDaysInput")
public struct ClearDaysInput: SchemaProviding, Hashable {
    /// The number of days before today to keep.
    @Field(.integer(1...36_500, .days)) public var keepDays: Int
    /// Whether to clear only the candidate lists, rankings, and reasons of older days, and keep the days.
    public var listsOnly: Bool = false
    /// Whether to keep or forget the model learned from older days; the retention setting by default.
    public var afterwards: Retention.Afterwards?
    /// Whether to report what would be cleared without changing anything.
    public var dryRun: Bool = false
}
