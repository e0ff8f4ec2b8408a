// SPDX-License-Identifier: Apache-2.0

package import ComputationKit
internal import Presentation

extension Cravings {
    /// The presenters of the computations over the person's records, without those of the statistics.
    package static var recordPresenters: [Presenter] {
        entryPresenters + recordingPresenters + ownMessagePresenters + helpLinePresenters
            + ActionKeys(plugin: "cravings").presenters
    }

    private static var entryPresenters: [Presenter] {
        [
            Presenter(logCraving, .text) { _, logged, style in logged.text(.logged, style) },
            Presenter(logUse, .text) { _, logged, style in logged.text(.logged, style) },
            Presenter(editEntry, .text) { _, logged, style in logged.text(.changed, style) },
            Presenter(removeEntry, .text) { _, removed, style in removed.text(style) },
            Presenter(setDayStatus, .text) { _, day, style in day.text(style) },
            Presenter(importEntries, .text) { _, imported, style in imported.text(style) },
            Presenter(myEntries, .text) { input, page, style in page.text(for: input, style) },
            Presenter(myEntries, .csv, notes: \.restNotes) { _, page, _ in page.csv },
        ]
    }

    private static var recordingPresenters: [Presenter] {
        [
            Presenter(addRecording, .text) { _, result, style in result.text("Added", style) },
            Presenter(editRecording, .text) { _, result, style in result.text("Changed", style) },
            Presenter(playRecording, .text) { _, played, style in played.text(style) },
            Presenter(removeRecording, .text) { _, removed, style in removed.text(style) },
            Presenter(myRecordings, .text) { input, page, style in page.text(for: input, style) },
            Presenter(myRecordings, .csv, notes: \.restNotes) { _, page, _ in page.csv },
        ]
    }

    private static var ownMessagePresenters: [Presenter] {
        [
            Presenter(takeMessage, .text) { _, selection, style in selection.text(style) },
            Presenter(addMessage, .text) { _, result, style in result.text("Added", style) },
            Presenter(editMessage, .text) { _, result, style in result.text("Changed", style) },
            Presenter(removeMessage, .text) { _, removed, style in removed.text(style) },
            Presenter(myMessages, .text) { _, page, style in page.text(style) },
            Presenter(myMessages, .csv, notes: \.restNotes) { _, page, _ in page.csv },
        ]
    }

    private static var helpLinePresenters: [Presenter] {
        [
            Presenter(myHelpLines, .text) { _, list, style in list.text(style) },
            Presenter(setHelpLines, .text) { _, list, style in list.text(style) },
        ]
    }
}
