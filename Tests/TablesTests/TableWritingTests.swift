// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import Tables

@Suite("Writing tables")
struct TableWritingTests {
    @Test func `fields are quoted according to RFC 4180`() {
        let text = DelimitedText.csv(
            heading: ["a", "b"], rows: [["one, two", "say \"x\""], ["two\nlines"], ["", " "]])
        #expect(text == "a,b\r\n\"one, two\",\"say \"\"x\"\"\"\r\n\"two\nlines\",\r\n, \r\n")
    }

    @Test func `text that a spreadsheet would run as a formula gets an apostrophe`() {
        let fields = ["=1+1", "+44 20", "-", "@SUM(A1)", "\t=1", "-3.5", "+7", "a=b"]
        let text = DelimitedText.csv(heading: ["x"], rows: fields.map { [$0] })
        let written = DelimitedText(Array(text.utf8)).rows.dropFirst().map { $0.fields[0] }
        #expect(written == ["'=1+1", "'+44 20", "'-", "'@SUM(A1)", "'\t=1", "-3.5", "+7", "a=b"])
    }

    @Test func `a protected formula and a text that looks like one are distinct`() {
        let fields = ["=SUM(A1)", "'=SUM(A1)", "''=SUM(A1)", "'", "'a", "-3.5", "'-3.5"]
        let text = DelimitedText.csv(heading: ["x"], rows: fields.map { [$0] })
        let written = DelimitedText(Array(text.utf8)).rows.dropFirst().map { $0.fields[0] }
        #expect(written == ["'=SUM(A1)", "''=SUM(A1)", "'''=SUM(A1)", "'", "'a", "-3.5", "''-3.5"])
        #expect(written.map(DelimitedText.unprotected) == fields)
    }

    @Test(arguments: [UInt64](1...20)) func `written tables round-trip`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let alphabet = "ab ,;\"''=-+@\t\né\u{301}ж🧥".unicodeScalars.map { String($0) }
        let rows = (0..<50).map { _ in
            (0..<4).map { column in
                // A row with text in its first field is never blank.
                (column == 0 ? "x" : "")
                    + (0..<Int.random(in: 0...6, using: &random)).map { _ in
                        alphabet[Int.random(in: alphabet.indices, using: &random)]
                    }.joined()
            }
        }
        let read = DelimitedText(
            Array(DelimitedText.csv(heading: ["a", "b", "c", "d"], rows: rows).utf8), delimiter: 0x2C)
        #expect(read.problems == [])
        let original = read.rows.dropFirst().map { $0.fields.map(DelimitedText.unprotected) }
        #expect(Array(original) == rows, "seed \(seed)")
    }
}
