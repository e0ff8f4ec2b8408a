// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How far a book has been read.
public struct ReadingProgress: SchemaProviding, Hashable {
    /// The twin.
    public var twin: NamedRecord
    /// The book.
    public var book: BookDetails
    /// The share that has been read; absent if the number of pages is unknown.
    public var share: Double?

    /// Creates the value from its required attributes.
    public init(twin: NamedRecord, book: BookDetails, share: Double? = nil) {
        self.twin = twin
        self.book = book
        self.share = share
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.ReadingProgress", "How far a book has been read.") {
        field("twin", \.twin, "The twin.")
        field("book", \.book, "The book.")
        field(
            "share", \.share, "The share that has been read; absent if the number of pages is unknown.", .number(0...1))
    }
}
