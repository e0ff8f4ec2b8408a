// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What is known of a photo of something done; its picture is an attachment of the store.
public struct ChallengePhoto: SchemaProviding, Hashable, Identifiable {
    /// The SHA-256 of its picture, which is its key.
    public var id: String
    /// The key of the record it belongs to.
    public var userChallenge: String
    /// The name of the file it came from, without folders.
    public var fileName: String?
    /// The media type, such as `image/jpeg`.
    public var mediaType: String
    /// Its size in bytes.
    public var byteCount: Int
    /// Its width in pixels; nil when the format does not tell.
    public var width: Int?
    /// Its height in pixels; nil when the format does not tell.
    public var height: Int?
    /// Whether it was edited after it was taken.
    public var isEdited: Bool
    /// By how much it was compressed, 0 (not at all) to 1; nil when not known.
    public var compression: Double?
    /// Where it was taken, in the person's words.
    public var place: String?
    /// What the weather was like.
    public var weather: DayWeather?

    /// A photo; all else is set afterwards.
    public init(id: String, userChallenge: String, mediaType: String, byteCount: Int) {
        self.id = id
        self.userChallenge = userChallenge
        self.mediaType = mediaType
        self.byteCount = byteCount
        isEdited = false
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.ChallengePhoto", "What is known of a photo of something done."
    ) {
        field("id", \.id, "The SHA-256 of its picture.", .contentHash)
        field("userChallenge", \.userChallenge, "The key of the record it belongs to.", .text(1...100))
        field("fileName", \.fileName, "The name of the file it came from.", .text(1...255, example: "stairs.jpg"))
        field("mediaType", \.mediaType, "The media type.", .text(3...100, example: "image/jpeg"))
        field("byteCount", \.byteCount, "Its size in bytes.", .integer(1...50_000_000))
        field("width", \.width, "Its width in pixels.", .integer(1...1_000_000))
        field("height", \.height, "Its height in pixels.", .integer(1...1_000_000))
        field("isEdited", \.isEdited, "Whether it was edited after it was taken.", .boolean, default: false)
        field("compression", \.compression, "By how much it was compressed.", .number(0...1))
        field("place", \.place, "Where it was taken.", .text(1...200, example: "the tower in the park"))
        field("weather", \.weather, "What the weather was like.")
    }
}

extension ChallengePhoto: ValidatedRecord {
    /// It has both dimensions or none, and a file's name without folders.
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
        return issues
    }
}
