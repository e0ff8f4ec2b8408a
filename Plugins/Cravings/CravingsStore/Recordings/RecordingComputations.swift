// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import CravingsPlugin

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
        ) { records, input, _ in try input.add(to: records, thumbnailer) }.helpFirst()
        PlayRecording(access: records)
        records.writing(
            Cravings.editRecording,
            "Changes a recording's title, note, or purpose; omitted fields stay the same, and null clears one.",
            examples: [
                Example("A title", ["recording": "Why I started", "title": "Why I keep going"]),
                Example("Without a note", ["recording": "Why I started", "notes": .null]),
            ], effects: [.destructive, .clock]
        ) { records, input, _ in
            guard input != EditRecordingInput(recording: input.recording) else {
                throw ComputationError(.refused, "There is nothing to change.")
            }
            return try records.write { try $0.recordings.edit(input) }
        }.helpFirst()
        records.writing(
            Cravings.removeRecording, "Removes a recording and its files.",
            discussion: """
                Cravings that were linked to it remain, without the link.
                """,
            examples: [Example("By title", ["recording": "Why I started"])], effects: [.destructive, .clock]
        ) { records, input, _ in try records.write { try $0.recordings.remove(named: input.recording) } }
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
        try await access.writing(in: context, asAction: false) { records in
            // A file that is missing or altered isn't counted as played.
            let wanted = try records.read { try $0.recordings.recording(named: input.recording) }
            let file = try content(of: wanted.contentHash, in: records)
            let thumbnail = try wanted.thumbnail.map { try content(of: $0, in: records) }
            let played = try records.write { try $0.recordings.countAsPlayed(wanted.id) }
            return PlayedRecording(recording: played, file: file, thumbnail: thumbnail)
        }
    }

    private func content(of hash: String, in records: CravingsRecords) throws -> Blob {
        guard let attachment = try records.store.attachment(hash) else {
            throw ComputationError.invalidData(
                "The file \(hash) of a recording is missing. Import an archive to restore it.")
        }
        return Blob(attachment.bytes)
    }
}

extension AddRecordingInput {
    /// Adds the recording.
    fileprivate func add(to records: CravingsRecords, _ thumbnailer: any VideoThumbnailer) throws -> RecordingResult {
        let time = try self.time.instant(by: records.clock)
        let original = try ComputationError.refusing(at: "file") { try file.bytes(limit: Recording.maximumBytes) }
        let media = MediaFile(bytes: original)
        // What isn't a recording that is known stays as it is.
        let positions = media == nil ? nil : PositionRemoval(from: original)
        let bytes = positions?.bytes ?? original
        guard !bytes.isEmpty else { throw ComputationError.refusal("file", "a recording", "an empty file") }
        guard media?.isTruncated != true else {
            throw ComputationError.refusal(
                "file", "a complete recording", "one whose header states more bytes than the file has")
        }
        if let read = media?.kind, let stated = kind, read != stated {
            throw ComputationError.refusal("kind", "\(read.rawValue), as the file says", stated.rawValue)
        }
        guard let kind = media?.kind ?? kind else {
            throw ComputationError.refusal("kind", "video or audio, which can't be read from this file", "nothing")
        }
        guard let duration = media?.duration ?? duration else {
            throw ComputationError.refusal(
                "duration", "the length in seconds, which can't be read from this file", "nothing")
        }
        guard duration <= Recording.maximumDuration else {
            throw ComputationError.refusal(
                media?.duration == nil ? "duration" : "file", "a recording of at most 120 seconds",
                "one of \(Int(duration.rounded(.up))) seconds")
        }
        let mediaType = media?.mediaType ?? "application/octet-stream"
        var thumbnail = try ComputationError.refusing(at: "thumbnail") {
            try self.thumbnail.map { try Picture($0.bytes(limit: Recording.maximumThumbnailBytes)) }
        }
        if thumbnail == nil, kind == .video, let made = thumbnailer.thumbnail(of: bytes, mediaType: mediaType) {
            // A picture that can't be read is as good as none.
            thumbnail = try? Picture(made)
        }
        return try records.write { transaction in
            let repository = transaction.recordings
            let hash = try transaction.store.attach(bytes, mediaType: mediaType, in: transaction.db)
            try repository.refuseRepeat(of: hash)
            var recording = Recording(
                id: transaction.newKey(), time: time, kind: kind, purpose: purpose, duration: duration,
                mediaType: mediaType, byteCount: bytes.count, contentHash: hash, created: transaction.instant)
            recording.title = title
            recording.notes = notes?.nonempty
            recording.thumbnail = try thumbnail.map {
                try transaction.store.attach($0.bytes, mediaType: $0.mediaType, in: transaction.db)
            }
            try transaction.check(recording)
            try repository.save(recording)
            let helpLines =
                HelpFirst.isNeeded(intensity: nil, note: notes) ? try transaction.helpLines.all().lines : []
            return RecordingResult(
                recording: recording, helpLines: helpLines,
                notices: Self.notices(recording, positions, readsLength: media?.duration != nil))
        }
    }

    private static func notices(
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
}
