// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The entries that have something in common, such as a trigger.
public struct CravingGroup: SchemaProviding, Hashable {
    /// The number of cravings.
    public var cravings: Int
    /// The number of uses.
    public var uses: Int
    /// The share of the period's cravings that are in the group.
    public var share: ShareEstimate
    /// The median intensity of the cravings, 1 to 10; nil without cravings.
    public var medianIntensity: Double?
    /// The resisted cravings of the group.
    public var resisted: ResistedCravings

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.CravingGroup", "The entries that have something in common, such as a trigger."
    ) {
        field("cravings", \.cravings, "The number of cravings.", .integer(0...Int.max))
        field("uses", \.uses, "The number of uses.", .integer(0...Int.max))
        field("share", \.share, "The share of the period's cravings that are in the group.")
        field("medianIntensity", \.medianIntensity, "The median intensity of the cravings, 1 to 10.", .number(1...10))
        field("resisted", \.resisted, "The resisted cravings of the group.")
    }
}

/// The entries with a trigger; an entry with several triggers counts for each.
public struct TriggerSummary: SchemaProviding, Hashable {
    /// The trigger.
    public var trigger: Trigger
    /// The group of the trigger.
    public var group: Trigger.Group
    /// The entries.
    public var entries: CravingGroup

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.TriggerSummary", "The entries with a trigger.") {
        field("trigger", \.trigger, "The trigger.")
        field("group", \.group, "The group of the trigger.")
        field("entries", \.entries, "The entries.")
    }
}

/// The entries at a kind of place.
public struct PlaceSummary: SchemaProviding, Hashable {
    /// The kind of the place.
    public var place: PlaceKind
    /// The entries.
    public var entries: CravingGroup

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.PlaceSummary", "The entries at a kind of place.") {
        field("place", \.place, "The kind of the place.")
        field("entries", \.entries, "The entries.")
    }
}

/// The entries in an hour of the day.
public struct HourSummary: SchemaProviding, Hashable {
    /// The hour on the person's clock, 0 to 23.
    public var hour: Int
    /// The entries.
    public var entries: CravingGroup

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.HourSummary", "The entries in an hour of the day.") {
        field("hour", \.hour, "The hour on the person's clock, 0 to 23.", .integer(0...23))
        field("entries", \.entries, "The entries.")
    }
}

/// The entries on a weekday.
public struct WeekdaySummary: SchemaProviding, Hashable {
    /// The weekday of the diary's day, 1 for Monday to 7 for Sunday.
    public var weekday: Int
    /// The entries.
    public var entries: CravingGroup

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.WeekdaySummary", "The entries on a weekday.") {
        field(
            "weekday", \.weekday, "The weekday of the diary's day, 1 for Monday to 7 for Sunday.", .integer(1...7))
        field("entries", \.entries, "The entries.")
    }
}
