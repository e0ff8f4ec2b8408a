// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The entries that have something in common, such as a trigger.
@Schema("cravings.CravingGroup")
public struct CravingGroup: SchemaProviding, Hashable {
    /// The number of cravings.
    @Field(.integer(0...Int.max)) public var cravings: Int
    /// The number of uses.
    @Field(.integer(0...Int.max)) public var uses: Int
    /// The share of the period's cravings that are in the group.
    public var share: ShareEstimate
    /// The median intensity of the cravings, 1 to 10.
    ///
    /// Nil without cravings.
    @Field(.number(1...10)) public var medianIntensity: Double?
    /// The resisted cravings of the group.
    public var resisted: ResistedCravings
}

/// The entries with a trigger.
///
/// An entry with several triggers counts for each.
@Schema("cravings.TriggerSummary")
public struct TriggerSummary: SchemaProviding, Hashable {
    /// The trigger.
    public var trigger: Trigger
    /// The group of the trigger.
    public var group: Trigger.Group
    /// The entries.
    public var entries: CravingGroup
}

/// The entries at a kind of place.
@Schema("cravings.PlaceSummary")
public struct PlaceSummary: SchemaProviding, Hashable {
    /// The kind of the place.
    public var place: PlaceKind
    /// The entries.
    public var entries: CravingGroup
}

/// The entries in an hour of the day.
@Schema("cravings.HourSummary")
public struct HourSummary: SchemaProviding, Hashable {
    /// The hour on the person's clock, 0 to 23.
    @Field(.integer(0...23)) public var hour: Int
    /// The entries.
    public var entries: CravingGroup
}

/// The entries on a weekday.
@Schema("cravings.WeekdaySummary")
public struct WeekdaySummary: SchemaProviding, Hashable {
    /// The weekday of the diary's day, 1 for Monday to 7 for Sunday.
    @Field(.integer(1...7)) public var weekday: Int
    /// The entries.
    public var entries: CravingGroup
}
