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
    /// What it is for.
    public var purpose: RecordingPurpose?
    /// The values to remove.
    @Field(count: 0...3) public var clear: [Part] = []

    /// A value that can be removed from a recording.
    public enum Part: String, Codable, Sendable, CaseIterable {
        case title
        case notes
        case thumbnail
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
