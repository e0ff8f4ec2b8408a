// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The attributes of a book.
public struct BookDetails: SchemaProviding, Hashable {
    /// The title.
    public var title: String
    /// The author; several are separated by commas.
    public var author: String?
    /// The ISBN-10, without hyphens.
    public var isbn10: String?
    /// The ISBN-13, without hyphens.
    public var isbn13: String?
    /// The publisher.
    public var publisher: String?
    /// The date of publication: a year, a month, or a day.
    public var published: String?
    /// The number of pages.
    public var pages: Int?
    /// The language, such as `en` or `English`.
    public var language: String?
    /// The genres.
    public var genres: [String]
    /// The average rating by readers.
    public var averageRating: Double?
    /// The number of ratings by readers.
    public var ratingsCount: Int?
    /// The key of the book at Goodreads.
    public var goodreadsID: String?
    /// How far it has been read.
    public var readingStatus: ReadingStatus
    /// The page that the reader has reached.
    public var currentPage: Int?
    /// The day on which reading began.
    public var startedReading: CalendarDay?
    /// The day on which reading ended.
    public var finishedReading: CalendarDay?
    /// Your rating, in stars.
    public var personalRating: Int?
    /// Notes about the book.
    public var notes: String?
    /// Whether it is a favorite.
    public var isFavorite: Bool
    /// Tags of the book.
    public var tags: [String]

    /// Creates the value from its required attributes.
    public init(title: String) {
        self.title = title
        genres = []
        readingStatus = .unread
        isFavorite = false
        tags = []
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.BookDetails", "The attributes of a book.") {
        field("title", \.title, "The title.", .text(1...500, example: "The Left Hand of Darkness"))
        field(
            "author", \.author, "The author; several are separated by commas.",
            .text(1...500, example: "Ursula K. Le Guin"))
        field("isbn10", \.isbn10, "The ISBN-10, without hyphens.", .bookNumber10)
        field("isbn13", \.isbn13, "The ISBN-13, without hyphens.", .bookNumber13)
        field("publisher", \.publisher, "The publisher.", .text(1...200, example: "Ace Books"))
        field("published", \.published, "The date of publication: a year, a month, or a day.", .partialDate)
        field("pages", \.pages, "The number of pages.", .integer(1...50_000))
        field("language", \.language, "The language, such as `en` or `English`.", .text(1...50, example: "en"))
        field(
            "genres", \.genres, "The genres.", .list(of: .text(1...100, example: "science fiction"), count: 0...50),
            default: [])
        field("averageRating", \.averageRating, "The average rating by readers.", .number(0...5))
        field("ratingsCount", \.ratingsCount, "The number of ratings by readers.", .integer(0...1_000_000_000))
        field("goodreadsID", \.goodreadsID, "The key of the book at Goodreads.", .text(1...50, example: "18423"))
        field("readingStatus", \.readingStatus, "How far it has been read.", default: .unread)
        field("currentPage", \.currentPage, "The page that the reader has reached.", .integer(0...50_000))
        field("startedReading", \.startedReading, "The day on which reading began.")
        field("finishedReading", \.finishedReading, "The day on which reading ended.")
        field("personalRating", \.personalRating, "Your rating, in stars.", .integer(1...5))
        field("notes", \.notes, "Notes about the book.", .text(0...10_000, example: "lent to me by Ana"))
        field("isFavorite", \.isFavorite, "Whether it is a favorite.", .boolean, default: false)
        field(
            "tags", \.tags, "Tags of the book.", .list(of: .text(1...50, example: "classic"), count: 0...50),
            default: [])
    }
}
