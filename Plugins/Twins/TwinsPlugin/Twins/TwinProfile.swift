// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A twin with everything that is known about it.
public struct TwinProfile: SchemaProviding, Hashable {
    /// The twin.
    public var twin: Twin
    /// The path of the place of each item.
    public var places: [String?]
    /// How soon it should be used, for food.
    public var freshness: FreshnessStatus?
    /// What the freshness follows from.
    public var freshnessReason: LotDue.Reason?
    /// Its notifications, by the time at which they are due.
    public var notifications: [NotificationSchedule]
    /// Its open recalls.
    public var recalls: [Recall]
    /// The units in which lengths and weights are shown.
    public var units: UnitSystem
    /// Its pictures and documents by their content hashes, if requested.
    public var attachments: [String: Blob]

    /// Creates the value from its required attributes.
    public init(
        twin: Twin, places: [String?], freshness: FreshnessStatus? = nil, freshnessReason: LotDue.Reason? = nil,
        notifications: [NotificationSchedule], recalls: [Recall], units: UnitSystem = .metric,
        attachments: [String: Blob] = [:]
    ) {
        self.twin = twin
        self.places = places
        self.freshness = freshness
        self.freshnessReason = freshnessReason
        self.notifications = notifications
        self.recalls = recalls
        self.units = units
        self.attachments = attachments
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "twins.TwinProfile", "A twin with everything that is known about it."
    ) {
        field("twin", \.twin, "The twin.")
        field(
            "places", \.places, "The path of the place of each item.",
            .list(of: .optional(.text(example: "Home / Kitchen"))))
        field("freshness", \.freshness, "How soon it should be used, for food.")
        field("freshnessReason", \.freshnessReason, "What the freshness follows from.")
        field("notifications", \.notifications, "Its notifications, by the time at which they are due.")
        field("recalls", \.recalls, "Its open recalls.")
        field("units", \.units, "The units in which lengths and weights are shown.", default: .metric)
        field(
            "attachments", \.attachments, "Its pictures and documents by their content hashes, if requested.",
            .dictionary(of: .blob(maximumBytes: 50_000_000), keys: .contentHash), default: [:])
    }
}
