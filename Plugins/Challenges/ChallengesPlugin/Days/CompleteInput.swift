// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The report of a completed challenge; every field is optional.
@Schema("challenges.CompleteInput")
public struct CompleteInput: SchemaProviding, Hashable {
    /// The day of the challenge; today by default.
    public var day: DayReference?
    /// The expected challenge, as a check: its key or its title.
    @Field(.text(1...200, example: "physical-stairs-only")) public var challenge: String?
    /// The rating.
    @Field(.integer(1...5)) public var rating: Int?
    /// The mood afterward, from 1 (low) to 5 (high).
    @Field(.integer(1...5)) public var mood: Int?
    /// The time it took, in minutes.
    @Field(.integer(1...10_000)) public var minutes: Int?
    /// The note.
    @Field(.text(0...10_000, example: "easier than it sounded")) public var note: String?
    /// The hour of completion on the local clock; for today, the current hour by default.
    @Field(.integer(0...23, .hours)) public var hour: Int?
    /// Whether it was shared with others.
    public var shared: Bool = false
    /// A photo of it.
    public var photo: PictureInput?
    /// What is known about the photo.
    public var photoDetails: PhotoDetails?
}
