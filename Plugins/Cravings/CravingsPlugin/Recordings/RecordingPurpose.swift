// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// What a recording is for.
@Schema("cravings.RecordingPurpose")
public enum RecordingPurpose: String, CaseIterable, SchemaProviding {
    /// Why the person wants to use less.
    case motivational
    /// Something that was reached.
    case milestone
    /// How the person is doing.
    case reflection
    /// Recorded during a craving.
    case craving
}
