// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// A diary, a period, and the parts of its patterns.
@Schema("cravings.PatternsInput")
public struct PatternsInput: SchemaProviding, Hashable {
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
    /// The entries of the pattern by hour and weekday.
    public var entries: PatternEntries = .cravings
    /// The parts, which presenters show in the same order.
    @Field(count: 1...3) public var parts: [PatternPart] = PatternPart.allCases
}
