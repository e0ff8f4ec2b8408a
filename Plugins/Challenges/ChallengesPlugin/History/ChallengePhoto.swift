// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The metadata of a challenge's photo; the picture is an attachment of the store.
public struct ChallengePhoto: SchemaProviding, Hashable, Identifiable {
    /// The SHA-256 of the picture, which is the photo's key.
    public var id: String
    /// The key of the record it belongs to.
    public var userChallenge: String
    /// The original file name, without folders.
    public var fileName: String?
    /// The media type, such as `image/jpeg`.
    public var mediaType: String
    /// The size in bytes.
    public var byteCount: Int
    /// The width in pixels; nil if the format doesn't state it.
    public var width: Int?
    /// The height in pixels; nil if the format doesn't state it.
    public var height: Int?
    /// Whether it was edited after it was taken.
    public var isEdited: Bool
    /// The size of the stored picture divided by that of the original without its metadata; nil if unknown.
    public var compression: Double?
    /// When it was taken.
    public var created: RecordedTime?
    /// When it was last edited.
    public var edited: RecordedTime?
    /// Where it was taken, in the person's words.
    public var place: String?
    /// The weather.
    public var weather: DayWeather?
    /// The camera or phone that took it.
    public var device: String?
    /// Where and when it was shared, the latest last.
    public var shares: [PhotoShare]

    /// Creates a photo; set the other properties afterward.
    public init(id: String, userChallenge: String, mediaType: String, byteCount: Int) {
        self.id = id
        self.userChallenge = userChallenge
        self.mediaType = mediaType
        self.byteCount = byteCount
        isEdited = false
        shares = []
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.ChallengePhoto", "The metadata of a challenge's photo."
    ) {
        field("id", \.id, "The SHA-256 of the picture.", .contentHash)
        field("userChallenge", \.userChallenge, "The key of the record it belongs to.", .text(1...100))
        field("fileName", \.fileName, "The original file name, without folders.", .text(1...255, example: "stairs.jpg"))
        field("mediaType", \.mediaType, "The media type.", .text(3...100, example: "image/jpeg"))
        field("byteCount", \.byteCount, "The size in bytes.", .integer(1...50_000_000))
        field("width", \.width, "The width in pixels.", .integer(1...1_000_000))
        field("height", \.height, "The height in pixels.", .integer(1...1_000_000))
        field("isEdited", \.isEdited, "Whether it was edited after it was taken.", .boolean, default: false)
        field(
            "compression", \.compression,
            "The size of the stored picture divided by that of the original without its metadata.", .number(0...1))
        field("created", \.created, "When it was taken.")
        field("edited", \.edited, "When it was last edited.")
        field("place", \.place, "Where it was taken.", .text(1...200, example: "the tower in the park"))
        field("weather", \.weather, "The weather.")
        field("device", \.device, "The camera or phone that took it.", .text(1...100, example: "Pixel 8"))
        field(
            "shares", \.shares, "Where and when it was shared, the latest last.", .list(of: .nested, count: 0...100),
            default: [])
    }
}

/// A place where a photo was shared, and when.
public struct PhotoShare: SchemaProviding, Hashable {
    /// The platform or the person, such as `mastodon`.
    public var platform: String
    /// When it was shared.
    public var time: RecordedTime

    /// Creates a share.
    public init(platform: String, time: RecordedTime) {
        self.platform = platform
        self.time = time
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.PhotoShare", "A place where a photo was shared, and when."
    ) {
        field("platform", \.platform, "The platform or the person.", .text(1...100, example: "mastodon"))
        field("time", \.time, "When it was shared.")
    }
}

extension ChallengePhoto: ValidatedRecord {
    /// Reports a photo with only one dimension, with folders in the file name, edited before it was taken, or shared
    /// twice at one place.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        if (width == nil) != (height == nil) {
            issues.append(
                ValidationIssue(
                    path: width == nil ? "width" : "height", expected: "both dimensions or none",
                    got: "one of them"))
        }
        if let fileName, fileName.contains("/") || fileName.contains("\\") {
            issues.append(ValidationIssue(path: "fileName", expected: "a name without folders", got: "\"\(fileName)\""))
        }
        if let created, let edited, edited < created {
            issues.append(
                ValidationIssue(
                    path: "edited", expected: "a time not before created, \(created)", got: edited.description))
        }
        issues.refuseRepeats(in: shares.map(\.platform), at: "shares")
        return issues
    }
}
