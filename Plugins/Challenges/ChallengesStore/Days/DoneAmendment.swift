// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
public import ChallengesPlugin

/// What somebody says anew of a challenge that they did; what is left out stays as it was.
public struct DoneAmendment: Sendable, Hashable {
    /// How good it was, 1 to 5.
    public var rating: Int?
    /// The mood afterwards, 1 (low) to 5 (high).
    public var mood: Int?
    /// How long it took, in minutes.
    public var minutes: Int?
    /// Anything else; an empty text takes the note away.
    public var note: String?
    /// The hour of the local clock at which it was done.
    public var hour: Int?
    /// Whether it was shown to others.
    public var shared: Bool?
    /// A photo of it.
    public var photo: Picture?
    /// The name of the photo's file.
    public var photoName: String?
    /// What is taken back.
    public var cleared: [AmendInput.Part] = []

    /// An amendment that changes nothing; what is to change is set afterwards.
    public init() {}
}
