// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A stored event with its suggested outfits and its chosen outfit.
@Schema("wardrobe.PlannedEvent")
public struct PlannedEvent: SchemaProviding, Hashable {
    /// The event.
    public var event: CalendarEvent
    /// The calendar it was imported from.
    @Field(.text(example: "work")) public var calendar: String
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
}
