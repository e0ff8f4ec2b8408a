// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A recording to keep.
public struct AddRecordingInput: SchemaProviding, Hashable {
    /// The file: MP4, MOV, M4A, WebM, Ogg, or WAV.
    public var file: Blob
    /// What it is for.
    public var purpose: RecordingPurpose
    /// The kind; read from the file if it can be.
    public var kind: RecordingKind?
    /// The length in seconds; required if it can't be read from the file, and ignored if it can.
    public var duration: Double?
    /// When it was recorded; now by default.
    public var time: EntryMoment
    /// The title.
    public var title: String?
    /// A note.
    public var notes: String?
    /// A still picture of a video.
    public var thumbnail: Blob?

    /// Creates an input.
    public init(
        file: Blob, purpose: RecordingPurpose = .motivational, kind: RecordingKind? = nil, duration: Double? = nil,
        time: EntryMoment = EntryMoment(), title: String? = nil, notes: String? = nil, thumbnail: Blob? = nil
    ) {
        self.file = file
        self.purpose = purpose
        self.kind = kind
        self.duration = duration
        self.time = time
        self.title = title
        self.notes = notes
        self.thumbnail = thumbnail
    }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.AddRecordingInput", "A recording to keep.") {
        field(
            "file", \.file, "The file: MP4, MOV, M4A, WebM, Ogg, or WAV.",
            .blob(Recording.mediaTypes, maximumBytes: Recording.maximumBytes))
        field("purpose", \.purpose, "What it is for.", default: .motivational)
        field("kind", \.kind, "The kind; read from the file if it can be.")
        field(
            "duration", \.duration,
            "The length in seconds; required if it can't be read from the file, and ignored if it can.",
            .number(above: 0, through: 86_400, .seconds))
        field("time", \.time, "When it was recorded; now by default.", default: EntryMoment())
        field("title", \.title, "The title.", .recordingTitle)
        field("notes", \.notes, "A note.", .notes)
        field(
            "thumbnail", \.thumbnail, "A still picture of a video.",
            .blob(["image/jpeg", "image/png", "image/webp"], maximumBytes: Recording.maximumThumbnailBytes))
    }
}

extension Recording {
    /// The media types of files that can be kept.
    public static let mediaTypes = [
        "video/mp4", "video/quicktime", "video/webm", "video/x-matroska", "video/ogg", "audio/mp4", "audio/webm",
        "audio/x-matroska", "audio/ogg", "audio/wav",
    ]
}

extension Schema where Value == String {
    /// The title of a recording.
    package static var recordingTitle: Schema { .text(1...200, example: "Why I started") }
}
