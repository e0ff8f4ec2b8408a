// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

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
}
