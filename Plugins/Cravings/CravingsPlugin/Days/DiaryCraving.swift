// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// A craving as statistics see it: without its key, its note, and its coordinates.
public struct DiaryCraving: SchemaProviding, Hashable {
    /// When it happened.
    public var time: Timestamp
    /// The offset of the person's clock at the time.
    public var offset: UTCOffset
    /// The intensity, 1 to 10.
    public var intensity: Int
    /// What preceded it.
    public var triggers: [Trigger]
    /// The kind of the place where it happened.
    public var place: PlaceKind?
    /// Whether the time of day is known; an imported day has none.
    public var isTimeKnown: Bool

    /// A craving.
    public init(
        time: Timestamp, offset: UTCOffset = .zero, intensity: Int, triggers: [Trigger] = [], place: PlaceKind? = nil,
        isTimeKnown: Bool = true
    ) {
        self.time = time
        self.offset = offset
        self.intensity = intensity
        self.triggers = triggers
        self.place = place
        self.isTimeKnown = isTimeKnown
    }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.DiaryCraving", "A craving as statistics see it.") {
        field("time", \.time, "When it happened.")
        field("offset", \.offset, "The offset of the person's clock at the time.", default: .zero)
        field("intensity", \.intensity, "The intensity, 1 to 10.", .intensity)
        field("triggers", \.triggers, "What preceded it.", .triggers, default: [])
        field("place", \.place, "The kind of the place where it happened.")
        field("isTimeKnown", \.isTimeKnown, "Whether the time of day is known.", .boolean, default: true)
    }
}
