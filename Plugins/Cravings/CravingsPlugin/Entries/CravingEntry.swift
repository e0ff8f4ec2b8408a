// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// A craving that was logged.
@Schema("cravings.CravingEntry")
public struct CravingEntry: SchemaProviding, Hashable, Identifiable {
    /// The key.
    @Field(.entryKey) public var id: String
    /// When it happened.
    public var time: Timestamp
    /// The offset of the person's clock at the time.
    public var offset: UTCOffset
    /// The person's time zone at the time.
    ///
    /// Such as `Europe/Kyiv`.
    @Field(.zoneName) public var zone: String
    /// Whether the time of day is known.
    ///
    /// An imported day has none.
    public var isTimeKnown: Bool = true
    /// The intensity, 1 to 10.
    @Field(.intensity) public var intensity: Int
    /// The triggers.
    ///
    /// In the order of the list of triggers.
    @Field(.triggers) public var triggers: [Trigger] = []
    /// Where it happened.
    public var place: Place?
    /// A note.
    ///
    /// Up to 500 characters.
    @Field(.notes) public var notes: String?
    /// The key of a linked recording.
    @Field(.entryKey) public var recording: String?
    /// The message that was shown.
    ///
    /// It has the probability with which it was chosen.
    public var shown: ShownMessage?
    /// The intensity about 15 minutes later, 1 to 10.
    @Field(.intensity) public var laterIntensity: Int?
    /// When it was logged.
    public var created: Timestamp
    /// When it was last changed.
    ///
    /// Nil if never.
    public var modified: Timestamp?

    /// The band of the intensity.
    public var band: IntensityBand { IntensityBand(intensity: intensity) }

    /// The time on the person's clock.
    public var local: CivilDateTime { time.local(at: offset) }
}
