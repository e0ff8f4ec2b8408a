// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationTesting
import Testing

@testable import TwinsPlugin

@Suite struct IdentifyTests {
    private func read(_ code: String, kind: CodeKind? = nil) throws -> IdentifiedCode {
        try Identify.reading(of: IdentifyInput(code: code, kind: kind), today: .test(2026, 11, 23))
    }

    private func problem(_ code: String, kind: CodeKind? = nil) -> String {
        do {
            return "read as \(try read(code, kind: kind).kind)"
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: [
        ("73513537", CodeKind.gtin8), ("012345678905", .gtin12), ("4006381333931", .gtin13),
        ("14006381333938", .gtin14),
        ("9780306406157", .isbn13), ("0-306-40615-2", .isbn10), ("080442957X", .isbn10), ("]E04006381333931", .gtin13),
        (" 4006381333931\r\n", .gtin13), ("9790060115615", .gtin13),
    ]) func `the kind follows from the length`(code: String, kind: CodeKind) throws {
        #expect(try read(code).kind == kind)
    }

    @Test func `a book has both numbers and the date of the ranges`() throws {
        let book = try #require(try read("9780306406157").book)
        #expect(book.isbn10 == "0306406152")
        #expect(book.hyphenated13 == "978-0-306-40615-7")
        #expect(book.rangesFrom == .test(2026, 1, 4))
        #expect(book.group == "English language")
    }

    /// The example UPC-E of GS1 General Specifications: 0 425261 4 is 042100005264.
    @Test func `eight digits that are only a UPC-E number are one`() throws {
        let code = try read("04252614")
        #expect(code.kind == .upcE)
        #expect(code.gtin == "00042100005264")
    }

    @Test func `979 has no ISBN-10`() {
        #expect(
            problem("9791090636071", kind: .isbn10)
                == "code: expected an ISBN-13, because numbers that begin with 979 have no ISBN-10, "
                + "got \"9791090636071\" as an ISBN-10")
        #expect(problem("9791090636").contains("code: expected ISBN-10 979109063"))
    }

    @Test(arguments: [
        ("73513536", CodeKind?.none, "73513537, whose check digit is 7"),
        ("4006381333931", .gtin8, "expected a GTIN-8, got a GTIN-13"),
        ("9780306406157", .isbn10, "expected an ISBN-10"), ("29999999", .upcE, "begins with 0 or 1"),
        ("0306406152", .isbn13, "expected an ISBN-13"),
    ]) func `a wrong number is refused`(code: String, kind: CodeKind?, expected: String) {
        #expect(problem(code, kind: kind).contains(expected), "\(problem(code, kind: kind))")
    }

    // 978-1-960957-03-0: its sum without the check digit is a multiple of ten. 85-359-0624-X: by ISO 2108.
    @Test(arguments: [
        ("978-1-960957-03-X", "expected ISBN-13 9781960957030, whose check digit is 0, got \"978196095703X\""),
        ("9780441478125a", "expected an ISBN of 10 or 13 digits, got \"9780441478125a\""),
        ("97804414781", "expected an ISBN of 10 or 13 digits, got \"97804414781\""),
        ("ISBN 978-0-441-47812-6", "expected ISBN-13 9780441478125, whose check digit is 5"),
        ("979-10-906360", "expected an ISBN of 10 or 13 digits"), ("979-0-2600-004", "expected an ISMN of 13 digits"),
        ("977-1234-5670", "expected an ISSN of 13 digits"), ("97712345670a3", "expected an ISSN of 13 digits"),
        ("40063813339", "expected a GTIN, an ISBN, a GS1 element string, or a GS1 Digital Link"),
        ("21-34567-8901", "expected a GTIN, an ISBN"),
    ]) func `a mistyped number isn't a GS1 code`(code: String, expected: String) {
        #expect(problem(code).hasPrefix("code: \(expected)"), "\(problem(code))")
    }

    @Test(arguments: ["(97)80441478125a", "]C19780441478125a", "97X^98Y"])
    func `what is marked as GS1 is a GS1 code`(code: String) {
        #expect(
            (try? Identify.reading(of: IdentifyInput(code: code, isPartial: true), today: .test(2026, 11, 23)))?
                .elements.first?.identifier == "97")
    }

    @Test(arguments: [
        "ISBN 978-0-306-40615-7", "ISBN-13: 978-0-306-40615-7", "isbn 0-306-40615-2", "ISBN-10 0-306-40615-2",
        "ISBN13 9780306406157", "ISBN: 978–0–306–40615–7", "ISBN0306406152",
    ]) func `an ISBN is read as it is printed`(code: String) throws {
        #expect(try read(code).book?.isbn13 == "9780306406157")
    }

    @Test func `data of the wrong length is shown`() {
        #expect(
            problem("(01)09506000134352(10)ABCDEFGHIJKLMNOPQRSTUVWXYZ012345")
                == "code: expected (10) BATCH/LOT: 1 to 20 characters, got \"ABCDEFGHIJKLMNOPQRSTUVWXYZ012345\", "
                + "which has 32 (is the separator after it missing?)")
    }

    @Test func `the clock gives the century`() async throws {
        let input = IdentifyInput(code: "(01)09506000134352(17)800101")
        let years = [(2026, 1980), (2035, 2080)]
        for (now, year) in years {
            let seconds = CalendarDay.test(now, 6, 1).daysSince1970 * 86_400
            let context = Context(clock: .fixed(Timestamp(secondsSince1970: seconds)))
            #expect(try await checked(Identify(), input, in: context).expires == .test(year, 1, 1))
        }
    }
}
