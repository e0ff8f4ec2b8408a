// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ExpectedTables
import Testing

@testable import TwinsPlugin

@Suite struct NumberTests {
    /// By python-stdnum; see Fixtures/make-identifiers.py.
    @Test func `check digits are those of python-stdnum`() throws {
        let table = try ExpectedTable("identifiers-gtin.tsv", besides: Fixtures.folder)
        #expect(table.rows.count == 240)
        for row in table.rows {
            let number = row.text("number")
            let gtin = try GTIN(number)
            #expect(gtin.digits == row.text("gtin14"))
            #expect(gtin.written == number)
            for digit in 0...9 where "\(digit)" != row.text("digit") {
                let wrong = number.dropLast() + "\(digit)"
                let issue = #expect(throws: ValidationIssue.self) { try GTIN(String(wrong)) }
                #expect(issue?.expected.hasSuffix("whose check digit is \(row.text("digit"))") == true)
            }
        }
    }

    /// By biip; see Fixtures/make-identifiers.py.
    @Test func `UPC-E expands as in biip`() throws {
        let table = try ExpectedTable("identifiers-upce.tsv", besides: Fixtures.folder)
        #expect(table.rows.count == 120)
        for row in table.rows {
            #expect(try GTIN(upcE: row.text("upce")).written == row.text("upca"))
            #expect(try GTIN(upcE: String(row.text("upce").dropLast())).written == row.text("upca"))
        }
    }

    /// Examples of GS1 General Specifications 7.9.1 (6291041500213), of GS1 (73513537), and of a pen (4006381333931).
    @Test(arguments: ["6291041500213", "4006381333931", "73513537", "012345678905", "09506000134352"])
    func `published numbers are valid`(number: String) throws {
        #expect(try GTIN(number).written == number)
    }

    @Test func `a wrong check digit says which it should be`() {
        let issue = #expect(throws: ValidationIssue.self) { try GTIN("4006381333932") }
        #expect(
            issue?.description
                == "expected GTIN-13 4006381333931, whose check digit is 1, got \"4006381333932\" "
                + "(or another digit is mistyped)")
    }

    @Test(arguments: ["", "1", "123456789", "400638133393x", "٤٠٠٦٣٨١٣٣٣٩٣١", "123456789012345"])
    func `other texts are refused`(text: String) { #expect(throws: ValidationIssue.self) { try GTIN(text) } }

    /// GS1 General Specifications 1.4.4: prefixes 02, 04, and 20-29.
    @Test(arguments: [("2001234567893", true), ("4006381333931", false), ("0200000000004", true)])
    func `numbers for use within a store are known`(number: String, isRestricted: Bool) throws {
        let body = try #require(number.dropLast().digitValues)
        #expect(GTIN(body: body, form: .gtin13).isRestricted == isRestricted)
    }

    // MARK: ISBN

    /// By python-stdnum with the same range message, at the ends of every range; see Fixtures/make-identifiers.py.
    @Test func `hyphens and conversions are those of python-stdnum`() throws {
        let table = try ExpectedTable("identifiers-isbn.tsv", besides: Fixtures.folder)
        #expect(table.rows.count > 6_000)
        for row in table.rows {
            let isbn = try ISBN(row.text("isbn13"))
            #expect((isbn.isbn10 ?? "-") == row.text("isbn10"))
            #expect((isbn.hyphenated ?? "-") == row.text("hyphenated"))
            guard let ten = isbn.isbn10 else { continue }
            #expect(try ISBN(ten) == isbn)
            if let hyphenated = isbn.hyphenated10 { #expect(try ISBN(hyphenated) == isbn) }
        }
    }

    /// The ISBN of the ISBN Users' Manual, 978-92-95055-12-4, whose ISBN-10 is by python-stdnum.
    @Test func `a published ISBN converts both ways`() throws {
        let isbn = try ISBN("978-92-95055-12-4")
        #expect(isbn.isbn10 == "9295055128")
        #expect(isbn.hyphenated == "978-92-95055-12-4")
        #expect(isbn.hyphenated10 == "92-95055-12-8")
        #expect(try ISBN("0-8044-2957-X").isbn13 == "9780804429573")
    }

    @Test func `the range table has its date`() { #expect(ISBNRanges.date == "2026-01-04") }

    @Test func `a number that begins with 979 has no ISBN-10`() throws {
        let isbn = try ISBN("979-10-90636-07-1")
        #expect(isbn.isbn10 == nil)
        #expect(isbn.hyphenated10 == nil)
        #expect(isbn.hyphenated == "979-10-90636-07-1")
    }

    @Test(arguments: [
        ("0306406153", "ISBN-10 0306406152, whose check digit is 2"),
        ("0804429571", "ISBN-10 080442957X, whose check digit is X"),
        ("9780306406158", "ISBN-13 9780306406157, whose check digit is 7"),
    ]) func `a wrong check digit of an ISBN says which it should be`(text: String, expected: String) {
        let issue = #expect(throws: ValidationIssue.self) { try ISBN(text) }
        #expect(issue?.expected == expected)
    }

    /// 979-0 is the prefix of ISMNs (ISO 10957).
    @Test func `the number of printed music is no ISBN`() {
        let issue = #expect(throws: ValidationIssue.self) { try ISBN("9790060115615") }
        #expect(issue?.recoverySuggestion == "979-0 is for printed music (ISMN)")
    }
}
