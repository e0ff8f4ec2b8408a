// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing
import TwinsPlugin

@Suite struct TableSyntaxTests {
    private static let plain = "name,kind\nLamp,electronics\nOak table,furniture\n"

    private func names(_ bytes: [UInt8]) throws -> [String] {
        try ImportReader.read(bytes, ImportReader.format(of: bytes), ImportOptions()).twins.map(\.twin.name)
    }

    private func error(_ bytes: [UInt8]) -> [String] {
        do throws(ComputationError) {
            _ = try ImportReader.read(bytes, ImportReader.format(of: bytes), ImportOptions())
            return []
        } catch {
            return error.issues.map { "\($0)" }
        }
    }

    @Test func `a byte order mark, CR-only line ends, and UTF-16 change nothing`() throws {
        let wanted = ["Lamp", "Oak table"]
        let bytes = Array(Self.plain.utf8)
        #expect(try names(bytes) == wanted)
        #expect(try names([0xEF, 0xBB, 0xBF] + bytes) == wanted)
        #expect(try names(bytes.map { $0 == 0x0A ? 0x0D : $0 }) == wanted)
        #expect(try names(Array(Self.plain.replacing("\n", with: "\r\n").utf8)) == wanted)
        #expect(try names([0xFF, 0xFE] + Self.plain.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }) == wanted)
        #expect(try names([0xFE, 0xFF] + Self.plain.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) == wanted)
    }

    @Test func `duplicate headings are refused in one sentence`() {
        #expect(
            error(Array("name,kind,Name\nLamp,book,x\n".utf8)) == [
                "line 1, column 3: expected each column once, got \"Name\", which is also column 1 "
                    + "(rename or remove one of them)"
            ])
    }

    @Test func `a cell that is not UTF-8 is a problem of its own`() throws {
        let bytes = Array("name,shelf\nCafé,1\nBar,".utf8) + [0xE9] + Array("\n".utf8)
        let file = try ImportReader.read(bytes, .table, ImportOptions())
        #expect(
            file.sentences == ["line 3, shelf: expected text in UTF-8, got \"\u{FFFD}\" (save the table as UTF-8)"])
        #expect(file.twins.map(\.twin.name) == ["Café"])
    }

    // E9 is é in ISO 8859-1; C3 A9 is é in UTF-8.
    @Test func `one wrong byte of a LibraryThing file changes no other cell, and is a remark`() throws {
        let text = "Book Id\tTitle\tPrimary Author\tComment\n1\tCafé\tRenée\t\n2\tPère\tRenée\tlent by a caf"
        let mixed = try ImportReader.read(Array(text.utf8) + [0xE9, 0x0A], .librarything, ImportOptions())
        #expect(mixed.twins.map(\.twin.name) == ["Café", "Père"])
        #expect(mixed.twins.map { $0.twin.items[0].notes } == [nil, "lent by a café"])
        #expect(mixed.remarks.map(\.path) == ["line 3, Comment"])
        // The whole file in ISO 8859-1, as LibraryThing writes it; 80 is the euro sign of Windows-1252.
        let latin = text.unicodeScalars.map { UInt8($0.value) } + [0x80, 0x0A]
        let old = try ImportReader.read(latin, .librarything, ImportOptions())
        #expect(old.twins.map(\.twin.name) == ["Café", "Père"])
        #expect(old.twins[1].twin.items[0].notes == "lent by a caf€")
        #expect(old.remarks.isEmpty)
    }

    @Test func `an empty file is refused in one sentence`() {
        #expect(error([]) == ["line 1: expected a heading with column names, got an empty file"])
    }

    @Test func `a row with another number of fields is reported, and the others are read`() throws {
        let file = try ImportFixture.read(text: "name,kind\nLamp,electronics,9\nOak table,furniture\n")
        #expect(file.sentences == ["line 2: expected 2 fields, as in the heading, got 3"])
        #expect(file.twins.map(\.twin.name) == ["Oak table"])
        #expect((file.count, file.skipped) == (2, 1))
    }

    @Test func `an open quote is reported with the line where it begins`() throws {
        let file = try ImportFixture.read(text: "name,kind\nLamp,electronics\n\"Oak table,furniture\n")
        #expect(file.twins.map(\.twin.name) == ["Lamp"])
        #expect(file.problems.map(\.path) == ["line 3, name"])
    }

    @Test func `rows of nothing but delimiters are blank`() throws {
        let file = try ImportFixture.read(text: "name,kind\n,\nLamp,electronics\n , \n")
        #expect(file.sentences.isEmpty)
        #expect(file.count == 1)
    }

    @Test func `a text that is too long is reported by its column`() throws {
        let file = try ImportFixture.read(text: "name,brand\nLamp,\(String(repeating: "x", count: 300))\n")
        #expect(file.problems.map(\.path) == ["line 2, brand"])
        let kept = try ImportFixture.read(
            text: "name,brand\nLamp,\(String(repeating: "x", count: 300))\n", ImportOptions(unread: .keep))
        #expect(kept.twins.first?.twin.customFields["brand"]?.count == 300)
    }
}
