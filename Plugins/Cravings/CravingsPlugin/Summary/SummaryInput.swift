// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// A diary and the period to summarize.
@Schema("cravings.SummaryInput")
public struct SummaryInput: SchemaProviding, Hashable {
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
    /// The number of hours without use after which a craving counts as resisted.
    ///
    /// 1 to 24.
    @Field(.integer(1...24, .hours)) public var hours: Int = 4
}
