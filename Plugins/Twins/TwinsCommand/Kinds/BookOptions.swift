// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import TwinsPlugin

/// The options for the attributes of the kind `book`.
struct BookOptions: KindOptions {
    static let kind = TwinKind.book

    @Option(help: ArgumentHelp("Author; several are separated by commas.", valueName: "text"))
    var author: String?

    @Option(help: ArgumentHelp("ISBN-10, without hyphens.", valueName: "text"))
    var isbn10: String?

    @Option(help: ArgumentHelp("ISBN-13, without hyphens.", valueName: "text"))
    var isbn13: String?

    @Option(help: ArgumentHelp("Publisher.", valueName: "text"))
    var publisher: String?

    @Option(help: ArgumentHelp("Publication date: a year, a month, or a day.", valueName: "date"))
    var published: String?

    @Option(help: ArgumentHelp("Number of pages.", valueName: "number"))
    var pages: String?

    @Option(help: ArgumentHelp("Language, such as en or English.", valueName: "text"))
    var language: String?

    @Option(help: ArgumentHelp("Genres, comma-separated.", valueName: "list"))
    var genres: String?

    @Option(help: ArgumentHelp("Average reader rating, from 0 to 5.", valueName: "number"))
    var averageRating: String?

    @Option(help: ArgumentHelp("Number of reader ratings.", valueName: "number"))
    var ratingsCount: String?

    @Option(help: ArgumentHelp("Goodreads key of the book.", valueName: "text"))
    var goodreadsId: String?

    @Option(
        help: ArgumentHelp("Reading status: unread, reading, finished, or dnf.", valueName: "word"),
        completion: .words(ReadingStatus.self))
    var status: String?

    @Option(help: ArgumentHelp("Current page.", valueName: "number"))
    var page: String?

    @Option(help: ArgumentHelp("Date reading started.", valueName: "date"))
    var started: String?

    @Option(help: ArgumentHelp("Date reading ended.", valueName: "date"))
    var finished: String?

    @Option(help: ArgumentHelp("Your rating, from 1 to 5.", valueName: "number"))
    var rating: String?

    @Option(help: ArgumentHelp("Notes about the book.", valueName: "text"))
    var bookNotes: String?

    @Flag(inversion: .prefixedNo, help: "Whether the book is a favorite.")
    var favoriteBook: Bool?

    @Option(help: ArgumentHelp("Tags of the book, comma-separated.", valueName: "list"))
    var bookTags: String?

    func add(to fields: inout InputFields) throws {
        fields.set("details.author", "--author", text: author)
        fields.set("details.isbn10", "--isbn10", text: isbn10)
        fields.set("details.isbn13", "--isbn13", text: isbn13)
        fields.set("details.publisher", "--publisher", text: publisher)
        fields.set("details.published", "--published", text: published)
        fields.set("details.pages", "--pages", figure: pages)
        fields.set("details.language", "--language", text: language)
        fields.set("details.genres", "--genres", list: genres)
        fields.set("details.averageRating", "--average-rating", figure: averageRating)
        fields.set("details.ratingsCount", "--ratings-count", figure: ratingsCount)
        fields.set("details.goodreadsID", "--goodreads-id", text: goodreadsId)
        fields.set("details.readingStatus", "--status", word: status, of: ReadingStatus.self)
        fields.set("details.currentPage", "--page", figure: page)
        fields.set("details.startedReading", "--started", text: started)
        fields.set("details.finishedReading", "--finished", text: finished)
        fields.set("details.personalRating", "--rating", figure: rating)
        fields.set("details.notes", "--book-notes", text: bookNotes)
        fields.set("details.isFavorite", "--favorite-book", flag: favoriteBook)
        fields.set("details.tags", "--book-tags", list: bookTags)
    }
}
