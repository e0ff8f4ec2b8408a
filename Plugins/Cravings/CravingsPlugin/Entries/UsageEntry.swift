// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// A use of cannabis that was logged.
public struct UsageEntry: SchemaProviding, Hashable, Identifiable {
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
    /// The method.
    public var method: UseMethod
    /// The amount in the method's unit.
    public var amount: Double
    /// What preceded it, in the order of the list of triggers.
    public var triggers: [Trigger]
    /// Where it happened.
    public var place: Place?
    /// A note, up to 500 characters.
    public var notes: String?
    /// When it was logged.
    public var created: Timestamp
    /// When it was last changed; nil if never.
    public var modified: Timestamp?

    /// Creates an entry; set the optional values afterward.
    public init(
        id: String, time: Timestamp, offset: UTCOffset, zone: String, method: UseMethod, amount: Double,
        triggers: [Trigger] = [], created: Timestamp
    ) {
        self.id = id
        self.time = time
        self.offset = offset
        self.zone = zone
        isTimeKnown = true
        self.method = method
        self.amount = amount
        self.triggers = triggers
        self.created = created
    }

    /// The time on the person's clock.
    public var local: CivilDateTime { time.local(at: offset) }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.UsageEntry", "A use of cannabis that was logged.") {
        field("id", \.id, "The key.", .entryKey)
        field("time", \.time, "When it happened.")
        field("offset", \.offset, "The offset of the person's clock at the time.")
        field("zone", \.zone, "The person's time zone at the time.", .zoneName)
        field("isTimeKnown", \.isTimeKnown, "Whether the time of day is known.", .boolean, default: true)
        field("method", \.method, "The method.")
        field("amount", \.amount, "The amount in the method's unit.", .number(0...1_000))
        field("triggers", \.triggers, "What preceded it.", .triggers, default: [])
        field("place", \.place, "Where it happened.")
        field("notes", \.notes, "A note.", .notes)
        field("created", \.created, "When it was logged.")
        field("modified", \.modified, "When it was last changed.")
    }
}
