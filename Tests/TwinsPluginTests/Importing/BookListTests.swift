// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Currencies
import Testing
import TwinsPlugin

@Suite struct BookListTests {
    @Test func `the columns of Goodreads are read`() throws {
        let file = try ImportFixture.read("goodreads.csv")
        #expect(file.format == .goodreads)
        #expect(file.sentences.isEmpty)
        let twin = try file.twin("The Left Hand of Darkness (Hainish Cycle #4)").twin
        #expect(twin.id == "goodreads-18423")
        let book = try #require(twin.book)
        #expect(book.author == "Ursula K. Le Guin")
        #expect(book.isbn10 == "0441478123")
        #expect(book.isbn13 == "9780441478125")
        #expect(book.goodreadsID == "18423")
        #expect(book.personalRating == 5)
        #expect(book.averageRating == 4.1)
        #expect(book.pages == 304)
        #expect(book.published == "1987")
        #expect(book.readingStatus == .finished)
        #expect(book.finishedReading == (try CalendarDay("2023-02-11")))
        #expect(book.tags == ["favorites", "sci-fi"])
        #expect(book.notes == "Still cold.\nStill warm.")
        #expect(twin.items[0].notes == "signed by nobody")
        #expect(twin.customFields["Original Publication Year"] == "1969")
        #expect(twin.customFields["Date Added"] == "2022/12/24")
        #expect(twin.customFields["Binding"] == "Mass Market Paperback")
        #expect(twin.customFields["Read Count"] == "2")
    }

    @Test func `an empty ISBN, rating, page count, or date of Goodreads stays empty`() throws {
        let file = try ImportFixture.read("goodreads.csv")
        let book = try #require(file.twin("Кобзар").twin.book)
        #expect(book.isbn10 == nil && book.isbn13 == nil && book.finishedReading == nil)
        #expect(book.readingStatus == .reading)
        let other = try #require(file.twin("An Unfinished Book").twin.book)
        #expect(other.pages == nil)
    }

    // A book to read of which 0 copies are owned is a wish; LibraryThing's own collections for others are these two.
    @Test func `a wish list isn't property`() throws {
        let goodreads = try ImportFixture.read("goodreads.csv")
        #expect(goodreads.leftOut.map { "\($0.what): \($0.count)" } == ["books to read that aren't owned: 1"])
        #expect(goodreads.twins.count == 3 && goodreads.count == 4)
        let storygraph = try ImportFixture.read("storygraph.csv")
        #expect(storygraph.leftOut.map { "\($0.what): \($0.count)" } == ["books that aren't owned: 1"])
        #expect(storygraph.twins.map(\.twin.name) == ["The Dispossessed", "Harvest"])
        let libraryThing = try ImportFixture.read(
            text:
                "Book Id\tTitle\tPrimary Author\tCollections\n1\tA\tB\tWishlist\n2\tC\tD\tRead but unowned, Favorites\n"
                + "3\tE\tF\tYour library, Wishlist\n4\tG\tH\tTo read\n")
        #expect(libraryThing.twins.map(\.twin.name) == ["E", "G"])
        #expect(libraryThing.leftOut.map(\.count) == [2])
    }

    @Test func `an exclusive shelf of one's own becomes a tag with a remark`() throws {
        let file = try ImportFixture.read("goodreads.csv")
        let book = try #require(file.twin("An Unfinished Book").twin.book)
        #expect(book.tags == ["gave-up"])
        #expect(book.readingStatus == .unread)
        #expect(file.remarks.map(\.path) == ["line 5, Exclusive Shelf"])
    }

    @Test func `the columns of The StoryGraph are read, and part of a star is kept`() throws {
        let file = try ImportFixture.read("storygraph.csv")
        #expect(file.format == .storygraph)
        #expect(file.sentences.isEmpty)
        let twin = try file.twin("The Dispossessed").twin
        let book = try #require(twin.book)
        #expect(book.isbn13 == "9780061054884")
        #expect(book.personalRating == 4)
        #expect(twin.customFields["Star Rating"] == "4.25")
        #expect(book.startedReading == (try CalendarDay("2024-03-02")))
        #expect(book.finishedReading == (try CalendarDay("2024-03-20")))
        #expect(book.tags == ["anarchy", "physics"])
        #expect(book.genres == ["reflective", "challenging"])
        let text = "Title,ISBN/UID,Read Status,Star Rating,Owned?\nSolaris,B004KABDZC,did-not-finish,,Yes\n"
        let solaris = try ImportFixture.read(text: text).twin("Solaris").twin
        #expect(solaris.book?.readingStatus == .dnf)
        #expect(solaris.customFields["ISBN/UID"] == "B004KABDZC")
        #expect(try file.twin("Harvest").twin.book?.readingStatus == .unread)
    }

    @Test func `the columns of LibraryThing are read from ISO 8859-1, with brackets and both ISBNs in a cell`() throws {
        let file = try ImportFixture.read("librarything.tsv")
        #expect(file.format == .librarything)
        #expect(file.sentences.isEmpty)
        let twin = try file.twin("Le Père Goriot").twin
        let book = try #require(twin.book)
        #expect(book.author == "Honoré de Balzac, Marion Ayton Crawford")
        #expect(book.isbn10 == "0140440178")
        #expect(book.isbn13 == "9780140440171")
        #expect(book.pages == 304)
        #expect(book.published == "1951")
        #expect(book.genres == ["Paris -- Fiction", "Fathers and daughters"])
        #expect(book.personalRating == 5)
        #expect(book.tags == ["classics", "french", "Favorites"])
        #expect(book.finishedReading == (try CalendarDay("2020-02-20")))
        #expect(book.readingStatus == .finished)
        let item = try #require(twin.items.first)
        #expect(item.purchase?.date == (try CalendarDay("2020-01-15")))
        #expect(item.purchase?.price == Money(amount: "4.50", currency: "EUR"))
        #expect(item.currentValue == Money(amount: "6.00", currency: "EUR"))
        #expect(item.purchase?.store == "Bouquiniste")
        #expect(item.notes == "lent by a café")
        #expect(item.condition == .good)
    }

    @Test func `a loan of LibraryThing is a loan of the first copy`() throws {
        let twin = try ImportFixture.read("librarything.tsv").twin("Selected Poems").twin
        #expect(twin.items.count == 2)
        let loan = try #require(twin.items[0].loans.first)
        #expect(loan.borrower == "Jürgen")
        #expect(loan.lent == (try CalendarDay("2026-10-01")))
        #expect(loan.due == (try CalendarDay("2026-12-01")))
        #expect(twin.items[1].loans.isEmpty)
    }

    @Test func `the columns of Calibre are read, with its date for none and the X that it drops from an ISBN-10`()
        throws
    {
        let file = try ImportFixture.read("calibre.csv")
        #expect(file.format == .calibre)
        #expect(file.sentences.isEmpty)
        let twin = try file.twin("The Left Hand of Darkness").twin
        #expect(twin.id == "calibre-1c1a8a5e-7d0a-4f8e-9b6f-0b8d1a4d2c11")
        #expect(twin.book?.published == "1987-03-15")
        #expect(twin.book?.goodreadsID == "18423")
        #expect(twin.book?.personalRating == 5)
        #expect(twin.customFields["series"] == "Hainish")
        #expect(twin.customFields["series_index"] == "4.0")
        let picnic = try file.twin("Roadside Picnic").twin
        #expect(picnic.book?.author == "Arkady Strugatsky, Boris Strugatsky")
        #expect(picnic.book?.published == nil)
        #expect(picnic.book?.isbn10 == "080442957X")
        #expect(picnic.book?.language == "eng")
        #expect(picnic.customFields["series_index"] == nil)
    }

    @Test func `a wrong check digit is reported with the correct one`() throws {
        let file = try ImportFixture.read(
            text: "Book Id,Title,Author,ISBN13,Exclusive Shelf\n1,A,B,\"=\"\"9780441478126\"\"\",read\n")
        #expect(file.twins.isEmpty)
        #expect(file.sentences.count == 1)
        #expect(file.sentences[0].contains("line 2, ISBN13"))
        #expect(file.sentences[0].contains("whose check digit is 5"))
    }
}
