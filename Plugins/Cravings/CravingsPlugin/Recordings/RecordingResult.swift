// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A recording that was added or changed.
@Schema("cravings.RecordingResult")
public struct RecordingResult: SchemaProviding, Hashable {
    /// Where to find help, to be shown before anything else; empty unless the note calls for it.
    public var helpLines: [HelpLine] = []
    /// The recording.
    public var recording: Recording
    /// Notices about it, such as that it has no thumbnail.
    public var notices: [Message] = []

    /// A recording.
    package init(recording: Recording, helpLines: [HelpLine] = [], notices: [Message] = []) {
        self.helpLines = helpLines
        self.recording = recording
        self.notices = notices
    }
}
