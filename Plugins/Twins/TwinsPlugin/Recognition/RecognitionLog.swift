// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Recognitions, newest first.
public struct RecognitionLog: SchemaProviding, Hashable {
    /// The entries.
    public var entries: [RecognitionLogEntry]
    /// The names of the twins by their keys.
    public var names: [String: String]
    /// The number of matching entries, including those beyond the limit.
    public var total: Int
    /// The cursor for the next page; absent on the last page.
    public var cursor: String?

    /// Creates the value from its required attributes.
    public init(entries: [RecognitionLogEntry], names: [String: String], total: Int, cursor: String? = nil) {
        self.entries = entries
        self.names = names
        self.total = total
        self.cursor = cursor
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.RecognitionLog", "Recognitions, newest first.") {
        field("entries", \.entries, "The entries.")
        field("names", \.names, "The names of the twins by their keys.", .dictionary(of: .text()))
        field("total", \.total, "The number of matching entries, including those beyond the limit.", .tally)
        field("cursor", \.cursor, "The cursor for the next page; absent on the last page.", .cursor)
    }
}
