// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A filter for entries; omitted fields match everything.
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
    /// The least intensity; matches only cravings.
    public var minimumIntensity: Int?

    /// Creates a filter; all entries by default.
    public init(
        from: DayReference? = nil, through: DayReference? = nil, kind: EntryKind? = nil, method: UseMethod? = nil,
        trigger: Trigger? = nil, place: PlaceKind? = nil, minimumIntensity: Int? = nil
    ) {
        self.from = from
        self.through = through
        self.kind = kind
        self.method = method
        self.trigger = trigger
        self.place = place
        self.minimumIntensity = minimumIntensity
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.EntryFilter", "A filter for entries; omitted fields match everything."
    ) {
        field("from", \.from, "The first day of the diary.")
        field("through", \.through, "The last day of the diary.")
        field("kind", \.kind, "The kind.")
        field("method", \.method, "The method; matches only uses.")
        field("trigger", \.trigger, "A trigger.")
        field("place", \.place, "The kind of the place.")
        field("minimumIntensity", \.minimumIntensity, "The least intensity; matches only cravings.", .intensity)
    }
}
