// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How a thing was recognized.
public enum RecognitionMethod: String, Codable, Sendable, CaseIterable, SchemaProviding {
    /// By a code on it.
    case barcode
    /// By a picture of it.
    case vision
    /// Entered by a person.
    case manual
    /// By its similarity to another picture.
    case imageSimilarity

    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("twins.RecognitionMethod", "How a thing was recognized.") {
        switch $0 {
        case .barcode: "By a code on it."
        case .vision: "By a picture of it."
        case .manual: "Entered by a person."
        case .imageSimilarity: "By its similarity to another picture."
        }
    }
}
