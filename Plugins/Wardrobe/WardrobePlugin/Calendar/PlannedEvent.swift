// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A stored event with the outfits suggested for it and the one chosen.
public struct PlannedEvent: SchemaProviding, Hashable {
    /// The event.
    public var event: CalendarEvent
    /// The calendar it was read from.
    public var calendar: String
    /// Whether it was read so long ago that the calendar should be read again.
    public var isStale: Bool
    /// The saved outfits that were suggested for it, the best first.
    public var suggestedOutfits: [SavedOutfit]
    /// The saved outfit that was chosen for it.
    public var chosenOutfit: SavedOutfit?
    /// When its reminder was given.
    public var reminderGiven: Timestamp?

    /// A stored event with its outfits.
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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.PlannedEvent", "A stored event with the outfits suggested for it and the one chosen."
    ) {
        field("event", \.event, "The event.")
        field("calendar", \.calendar, "The calendar it was read from.", .text(example: "work"))
        field(
            "isStale", \.isStale, "Whether it was read so long ago that the calendar should be read again.", .boolean)
        field("suggestedOutfits", \.suggestedOutfits, "The saved outfits that were suggested for it, the best first.")
        field("chosenOutfit", \.chosenOutfit, "The saved outfit that was chosen for it.")
        field("reminderGiven", \.reminderGiven, "When its reminder was given.")
    }
}
