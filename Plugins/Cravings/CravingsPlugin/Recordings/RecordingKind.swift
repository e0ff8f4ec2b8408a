// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The kind of a recording.
public enum RecordingKind: String, Codable, Sendable, CaseIterable {
    case video
    case audio
}

extension RecordingKind: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("cravings.RecordingKind", "The kind of a recording.") {
        switch $0 {
        case .video: "Moving pictures, with or without sound."
        case .audio: "Sound."
        }
    }
}
