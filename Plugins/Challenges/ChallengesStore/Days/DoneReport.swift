// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore

/// What somebody says of a challenge that they did; nothing need be said.
struct DoneReport: Sendable, Hashable {
    /// How good it was, 1 to 5.
    var rating: Int?
    /// The mood afterwards, 1 (low) to 5 (high).
    var mood: Int?
    /// How long it took, in minutes.
    var minutes: Int?
    /// Anything else.
    var note: String?
    /// The hour of the local clock at which it was done; now unless given, where the day is today.
    var hour: Int?
    /// Whether it was shown to others.
    var shared: Bool
    /// A photo of it.
    var photo: Picture?
    /// The name of the photo's file.
    var photoName: String?

    /// A report.
    init(
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
