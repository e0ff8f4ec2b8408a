// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How a thing was recognized, as a scanner or camera reports it.
public struct StatedRecognition: SchemaProviding, Hashable {
    /// How the thing was recognized.
    public var method: RecognitionMethod
    /// The confidence of the recognition.
    public var confidence: Double?
    /// The processing time, in milliseconds.
    public var processingTime: Int?
    /// The picture from which it was recognized.
    public var image: Blob?

    /// Creates the value from its required attributes.
    public init(method: RecognitionMethod, confidence: Double? = nil) {
        self.method = method
        self.confidence = confidence
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "twins.StatedRecognition", "How a thing was recognized, as a scanner or camera reports it."
    ) {
        field("method", \.method, "How the thing was recognized.")
        field("confidence", \.confidence, "The confidence of the recognition.", .number(0...1))
        field("processingTime", \.processingTime, "The processing time, in milliseconds.", .integer(0...86_400_000))
        field("image", \.image, "The picture from which it was recognized.", .photo)
    }
}
