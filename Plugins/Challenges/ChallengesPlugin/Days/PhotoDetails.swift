// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// What a user says about the photo of a challenge; omitted values stay the same, and null clears one.
@Schema("challenges.PhotoDetails")
public struct PhotoDetails: SchemaProviding, Hashable {
    /// The original file name of the photo, without folders.
    @Field(.text(1...255, example: "stairs.jpg")) public var fileName: String??
    /// When the photo was taken, such as 2026-11-21T08:00:00Z.
    public var created: RecordedTime??
    /// When the photo was last edited.
    public var edited: RecordedTime??
    /// Where the photo was taken, in free words.
    @Field(.text(1...200, example: "the tower in the park")) public var place: String??
    /// The weather of the photo.
    public var weather: DayWeather??
    /// The camera or phone that took the photo.
    @Field(.text(1...100, example: "Pixel 8")) public var device: String??
    /// Where it was shared; added to the places where it was shared before, which null removes.
    @Field(.list(of: .text(1...100, example: "mastodon"), count: 0...20)) public var sharedOn: [String]??
    /// When the photo was shared there; now by default.
    public var sharedAt: RecordedTime?
}
