// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What the user says of a challenge that they did; nothing need be said.
public struct CompleteInput: SchemaProviding, Hashable {
    /// The day it was for; today unless given.
    public var day: DayReference?
    /// The challenge that is meant, to be sure: its key or its title.
    public var challenge: String?
    /// How good it was.
    public var rating: Int?
    /// The mood afterwards, from low to high.
    public var mood: Int?
    /// How long it took, in minutes.
    public var minutes: Int?
    /// Anything else.
    public var note: String?
    /// The hour of the local clock at which it was done; now unless given, where the day is today.
    public var hour: Int?
    /// Whether it was shown to others.
    public var shared: Bool
    /// A photo of it.
    public var photo: PictureInput?

    /// A report; what is left out was not said.
    public init(
        day: DayReference? = nil, challenge: String? = nil, rating: Int? = nil, mood: Int? = nil, minutes: Int? = nil,
        note: String? = nil, hour: Int? = nil, shared: Bool = false, photo: PictureInput? = nil
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
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.CompleteInput", "What the user says of a challenge that they did; nothing need be said."
    ) {
        field("day", \.day, "The day it was for; today unless given.")
        field(
            "challenge", \.challenge, "The challenge that is meant, to be sure: its key or its title.",
            .text(1...200, example: "physical-stairs-only"))
        field("rating", \.rating, "How good it was.", .integer(1...5))
        field("mood", \.mood, "The mood afterwards, from low to high.", .integer(1...5))
        field("minutes", \.minutes, "How long it took, in minutes.", .integer(1...10_000))
        field("note", \.note, "Anything else.", .text(0...10_000, example: "easier than it sounded"))
        field(
            "hour", \.hour,
            "The hour of the local clock at which it was done; now unless given, where the day is today.",
            .integer(0...23, .hours))
        field("shared", \.shared, "Whether it was shown to others.", .boolean, default: false)
        field("photo", \.photo, "A photo of it.")
    }
}
