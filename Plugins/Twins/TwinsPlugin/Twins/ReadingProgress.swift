// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The reading progress in a book.
@Schema("twins.ReadingProgress")
public struct ReadingProgress: SchemaProviding, Hashable {
    /// The twin.
    public var twin: NamedRecord
    /// The book.
    public var book: BookDetails
    /// The share read so far; absent if the number of pages is unknown.
    @Field(.number(0...1)) public var share: Double?
}
