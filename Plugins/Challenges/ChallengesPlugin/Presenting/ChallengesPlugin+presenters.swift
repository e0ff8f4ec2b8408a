// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import Presentation
internal import Tables

extension ChallengesPlugin {
    /// The presenters of rankings, explanations, statistics, and holidays.
    public var presenters: [Presenter] {
        [
            Presenter(Challenges.rank, .text) { _, ranking, style in ranking.text(style) },
            Presenter(Challenges.explain, .text) { _, explanation, style in explanation.text(style) },
            Presenter(Challenges.evaluate, .text) { _, evaluation, style in evaluation.text(style) },
            Presenter(Challenges.categoryPreferences, .text) { _, categories, style in categories.text(style) },
            Presenter(Challenges.statistics, .text) { _, summary, style in summary.text(style) },
            Presenter(Challenges.statistics, .svg) { _, summary, style in summary.drawing(style) },
            Presenter(Challenges.holidays, .text) { _, holidays, style in holidays.text(style) },
        ]
    }
}

extension Challenges {
    /// The presenters of the computations over the user's records.
    package static var recordPresenters: [Presenter] {
        dayPresenters + historyPresenters + catalogPresenters + packPresenters + personPresenters
            + ActionKeys(plugin: "challenges").presenters
    }

    private static var dayPresenters: [Presenter] {
        [
            Presenter(assignToday, .text) { _, day, style in day.text(style) },
            Presenter(swap, .text) { _, day, style in day.text(style) },
            Presenter(complete, .text) { _, record, style in record.text(.completed, style) },
            Presenter(amend, .text) { _, record, style in record.text(.amended, style) },
            Presenter(rate, .text) { _, record, style in record.text(.rated, style) },
            Presenter(skip, .text) { _, record, style in record.text(.skipped, style) },
            Presenter(myDay, .text) { _, day, style in day.text(style) },
            Presenter(myNextReminder, .text) { _, reminder, style in reminder.text(style) },
            Presenter(myNextReminder, .iCalendar) { _, reminder, style in reminder.calendar(style) },
            Presenter(claimReminder, .text) { _, claim, style in claim.reminder?.text(style) ?? "" },
            Presenter(claimReminder, .iCalendar) { _, claim, style in claim.reminder?.calendar(style) ?? "" },
        ]
    }

    private static var historyPresenters: [Presenter] {
        [
            Presenter(myHistory, .text) { _, history, style in history.text(style) },
            Presenter(myHistory, .csv) { _, history, _ in DelimitedText.csv(of: history.entries) },
            Presenter(myStatistics, .text) { _, summary, style in summary.text(style) },
            Presenter(myStatistics, .svg) { _, summary, style in summary.drawing(style) },
            Presenter(myCategoryPreferences, .text) { _, categories, style in categories.text(style) },
            Presenter(myEvaluation, .text) { _, evaluation, style in evaluation.text(style) },
            Presenter(myExplanation, .text) { _, explanation, style in explanation.text(style) },
            Presenter(giveFeedback, .text) { _, feedback, style in feedback.text(.noted, style) },
            Presenter(removeFeedback, .text) { _, feedback, style in feedback.text(.removed, style) },
            Presenter(myFeedback, .text) { _, feedback, style in feedback.text(style) },
            Presenter(resetLearning, .text) { _, reset, style in reset.text(style) },
            Presenter(clearDays, .text) { _, cleared, style in cleared.text(style) },
            Presenter(importHistory, .text) { _, imported, style in imported.text(style) },
        ]
    }

    private static var catalogPresenters: [Presenter] {
        [
            Presenter(add, .text) { _, entry, style in entry.text(.added, style) },
            Presenter(edit, .text) { _, entry, style in entry.text(.changed, style) },
            Presenter(remove, .text) { _, removed, style in removed.text(style) },
            Presenter(myCatalog, .text) { _, page, style in page.text(style) },
            Presenter(myChallenge, .text) { _, entry, style in entry.text(style) },
        ]
    }

    private static var packPresenters: [Presenter] {
        [
            Presenter(importPack, .text) { _, pack, style in pack.text(style) },
            Presenter(exportPack, .text, notes: \.advice) { _, pack, style in pack.text(style) },
            Presenter(exportPack, .challengePack, notes: \.advice) { _, pack, _ in try pack.file() },
            Presenter(removePack, .text) { _, pack, style in pack.text(style) },
            Presenter(myPacks, .text) { _, packs, style in packs.text(style) },
        ]
    }

    private static var personPresenters: [Presenter] {
        [
            Presenter(setPreferences, .text) { _, preferences, style in preferences.text(style) },
            Presenter(myPreferences, .text) { _, preferences, style in preferences.text(style) },
            Presenter(addHoliday, .text) { _, holiday, style in holiday.text(.added, style) },
            Presenter(removeHoliday, .text) { _, holiday, style in holiday.text(.removed, style) },
            Presenter(myHolidays, .text) { _, holidays, style in holidays.text(style) },
        ]
    }
}
