// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Recalls to add, for a twin or by codes.
public struct AddRecallInput: SchemaProviding, Hashable {
    /// The twin that is recalled: its key, its name or part of it; by GTIN and batch if omitted.
    public var twin: String?
    /// The notices; without a twin, each has a GTIN or a batch.
    public var notices: [RecallNotice]
    /// A list of notices in CSV or JSON, with the columns gtin, batch, title, url, and published; instead of notices.
    public var file: Blob?

    /// The maximum size of a list of notices, in bytes.
    public static let largestFile = 16_000_000

    /// Creates the value from its required attributes.
    public init(twin: String? = nil, notices: [RecallNotice]) {
        self.twin = twin
        self.notices = notices
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.AddRecallInput", "Recalls to add, for a twin or by codes.") {
        field(
            "twin", \.twin, "The twin that is recalled: its key, its name or part of it; by GTIN and batch if omitted.",
            .recordName("Oat milk"))
        field(
            "notices", \.notices, "The notices; without a twin, each has a GTIN or a batch.",
            .list(of: .nested, count: 0...10_000), default: [])
        field(
            "file", \.file,
            "A list of notices in CSV or JSON, with the columns gtin, batch, title, url, and published; instead of "
                + "notices.", .blob(maximumBytes: largestFile))
    }
}
