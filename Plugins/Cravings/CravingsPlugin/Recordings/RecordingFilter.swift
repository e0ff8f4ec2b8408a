// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A filter for recordings; omitted fields match everything.
public struct RecordingFilter: SchemaProviding, Hashable {
    /// The kind.
    public var kind: RecordingKind?
    /// What it is for.
    public var purpose: RecordingPurpose?

    /// Creates a filter; all recordings by default.
    public init(kind: RecordingKind? = nil, purpose: RecordingPurpose? = nil) {
        self.kind = kind
        self.purpose = purpose
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.RecordingFilter", "A filter for recordings; omitted fields match everything."
    ) {
        field("kind", \.kind, "The kind.")
        field("purpose", \.purpose, "What it is for.")
    }
}
