// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// A craving that was logged.
public struct CravingEntry: SchemaProviding, Hashable, Identifiable {
    /// The key.
    public var id: String
    /// When it happened.
    public var time: Timestamp
    /// The offset of the person's clock at the time.
    public var offset: UTCOffset
    /// The person's time zone at the time, such as `Europe/Kyiv`.
    public var zone: String
    /// Whether the time of day is known; an imported day has none.
    public var isTimeKnown: Bool
    /// The intensity, 1 to 10.
    public var intensity: Int
    /// What preceded it, in the order of the list of triggers.
    public var triggers: [Trigger]
    /// Where it happened.
    public var place: Place?
    /// A note, up to 500 characters.
    public var notes: String?
    /// The key of a linked recording.
    public var recording: String?
    /// The message that was shown, with the probability of the choice.
    public var shown: ShownMessage?
    /// The intensity about 15 minutes later, 1 to 10.
    public var laterIntensity: Int?
    /// When it was logged.
    public var created: Timestamp
    /// When it was last changed; nil if never.
    public var modified: Timestamp?

    /// Creates an entry; set the optional values afterward.
    public init(
        id: String, time: Timestamp, offset: UTCOffset, zone: String, intensity: Int, triggers: [Trigger] = [],
        created: Timestamp
    ) {
        self.id = id
        self.time = time
        self.offset = offset
        self.zone = zone
        isTimeKnown = true
        self.intensity = intensity
        self.triggers = triggers
        self.created = created
    }

    /// The band of the intensity.
    public var band: IntensityBand { IntensityBand(intensity: intensity) }

    /// The time on the person's clock.
    public var local: CivilDateTime { time.local(at: offset) }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.CravingEntry", "A craving that was logged.") {
        field("id", \.id, "The key.", .entryKey)
        field("time", \.time, "When it happened.")
        field("offset", \.offset, "The offset of the person's clock at the time.")
        field("zone", \.zone, "The person's time zone at the time.", .zoneName)
        field("isTimeKnown", \.isTimeKnown, "Whether the time of day is known.", .boolean, default: true)
        field("intensity", \.intensity, "The intensity, 1 to 10.", .intensity)
        field("triggers", \.triggers, "What preceded it.", .triggers, default: [])
        field("place", \.place, "Where it happened.")
        field("notes", \.notes, "A note.", .notes)
        field("recording", \.recording, "The key of a linked recording.", .entryKey)
        field("shown", \.shown, "The message that was shown.")
        field("laterIntensity", \.laterIntensity, "The intensity about 15 minutes later, 1 to 10.", .intensity)
        field("created", \.created, "When it was logged.")
        field("modified", \.modified, "When it was last changed.")
    }
}
