// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The keys of the computations for items, wears, saved outfits, and events.
extension Wardrobe {
    /// Adds an item to the wardrobe.
    public static let addItem = ComputationKey<AddItemInput, SavedItem>("wardrobe.add-item")
    /// Changes an item of the wardrobe.
    public static let editItem = ComputationKey<EditItemInput, SavedItem>("wardrobe.edit-item")
    /// Adds items from a table to the wardrobe.
    public static let importItems = ComputationKey<ImportItemsInput, ItemImportReport>("wardrobe.import-items")
    /// Shows an item of the wardrobe.
    public static let myItem = ComputationKey<MyItemInput, ItemProfile>("wardrobe.my-item")
    /// Lists the items of the wardrobe.
    public static let myItems = ComputationKey<MyItemsInput, ItemList>("wardrobe.my-items")
    /// Removes an item from the wardrobe.
    public static let removeItem = ComputationKey<RemoveItemInput, ItemRemoval>("wardrobe.remove-item")
    /// Returns statistics of the wardrobe.
    public static let myStatistics = ComputationKey<MyStatisticsInput, WardrobeStatistics>("wardrobe.my-statistics")

    /// Lists logged wears.
    public static let myHistory = ComputationKey<MyHistoryInput, WearHistory>("wardrobe.my-history")
    /// Rates a logged wear.
    public static let rateWear = ComputationKey<RateWearInput, LoggedWear>("wardrobe.rate-wear")
    /// Removes a wear from the log.
    public static let undoWear = ComputationKey<UndoWearInput, LoggedWear>("wardrobe.undo-wear")
    /// Logs a wear.
    public static let wear = ComputationKey<WearInput, LoggedWear>("wardrobe.wear")

    /// Changes a saved outfit.
    public static let editOutfit = ComputationKey<EditOutfitInput, SavedOutfit>("wardrobe.edit-outfit")
    /// Lists the saved outfits.
    public static let myOutfits = ComputationKey<MyOutfitsInput, OutfitList>("wardrobe.my-outfits")
    /// Removes a saved outfit.
    public static let removeOutfit = ComputationKey<RemoveOutfitInput, OutfitRemoval>("wardrobe.remove-outfit")
    /// Saves an outfit of items of the wardrobe.
    public static let saveOutfit = ComputationKey<SaveOutfitInput, SavedOutfit>("wardrobe.save-outfit")

    /// Chooses an outfit for an event.
    public static let chooseOutfit = ComputationKey<ChooseOutfitInput, PlannedEvent>("wardrobe.choose-outfit")
    /// Chooses outfits for the stored events.
    public static let choosePlannedOutfits = ComputationKey<ChoosePlannedOutfitsInput, WardrobePlan>(
        "wardrobe.choose-planned-outfits")
    /// Claims the next due event reminder.
    public static let claimEventReminder = ComputationKey<ClaimEventReminderInput, EventReminder>(
        "wardrobe.claim-event-reminder")
    /// Imports the events of a calendar.
    public static let importCalendar = ComputationKey<ImportCalendarInput, CalendarImportReport>(
        "wardrobe.import-calendar")
    /// Lists the stored events.
    public static let myEvents = ComputationKey<MyEventsInput, EventList>("wardrobe.my-events")
    /// Removes a stored event, or all events of a calendar.
    public static let removeEvent = ComputationKey<RemoveEventInput, EventRemoval>("wardrobe.remove-event")
}
