// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// A recording by the person, for themselves.
///
/// The file is an attachment of the store.
@Schema("cravings.Recording")
public struct Recording: SchemaProviding, Hashable, Identifiable {
    /// The key.
    @Field(.entryKey) public var id: String
    /// When it was recorded.
    public var time: Timestamp
    /// The kind.
    public var kind: RecordingKind
    /// The purpose.
    public var purpose: RecordingPurpose
    /// The length in seconds.
    ///
    /// Above 0 and at most 120.
    @Field(.number(above: 0, through: Self.maximumDuration, .seconds)) public var duration: Double
    /// The media type of the file.
    ///
    /// Such as `video/mp4`.
    @Field(.text(3...100, example: "video/mp4")) public var mediaType: String
    /// The size of the file in bytes.
    @Field(.integer(1...Self.maximumBytes, .bytes)) public var byteCount: Int
    /// The SHA-256 of the file.
    @Field(.contentHash) public var contentHash: String
    /// The SHA-256 of the thumbnail, only for a video.
    ///
    /// Nil if there is none.
    @Field(.contentHash) public var thumbnail: String?
    /// The title.
    @Field(.recordingTitle) public var title: String?
    /// A note.
    ///
    /// Up to 500 characters.
    @Field(.notes) public var notes: String?
    /// How many times it was played.
    @Field(.integer(0...1_000_000_000)) public var playCount: Int = 0
    /// When it was last played.
    ///
    /// Nil if never.
    public var lastPlayed: Timestamp?
    /// When it was added.
    public var created: Timestamp
    /// When it was last changed.
    ///
    /// Nil if never.
    public var modified: Timestamp?

    /// The maximum length in seconds.
    public static let maximumDuration = 120.0
    /// The maximum size of a recording's file in bytes.
    public static let maximumBytes = 200_000_000
    /// The maximum size of a thumbnail in bytes.
    public static let maximumThumbnailBytes = 5_000_000
}
