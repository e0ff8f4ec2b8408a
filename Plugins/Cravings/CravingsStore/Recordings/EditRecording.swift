// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

/// Changes a recording.
struct EditRecording: NoticeProviding {
    let manifest = Manifest(
        id: Cravings.editRecording.id,
        summary: "Changes a recording's title, note, or purpose; omitted fields stay the same, and null clears one.",
        examples: [
            Example("A title", ["recording": "Why I started", "title": "Why I keep going"]),
            Example("Without a note", ["recording": "Why I started", "notes": .null]),
        ], effects: [.writes, .destructive, .clock])

    let access: LazyCravingsRecords

    func notice(before input: JSONValue, in zone: LocalZone) -> Message? { helpFirst(input, in: zone) }

    func run(_ input: EditRecordingInput, in context: Context) async throws -> RecordingResult {
        try await access.writing(in: context) { try $0.edit(input) }
    }
}

/// Removes a recording and its files.
struct RemoveRecording: Computation {
    let manifest = Manifest(
        id: Cravings.removeRecording.id,
        summary: "Removes a recording and its files.",
        discussion: """
            Cravings that were linked to it remain, without the link.
            """,
        examples: [Example("By title", ["recording": "Why I started"])], effects: [.writes, .destructive, .clock])

    let access: LazyCravingsRecords

    func run(_ input: RemoveRecordingInput, in context: Context) async throws -> RemovedRecording {
        try await access.writing(in: context) { records in
            try records.store.write { db in
                let recording = try records.recording(named: input.recording, whole: true, db)
                try db.execute(
                    sql: "UPDATE entry SET recording = NULL, modified = ? WHERE recording = ?",
                    arguments: [records.now.wholeSeconds, recording.id])
                let unlinked = db.changesCount
                try db.execute(sql: "DELETE FROM recording WHERE id = ?", arguments: [recording.id])
                return RemovedRecording(recording: recording, unlinkedCravings: unlinked)
            }
        }
    }
}

extension CravingsRecords {
    func edit(_ input: EditRecordingInput) throws -> RecordingResult {
        guard input != EditRecordingInput(recording: input.recording) else {
            throw ComputationError(.refused, "There is nothing to change.")
        }
        return try store.write { db in
            var recording = try recording(named: input.recording, db)
            recording.title = input.title ?? recording.title
            recording.notes = input.notes.map { $0?.nonempty } ?? recording.notes
            recording.purpose = input.purpose ?? recording.purpose
            if input.removesThumbnail { recording.thumbnail = nil }
            recording.modified = now
            try check(recording)
            try recording.save(in: db)
            return RecordingResult(recording: recording, helpLines: try helpLines(for: input, db))
        }
    }
}
