// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What a recording is for.
public enum RecordingPurpose: String, Codable, Sendable, CaseIterable {
    case motivational
    case milestone
    case reflection
    case craving
}

extension RecordingPurpose: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("cravings.RecordingPurpose", "What a recording is for.") {
        switch $0 {
        case .motivational: "Why the person wants to use less."
        case .milestone: "Something that was reached."
        case .reflection: "How the person is doing."
        case .craving: "Recorded during a craving."
        }
    }
}
