// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import Presentation

extension TwinsPlugin {
    /// The presenters of the computations on the user's records.
    public static var recordPresenters: [Presenter] {
        Twins.thingPresenters + Twins.itemPresenters + Twins.placePresenters + Twins.noticePresenters
            + Twins.reportPresenters + Twins.transferPresenters + ActionKeys(plugin: "twins").presenters
    }

    /// The presenters of labels of the user's records.
    public static var labelPresenters: [Presenter] { Twins.myLabelPresenters }
}

extension Twins {
    fileprivate static var thingPresenters: [Presenter] {
        [
            Presenter(add, .text) { _, saved, style in saved.addedText(style) },
            Presenter(edit, .text) { _, saved, style in saved.editedText(style) },
            Presenter(remove, .text) { _, removal, style in removal.text(style) },
            Presenter(myTwins, .text) { input, list, style in list.text(for: input, style) },
            Presenter(myTwins, .csv) { _, list, _ in list.table },
            Presenter(myTwin, .text) { _, profile, style in profile.text(style) },
        ]
    }

    fileprivate static var itemPresenters: [Presenter] {
        [
            Presenter(move, .text) { _, moved, style in moved.text(style) },
            Presenter(addPhoto, .text) { _, change, style in change.addedText(style) },
            Presenter(removePhoto, .text) { _, change, style in change.removedText(style) },
            Presenter(myFiles, .text) { _, list, style in list.text(style) },
            Presenter(lend, .text) { _, change, style in change.lentText(style) },
            Presenter(`return`, .text) { _, change, style in change.returnedText(style) },
            Presenter(consume, .text) { _, consumption, style in consumption.text(style) },
            Presenter(open, .text) { _, change, style in change.openedText(style) },
            Presenter(freeze, .text) { input, change, style in change.frozenText(thaw: input.thaw, style) },
            Presenter(water, .text) { _, care, style in care.text(style) },
            Presenter(service, .text) { _, care, style in care.text(style) },
            Presenter(setProgress, .text) { _, progress, style in progress.text(style) },
        ]
    }

    fileprivate static var placePresenters: [Presenter] {
        [
            Presenter(addLocation, .text) { _, saved, style in saved.addedText(style) },
            Presenter(editLocation, .text) { _, saved, style in saved.editedText(style) },
            Presenter(removeLocation, .text) { _, removal, style in removal.text(style) },
            Presenter(myLocations, .text) { _, tree, style in tree.text(style) },
            Presenter(myLocations, .svg) { _, tree, style in LocationDrawing(tree, style).svg },
        ]
    }

    fileprivate static var noticePresenters: [Presenter] {
        [
            Presenter(claimNotifications, .text) { _, claimed, style in claimed.text(style) },
            Presenter(addRecall, .text) { _, report, style in report.text(style) },
            Presenter(myRecalls, .text) { _, list, style in list.text(style) },
            Presenter(closeRecall, .text) { _, recall, style in recall.changedText(style) },
            Presenter(myRecognitionLog, .text) { _, log, style in log.text(style) },
            Presenter(setSettings, .text) { _, settings, style in settings.text(style) },
            Presenter(mySettings, .text) { _, settings, style in settings.text(style) },
        ]
    }

    fileprivate static var reportPresenters: [Presenter] {
        [
            Presenter(myFreshness, .text) { _, report, style in report.text(style) },
            Presenter(myFreshness, .csv) { _, report, _ in report.table },
            Presenter(myDepreciation, .text) { _, list, style in list.text(style) },
            Presenter(myValueSummary, .text) { _, summary, style in summary.text(style) },
            Presenter(myValueSummary, .csv) { _, summary, _ in summary.table },
            Presenter(myValueSummary, .html) { _, summary, style in InsuranceReport(summary, style).html },
            Presenter(myDue, .text) { _, list, style in list.text(style) },
            Presenter(myDue, .csv) { _, list, _ in list.table },
            Presenter(myDue, .iCalendar) { _, list, _ in list.calendar },
            Presenter(mySustainability, .text) { _, summary, style in summary.text(style) },
            Presenter(myWhatToCookFirst, .text) { _, plan, style in plan.text(style) },
        ]
    }
}
