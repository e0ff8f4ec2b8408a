// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A filter for entries; omitted fields match everything.
@Schema("cravings.EntryFilter")
public struct EntryFilter: SchemaProviding, Hashable {
    /// The first day.
    public var from: DayReference?
    /// The last day.
    public var through: DayReference?
    /// The kind.
    public var kind: EntryKind?
    /// The method of uses.
    ///
    /// Cravings don't match.
    public var method: UseMethod?
    /// A trigger, such as `Anxious`.
    public var trigger: Trigger?
    /// The kind of the place.
    public var place: PlaceKind?
    /// The minimum intensity of cravings.
    ///
    /// Uses don't match.
    @Field(.intensity) public var minimumIntensity: Int?
}
