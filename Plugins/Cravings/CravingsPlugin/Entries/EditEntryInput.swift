// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Changes to an entry.
public struct EditEntryInput: SchemaProviding, Hashable {
    /// The entry, by its key or the beginning of its key; `last` for the one that was logged last.
    public var entry: String
    /// When it happened.
    public var time: EntryMoment?
    /// The intensity, only of a craving.
    public var intensity: Int?
    /// The intensity about 15 minutes later, only of a craving.
    public var laterIntensity: Int?
    /// The method, only of a use.
    public var method: UseMethod?
    /// The amount in the method's unit, only of a use.
    public var amount: Double?
    /// What preceded it; replaces the current triggers.
    public var triggers: [Trigger]?
    /// Where it happened.
    public var place: Place?
    /// Whether to keep coordinates as stated; otherwise they are rounded to 0.01°.
    public var exactCoordinates: Bool
    /// A note; an empty text removes it.
    public var notes: String?
    /// The recording to link, by its key, its title, or the beginning of its key; only of a craving.
    public var recording: String?
    /// The values to remove.
    public var clear: [Part]

    /// A value that can be removed from an entry.
    public enum Part: String, Codable, Sendable, CaseIterable {
        case triggers
        case place
        case notes
        case recording
        case laterIntensity
    }

    /// Creates an edit that changes nothing; set the changes afterward.
    public init(entry: String) {
        self.entry = entry
        exactCoordinates = false
        clear = []
    }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.EditEntryInput", "Changes to an entry.") {
        field(
            "entry", \.entry,
            "The entry, by its key or the beginning of its key; `last` for the one that was logged last.",
            .entryReference)
        field("time", \.time, "When it happened.")
        field("intensity", \.intensity, "The intensity, only of a craving.", .intensity)
        field(
            "laterIntensity", \.laterIntensity, "The intensity about 15 minutes later, only of a craving.", .intensity)
        field("method", \.method, "The method, only of a use.")
        field("amount", \.amount, "The amount in the method's unit, only of a use.", .number(0...1_000))
        field("triggers", \.triggers, "What preceded it; replaces the current triggers.", .triggers)
        field("place", \.place, "Where it happened.")
        field(
            "exactCoordinates", \.exactCoordinates,
            "Whether to keep coordinates as stated; otherwise they are rounded to 0.01°.", .boolean, default: false)
        field("notes", \.notes, "A note; an empty text removes it.", .notes)
        field(
            "recording", \.recording, "The recording to link, by its key, its title, or the beginning of its key.",
            .recordName)
        field("clear", \.clear, "The values to remove.", .list(of: .nested, count: 0...5), default: [])
    }
}

extension EditEntryInput.Part: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "cravings.EntryPart", "A value that can be removed from an entry."
    ) {
        switch $0 {
        case .triggers: "The triggers."
        case .place: "The place."
        case .notes: "The note."
        case .recording: "The link to a recording."
        case .laterIntensity: "The intensity about 15 minutes later."
        }
    }
}
