// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A filter for recordings; omitted fields match everything.
@Schema("cravings.RecordingFilter")
public struct RecordingFilter: SchemaProviding, Hashable {
    /// The kind.
    public var kind: RecordingKind?
    /// The purpose.
    public var purpose: RecordingPurpose?
}
