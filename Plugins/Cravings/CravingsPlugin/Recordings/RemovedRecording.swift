// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A recording that was removed with its file.
@Schema("cravings.RemovedRecording")
public struct RemovedRecording: SchemaProviding, Hashable {
    /// The recording.
    public var recording: Recording
    /// The number of cravings that were linked to it, which remain.
    @Field(.integer(0...Int.max)) public var unlinkedCravings: Int
}
