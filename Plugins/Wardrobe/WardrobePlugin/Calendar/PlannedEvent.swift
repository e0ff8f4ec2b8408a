// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A stored event with its suggested outfits and its chosen outfit.
public struct PlannedEvent: SchemaProviding, Hashable {
    /// The event.
    public var event: CalendarEvent
    /// The calendar it was imported from.
    public var calendar: String
    /// Whether the import is so old that the calendar should be imported again.
    public var isStale: Bool
    /// The saved outfits suggested for it, best first.
    public var suggestedOutfits: [SavedOutfit]
    /// The saved outfit chosen for it.
    public var chosenOutfit: SavedOutfit?
    /// The time its reminder was given.
    public var reminderGiven: Timestamp?

    /// Creates a stored event with its outfits.
    public init(
        event: CalendarEvent, calendar: String, isStale: Bool, suggestedOutfits: [SavedOutfit] = [],
        chosenOutfit: SavedOutfit? = nil, reminderGiven: Timestamp? = nil
    ) {
        self.event = event
        self.calendar = calendar
        self.isStale = isStale
        self.suggestedOutfits = suggestedOutfits
        self.chosenOutfit = chosenOutfit
        self.reminderGiven = reminderGiven
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.PlannedEvent", "A stored event with its suggested outfits and its chosen outfit."
    ) {
        field("event", \.event, "The event.")
        field("calendar", \.calendar, "The calendar it was imported from.", .text(example: "work"))
        field(
            "isStale", \.isStale, "Whether the import is so old that the calendar should be imported again.", .boolean)
        field("suggestedOutfits", \.suggestedOutfits, "The saved outfits suggested for it, best first.")
        field("chosenOutfit", \.chosenOutfit, "The saved outfit chosen for it.")
        field("reminderGiven", \.reminderGiven, "The time its reminder was given.")
    }
}
