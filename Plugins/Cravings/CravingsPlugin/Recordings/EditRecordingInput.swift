// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Changes to a recording.
@Schema("cravings.EditRecordingInput")
public struct EditRecordingInput: SchemaProviding, Hashable {
    /// The recording, by its key, its title, or the beginning of its key.
    @Field(.recordName) public var recording: String
    /// The title.
    @Field(.recordingTitle) public var title: String?
    /// A note; an empty text removes it.
    @Field(.notes) public var notes: String?
    /// The purpose.
    public var purpose: RecordingPurpose?
    /// The values to remove.
    @Field(count: 0...3) public var clear: [Part] = []

    /// A value that can be removed from a recording.
    @Schema("cravings.RecordingPart")
    public enum Part: String, CaseIterable, SchemaProviding {
        /// The title.
        case title
        /// The note.
        case notes
        /// The thumbnail.
        case thumbnail
    }
}
