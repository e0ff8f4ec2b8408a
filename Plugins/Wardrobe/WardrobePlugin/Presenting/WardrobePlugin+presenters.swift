// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import Presentation

extension WardrobePlugin {
    /// The presenters of suggestions and words, which need no records.
    public var presenters: [Presenter] {
        [
            Presenter(Wardrobe.suggestOutfits, .text) { SuggestionText($0, $1, $2).text($2) },
            Presenter(Wardrobe.packOutfits, .text) { PackingText($0, $1, $2).text($2) },
            Presenter(Wardrobe.statistics, .text) { _, statistics, style in statistics.text(style) },
            Presenter(Wardrobe.words, .text) { _, words, style in words.text(style) },
        ]
    }

    /// The presenters of the computations on the user's records.
    public static var recordPresenters: [Presenter] {
        suggestionPresenters + itemPresenters + eventPresenters + wearerPresenters + wishPresenters
            + ActionKeys(plugin: "wardrobe").presenters
    }

    private static var suggestionPresenters: [Presenter] {
        [
            Presenter(Wardrobe.mySuggestions, .text, notes: \.basis.sentences) {
                SuggestionText($0, $1, $2).text($2)
            },
            Presenter(Wardrobe.mySuggestions, .html, notes: \.basis.sentences) {
                _, found, style in
                LookBook(found, style).html
            },
            Presenter(Wardrobe.myPlan, .text, notes: \.notes) { _, plan, style in plan.text(style) },
            Presenter(Wardrobe.myPackingList, .text, notes: \.basis.sentences) {
                _, list, style in
                PackingText(list, style).text(style)
            },
            Presenter(Wardrobe.fetchForecast, .text) { _, weather, style in weather.text(style) },
        ]
    }

    private static var itemPresenters: [Presenter] {
        [
            Presenter(Wardrobe.addItem, .text, notes: \.remarks) { _, saved, style in saved.addedText(style) },
            Presenter(Wardrobe.editItem, .text, notes: \.remarks) { _, saved, style in saved.editedText(style) },
            Presenter(Wardrobe.removeItem, .text) { _, removal, style in removal.text(style) },
            Presenter(Wardrobe.importItems, .text, notes: \.notes) { _, report, style in
                report.text(style)
            },
            Presenter(Wardrobe.myItem, .text, notes: \.remarks) { _, item, style in item.text(style) },
            Presenter(Wardrobe.myItems, .text) { _, items, style in items.text(style) },
            Presenter(Wardrobe.myItems, .csv) { _, items, _ in items.csv },
            Presenter(Wardrobe.myStatistics, .text) { _, statistics, style in statistics.text(style) },
            Presenter(Wardrobe.wear, .text) { _, wear, style in wear.loggedText(style) },
            Presenter(Wardrobe.undoWear, .text) { _, wear, style in wear.undoneText(style) },
            Presenter(Wardrobe.rateWear, .text) { _, wear, style in wear.ratedText(style) },
            Presenter(Wardrobe.myHistory, .text) { _, history, style in history.text(style) },
            Presenter(Wardrobe.saveOutfit, .text) { _, outfit, style in outfit.savedText(style) },
            Presenter(Wardrobe.editOutfit, .text) { _, outfit, style in outfit.editedText(style) },
            Presenter(Wardrobe.removeOutfit, .text) { _, removal, style in removal.text(style) },
            Presenter(Wardrobe.myOutfits, .text) { $1.text(of: $0, $2) },
        ]
    }

    private static var eventPresenters: [Presenter] {
        [
            Presenter(Wardrobe.importCalendar, .text, notes: \.notes) { _, report, style in
                report.text(style)
            },
            Presenter(Wardrobe.removeEvent, .text) { _, removal, style in removal.text(style) },
            Presenter(Wardrobe.choosePlannedOutfits, .text, notes: \.notes) { _, plan, style in plan.text(style) },
            Presenter(Wardrobe.chooseOutfit, .text) { _, event, style in event.chosenText(style) },
            Presenter(Wardrobe.claimEventReminder, .text) { _, reminder, style in reminder.text(style) },
            Presenter(Wardrobe.myEvents, .text, notes: \.notes) { _, events, style in events.text(style)
            },
        ]
    }

    private static var wearerPresenters: [Presenter] {
        [
            Presenter(Wardrobe.myProfile, .text) { _, profile, style in profile.text(style) },
            Presenter(Wardrobe.setProfile, .text) { _, profile, style in
                "Saved your profile.\n" + profile.text(style)
            },
            Presenter(Wardrobe.myMeasurements, .text) { _, reading, style in reading.text(style) },
            Presenter(Wardrobe.setMeasurements, .text) { _, kept, style in kept.text(style) },
            Presenter(Wardrobe.setSizeChart, .text) { _, chart, style in chart.savedText(style) },
            Presenter(Wardrobe.importSizeChart, .text) { _, chart, style in chart.savedText(style) },
            Presenter(Wardrobe.removeSizeChart, .text) { _, charts, style in charts.removedText(style) },
            Presenter(Wardrobe.mySizeCharts, .text) { _, charts, style in charts.text(style) },
        ]
    }

    private static var wishPresenters: [Presenter] {
        [
            Presenter(Wardrobe.addWish, .text) { _, wish, style in
                wish.text("Added \(wish.wish.name) to your wishlist.", style)
            },
            Presenter(Wardrobe.editWish, .text) { _, wish, style in wish.editedText(style) },
            Presenter(Wardrobe.removeWish, .text) { _, wish, style in
                wish.text("Removed \(wish.wish.name).", style)
            },
            Presenter(Wardrobe.buyWish, .text) { _, bought, style in bought.text(style) },
            Presenter(Wardrobe.notePrice, .text) { _, price, style in price.text(style) },
            Presenter(Wardrobe.noteTryOn, .text) { _, wish, style in
                wish.text("Marked \(wish.wish.name) as tried on.", style)
            },
            Presenter(Wardrobe.myWishes, .text) { $1.text(of: $0, $2) },
            Presenter(Wardrobe.myMatches, .text, notes: \.basis.sentences) {
                _, matches, style in
                matches.text(style)
            },
            Presenter(Wardrobe.keepMatches, .text, notes: \.keptNotes) { _, matches, style in matches.text(style) },
            Presenter(Wardrobe.myWishSize, .text) { _, size, style in size.text(style) },
        ]
    }
}
