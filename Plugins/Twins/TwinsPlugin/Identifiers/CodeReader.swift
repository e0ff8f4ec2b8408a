// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Currencies

/// Reads a code of any kind.
struct CodeReader {
    let input: IdentifyInput
    let today: CalendarDay
    private(set) var result: IdentifiedCode

    /// Reads the code of an input.
    ///
    /// - Throws: `ComputationError` with every problem at `code`.
    init(_ input: IdentifyInput, today: CalendarDay) throws(ComputationError) {
        self.input = input
        self.today = today
        result = IdentifiedCode(scanned: input.code, kind: .gtin13, elements: [], notes: [])
        do throws(ValidationIssue) {
            try read()
        } catch {
            throw ComputationError.refused([error]).renamingPaths { _ in "code" }
        }
        do throws(ComputationError) {
            try checkedElements?.checkAssociations(isPartial: input.isPartial)
        } catch {
            throw error.renamingPaths { _ in "code" }
        }
    }

    private var checkedElements: ElementString?

    private mutating func read() throws(ValidationIssue) {
        var code = input.code.trimmingSpaces
        var content = SymbologyIdentifier.Content.text
        if code.hasPrefix("]") {
            guard let symbology = SymbologyIdentifier(code) else {
                throw ValidationIssue(
                    path: "", expected: "a symbology identifier of a retail or GS1 symbol, such as ]C1",
                    got: String(code.prefix(3)).quoted(limit: 10), kind: .rule)
            }
            code = String(code.dropFirst(3))
            (result.symbol, content) = (symbology.symbol, symbology.content)
        }
        switch input.kind {
        case .elementString?: try readElements(code)
        case .digitalLink?: try readLink(code)
        case let kind?: try readNumber(code, as: kind)
        case nil where content == .elementString: try readElements(code)
        case nil where DigitalLink.isAddress(code): try readLink(code)
        default:
            if let kind = Self.numberKind(of: code) {
                try readNumber(code, as: kind)
            } else if content == .number {
                throw Self.unknown(code)
            } else {
                try checkUnmarked(code)
                try readElements(code)
            }
        }
    }

    private static func unknown(_ code: String) -> ValidationIssue {
        ValidationIssue(
            path: "", expected: "a GTIN, an ISBN, a GS1 element string, or a GS1 Digital Link",
            got: code.quoted(limit: 60), kind: .rule)
    }

    // MARK: Numbers

    /// Returns the kind of number that a code can be by its length, or `nil`.
    private static func numberKind(of code: String) -> CodeKind? {
        let plain = ISBN.plain(code)
        if ISBN.isLabeled(code) { return plain.utf8.count == 10 ? .isbn10 : .isbn13 }
        if plain.utf8.count == 10, plain.dropLast().digitValues != nil { return .isbn10 }
        guard let values = plain.digitValues else { return nil }
        switch values.count {
        case 8:
            let isGTIN = (try? GTIN(plain)) != nil
            return !isGTIN && (try? GTIN(upcE: plain)) != nil ? .upcE : .gtin8
        case 12: return .gtin12
        case 13:
            let isBook = plain.hasPrefix("978") || plain.hasPrefix("979") && !plain.hasPrefix("9790")
            return isBook ? .isbn13 : .gtin13
        case 14: return .gtin14
        default: return nil
        }
    }

    /// Refuses a mistyped number, which would be read as a GS1 code, since some identifiers take almost any data.
    ///
    /// - Throws: `ValidationIssue` if nothing marks the code as one of GS1, and it begins as a book or a serial does, or
    ///   is shorter than the identifier and the number of a product, which has 16 digits.
    private func checkUnmarked(_ code: String) throws(ValidationIssue) {
        guard !code.hasPrefix("("), !code.contains(where: { $0 == "^" || $0 == "{" || $0 == "\u{1D}" }) else { return }
        let plain = code.withoutHyphens
        if plain.hasPrefix("9790") || plain.hasPrefix("977") {
            let name = plain.hasPrefix("977") ? "an ISSN" : "an ISMN"
            throw ValidationIssue(
                path: "", expected: "\(name) of 13 digits", got: code.quoted(limit: 60), kind: .rule)
        }
        if plain.hasPrefix("978") || plain.hasPrefix("979") { _ = try ISBN(code) }
        guard plain.digitValues == nil || plain.utf8.count >= 16 else { throw Self.unknown(code) }
    }

    private mutating func readNumber(_ code: String, as kind: CodeKind) throws(ValidationIssue) {
        result.kind = kind
        switch kind {
        case .isbn10, .isbn13:
            let plain = ISBN.plain(code)
            if kind == .isbn10, plain.utf8.count == 13, plain.hasPrefix("979") {
                throw ValidationIssue(
                    path: "", expected: "an ISBN-13, because numbers that begin with 979 have no ISBN-10",
                    got: "\"\(plain)\" as an ISBN-10", kind: .rule)
            }
            let isbn = try ISBN(code)
            guard plain.utf8.count == (kind == .isbn10 ? 10 : 13) else {
                throw ValidationIssue(
                    path: "", expected: "an \(kind.name)", got: "\"\(plain)\"", kind: .rule)
            }
            addBook(isbn)
        case .upcE:
            let gtin = try GTIN(upcE: code)
            add(gtin)
            if code.filter({ $0.isNumber }).utf8.count < 8 {
                note("twins.no-check-digit", "The number has no check digit, so a mistyped digit goes unnoticed.")
            }
        default:
            let gtin = try GTIN(code)
            guard kind.name == "GTIN-\(gtin.form.rawValue)" else {
                throw ValidationIssue(
                    path: "", expected: "a \(kind.name)", got: "a GTIN-\(gtin.form.rawValue)", kind: .rule)
            }
            add(gtin)
            if gtin.form == .gtin8, let other = try? GTIN(upcE: code) {
                note(
                    "twins.also-upc-e", "As a UPC-E number, it is GTIN-12 \(other.written).",
                    ["gtin": .string(other.written)])
            }
        }
    }

    private mutating func add(_ gtin: GTIN) {
        result.gtin = gtin.digits
        if gtin.isRestricted {
            note(
                "twins.restricted-number",
                "The number is for use within a store or a country, and can contain a weight or a price.")
        }
        if let isbn = try? ISBN(gtin.shortest) { addBook(isbn) }
    }

    private mutating func addBook(_ isbn: ISBN) {
        let book = BookNumber(isbn)
        result.book = book
        result.gtin = "0" + isbn.isbn13
        if book.isbn10 == nil {
            note("twins.no-isbn10", "A number that begins with 979 has no ISBN-10.")
        }
        if book.hyphenated13 == nil {
            note(
                "twins.no-isbn-range",
                "The ranges of \(book.rangesFrom) have no registrant for this number, so it has no hyphens.",
                ["date": .string(book.rangesFrom.description)])
        }
    }

    private mutating func note(_ code: String, _ text: String, _ arguments: [String: JSONValue] = [:]) {
        result.notes.append(Message(code, text, arguments))
    }

    // MARK: Elements

    private mutating func readElements(_ code: String) throws(ValidationIssue) {
        result.kind = .elementString
        if code.hasPrefix("(") {
            try add(ElementString(bracketed: code))
        } else {
            let plain = code.replacing("{GS}", with: "\u{1D}").replacing("{FNC1}", with: "\u{1D}").replacing(
                "^", with: "\u{1D}")
            guard plain.utf8.prefix(2).allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x1D }) else {
                throw Self.unknown(code)
            }
            try add(ElementString(transmitted: Array(plain.utf8)))
        }
    }

    private mutating func readLink(_ code: String) throws(ValidationIssue) {
        let link = try DigitalLink(code)
        result.kind = .digitalLink
        result.domain = link.domain
        if !link.otherKeys.isEmpty {
            note(
                "twins.other-keys", "Not GS1 data, and ignored: \(link.otherKeys.joined(separator: ", ")).",
                ["keys": .array(link.otherKeys.map { .string($0) })])
        }
        try add(link.elements)
    }

    private mutating func add(_ string: ElementString) throws(ValidationIssue) {
        guard !string.elements.isEmpty else { throw Self.unknown(input.code) }
        checkedElements = string
        for element in string.elements { result.elements.append(try CodeElement(element, today: today)) }
        if let digits = string.data(of: "01") ?? string.data(of: "02") ?? string.data(of: "03"),
            let gtin = try? GTIN(digits)
        {
            add(gtin)
        }
        summarize()
        try checkDates()
    }

    private mutating func summarize() {
        func element(_ codes: String...) -> CodeElement? {
            codes.compactMap { code in result.elements.first { $0.identifier == code } }.first
        }
        result.produced = element("11", "8008")?.day
        result.bestBefore = element("15")?.day
        result.expires = element("17", "7003")?.day
        result.batch = element("10")?.data
        result.serial = element("21")?.data
        result.count = element("30", "37").flatMap { Int($0.data) }
        result.netWeight =
            result.elements.first { $0.identifier.hasPrefix("310") && $0.identifier.utf8.count == 4 }?.figure
        let amount = result.elements.first { $0.currency != nil }
        if let figure = amount?.figure, let currency = amount?.currency {
            let money = Money(amount: figure, currency: currency)
            if Money.schema.issues(of: money).isEmpty { result.price = money }
        }
    }

    private func checkDates() throws(ValidationIssue) {
        guard let made = result.produced,
            let end = [result.expires, result.bestBefore].compactMap({ $0 }).min(), end < made
        else { return }
        throw ValidationIssue(
            path: "", expected: "an expiry date not before the production date, \(made)", got: "\(end)", kind: .rule)
    }
}

extension String {
    /// The text without spaces and line breaks around it, such as the one that scanners send at the end.
    fileprivate var trimmingSpaces: String {
        let isSpace = { (character: Character) in " \n\r\t\r\n".contains(character) || character == "\r\n" }
        var text = self[...]
        while let first = text.first, isSpace(first) { text.removeFirst() }
        while let last = text.last, isSpace(last) { text.removeLast() }
        return String(text)
    }
}
