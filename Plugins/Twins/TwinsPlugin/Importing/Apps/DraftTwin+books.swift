// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The words for how far a book has been read.
enum ReadingWords {
    /// Returns the status that a shelf or a status of an app names, or `nil`.
    static func status(of text: String) -> ReadingStatus? { words[text.foldedHeading] }

    private static let words: [String: ReadingStatus] = [
        "toread": .unread, "wanttoread": .unread, "unread": .unread, "tbr": .unread, "owned": .unread,
        "currentlyreading": .reading, "reading": .reading, "inprogress": .reading, "paused": .reading,
        "read": .finished, "finished": .finished, "complete": .finished, "didnotfinish": .dnf, "dnf": .dnf,
        "abandoned": .dnf, "unfinished": .dnf,
    ]
}

extension DraftTwin {
    /// Adds authors, each once.
    mutating func addAuthors(_ names: [String], from cell: Cell, isFirst: Bool = false) {
        let before = details["author"]?.string.map { $0.split(separator: ",").map { String($0).trimmed } } ?? []
        let names = names.flatMap { $0.split(separator: ",").map { String($0).trimmed } }
        var all: [String] = []
        for name in isFirst ? names + before : before + names where !all.contains(name) && !name.isEmpty {
            all.append(name)
        }
        setDetail("author", .string(all.joined(separator: ", ")), from: cell)
    }

    /// Reads the ISBNs of a cell such as `="0441478123"` or `[0441478123, 9780441478125]`.
    mutating func addISBNs(_ cell: Cell) throws(ValidationIssue) {
        let plain = String(cell.text.filter { !"=\"[]".contains($0) })
        for part in plain.split(whereSeparator: { $0 == "," || $0 == ";" || $0 == "|" }) {
            let text = String(part).trimmed
            guard !text.isEmpty else { continue }
            let isbn: ISBN
            do throws(ValidationIssue) {
                isbn = try ISBN(text)
            } catch {
                var issue = error
                issue.path = cell.heading
                throw issue
            }
            if let known = isbns.first, known != isbn {
                keep(cell)
                remark(cell, "kept as a custom field, because another column has \(known.isbn13)")
                continue
            }
            isbns = [isbn]
            isbnCell = cell
        }
    }

    /// Sets both forms of the ISBN.
    mutating func completeISBNs() {
        guard let isbn = isbns.first, let cell = isbnCell else { return }
        setDetail("isbn13", .string(isbn.isbn13), from: cell)
        if let isbn10 = isbn.isbn10 { setDetail("isbn10", .string(isbn10), from: cell) }
    }

    /// Sets the reader's rating; 0 is none, and a part of a star is rounded and kept.
    mutating func setRating(_ cell: Cell) throws(ValidationIssue) {
        let rating = try cell.number(0...5, "a rating")
        guard rating > 0 else { return }
        let stars = max(1, Int(rating.rounded(.toNearestOrAwayFromZero)))
        setDetail("personalRating", .integer(Int64(stars)), from: cell)
        if Double(stars) != rating {
            keep(cell)
            remark(cell, "rounded to \(stars) stars, and kept as a custom field")
        }
    }

    /// Sets the reading status; a word of the user's own becomes a tag.
    mutating func setReadingStatus(_ cell: Cell) {
        if let status = ReadingWords.status(of: cell.text) {
            setDetail("readingStatus", .string(status.rawValue), from: cell)
        } else {
            addBookTags([cell.text], from: cell)
            remark(cell, "kept as a tag; the reading status is unread")
        }
    }

    /// Adds tags to the book, each once.
    mutating func addBookTags(_ tags: [String], from cell: Cell) {
        var all = details["tags"]?.array?.compactMap(\.string) ?? []
        for tag in tags where !all.contains(tag) { all.append(tag) }
        guard !all.isEmpty else { return }
        setDetail("tags", .array(all.map(JSONValue.string)), from: cell)
    }

    /// Sets the number of pages; 0 is none.
    mutating func setPages(_ cell: Cell) throws(ValidationIssue) {
        let pages = try cell.integer(0...50_000, "a number of pages")
        if pages > 0 { setDetail("pages", .integer(Int64(pages)), from: cell) }
    }

    /// Sets the year of publication.
    mutating func setYear(_ cell: Cell) throws(ValidationIssue) {
        guard !cell.text.isEmpty else { return }
        let year = try cell.integer(-5_000...9_999, "a year")
        guard year > 0 else {
            keep(cell)
            remark(cell, "kept as a custom field, because it is before the year 1")
            return
        }
        let digits = "\(year)"
        setDetail("published", .string(String(repeating: "0", count: 4 - digits.count) + digits), from: cell)
    }

    /// Reads periods such as `2024/01/03-2024/02/10`; the last one counts.
    mutating func setDatesRead(_ cell: Cell) throws(ValidationIssue) {
        let periods = cell.words(separatedBy: [","])
        if periods.count > 1 { keep(cell) }
        guard let last = periods.last else { return }
        let days = last.split(separator: "-", omittingEmptySubsequences: false).map { String($0).trimmed }
        guard days.count == 2 else { return }
        for (name, text) in zip(["startedReading", "finishedReading"], days) where !text.isEmpty {
            guard let day = try day(Cell(heading: cell.heading, text: text)) else { continue }
            setDetail(name, day, from: cell)
        }
    }

    /// Sets the condition by a word, or the notes about it.
    mutating func setCondition(_ cell: Cell) {
        let words: [String: ItemCondition] = [
            "new": .new, "unused": .new, "asnew": .excellent, "likenew": .excellent, "excellent": .excellent,
            "fine": .excellent, "verygood": .good, "good": .good, "fair": .fair, "acceptable": .fair, "poor": .poor,
            "broken": .broken, "damaged": .broken, "defect": .broken,
        ]
        if let condition = words[cell.text.foldedHeading] {
            setItem("condition", .string(condition.rawValue), from: cell)
        } else {
            setItem("conditionNotes", .string(cell.text), from: cell)
        }
    }

    /// Reads a loan from the columns of its borrower and its days.
    mutating func lend(_ patron: String, from start: String, until end: String) {
        guard let borrower = cells[patron] else { return }
        guard let lent = cells[start] else {
            keep(borrower)
            let reason = start.isEmpty ? "no column has the day of the loan" : "\(start) is empty"
            remark(borrower, "kept as a custom field, because \(reason)")
            if let due = cells[end] { keep(due) }
            return
        }
        read(lent) { draft, cell throws(ValidationIssue) in
            guard let day = try draft.day(cell.withoutBrackets) else { return }
            var due: JSONValue?
            if let end = draft.cells[end] { due = try draft.day(end.withoutBrackets) }
            draft.loan = (borrower, day, due)
        }
    }
}

extension Cell {
    /// The cell without brackets around its text, which LibraryThing writes.
    var withoutBrackets: Cell {
        guard text.hasPrefix("["), text.hasSuffix("]") else { return self }
        return Cell(heading: heading, text: String(text.dropFirst().dropLast()).trimmed)
    }
}

extension String {
    /// A name such as `Le Guin, Ursula K.` with the given name first.
    var withGivenNameFirst: String {
        let parts = split(separator: ",").map { String($0).trimmed }
        return parts.count == 2 ? "\(parts[1]) \(parts[0])" : self
    }

    /// The text with line breaks for the HTML tags that stand for them.
    var withoutBreaks: String {
        var text = self
        for tag in ["<br/>", "<br />", "<br>"] { text = text.replacing(tag, with: "\n") }
        return text
    }
}
