// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A recording with its file, counted as played.
public struct PlayedRecording: SchemaProviding, Hashable {
    /// The recording.
    public var recording: Recording
    /// The file.
    public var file: Blob
    /// The thumbnail, only of a video.
    public var thumbnail: Blob?

    /// A played recording.
    package init(recording: Recording, file: Blob, thumbnail: Blob? = nil) {
        self.recording = recording
        self.file = file
        self.thumbnail = thumbnail
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.PlayedRecording", "A recording with its file, counted as played."
    ) {
        field("recording", \.recording, "The recording.")
        field("file", \.file, "The file.", .blob(maximumBytes: Recording.maximumBytes))
        field(
            "thumbnail", \.thumbnail, "The thumbnail, only of a video.",
            .blob(maximumBytes: Recording.maximumThumbnailBytes))
    }
}
