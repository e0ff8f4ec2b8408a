// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The recording to remove.
@Schema("cravings.RemoveRecordingInput")
public struct RemoveRecordingInput: SchemaProviding, Hashable {
    /// The recording, by its key, its title, or the beginning of its key.
    @Field(.recordName) public var recording: String
}
