// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A recording that was added or changed.
public struct RecordingResult: SchemaProviding, Hashable {
    /// Where to find help, to be shown before anything else; empty unless the note calls for it.
    public var helpLines: [HelpLine]
    /// The recording.
    public var recording: Recording
    /// What the person should know about it, such as that it has no thumbnail.
    public var notices: [Message]

    /// A recording.
    package init(recording: Recording, helpLines: [HelpLine] = [], notices: [Message] = []) {
        self.helpLines = helpLines
        self.recording = recording
        self.notices = notices
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.RecordingResult", "A recording that was added or changed."
    ) {
        field(
            "helpLines", \.helpLines,
            "Where to find help, to be shown before anything else; empty unless the note calls for it.", default: [])
        field("recording", \.recording, "The recording.")
        field(
            "notices", \.notices, "What the person should know about it, such as that it has no thumbnail.",
            default: [])
    }
}
