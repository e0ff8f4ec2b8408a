// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore

/// What somebody says of a challenge that they did; nothing need be said.
public struct DoneReport: Sendable, Hashable {
    /// How good it was, 1 to 5.
    public var rating: Int?
    /// The mood afterwards, 1 (low) to 5 (high).
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
    public var photo: Picture?
    /// The name of the photo's file.
    public var photoName: String?

    /// A report.
    public init(
        rating: Int? = nil, mood: Int? = nil, minutes: Int? = nil, note: String? = nil, shared: Bool = false,
        photo: Picture? = nil
    ) {
        self.rating = rating
        self.mood = mood
        self.minutes = minutes
        self.note = note
        self.shared = shared
        self.photo = photo
    }
}
