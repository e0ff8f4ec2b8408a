// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How far a book has been read.
public struct SetProgressInput: SchemaProviding, Hashable {
    /// The book: its key, its title or part of it, or the beginning of its key.
    public var twin: String
    /// The page that you reached; the last one finishes the book.
    public var page: Int?
    /// How far it has been read; follows from the page if omitted.
    public var status: ReadingStatus?
    /// Your rating, in stars.
    public var rating: Int?
    /// The day on which that was; today by default.
    public var day: DayReference?

    /// Creates the value from its required attributes.
    public init(twin: String, page: Int? = nil, status: ReadingStatus? = nil) {
        self.twin = twin
        self.page = page
        self.status = status
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.SetProgressInput", "How far a book has been read.") {
        field(
            "twin", \.twin, "The book: its key, its title or part of it, or the beginning of its key.",
            .recordName("Dune"))
        field("page", \.page, "The page that you reached; the last one finishes the book.", .integer(0...50_000))
        field("status", \.status, "How far it has been read; follows from the page if omitted.")
        field("rating", \.rating, "Your rating, in stars.", .integer(1...5))
        field("day", \.day, "The day on which that was; today by default.")
    }
}
