// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The purpose of a recording.
@Schema("cravings.RecordingPurpose")
public enum RecordingPurpose: String, CaseIterable, SchemaProviding {
    /// The person's reasons to use less.
    case motivational
    /// A milestone.
    case milestone
    /// How the person is doing.
    case reflection
    /// Recorded during a craving.
    case craving
}
