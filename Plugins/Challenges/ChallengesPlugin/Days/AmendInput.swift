// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What the user says anew of a challenge that they did.
public struct AmendInput: SchemaProviding, Hashable {
    /// The day it was for; today unless given.
    public var day: DayReference?
    /// How good it was.
    public var rating: Int?
    /// The mood afterwards, from low to high.
    public var mood: Int?
    /// How long it took, in minutes.
    public var minutes: Int?
    /// Anything else; an empty text takes the note back.
    public var note: String?
    /// The hour of the local clock at which it was done.
    public var hour: Int?
    /// Whether it was shown to others.
    public var shared: Bool?
    /// A photo, in place of one that is there.
    public var photo: PictureInput?
    /// What is taken back.
    public var clear: [Part]

    /// What can be taken back of what was said.
    public enum Part: String, Codable, Sendable, CaseIterable {
        case rating
        case mood
        case minutes
        case note
        case hour
        case photo
    }

    /// An amendment; what is left out stays as it was.
    public init(
        day: DayReference? = nil, rating: Int? = nil, mood: Int? = nil, minutes: Int? = nil, note: String? = nil,
        hour: Int? = nil, shared: Bool? = nil, photo: PictureInput? = nil, clear: [Part] = []
    ) {
        self.day = day
        self.rating = rating
        self.mood = mood
        self.minutes = minutes
        self.note = note
        self.hour = hour
        self.shared = shared
        self.photo = photo
        self.clear = clear
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.AmendInput", "What the user says anew of a challenge that they did."
    ) {
        field("day", \.day, "The day it was for; today unless given.")
        field("rating", \.rating, "How good it was.", .integer(1...5))
        field("mood", \.mood, "The mood afterwards, from low to high.", .integer(1...5))
        field("minutes", \.minutes, "How long it took, in minutes.", .integer(1...10_000))
        field(
            "note", \.note, "Anything else; an empty text takes the note back.",
            .text(0...10_000, example: "harder than it sounded"))
        field("hour", \.hour, "The hour of the local clock at which it was done.", .integer(0...23, .hours))
        field("shared", \.shared, "Whether it was shown to others.", .boolean)
        field("photo", \.photo, "A photo, in place of one that is there.")
        field("clear", \.clear, "What is taken back.", .list(of: .nested, count: 0...6), default: [])
    }
}

extension AmendInput.Part: SchemaProviding {
    /// The words and what they mean.
    public static let schema = Schema<Self>.enumeration(
        "challenges.AmendedPart", "What can be taken back of what was said."
    ) {
        switch $0 {
        case .rating: "How good it was."
        case .mood: "The mood afterwards."
        case .minutes: "How long it took."
        case .note: "The note."
        case .hour: "The hour at which it was done."
        case .photo: "The photo."
        }
    }
}
