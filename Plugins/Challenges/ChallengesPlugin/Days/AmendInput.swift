// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Changes to the report of a completed challenge.
@Schema("challenges.AmendInput")
public struct AmendInput: SchemaProviding, Hashable {
    /// The day of the challenge; today by default.
    public var day: DayReference?
    /// The rating.
    @Field(.integer(1...5)) public var rating: Int?
    /// The mood afterward, from 1 (low) to 5 (high).
    @Field(.integer(1...5)) public var mood: Int?
    /// The time it took, in minutes.
    @Field(.integer(1...10_000)) public var minutes: Int?
    /// The note; an empty text removes it.
    @Field(.text(0...10_000, example: "harder than it sounded")) public var note: String?
    /// The hour of completion on the local clock.
    @Field(.integer(0...23, .hours)) public var hour: Int?
    /// Whether it was shared with others.
    public var shared: Bool?
    /// A photo, which replaces the current one.
    public var photo: PictureInput?
    /// Changes to what is known about the photo.
    public var photoDetails: PhotoDetails?
    /// The values to remove.
    @Field(count: 0...6) public var clear: [Part] = []

    /// A value that can be removed from a report.
    public enum Part: String, Codable, Sendable, CaseIterable {
        case rating
        case mood
        case minutes
        case note
        case hour
        case photo
    }
}

extension AmendInput.Part: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "challenges.AmendedPart", "A value that can be removed from a report."
    ) {
        switch $0 {
        case .rating: "The rating."
        case .mood: "The mood afterward."
        case .minutes: "The time it took."
        case .note: "The note."
        case .hour: "The hour of completion."
        case .photo: "The photo."
        }
    }
}
