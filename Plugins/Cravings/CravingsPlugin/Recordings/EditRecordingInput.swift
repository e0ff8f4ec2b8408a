// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Changes to a recording.
public struct EditRecordingInput: SchemaProviding, Hashable {
    /// The recording, by its key, its title, or the beginning of its key.
    public var recording: String
    /// The title.
    public var title: String?
    /// A note; an empty text removes it.
    public var notes: String?
    /// What it is for.
    public var purpose: RecordingPurpose?
    /// The values to remove.
    public var clear: [Part]

    /// A value that can be removed from a recording.
    public enum Part: String, Codable, Sendable, CaseIterable {
        case title
        case notes
        case thumbnail
    }

    /// Creates an edit that changes nothing; set the changes afterward.
    public init(recording: String) {
        self.recording = recording
        clear = []
    }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.EditRecordingInput", "Changes to a recording.") {
        field(
            "recording", \.recording, "The recording, by its key, its title, or the beginning of its key.",
            .recordName)
        field("title", \.title, "The title.", .recordingTitle)
        field("notes", \.notes, "A note; an empty text removes it.", .notes)
        field("purpose", \.purpose, "What it is for.")
        field("clear", \.clear, "The values to remove.", .list(of: .nested, count: 0...3), default: [])
    }
}

extension EditRecordingInput.Part: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "cravings.RecordingPart", "A value that can be removed from a recording."
    ) {
        switch $0 {
        case .title: "The title."
        case .notes: "The note."
        case .thumbnail: "The thumbnail."
        }
    }
}
