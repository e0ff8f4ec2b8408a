// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// How a thing was recognized.
@Schema("twins.RecognitionMethod")
public enum RecognitionMethod: String, CaseIterable, SchemaProviding {
    /// By a code on it.
    case barcode
    /// By a picture of it.
    case vision
    /// Entered by a person.
    case manual
    /// By its similarity to another picture.
    case imageSimilarity
}
