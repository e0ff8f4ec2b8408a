// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A filter for entries; omitted fields match everything.
@Schema("cravings.EntryFilter")
public struct EntryFilter: SchemaProviding, Hashable {
    /// The first day of the diary.
    public var from: DayReference?
    /// The last day of the diary.
    public var through: DayReference?
    /// The kind.
    public var kind: EntryKind?
    /// The method; matches only uses.
    public var method: UseMethod?
    /// A trigger.
    public var trigger: Trigger?
    /// The kind of the place.
    public var place: PlaceKind?
    /// The minimum intensity; matches only cravings.
    @Field(.intensity) public var minimumIntensity: Int?
}
