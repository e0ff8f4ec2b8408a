// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A recognition attempt.
@Schema("twins.RecognitionLogEntry")
public struct RecognitionLogEntry: SchemaProviding, Hashable {
    /// The unique key of the entry.
    @Field(.recordKey) public var id: String
    /// The time of the recognition.
    public var time: Timestamp
    /// The content hash of the picture.
    @Field(.contentHash) public var image: String?
    /// The code as scanned.
    @Field(.text(1...2_000, example: "9780441478125")) public var code: String?
    /// How the thing was recognized.
    public var method: RecognitionMethod
    /// The confidence of the recognition.
    @Field(.number(0...1)) public var confidence: Double?
    /// The detected kind.
    public var detectedKind: TwinKind?
    /// The key of the resulting twin; absent if there is none, or if it was removed.
    @Field(.recordKey) public var twin: String?
    /// Whether the thing was recognized.
    public var isSuccess: Bool
    /// The reason for the failure.
    @Field(.text(0...2_000, example: "The check digit is wrong.")) public var error: String?
    /// The processing time, in milliseconds.
    @Field(.integer(0...86_400_000)) public var processingTime: Int?
}
