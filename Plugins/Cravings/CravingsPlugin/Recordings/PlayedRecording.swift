// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A recording with its file, counted as played.
@Schema("cravings.PlayedRecording")
public struct PlayedRecording: SchemaProviding, Hashable {
    /// The recording.
    public var recording: Recording
    /// The file.
    @Field(.blob(maximumBytes: Recording.maximumBytes)) public var file: Blob
    /// The thumbnail, only for a video.
    @Field(.blob(maximumBytes: Recording.maximumThumbnailBytes)) public var thumbnail: Blob?
}
