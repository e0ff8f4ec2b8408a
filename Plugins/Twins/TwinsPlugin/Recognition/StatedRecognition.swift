// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// How a thing was recognized, as a scanner or camera reports it.
@Schema("twins.StatedRecognition")
public struct StatedRecognition: SchemaProviding, Hashable {
    /// How the thing was recognized.
    public var method: RecognitionMethod
    /// The confidence of the recognition.
    @Field(.number(0...1)) public var confidence: Double?
    /// The processing time, in milliseconds.
    @Field(.integer(0...86_400_000)) public var processingTime: Int?
    /// The picture from which it was recognized.
    @Field(.photo) public var image: Blob?
}
