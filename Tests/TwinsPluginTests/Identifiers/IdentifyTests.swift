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
