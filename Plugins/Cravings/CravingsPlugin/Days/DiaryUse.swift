// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// A use as statistics see it: without its key, its note, and its coordinates.
public struct DiaryUse: SchemaProviding, Hashable {
    /// When it happened.
    public var time: Timestamp
    /// The offset of the person's clock at the time.
    public var offset: UTCOffset
    /// The method.
    public var method: UseMethod
    /// The amount in the method's unit.
    public var amount: Double
    /// What preceded it.
    public var triggers: [Trigger]
    /// The kind of the place where it happened.
    public var place: PlaceKind?
    /// Whether the time of day is known; an imported day has none.
    public var isTimeKnown: Bool

    /// A use.
    public init(
        time: Timestamp, offset: UTCOffset = .zero, method: UseMethod, amount: Double, triggers: [Trigger] = [],
        place: PlaceKind? = nil, isTimeKnown: Bool = true
    ) {
        self.time = time
        self.offset = offset
        self.method = method
        self.amount = amount
        self.triggers = triggers
        self.place = place
        self.isTimeKnown = isTimeKnown
    }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.DiaryUse", "A use as statistics see it.") {
        field("time", \.time, "When it happened.")
        field("offset", \.offset, "The offset of the person's clock at the time.", default: .zero)
        field("method", \.method, "The method.")
        field("amount", \.amount, "The amount in the method's unit.", .number(0.5...100))
        field("triggers", \.triggers, "What preceded it.", .triggers, default: [])
        field("place", \.place, "The kind of the place where it happened.")
        field("isTimeKnown", \.isTimeKnown, "Whether the time of day is known.", .boolean, default: true)
    }
}
