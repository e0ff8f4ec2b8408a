// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The reading progress to record for a book.
@Schema("twins.SetProgressInput")
public struct SetProgressInput: SchemaProviding, Hashable {
    /// The book: its key, its title or part of it, or the beginning of its key.
    @Field(.recordName("Dune")) public var twin: String
    /// The current page; the last page finishes the book.
    @Field(.integer(0...50_000)) public var page: Int?
    /// The reading status; follows from the page if omitted.
    public var status: ReadingStatus?
    /// Your rating, in stars.
    @Field(.integer(1...5)) public var rating: Int?
    /// The date; today by default.
    public var day: DayReference?
}
