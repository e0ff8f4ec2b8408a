// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The recording to play.
public struct PlayRecordingInput: SchemaProviding, Hashable {
    /// The recording, by its key, its title, or the beginning of its key.
    public var recording: String

    /// Creates an input.
    public init(recording: String) { self.recording = recording }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.PlayRecordingInput", "The recording to play.") {
        field(
            "recording", \.recording, "The recording, by its key, its title, or the beginning of its key.",
            .recordName)
    }
}
