// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin

/// What somebody says anew of a challenge that they did; what is left out stays as it was.
struct DoneAmendment: Sendable, Hashable {
    /// How good it was, 1 to 5.
    var rating: Int?
    /// The mood afterwards, 1 (low) to 5 (high).
    var mood: Int?
    /// How long it took, in minutes.
    var minutes: Int?
    /// Anything else; an empty text takes the note away.
    var note: String?
    /// The hour of the local clock at which it was done.
    var hour: Int?
    /// Whether it was shown to others.
    var shared: Bool?
    /// A photo of it.
    var photo: Picture?
    /// The name of the photo's file.
    var photoName: String?
    /// What is taken back.
    var cleared: [AmendInput.Part] = []

    /// An amendment that changes nothing; what is to change is set afterwards.
    init() {}
}
