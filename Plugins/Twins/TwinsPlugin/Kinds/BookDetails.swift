// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The attributes of a book.
@Schema("twins.BookDetails")
public struct BookDetails: SchemaProviding, Hashable {
    /// The title.
    @Field(.text(1...500, example: "The Left Hand of Darkness")) public var title: String
    /// The author; several are separated by commas.
    @Field(.text(1...500, example: "Ursula K. Le Guin")) public var author: String?
    /// The ISBN-10, without hyphens.
    @Field(.bookNumber10) public var isbn10: String?
    /// The ISBN-13, without hyphens.
    @Field(.bookNumber13) public var isbn13: String?
    /// The publisher.
    @Field(.text(1...200, example: "Ace Books")) public var publisher: String?
    /// The publication date: a year, a month, or a day.
    @Field(.partialDate) public var published: String?
    /// The number of pages.
    @Field(.integer(1...50_000)) public var pages: Int?
    /// The language, such as `en` or `English`.
    @Field(.text(1...50, example: "en")) public var language: String?
    /// The genres.
    @Field(.list(of: .text(1...100, example: "science fiction"), count: 0...50)) public var genres: [String] = []
    /// The average reader rating.
    @Field(.number(0...5)) public var averageRating: Double?
    /// The number of reader ratings.
    @Field(.integer(0...1_000_000_000)) public var ratingsCount: Int?
    /// The Goodreads key of the book.
    @Field(.text(1...50, example: "18423")) public var goodreadsID: String?
    /// The reading status.
    public var readingStatus: ReadingStatus = .unread
    /// The current page.
    @Field(.integer(0...50_000)) public var currentPage: Int?
    /// The date reading started.
    public var startedReading: CalendarDay?
    /// The date reading ended.
    public var finishedReading: CalendarDay?
    /// Your rating, in stars.
    @Field(.integer(1...5)) public var personalRating: Int?
    /// Notes about the book.
    @Field(.text(0...10_000, example: "lent to me by Ana")) public var notes: String?
    /// Whether it is a favorite.
    public var isFavorite: Bool = false
    /// Tags of the book.
    @Field(.list(of: .text(1...50, example: "classic"), count: 0...50)) public var tags: [String] = []
}
