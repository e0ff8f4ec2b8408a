// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A recording that was added or changed.
public struct RecordingResult: SchemaProviding, Hashable {
    /// The recording.
    public var recording: Recording
    /// What the person should know about it, such as that it has no thumbnail.
    public var notices: [Message]

    /// A recording.
    package init(recording: Recording, notices: [Message] = []) {
        self.recording = recording
        self.notices = notices
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.RecordingResult", "A recording that was added or changed."
    ) {
        field("recording", \.recording, "The recording.")
        field(
            "notices", \.notices, "What the person should know about it, such as that it has no thumbnail.",
            default: [])
    }
}
