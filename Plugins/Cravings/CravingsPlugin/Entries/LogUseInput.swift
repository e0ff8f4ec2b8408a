// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A use to log.
public struct LogUseInput: SchemaProviding, Hashable {
    /// The method.
    public var method: UseMethod
    /// The amount in the method's unit.
    public var amount: Double
    /// What preceded it.
    public var triggers: [Trigger]
    /// Where it happened.
    public var place: Place?
    /// Whether to keep coordinates as stated; otherwise they are rounded to 0.01°.
    public var exactCoordinates: Bool
    /// When it happened; now by default.
    public var time: EntryMoment
    /// A note.
    public var notes: String?
    /// Whether to choose a message.
    public var offersMessage: Bool

    /// Creates an input.
    public init(
        method: UseMethod, amount: Double, triggers: [Trigger] = [], place: Place? = nil,
        exactCoordinates: Bool = false, time: EntryMoment = EntryMoment(), notes: String? = nil,
        offersMessage: Bool = true
    ) {
        self.method = method
        self.amount = amount
        self.triggers = triggers
        self.place = place
        self.exactCoordinates = exactCoordinates
        self.time = time
        self.notes = notes
        self.offersMessage = offersMessage
    }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.LogUseInput", "A use to log.") {
        field("method", \.method, "The method.")
        field("amount", \.amount, "The amount in the method's unit.", .number(0...1_000))
        field("triggers", \.triggers, "What preceded it.", .triggers, default: [])
        field("place", \.place, "Where it happened.")
        field(
            "exactCoordinates", \.exactCoordinates,
            "Whether to keep coordinates as stated; otherwise they are rounded to 0.01°.", .boolean, default: false)
        field("time", \.time, "When it happened; now by default.", default: EntryMoment())
        field("notes", \.notes, "A note.", .notes)
        field("offersMessage", \.offersMessage, "Whether to choose a message.", .boolean, default: true)
    }
}
