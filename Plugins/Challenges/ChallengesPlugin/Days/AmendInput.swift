// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Changes to the report of a completed challenge; omitted fields keep their values, and null clears one.
@Schema("challenges.AmendInput")
public struct AmendInput: SchemaProviding, Hashable {
    /// The day of the challenge; today by default.
    public var day: DayReference?
    /// The rating.
    @Field(.integer(1...5)) public var rating: Int??
    /// The mood afterward, from 1 (low) to 5 (high).
    @Field(.integer(1...5)) public var mood: Int??
    /// The time it took, in minutes.
    @Field(.integer(1...10_000)) public var minutes: Int??
    /// The note; an empty text removes it.
    @Field(.text(0...10_000, example: "harder than it sounded")) public var note: String??
    /// The hour of completion on the local clock.
    @Field(.integer(0...23, .hours)) public var hour: Int??
    /// Whether it was shared with others.
    public var shared: Bool?
    /// A photo, which replaces the current one.
    public var photo: PictureInput??
    /// Changes to what is known about the photo.
    public var photoDetails: PhotoDetails?
}
