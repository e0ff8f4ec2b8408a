// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A recording that was removed with its file.
public struct RemovedRecording: SchemaProviding, Hashable {
    /// The recording.
    public var recording: Recording
    /// The number of cravings that were linked to it, which remain.
    public var unlinkedCravings: Int

    /// A removed recording.
    package init(recording: Recording, unlinkedCravings: Int) {
        self.recording = recording
        self.unlinkedCravings = unlinkedCravings
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.RemovedRecording", "A recording that was removed with its file."
    ) {
        field("recording", \.recording, "The recording.")
        field(
            "unlinkedCravings", \.unlinkedCravings, "The number of cravings that were linked to it, which remain.",
            .integer(0...Int.max))
    }
}
