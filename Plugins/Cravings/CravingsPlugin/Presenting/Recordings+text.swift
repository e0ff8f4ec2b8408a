// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
internal import ComputationKit
internal import Presentation
internal import Tables

extension Recording {
    /// The title, or the beginning of the key.
    var name: String { title ?? String(id.prefix(8)) }

    /// The kind, the length, and the purpose: `video, 42 s, motivational`.
    fileprivate var facts: String { "\(kind.rawValue), \(seconds), \(purpose.rawValue)" }

    /// The length in whole seconds, at least one.
    fileprivate var seconds: String { "\(max(1, Int(duration.rounded()))) s" }

    /// The day of the recording in UTC.
    fileprivate var day: String { "\(CalendarDay(secondsSince1970: time.wholeSeconds))" }
}

extension RecordingResult {
    /// Returns the recording and the notices about it.
    func text(_ verb: String, _ style: PresentationStyle) -> String {
        var text = TextLines(style)
        if !helpLines.isEmpty {
            helpLines.addCard(to: &text, language: style.language)
            text.addGap()
        }
        text.add("\(verb) \(recording.name): \(recording.facts)", hanging: 2)
        for notice in notices { text.add(notice.text) }
        text.add("Key: \(recording.id)", text.style.quiet)
        return text.text
    }
}

extension PlayedRecording {
    /// Returns the recording and how often it was played.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        text.add("\(recording.name): \(recording.facts), \(recording.mediaType)", hanging: 2)
        if let notes = recording.notes { text.add(notes) }
        text.add("Played \(recording.playCount.counted("time")).", text.style.quiet)
        return text.text
    }
}

extension RemovedRecording {
    /// Returns the recording, and the number of cravings without a link now.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        text.add("Removed \(recording.name).", hanging: 2)
        text.add(
            "cravings undo brings it back with its file for 30 days. To erase it now, use cravings history "
                + "--forget-actions.")
        if unlinkedCravings > 0 {
            text.add(
                unlinkedCravings == 1
                    ? "1 craving was linked to it and remains."
                    : "\(unlinkedCravings.grouped) cravings were linked to it and remain.")
        }
        return text.text
    }
}

extension RecordingPage {
    /// Returns the recordings as a table.
    func text(for input: MyRecordingsInput, _ style: PresentationStyle) -> String {
        var text = TextLines(style)
        guard !recordings.isEmpty else {
            text.add(input.filter == RecordingFilter() ? "No recordings yet." : "No recordings match.")
            return text.text
        }
        let keys = recordings.map(\.id)
        var table = TextTable([
            ("Day (UTC)", .leftWhole), ("Title", .left), ("Kind", .leftWhole), ("Length", .right),
            ("Purpose", .leftWhole), ("Played", .right), ("Key", .leftWhole),
        ])
        for recording in recordings {
            table.add([
                recording.day, recording.title ?? "", recording.kind.rawValue, recording.seconds,
                recording.purpose.rawValue, recording.playCount.grouped, keys.shortKey(recording.id),
            ])
        }
        text.add(table)
        text.addGap()
        let all = total.counted("recording")
        text.add(recordings.count < total ? "\(recordings.count.grouped) of \(all)" : all, text.style.quiet)
        return text.text
    }

    /// Returns the recordings as a table for spreadsheets.
    var csv: String {
        DelimitedText.csv(
            heading: [
                "id", "time", "kind", "purpose", "duration", "mediaType", "byteCount", "contentHash", "title", "notes",
                "playCount", "lastPlayed",
            ],
            rows: recordings.map { recording in
                [
                    recording.id, "\(recording.time)", recording.kind.rawValue, recording.purpose.rawValue,
                    recording.duration.plain, recording.mediaType, "\(recording.byteCount)", recording.contentHash,
                    recording.title ?? "", recording.notes ?? "", "\(recording.playCount)",
                    recording.lastPlayed.map { "\($0)" } ?? "",
                ]
            })
    }

    /// A note about the recordings that a table leaves out.
    var restNotes: [String] {
        recordings.count < total
            ? ["The table has \(recordings.count.grouped) of \(total.counted("recording"))."] : []
    }
}
