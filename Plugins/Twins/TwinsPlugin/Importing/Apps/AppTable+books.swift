// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension AppTable {
    /// The columns that the exports of several book lists have.
    private static func books(_ format: ImportFormat) -> AppTable {
        var table = AppTable(format)
        table.kind = { _ in .book }
        table.detail("title", "Title")
        table.detail("publisher", "Publisher")
        table.read("Author", "Authors") { draft, cell in draft.addAuthors([cell.text], from: cell) }
        table.read("ISBN", "ISBN13", "ISBN10", "ISBNs", "ISBN/UID") { draft, cell throws(ValidationIssue) in
            try draft.addISBNs(cell)
        }
        table.read("My Rating", "Rating", "Star Rating") { draft, cell throws(ValidationIssue) in
            try draft.setRating(cell)
        }
        table.read("Tags") { draft, cell in draft.addBookTags(cell.words(separatedBy: [","]), from: cell) }
        table.read("Exclusive Shelf", "Read Status") { draft, cell in draft.setReadingStatus(cell) }
        table.finish = { draft in draft.completeISBNs() }
        return table
    }

    /// The CSV export of Goodreads.
    static let goodreads: AppTable = {
        var table = books(.goodreads)
        table.read("Book Id") { draft, cell in
            draft.key = ImportKeys.key("goodreads", cell.text)
            draft.setDetail("goodreadsID", .string(cell.text), from: cell)
        }
        // The same author, with the family name first.
        table.skip("Author l-f")
        table.read("Additional Authors") { draft, cell in
            draft.addAuthors(cell.words(separatedBy: [","]), from: cell)
        }
        table.read("Average Rating") { draft, cell throws(ValidationIssue) in
            draft.setDetail("averageRating", .number(try cell.number(0...5)), from: cell)
        }
        table.read("Number of Pages") { draft, cell throws(ValidationIssue) in try draft.setPages(cell) }
        table.read("Year Published") { draft, cell throws(ValidationIssue) in try draft.setYear(cell) }
        table.read("Date Read") { draft, cell throws(ValidationIssue) in
            draft.setDetail("finishedReading", try draft.day(cell) ?? .null, from: cell)
        }
        table.read("Bookshelves") { draft, cell in
            // The exclusive shelves are the reading status.
            let shelves = cell.words(separatedBy: [","]).filter { ReadingWords.status(of: $0) == nil }
            draft.addBookTags(shelves, from: cell)
        }
        table.skip("Bookshelves with positions")
        table.read("My Review") { draft, cell in draft.appendNote(cell.text.withoutBreaks, to: "notes", from: cell) }
        table.read("Private Notes") { draft, cell in draft.appendItemNote(cell.text.withoutBreaks, from: cell) }
        table.read("Owned Copies", "Read Count") { draft, cell throws(ValidationIssue) in
            let count = try cell.number(0...1_000_000, "a count")
            if cell.heading.foldedHeading == "readcount" {
                if count > 1 { draft.keep(cell) }
            } else if count > 0 {
                draft.setCopies(count, from: cell)
            } else if draft.cells["Exclusive Shelf"].map({ ReadingWords.status(of: $0.text) }) == .unread {
                draft.omission = "books to read that aren't owned"
            }
        }
        table.read("Spoiler") { draft, cell throws(ValidationIssue) in if try cell.flag() { draft.keep(cell) } }
        return table
    }()

    /// The CSV export of The StoryGraph.
    static let storygraph: AppTable = {
        var table = books(.storygraph)
        table.read("Authors") { draft, cell in draft.addAuthors(cell.words(separatedBy: [","]), from: cell) }
        table.read("ISBN/UID") { draft, cell throws(ValidationIssue) in
            // Books without an ISBN have a key of the app here.
            let digits = cell.text.filter(\.isNumber).count
            if digits >= 9, cell.text.allSatisfy({ $0.isNumber || "-Xx ".contains($0) }) {
                try draft.addISBNs(cell)
            } else {
                draft.keep(cell)
            }
        }
        table.read("Last Date Read") { draft, cell throws(ValidationIssue) in
            draft.setDetail("finishedReading", try draft.day(cell) ?? .null, from: cell)
        }
        table.read("Dates Read") { draft, cell throws(ValidationIssue) in try draft.setDatesRead(cell) }
        table.read("Review") { draft, cell in draft.appendNote(cell.text.withoutBreaks, to: "notes", from: cell) }
        table.read("Owned?") { draft, cell throws(ValidationIssue) in
            if !(try cell.flag()) { draft.omission = "books that aren't owned" }
        }
        table.read("Moods") { draft, cell in
            draft.setDetail(
                "genres", .array(cell.words(separatedBy: [","]).map(JSONValue.string)), from: cell)
        }
        return table
    }()

    /// The tab-separated and CSV exports of LibraryThing, in ISO 8859-1 or UTF-8.
    static let libraryThing: AppTable = {
        var table = books(.librarything)
        table.isLatin1 = true
        table.read("Book Id") { draft, cell in
            draft.key = ImportKeys.key("librarything", cell.text)
            draft.keep(cell)
        }
        table.skip("Sort Character")
        table.read("Primary Author") { draft, cell in
            draft.addAuthors([cell.text.withGivenNameFirst], from: cell, isFirst: true)
        }
        table.read("Secondary Author") { draft, cell in
            draft.addAuthors(cell.words(separatedBy: ["|"]).map(\.withGivenNameFirst), from: cell)
        }
        table.read("Date") { draft, cell throws(ValidationIssue) in try draft.setYear(cell.withoutBrackets) }
        table.read("Page Count") { draft, cell throws(ValidationIssue) in try draft.setPages(cell.withoutBrackets) }
        table.read("Rating") { draft, cell throws(ValidationIssue) in try draft.setRating(cell.withoutBrackets) }
        for (heading, name) in [("Date Started", "startedReading"), ("Date Read", "finishedReading")] {
            table.read(heading) { draft, cell throws(ValidationIssue) in
                draft.setDetail(name, try draft.day(cell.withoutBrackets) ?? .null, from: cell)
                if name == "finishedReading" {
                    draft.setDetail("readingStatus", .string(ReadingStatus.finished.rawValue), from: cell)
                } else if draft.details["readingStatus"] == nil {
                    draft.setDetail("readingStatus", .string(ReadingStatus.reading.rawValue), from: cell)
                }
            }
        }
        table.read("Acquired") { draft, cell throws(ValidationIssue) in
            draft.setItem("purchase.date", try draft.day(cell.withoutBrackets) ?? .null, from: cell)
        }
        table.item("purchase.store", "From Where")
        for (heading, path) in [("Purchase Price", "purchase.price"), ("Value", "currentValue")] {
            table.read(heading) { draft, cell throws(ValidationIssue) in
                let cell = cell.withoutBrackets
                if cell.text.isEmpty || Amount.isZero(cell.text) { return }
                draft.setItem(path, try draft.money(cell), from: cell)
            }
        }
        table.read("Review") { draft, cell in draft.appendNote(cell.text.withoutBreaks, to: "notes", from: cell) }
        table.read("Comment", "Private Comment") { draft, cell in
            draft.appendItemNote(cell.text.withoutBreaks, from: cell)
        }
        table.read("Collections") { draft, cell in
            let collections = cell.words(separatedBy: [","]).map(\.foldedHeading)
            let isUnowned = collections.contains("wishlist") || collections.contains("readbutunowned")
            if isUnowned, !collections.contains("yourlibrary") { draft.omission = "books that aren't owned" }
            draft.addBookTags(cell.words(separatedBy: [","]).filter { $0 != "Your library" }, from: cell)
        }
        table.read("Subjects") { draft, cell in
            let subjects = cell.withoutBrackets.words(separatedBy: ["|", "\n"])
            draft.setDetail("genres", .array(subjects.map(JSONValue.string)), from: cell)
        }
        table.read("Languages") { draft, cell in
            let languages = cell.withoutBrackets.words(separatedBy: [",", "|"])
            guard let first = languages.first else { return }
            draft.setDetail("language", .string(first), from: cell)
            if languages.count > 1 { draft.keep(cell) }
        }
        table.read("Copies") { draft, cell throws(ValidationIssue) in
            let count = try cell.number(0...1_000_000, "a count")
            if count > 0 { draft.setCopies(count, from: cell) }
        }
        table.read("Condition") { draft, cell in draft.setCondition(cell) }
        // These four are one loan.
        table.skip("Lending Patron", "Lending Status", "Lending Start", "Lending End")
        table.finish = { draft in
            draft.completeISBNs()
            draft.lend("Lending Patron", from: "Lending Start", until: "Lending End")
        }
        return table
    }()

    /// The CSV catalogs of Calibre, which state no reading status.
    static let calibre: AppTable = {
        var table = books(.calibre)
        // Calibre keeps a key of its own for each book of a library.
        table.read("uuid") { draft, cell in draft.key = ImportKeys.key("calibre", cell.text) }
        table.skip("author_sort", "title_sort", "id", "cover", "size", "library_name")
        table.read("authors") { draft, cell in
            // Later versions separate authors by ampersands, because a name can have a comma.
            let separator: Character = cell.text.contains("&") ? "&" : ","
            draft.addAuthors(cell.words(separatedBy: [separator]), from: cell)
        }
        table.read("isbn") { draft, cell throws(ValidationIssue) in
            // Calibre removes every character but digits, and with them the X of an ISBN-10.
            let isCut = cell.text.count == 9 && (try? ISBN(cell.text + "X")) != nil
            try draft.addISBNs(isCut ? Cell(heading: cell.heading, text: cell.text + "X") : cell)
        }
        table.read("pubdate") { draft, cell throws(ValidationIssue) in
            // The year 101 is Calibre's date for none.
            guard let day = try draft.day(cell, isNone: { $0 == 101 }) else { return }
            draft.setDetail("published", day, from: cell)
        }
        table.read("comments") { draft, cell in draft.appendNote(cell.text.withoutBreaks, to: "notes", from: cell) }
        table.read("identifiers") { draft, cell in
            for identifier in cell.words(separatedBy: [","]) where identifier.hasPrefix("goodreads:") {
                draft.setDetail("goodreadsID", .string(String(identifier.dropFirst("goodreads:".count))), from: cell)
            }
            draft.keep(cell)
        }
        table.read("languages") { draft, cell in
            let languages = cell.words(separatedBy: [","])
            draft.setDetail("language", .string(languages.first ?? cell.text), from: cell)
            if languages.count > 1 { draft.keep(cell) }
        }
        table.read("series_index") { draft, cell in
            // Every book has one, also those without a series.
            if draft.cells["series"] != nil { draft.keep(cell) }
        }
        return table
    }()
}
