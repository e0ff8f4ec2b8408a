// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Recalls to add, for a twin or by codes.
@Schema("twins.AddRecallInput")
public struct AddRecallInput: SchemaProviding, Hashable {
    /// The recalled twin: its key, its name or part of it; by GTIN and batch if omitted.
    @Field(.recordName("Oat milk")) public var twin: String?
    /// The notices; without a twin, each has a GTIN or a batch.
    @Field(count: 0...10_000) public var notices: [RecallNotice] = []
    /// A list of notices in CSV or JSON, with the columns gtin, batch, title, url, and published; instead of notices.
    @Field(.blob(maximumBytes: largestFile)) public var file: Blob?

    /// The maximum size of a list of notices, in bytes.
    public static let largestFile = 16_000_000
}
