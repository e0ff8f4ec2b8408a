// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The kind of a recording.
@Schema("cravings.RecordingKind")
public enum RecordingKind: String, CaseIterable, SchemaProviding {
    /// Video, with or without sound.
    case video
    /// Sound.
    case audio
}
