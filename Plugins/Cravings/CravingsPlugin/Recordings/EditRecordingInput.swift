// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Changes to a recording; omitted fields keep their values, and null clears one.
@Schema("cravings.EditRecordingInput")
public struct EditRecordingInput: SchemaProviding, Hashable {
    /// The recording, by its key, its title, or the beginning of its key.
    @Field(.recordName) public var recording: String
    /// The title.
    @Field(.recordingTitle) public var title: String??
    /// A note; an empty text removes it.
    @Field(.notes) public var notes: String??
    /// The purpose.
    public var purpose: RecordingPurpose?
    /// Whether to remove the thumbnail.
    public var removesThumbnail: Bool = false
}
