// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The recording to play.
@Schema("cravings.PlayRecordingInput")
public struct PlayRecordingInput: SchemaProviding, Hashable {
    /// The recording, by its key, its title, or the beginning of its key.
    @Field(.recordName) public var recording: String
}
