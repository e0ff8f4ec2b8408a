// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

/// The recordings of the person.
struct RecordingRepository: RecordRepository {
    let transaction: RecordTransaction

    /// Returns all recordings.
    func all() throws -> [Recording] {
        try Row.fetchAll(db, sql: "SELECT \(Recording.columns) FROM recording ORDER BY id").map(Recording.init(row:))
    }

    /// Returns the recording with a key, a title, or the beginning of a key.
    func recording(named name: String, whole: Bool = false) throws -> Recording {
        let key = try key(name, whole: whole)
        let row = try Row.fetchOne(db, sql: "SELECT \(Recording.columns) FROM recording WHERE id = ?", arguments: [key])
        guard let row else {
            throw ComputationError.notFound(
                ValidationIssue(
                    path: "recording", expected: "the key of an existing recording", got: name.quoted(limit: 60)))
        }
        return try Recording(row: row)
    }

    /// Returns the key of the recording with a key, a title, or the beginning of a key.
    ///
    /// - Parameter whole: Whether part of a title isn't enough, because the recording is removed.
    /// - Throws: ``ComputationError`` if none or several match.
    func key(_ name: String, whole: Bool = false) throws -> String {
        let records = try Row.fetchAll(db, sql: "SELECT id, title FROM recording ORDER BY time DESC, id DESC").map {
            row in (key: row[0] as String, names: [row[1] as String?].compactMap(\.self))
        }
        let finder = RecordName(noun: "recording")
        return try (whole ? finder.whole : finder).key(name, among: records)
    }

    /// Saves the recording, replacing the one with its key.
    func save(_ recording: Recording) throws {
        try db.execute(
            sql: """
                INSERT INTO recording (\(Recording.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET purpose = excluded.purpose, thumbnail = excluded.thumbnail,
                    title = excluded.title, notes = excluded.notes, playCount = excluded.playCount,
                    lastPlayed = excluded.lastPlayed, modified = excluded.modified
                """,
            arguments: [
                recording.id, recording.time.wholeSeconds, recording.kind.rawValue, recording.purpose.rawValue,
                recording.duration, recording.mediaType, recording.byteCount, recording.contentHash,
                recording.created.wholeSeconds, recording.thumbnail, recording.title, recording.notes,
                recording.playCount, recording.lastPlayed?.wholeSeconds,
                recording.modified?.wholeSeconds,
            ])
    }

    /// Refuses a file that is already kept.
    func refuseRepeat(of hash: String) throws {
        let row = try Row.fetchOne(db, sql: "SELECT id, title FROM recording WHERE file = ?", arguments: [hash])
        guard let row else { return }
        let name: String = (row["title"] as String?).map { "\"\($0)\"" } ?? row["id"]
        throw ComputationError.conflict("This file is already kept as the recording \(name).")
    }

    /// Counts a recording as played.
    func countAsPlayed(_ key: String) throws -> Recording {
        var recording = try recording(named: key)
        recording.playCount += 1
        recording.lastPlayed = transaction.instant
        try save(recording)
        return recording
    }

    /// Changes a recording.
    func edit(_ input: EditRecordingInput) throws -> RecordingResult {
        var recording = try recording(named: input.recording)
        recording.title = input.title ?? recording.title
        recording.notes = input.notes.map { $0?.nonempty } ?? recording.notes
        recording.purpose = input.purpose ?? recording.purpose
        if input.removesThumbnail { recording.thumbnail = nil }
        recording.modified = transaction.instant
        try transaction.check(recording)
        try save(recording)
        return RecordingResult(recording: recording, helpLines: try transaction.helpLines.lines(for: input))
    }

    /// Removes a recording and the links of cravings to it.
    func remove(named name: String) throws -> RemovedRecording {
        let recording = try recording(named: name, whole: true)
        let unlinked = try transaction.entries.unlink(recording: recording.id)
        try db.execute(sql: "DELETE FROM recording WHERE id = ?", arguments: [recording.id])
        return RemovedRecording(recording: recording, unlinkedCravings: unlinked)
    }
}
