// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

extension StoredCravingsPlugin {
    /// A WAV file of one second at 8 samples a second, as base64.
    private static let silence = "UklGRiwAAABXQVZFZm10IBAAAAABAAEACAAAAAgAAAABAAgAZGF0YQgAAACAgICAgICAgA=="

    /// Computations that add, play, change, and remove recordings.
    @ComputationBuilder
    static func recordingComputations(
        _ records: LazyCravingsRecords, _ thumbnailer: any VideoThumbnailer
    ) -> [AnyComputation] {
        records.writing(
            Cravings.addRecording, "Adds a recording of up to 120 seconds.",
            discussion: """
                The kind and the length are read from MP4, MOV, M4A, WebM, Ogg, and WAV files. Where they can't be \
                read, they must be stated. The file is stored with your records, under a name made from its content. \
                Positions in its metadata are removed first. A video without a stated thumbnail gets one if a program \
                that makes it is installed.
                """,
            examples: [
                Example(
                    "A second of silence",
                    ["file": .string(silence), "purpose": "reflection", "title": "How today went"])
            ], effects: .clock
        ) { records, input, _ in
            try records.add(input, thumbnailer)
        }.helpFirst()
        PlayRecording(access: records)
        records.writing(
            Cravings.editRecording,
            "Changes a recording's title, note, or purpose; omitted fields stay the same, and null clears one.",
            examples: [
                Example("A title", ["recording": "Why I started", "title": "Why I keep going"]),
                Example("Without a note", ["recording": "Why I started", "notes": .null]),
            ], effects: [.destructive, .clock]
        ) { records, input, _ in
            try records.edit(input)
        }.helpFirst()
        records.writing(
            Cravings.removeRecording, "Removes a recording and its files.",
            discussion: """
                Cravings that were linked to it remain, without the link.
                """,
            examples: [Example("By title", ["recording": "Why I started"])], effects: [.destructive, .clock]
        ) { records, input, _ in
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

/// Returns the file of a recording, and counts it as played.
struct PlayRecording: Computation {
    let manifest = Manifest(
        id: Cravings.playRecording.id,
        summary: "Returns the file of a recording, and counts it as played.",
        examples: [Example("By title", ["recording": "Why I started"])], effects: [.writes, .clock])

    let access: LazyCravingsRecords

    func run(_ input: PlayRecordingInput, in context: Context) async throws -> PlayedRecording {
        try await access.writing(in: context, asAction: false) { try $0.play(input) }
    }
}

extension CravingsRecords {
    func add(_ input: AddRecordingInput, _ thumbnailer: any VideoThumbnailer) throws -> RecordingResult {
        let time = try instant(of: input.time)
        let original = try content(of: input.file, at: "file", limit: Recording.maximumBytes)
        let media = MediaFile(bytes: original)
        // What isn't a recording that is known stays as it is.
        let positions = media == nil ? nil : PositionRemoval(from: original)
        let bytes = positions?.bytes ?? original
        guard !bytes.isEmpty else { throw refusal("file", "a recording", "an empty file") }
        guard media?.isTruncated != true else {
            throw refusal("file", "a complete recording", "one whose header states more bytes than the file has")
        }
        if let read = media?.kind, let stated = input.kind, read != stated {
            throw refusal("kind", "\(read.rawValue), as the file says", stated.rawValue)
        }
        guard let kind = media?.kind ?? input.kind else {
            throw refusal("kind", "video or audio, which can't be read from this file", "nothing")
        }
        guard let duration = media?.duration ?? input.duration else {
            throw refusal("duration", "the length in seconds, which can't be read from this file", "nothing")
        }
        guard duration <= Recording.maximumDuration else {
            throw refusal(
                media?.duration == nil ? "duration" : "file", "a recording of at most 120 seconds",
                "one of \(Int(duration.rounded(.up))) seconds")
        }
        let mediaType = media?.mediaType ?? "application/octet-stream"
        var thumbnail = try input.thumbnail.map { try picture($0) }
        if thumbnail == nil, kind == .video, let made = thumbnailer.thumbnail(of: bytes, mediaType: mediaType) {
            // A picture that can't be read is as good as none.
            thumbnail = try? Picture(made)
        }
        return try store.write { db in
            let hash = try store.attach(bytes, mediaType: mediaType, in: db)
            try refuseRepeat(of: hash, db)
            var recording = Recording(
                id: newKey(), time: time, kind: kind, purpose: input.purpose, duration: duration,
                mediaType: mediaType, byteCount: bytes.count, contentHash: hash,
                created: now)
            recording.title = input.title
            recording.notes = input.notes?.nonempty
            recording.thumbnail = try thumbnail.map { try store.attach($0.bytes, mediaType: $0.mediaType, in: db) }
            try check(recording)
            try recording.save(in: db)
            let helpLines = HelpFirst.isNeeded(intensity: nil, note: input.notes) ? try helpLines(db).lines : []
            return RecordingResult(
                recording: recording, helpLines: helpLines,
                notices: notices(recording, positions, readsLength: media?.duration != nil))
        }
    }

    private func refuseRepeat(of hash: String, _ db: Database) throws {
        let row = try Row.fetchOne(db, sql: "SELECT id, title FROM recording WHERE file = ?", arguments: [hash])
        guard let row else { return }
        let name: String = (row["title"] as String?).map { "\"\($0)\"" } ?? row["id"]
        throw ComputationError.conflict("This file is already kept as the recording \(name).")
    }

    private func notices(
        _ recording: Recording, _ positions: PositionRemoval?, readsLength: Bool
    ) -> [Message] {
        var notices: [Message] = []
        if let count = positions?.count, count > 0 {
            notices.append(
                Message(
                    "cravings.position-removed", "The position in the file's metadata was removed.",
                    ["count": .integer(Int64(count))]))
        }
        if positions?.hasDataTrack == true {
            notices.append(
                Message(
                    "cravings.data-track",
                    "The file has a track of data, in which some cameras write positions. It was kept."))
        }
        if !readsLength {
            notices.append(
                Message(
                    "cravings.stated-length",
                    "The length is the stated one, because it can't be read from this file."))
        }
        if recording.kind == .video, recording.thumbnail == nil {
            notices.append(Message("cravings.no-thumbnail", "The video has no thumbnail."))
        }
        return notices
    }

    /// Returns the bytes of a blob.
    ///
    /// - Throws: ``ComputationError`` that names the field if the file can't be read or is too large.
    func content(of blob: Blob, at path: String, limit: Int) throws(ComputationError) -> [UInt8] {
        do throws(ValidationIssue) {
            return try blob.bytes(limit: limit)
        } catch {
            var issue = error
            issue.path = path
            throw ComputationError.refused([issue])
        }
    }

    private func picture(_ blob: Blob) throws(ComputationError) -> Picture {
        let bytes = try content(of: blob, at: "thumbnail", limit: Recording.maximumThumbnailBytes)
        do throws(ValidationIssue) {
            return try Picture(bytes)
        } catch {
            var issue = error
            issue.path = "thumbnail"
            throw ComputationError.refused([issue])
        }
    }

    func play(_ input: PlayRecordingInput) throws -> PlayedRecording {
        // A file that is missing or altered isn't counted as played.
        let wanted = try store.read { db in try recording(named: input.recording, db) }
        let file = try content(of: wanted.contentHash)
        let thumbnail = try wanted.thumbnail.map { try content(of: $0) }
        return try store.write { db in
            var recording = try recording(named: wanted.id, db)
            recording.playCount += 1
            recording.lastPlayed = now
            try recording.save(in: db)
            return PlayedRecording(recording: recording, file: file, thumbnail: thumbnail)
        }
    }

    private func content(of hash: String) throws -> Blob {
        guard let attachment = try store.attachment(hash) else {
            throw ComputationError.invalidData(
                "The file \(hash) of a recording is missing. Import an archive to restore it.")
        }
        return Blob(attachment.bytes)
    }

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
