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
    @Test func `random tables are read as Python's csv reads them`() throws {
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
        ("a,b\nc,\"d\"x\n", 2, 2, "the field's end behind its closing quote"),
        ("a,b\nc,d\"e\n", 2, 2, "a quote only at a field's beginning"),
    ])
    func `violations of RFC 4180 are located`(text: String, line: Int, column: Int, expected: String) throws {
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

    @Test(arguments: [("a;b;c,d\n", 3), ("a\tb\n", 2), ("a,b\n", 2), ("\"a;b\",c\n", 2), ("a\n", 1)])
    func `the delimiter is detected in the first row`(text: String, fields: Int) {
        #expect(DelimitedText(Array(text.utf8)).rows.first?.fields.count == fields)
    }
}
