// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A recording to keep.
@Schema("cravings.AddRecordingInput")
public struct AddRecordingInput: SchemaProviding, Hashable {
    /// The file: MP4, MOV, M4A, WebM, Ogg, or WAV.
    @Field(.blob(Recording.mediaTypes, maximumBytes: Recording.maximumBytes)) public var file: Blob
    /// The purpose.
    public var purpose: RecordingPurpose = .motivational
    /// The kind, if it can't be read from the file.
    public var kind: RecordingKind?
    /// The length in seconds; required if it can't be read from the file, and ignored if it can.
    @Field(.number(above: 0, through: 86_400, .seconds)) public var duration: Double?
    /// When it was recorded; now by default.
    public var time: EntryMoment = EntryMoment()
    /// The title.
    @Field(.recordingTitle) public var title: String?
    /// A note.
    @Field(.notes) public var notes: String?
    /// A still picture of a video: JPEG, PNG, or WebP.
    @Field(.blob(["image/jpeg", "image/png", "image/webp"], maximumBytes: Recording.maximumThumbnailBytes))
    public var thumbnail: Blob?
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
