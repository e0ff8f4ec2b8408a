// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The report of a completed challenge; every field is optional.
public struct CompleteInput: SchemaProviding, Hashable {
    /// The day of the challenge; today by default.
    public var day: DayReference?
    /// The expected challenge, as a check: its key or its title.
    public var challenge: String?
    /// The rating.
    public var rating: Int?
    /// The mood afterward, from 1 (low) to 5 (high).
    public var mood: Int?
    /// The time it took, in minutes.
    public var minutes: Int?
    /// The note.
    public var note: String?
    /// The hour of completion on the local clock; for today, the current hour by default.
    public var hour: Int?
    /// Whether it was shared with others.
    public var shared: Bool
    /// A photo of it.
    public var photo: PictureInput?
    /// What is known about the photo.
    public var photoDetails: PhotoDetails?

    /// Creates a report.
    public init(
        day: DayReference? = nil, challenge: String? = nil, rating: Int? = nil, mood: Int? = nil, minutes: Int? = nil,
        note: String? = nil, hour: Int? = nil, shared: Bool = false, photo: PictureInput? = nil,
        photoDetails: PhotoDetails? = nil
    ) {
        self.day = day
        self.challenge = challenge
        self.rating = rating
        self.mood = mood
        self.minutes = minutes
        self.note = note
        self.hour = hour
        self.shared = shared
        self.photo = photo
        self.photoDetails = photoDetails
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.CompleteInput", "The report of a completed challenge; every field is optional."
    ) {
        field("day", \.day, "The day of the challenge; today by default.")
        field(
            "challenge", \.challenge, "The expected challenge, as a check: its key or its title.",
            .text(1...200, example: "physical-stairs-only"))
        field("rating", \.rating, "The rating.", .integer(1...5))
        field("mood", \.mood, "The mood afterward, from 1 (low) to 5 (high).", .integer(1...5))
        field("minutes", \.minutes, "The time it took, in minutes.", .integer(1...10_000))
        field("note", \.note, "The note.", .text(0...10_000, example: "easier than it sounded"))
        field(
            "hour", \.hour,
            "The hour of completion on the local clock; for today, the current hour by default.",
            .integer(0...23, .hours))
        field("shared", \.shared, "Whether it was shared with others.", .boolean, default: false)
        field("photo", \.photo, "A photo of it.")
        field("photoDetails", \.photoDetails, "What is known about the photo.")
    }
}
