// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A craving to log.
public struct LogCravingInput: SchemaProviding, Hashable {
    /// The intensity, 1 to 10.
    public var intensity: Int
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
    /// The recording to link, by its key, its title, or the beginning of its key.
    public var recording: String?
    /// Whether to choose a message.
    public var offersMessage: Bool
    /// Whether to pick any fitting message with a probability of 0.1, so that its effect can be estimated.
    public var explores: Bool

    /// Creates an input.
    public init(
        intensity: Int, triggers: [Trigger] = [], place: Place? = nil, exactCoordinates: Bool = false,
        time: EntryMoment = EntryMoment(), notes: String? = nil, recording: String? = nil, offersMessage: Bool = true,
        explores: Bool = false
    ) {
        self.intensity = intensity
        self.triggers = triggers
        self.place = place
        self.exactCoordinates = exactCoordinates
        self.time = time
        self.notes = notes
        self.recording = recording
        self.offersMessage = offersMessage
        self.explores = explores
    }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.LogCravingInput", "A craving to log.") {
        field("intensity", \.intensity, "The intensity, 1 to 10.", .intensity)
        field("triggers", \.triggers, "What preceded it.", .triggers, default: [])
        field("place", \.place, "Where it happened.")
        field(
            "exactCoordinates", \.exactCoordinates,
            "Whether to keep coordinates as stated; otherwise they are rounded to 0.01°.", .boolean, default: false)
        field("time", \.time, "When it happened; now by default.", default: EntryMoment())
        field("notes", \.notes, "A note.", .notes)
        field(
            "recording", \.recording, "The recording to link, by its key, its title, or the beginning of its key.",
            .recordName)
        field("offersMessage", \.offersMessage, "Whether to choose a message.", .boolean, default: true)
        field(
            "explores", \.explores,
            "Whether to pick any fitting message with a probability of 0.1, so that its effect can be estimated.",
            .boolean, default: false)
    }
}
