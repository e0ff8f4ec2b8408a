// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// A recording of the person, for themselves; its file is an attachment of the store.
public struct Recording: SchemaProviding, Hashable, Identifiable {
    /// The key.
    public var id: String
    /// When it was recorded.
    public var time: Timestamp
    /// The kind.
    public var kind: RecordingKind
    /// What it is for.
    public var purpose: RecordingPurpose
    /// The length in seconds, above 0 and at most 120.
    public var duration: Double
    /// The media type of the file, such as `video/mp4`.
    public var mediaType: String
    /// The size of the file in bytes.
    public var byteCount: Int
    /// The SHA-256 of the file.
    public var contentHash: String
    /// The SHA-256 of the thumbnail, only of a video; nil if there is none.
    public var thumbnail: String?
    /// The title.
    public var title: String?
    /// A note, up to 500 characters.
    public var notes: String?
    /// How many times it was played.
    public var playCount: Int
    /// When it was last played; nil if never.
    public var lastPlayed: Timestamp?
    /// When it was added.
    public var created: Timestamp
    /// When it was last changed; nil if never.
    public var modified: Timestamp?

    /// The maximum length in seconds.
    public static let maximumDuration = 120.0
    /// The maximum size of a recording's file in bytes.
    public static let maximumBytes = 200_000_000
    /// The maximum size of a thumbnail in bytes.
    public static let maximumThumbnailBytes = 5_000_000

    /// Creates a recording; set the optional values afterward.
    public init(
        id: String, time: Timestamp, kind: RecordingKind, purpose: RecordingPurpose, duration: Double,
        mediaType: String, byteCount: Int, contentHash: String, created: Timestamp
    ) {
        self.id = id
        self.time = time
        self.kind = kind
        self.purpose = purpose
        self.duration = duration
        self.mediaType = mediaType
        self.byteCount = byteCount
        self.contentHash = contentHash
        playCount = 0
        self.created = created
    }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.Recording", "A recording of the person, for themselves.") {
        field("id", \.id, "The key.", .entryKey)
        field("time", \.time, "When it was recorded.")
        field("kind", \.kind, "The kind.")
        field("purpose", \.purpose, "What it is for.")
        field(
            "duration", \.duration, "The length in seconds.", .number(above: 0, through: Self.maximumDuration, .seconds)
        )
        field("mediaType", \.mediaType, "The media type of the file.", .text(3...100, example: "video/mp4"))
        field("byteCount", \.byteCount, "The size of the file in bytes.", .integer(1...Self.maximumBytes, .bytes))
        field("contentHash", \.contentHash, "The SHA-256 of the file.", .contentHash)
        field("thumbnail", \.thumbnail, "The SHA-256 of the thumbnail, only of a video.", .contentHash)
        field("title", \.title, "The title.", .recordingTitle)
        field("notes", \.notes, "A note.", .notes)
        field("playCount", \.playCount, "How many times it was played.", .integer(0...1_000_000_000), default: 0)
        field("lastPlayed", \.lastPlayed, "When it was last played.")
        field("created", \.created, "When it was added.")
        field("modified", \.modified, "When it was last changed.")
    }
}
