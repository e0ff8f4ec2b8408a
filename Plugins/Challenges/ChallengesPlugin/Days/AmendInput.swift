// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Changes to the report of a completed challenge.
public struct AmendInput: SchemaProviding, Hashable {
    /// The day of the challenge; today by default.
    public var day: DayReference?
    /// The rating.
    public var rating: Int?
    /// The mood afterward, from 1 (low) to 5 (high).
    public var mood: Int?
    /// The time it took, in minutes.
    public var minutes: Int?
    /// The note; an empty text removes it.
    public var note: String?
    /// The hour of completion on the local clock.
    public var hour: Int?
    /// Whether it was shared with others.
    public var shared: Bool?
    /// A photo, which replaces the current one.
    public var photo: PictureInput?
    /// Changes to what is known about the photo.
    public var photoDetails: PhotoDetails?
    /// The values to remove.
    public var clear: [Part]

    /// A value that can be removed from a report.
    public enum Part: String, Codable, Sendable, CaseIterable {
        case rating
        case mood
        case minutes
        case note
        case hour
        case photo
    }

    /// Creates an amendment; omitted values stay the same.
    public init(
        day: DayReference? = nil, rating: Int? = nil, mood: Int? = nil, minutes: Int? = nil, note: String? = nil,
        hour: Int? = nil, shared: Bool? = nil, photo: PictureInput? = nil, photoDetails: PhotoDetails? = nil,
        clear: [Part] = []
    ) {
        self.day = day
        self.rating = rating
        self.mood = mood
        self.minutes = minutes
        self.note = note
        self.hour = hour
        self.shared = shared
        self.photo = photo
        self.photoDetails = photoDetails
        self.clear = clear
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.AmendInput", "Changes to the report of a completed challenge."
    ) {
        field("day", \.day, "The day of the challenge; today by default.")
        field("rating", \.rating, "The rating.", .integer(1...5))
        field("mood", \.mood, "The mood afterward, from 1 (low) to 5 (high).", .integer(1...5))
        field("minutes", \.minutes, "The time it took, in minutes.", .integer(1...10_000))
        field(
            "note", \.note, "The note; an empty text removes it.",
            .text(0...10_000, example: "harder than it sounded"))
        field("hour", \.hour, "The hour of completion on the local clock.", .integer(0...23, .hours))
        field("shared", \.shared, "Whether it was shared with others.", .boolean)
        field("photo", \.photo, "A photo, which replaces the current one.")
        field("photoDetails", \.photoDetails, "Changes to what is known about the photo.")
        field("clear", \.clear, "The values to remove.", .list(of: .nested, count: 0...6), default: [])
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
