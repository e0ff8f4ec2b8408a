// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import Tables

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Delimited text")
struct DelimitedTextTests {
    @Test func `random tables have the same fields as in Python's csv`() throws {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/tables.json")
        let cases = try #require(try JSONValue(parsing: [UInt8](Data(contentsOf: path))).array)
        #expect(cases.count == 120)
        for one in cases {
            let data = try #require(Data(base64Encoded: one["text"]?.string ?? "-"))
            let delimiter = try #require(one["delimiter"]?.string?.utf8.first)
            let table = DelimitedText([UInt8](data), delimiter: delimiter)
            #expect(table.problems == [])
            let rows = one["rows"]?.array?.map { $0.array?.compactMap(\.string) ?? [] }
            #expect(table.rows.map(\.fields) == rows)
        }
    }

    @Test(arguments: [
        ("a,b\n\"c,d\ne,f", 2, 1, "a closing quote"),
        ("a,b\nc,\"d\"x\n", 2, 2, "the end of the field after its closing quote"),
        ("a,b\nc,d\"e\n", 2, 2, "a quote only at the start of a field"),
    ])
    func `errors in CSV have line and column`(text: String, line: Int, column: Int, expected: String) throws {
        let problem = try #require(DelimitedText(Array(text.utf8)).problems.first)
        #expect(problem.line == line)
        #expect(problem.column == column)
        #expect(problem.expected.hasPrefix(expected))
    }

    @Test func `line numbers count quoted and blank lines`() {
        let table = DelimitedText(Array("a,b\r\n\"x\ny\",1\r\r\nz,2\n\nw,3".utf8))
        #expect(table.problems == [])
        #expect(table.rows.map(\.line) == [1, 2, 5, 7])
        #expect(table.rows.map(\.fields) == [["a", "b"], ["x\ny", "1"], ["z", "2"], ["w", "3"]])
    }

    @Test func `invalid UTF-8 is a problem of its field`() throws {
        let table = DelimitedText(Array("a,b\nc,".utf8) + [0xFF, 0x0A])
        #expect(table.problems.map { [$0.line, $0.column] } == [[2, 2]])
    }

    @Test(arguments: [true, false])
    func `UTF-16 with a byte order mark is read`(isLittleEndian: Bool) {
        let text = "назва,b\r\n\"пальто 🧥\ny\",1\n"
        let bytes = ("\u{FEFF}" + text).utf16.flatMap { unit in
            isLittleEndian ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        }
        let table = DelimitedText(bytes)
        #expect(table.problems == [] && table.rows.map(\.line) == [1, 2])
        #expect(table.rows.map(\.fields) == [["назва", "b"], ["пальто 🧥\ny", "1"]])
    }

    @Test(arguments: [[0xFF, 0xFE, 0x61], [0xFF, 0xFE, 0x00, 0xD8], [0xFE, 0xFF, 0xDC, 0x00]])
    func `invalid UTF-16 is a problem`(bytes: [UInt8]) {
        let table = DelimitedText(bytes)
        #expect(table.rows == [] && table.problems.map(\.expected) == ["text in UTF-8 or UTF-16"])
    }

    @Test func `a heading can have thousands of mapped columns`() throws {
        let names = (0..<8_000).map { "column\($0)" }
        let layout = TableLayout(noun: "a row", attributes: ["name"], required: [])
        let map = try ColumnMap(names.map { "\($0)=-" }, for: layout)
        let columns = try map.columns(of: names, line: 1)
        #expect(columns.count == 8_000 && columns.allSatisfy { $0 == .skipped(isStated: true) })
    }

    @Test(arguments: [("a;b;c,d\n", 3), ("a\tb\n", 2), ("a,b\n", 2), ("\"a;b\",c\n", 2), ("a\n", 1)])
    func `the delimiter is detected in the first row`(text: String, fields: Int) {
        #expect(DelimitedText(Array(text.utf8)).rows.first?.fields.count == fields)
    }

    @Test func `a row has at most as many columns as a spreadsheet`() {
        func table(_ columns: Int) -> DelimitedText {
            DelimitedText(Array(String(repeating: "a,", count: columns - 1).utf8) + Array("a\n".utf8))
        }
        #expect(table(16_384).rows.map(\.fields.count) == [16_384])
        #expect(table(16_385).rows == [] && table(200_000).problems.map(\.column) == [16_385])
    }

    @Test func `a field has one problem`() {
        let problems = DelimitedText(Array("a,b\n=\"1\",=\"2\"\n".utf8)).problems
        #expect(problems.map(\.column) == [1, 2])
    }
}
