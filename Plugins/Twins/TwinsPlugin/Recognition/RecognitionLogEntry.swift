// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A recognition that was tried.
public struct RecognitionLogEntry: SchemaProviding, Hashable {
    /// The unique key of the entry.
    public var id: String
    /// The time of the recognition.
    public var time: Timestamp
    /// The content hash of the picture.
    public var image: String?
    /// The code as scanned.
    public var code: String?
    /// How the thing was recognized.
    public var method: RecognitionMethod
    /// The confidence of the recognition.
    public var confidence: Double?
    /// The kind that was detected.
    public var detectedKind: TwinKind?
    /// The key of the resulting twin; absent if there is none, or if it was removed.
    public var twin: String?
    /// Whether the thing was recognized.
    public var isSuccess: Bool
    /// What went wrong.
    public var error: String?
    /// The processing time, in milliseconds.
    public var processingTime: Int?

    /// Creates the value from its required attributes.
    public init(
        id: String, time: Timestamp, code: String? = nil, method: RecognitionMethod, detectedKind: TwinKind? = nil,
        twin: String? = nil, isSuccess: Bool
    ) {
        self.id = id
        self.time = time
        self.code = code
        self.method = method
        self.detectedKind = detectedKind
        self.twin = twin
        self.isSuccess = isSuccess
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.RecognitionLogEntry", "A recognition that was tried.") {
        field("id", \.id, "The unique key of the entry.", .recordKey)
        field("time", \.time, "The time of the recognition.")
        field("image", \.image, "The content hash of the picture.", .contentHash)
        field("code", \.code, "The code as scanned.", .text(1...2_000, example: "9780441478125"))
        field("method", \.method, "How the thing was recognized.")
        field("confidence", \.confidence, "The confidence of the recognition.", .number(0...1))
        field("detectedKind", \.detectedKind, "The kind that was detected.")
        field(
            "twin", \.twin, "The key of the resulting twin; absent if there is none, or if it was removed.", .recordKey)
        field("isSuccess", \.isSuccess, "Whether the thing was recognized.", .boolean)
        field("error", \.error, "What went wrong.", .text(0...2_000, example: "The check digit is wrong."))
        field("processingTime", \.processingTime, "The processing time, in milliseconds.", .integer(0...86_400_000))
    }
}
