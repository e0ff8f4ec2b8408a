// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The metadata of a challenge's photo.
///
/// The picture is an attachment of the store.
@Schema("challenges.ChallengePhoto")
public struct ChallengePhoto: SchemaProviding, Hashable, Identifiable {
    /// The SHA-256 of the picture.
    ///
    /// It is the photo's key.
    @Field(.contentHash) public var id: String
    /// The key of the record it belongs to.
    @Field(.text(1...100)) public var userChallenge: String
    /// The original file name, without folders.
    @Field(.text(1...255, example: "stairs.jpg")) public var fileName: String?
    /// The media type.
    ///
    /// Such as `image/jpeg`.
    @Field(.text(3...100, example: "image/jpeg")) public var mediaType: String
    /// The size in bytes.
    @Field(.integer(1...50_000_000)) public var byteCount: Int
    /// The width in pixels.
    ///
    /// Nil if the format doesn't state it.
    @Field(.integer(1...1_000_000)) public var width: Int?
    /// The height in pixels.
    ///
    /// Nil if the format doesn't state it.
    @Field(.integer(1...1_000_000)) public var height: Int?
    /// Whether it was edited after it was taken.
    public var isEdited: Bool = false
    /// The size of the stored picture divided by that of the original without its metadata.
    ///
    /// Nil if unknown.
    @Field(.number(0...1)) public var compression: Double?
    /// When it was taken.
    public var created: RecordedTime?
    /// When it was last edited.
    public var edited: RecordedTime?
    /// Where it was taken.
    ///
    /// In the person's words.
    @Field(.text(1...200, example: "the tower in the park")) public var place: String?
    /// The weather.
    public var weather: DayWeather?
    /// The camera or phone that took it.
    @Field(.text(1...100, example: "Pixel 8")) public var device: String?
    /// Where and when it was shared, the latest last.
    @Field(count: 0...100) public var shares: [PhotoShare] = []
}

/// A place where a photo was shared, and when.
@Schema("challenges.PhotoShare")
public struct PhotoShare: SchemaProviding, Hashable {
    /// The platform or the person.
    ///
    /// Such as `mastodon`.
    @Field(.text(1...100, example: "mastodon")) public var platform: String
    /// When it was shared.
    public var time: RecordedTime
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
