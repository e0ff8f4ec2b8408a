// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A removed twin or item, with the records that were removed with it.
public struct TwinRemoval: SchemaProviding, Hashable {
    /// The twin.
    public var twin: Twin
    /// Whether the twin was removed, and not only one of its items.
    public var removedTwin: Bool
    /// The number of removed items.
    public var items: Int
    /// The number of removed photos and documents.
    public var photos: Int
    /// The number of removed loans.
    public var loans: Int
    /// The number of removed notifications.
    public var notifications: Int
    /// The number of removed lots.
    public var lots: Int
    /// The number of removed recalls of only this twin.
    public var recalls: Int
    /// The number of removed places that were items; what they held is in the place above.
    public var places: Int
    /// The number of entries of the recognition log that stay without the key.
    public var logEntries: Int
    /// Whether nothing was removed.
    public var dryRun: Bool

    /// Creates the value from its required attributes.
    public init(
        twin: Twin, removedTwin: Bool, items: Int, photos: Int, loans: Int, notifications: Int, lots: Int, recalls: Int,
        places: Int, logEntries: Int, dryRun: Bool
    ) {
        self.twin = twin
        self.removedTwin = removedTwin
        self.items = items
        self.photos = photos
        self.loans = loans
        self.notifications = notifications
        self.lots = lots
        self.recalls = recalls
        self.places = places
        self.logEntries = logEntries
        self.dryRun = dryRun
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "twins.TwinRemoval", "A removed twin or item, with the records that were removed with it."
    ) {
        field("twin", \.twin, "The twin.")
        field("removedTwin", \.removedTwin, "Whether the twin was removed, and not only one of its items.", .boolean)
        field("items", \.items, "The number of removed items.", .tally)
        field("photos", \.photos, "The number of removed photos and documents.", .tally)
        field("loans", \.loans, "The number of removed loans.", .tally)
        field("notifications", \.notifications, "The number of removed notifications.", .tally)
        field("lots", \.lots, "The number of removed lots.", .tally)
        field("recalls", \.recalls, "The number of removed recalls of only this twin.", .tally)
        field(
            "places", \.places, "The number of removed places that were items; what they held is in the place above.",
            .tally)
        field(
            "logEntries", \.logEntries, "The number of entries of the recognition log that stay without the key.",
            .tally)
        field("dryRun", \.dryRun, "Whether nothing was removed.", .boolean)
    }
}
