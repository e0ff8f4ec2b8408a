// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// A diary, a period, and the outcome to look for after its cravings.
@Schema("cravings.LagInput")
public struct LagInput: SchemaProviding, Hashable {
    /// The diary.
    public var diary: Diary
    /// The first day.
    ///
    /// Nil for the first day with an entry or a status.
    public var from: CalendarDay?
    /// The last day.
    ///
    /// Nil, or a later day, for the current one.
    public var through: CalendarDay?
    /// The current instant; later entries are left out.
    public var now: Timestamp
    /// The offset of the person's clock now.
    public var offset: UTCOffset = .zero
    /// The outcome to look for after a craving.
    public var outcome: LagOutcome = .use
    /// The number of hours after a craving.
    @Field(.integer(1...4, .hours)) public var hours: Int = 2
    /// The number of permutations of each test.
    ///
    /// 999 to 9,999.
    @Field(.integer(999...9_999)) public var resamples: Int = 1_999
}
