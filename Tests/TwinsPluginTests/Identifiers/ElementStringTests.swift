// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationTesting
import Currencies
import ExpectedTables
import Testing

@testable import TwinsPlugin

@Suite struct ElementStringTests {
    private static let today = CalendarDay(daysSince1970: 20_780)

    private func read(_ code: String, kind: CodeKind? = nil, isPartial: Bool = false) throws -> IdentifiedCode {
        try Identify.reading(of: IdentifyInput(code: code, kind: kind, isPartial: isPartial), today: Self.today)
    }

    private func problem(_ code: String, kind: CodeKind? = nil) -> String {
        do {
            return "no problem: \(try read(code, kind: kind).kind)"
        } catch {
            return "\(error)"
        }
    }

    /// By biip; see Fixtures/make-identifiers.py.
    @Test func `element strings are read as in biip`() throws {
        let table = try ExpectedTable("identifiers-gs1.tsv", besides: Fixtures.folder)
        #expect(table.rows.count == 250)
        for row in table.rows {
            let expected = row.text("elements").split(separator: " ").map(String.init)
            for code in [row.text("raw"), "]C1" + row.text("raw"), row.text("bracketed")] {
                #expect(try described(read(code, isPartial: true)) == expected, "\(code)")
            }
        }
    }

    /// By biip; see Fixtures/make-identifiers.py.
    @Test func `Digital Links are read as in biip`() throws {
        let table = try ExpectedTable("identifiers-links.tsv", besides: Fixtures.folder)
        #expect(table.rows.count == 6)
        for row in table.rows {
            let code = try read(row.text("uri"))
            #expect(code.kind == .digitalLink)
            #expect(code.elements.map { "\($0.identifier)=\($0.data)" }.joined(separator: " ") == row.text("elements"))
        }
    }

    private func described(_ code: IdentifiedCode) -> [String] {
        code.elements.map { element in
            var text = "\(element.identifier)=\(element.data)"
            if let day = element.day { text += "|\(day)" }
            let isDecimal = ["31", "32", "33", "34", "35", "36", "39"].contains { element.identifier.hasPrefix($0) }
            if let figure = element.figure, isDecimal { text += "|\(figure)" }
            return text
        }
    }

    /// GS1 General Specifications, the example of GS1 for healthcare: GTIN, expiry, batch, serial.
    @Test func `separators end data of variable length`() throws {
        let code = try read("]d201095060001343521726123110ABC123\u{1D}21987")
        #expect(code.symbol == "GS1 DataMatrix")
        #expect(code.gtin == "09506000134352")
        #expect(code.expires == CalendarDay.test(2026, 12, 31))
        #expect(code.batch == "ABC123")
        #expect(code.serial == "987")
    }

    @Test(arguments: ["]C1", "]d2", "]Q3", "]e0", ""]) func `symbology identifiers are accepted`(prefix: String) throws
    {
        #expect(try read(prefix + "\u{1D}0109506000134352").gtin == "09506000134352")
    }

    @Test(arguments: ["^", "{GS}", "{FNC1}"]) func `separators can be written`(separator: String) throws {
        let code = try read("010950600013435210AB\(separator)21C")
        #expect(code.batch == "AB")
        #expect(code.serial == "C")
    }

    // MARK: Dates

    /// GS1 General Specifications 7.12: 51 to 99 more than the current year is the last century, 50 to 99 less the next.
    @Test(arguments: [
        (2026, 76, 2076), (2026, 77, 1977), (2026, 0, 2000), (2026, 26, 2026), (2026, 75, 2075), (2051, 0, 2100),
        (2051, 1, 2101), (2051, 2, 2002), (2051, 99, 2099), (1999, 49, 2049), (1999, 50, 1950), (2000, 50, 2050),
        (2000, 51, 1951),
    ]) func `two digits are the nearest year`(current: Int, digits: Int, year: Int) {
        #expect(GS1Date.year(digits, in: current) == year)
    }

    @Test(arguments: [
        ("270200", "2027-02-28"), ("280200", "2028-02-29"), ("261100", "2026-11-30"), ("261231", "2026-12-31"),
        ("990131", "1999-01-31"),
    ]) func `day 00 is the last day of the month`(text: String, day: String) {
        #expect(GS1Date.day(text, today: Self.today)?.description == day)
    }

    @Test(arguments: ["270230", "271301", "270001", "270000", "27012"]) func `dates that don't exist are refused`(
        text: String
    ) { #expect(problem("(01)09506000134352(17)\(text)").contains("(17) USE BY or EXPIRY")) }

    /// 1900 and 2100 have no February 29, which only the century shows.
    @Test func `February 29 of a year that has none is refused`() {
        let input = IdentifyInput(code: "(01)09506000134352(17)000229")
        let day = CalendarDay.test(2060, 1, 1)
        #expect(throws: ComputationError.self) { try Identify.reading(of: input, today: day) }
    }

    @Test func `the end before the beginning is refused`() {
        #expect(
            problem("(01)09506000134352(11)270101(17)261231")
                == "code: expected an expiry date not before the production date, 2027-01-01, got 2026-12-31")
    }

    // MARK: Rules

    @Test(arguments: [
        ("(17)261231", "(17) together with (01), (02), (03), (255), (8006) or (8026)"),
        ("(10)A", "(10) together with (01), (02), (03), (8006) or (8026)"),
        ("(02)09506000134352", "(02) together with (37)"),
        ("(01)09506000134352(37)5", "(01) without (37)"),
        ("(01)09506000134352(21)A(235)B", "(21) without (235)"),
        ("(01)09506000134352(3100)000001(3101)000001", "(3100) without (3101)"),
        ("(01)09506000134352(10)A(10)B", "(10) once"),
        ("(01)09506000134353", "09506000134352, whose check digit is 2"),
        ("(01)09506000134352(718)A", "a GS1 application identifier"),
        ("(01)09506000134352(10)", "1 to 20 characters"),
        ("(01)09506000134352(10)ABCDEFGHIJKLMNOPQRSTU", "1 to 20 characters"),
        ("(01)09506000134352(10)A B", "letters, digits"),
        ("(01)09506000134352(422)999", "an ISO 3166-1 country code"),
        ("(01)09506000134352(4330)000000", "(4330) together with (00)"),
        ("(00)952123456789123459", "952123456789123454, whose check digit is 4"),
        ("(8013)1987654Ad4X4bL5ttr2310cXK", "check characters 2K at the end"),
        ("(415)9501101020917(8020)X(8007)GB33BUKB20201555555556", "an IBAN with correct check digits"),
        ("01095060001343521", "a GS1 application identifier after (01)"),
        ("]A0123", "a symbology identifier"),
        ("hello", "a GTIN, an ISBN, a GS1 element string, or a GS1 Digital Link"),
    ]) func `a broken rule is named`(code: String, expected: String) {
        #expect(problem(code).contains(expected), "\(problem(code))")
    }

    @Test func `a part of several codes needs no companion`() throws {
        #expect(try read("(17)261231", isPartial: true).expires == CalendarDay.test(2026, 12, 31))
    }

    /// The test vectors of GS1's reference for check character pairs (gs1-syntax-dictionary, lint_csumalpha.c).
    @Test(arguments: [
        "1987654Ad4X4bL5ttr2310c2K", "12345678901234567890123NT", "12345_ABCDEFGHIJKLMCP", "12345_nopqrstuvwxyzP2",
        "12345_!\"%&'()*+,-./LC", "12345_0123456789:;<=>?62", "7907665Bm8v2AB", "99999zzzzzzzzzzzzzzzzzzT2",
    ]) func `check character pairs are those of GS1`(number: String) throws {
        let escaped = number.replacing("(", with: "\\(").replacing(")", with: "\\)")
        #expect(try read("(8013)\(escaped)").elements.first?.data == number)
    }

    /// ISO 13616's example is GB82 WEST 1234 5698 7654 32.
    @Test func `an IBAN is checked`() throws {
        let code = try read("(415)9501101020917(8020)X(8007)GB82WEST12345698765432")
        #expect(code.elements.last?.data == "GB82WEST12345698765432")
    }

    @Test func `figures have their decimals and units`() throws {
        let code = try read("(01)09506000134352(3103)001250(3922)00199")
        #expect(code.netWeight == "1.250")
        #expect(code.elements[1].unit == "kg")
        #expect(code.elements[2].figure == "1.99")
        let price = try read("(01)09506000134352(3103)001250(3932)97800199")
        #expect(price.price?.amount == "1.99")
        #expect(price.price?.currency == "EUR")
    }

    @Test func `the dictionary has every identifier`() {
        // As many as biip 5.2.0 has.
        #expect(IdentifierDictionary.shipped.count == 541)
    }

    // The formats of biip 5.2.0: N15, N32, and N18 with up to two more digits; X..20 with a GTIN.
    @Test(arguments: [
        ("(8040)490154203237518", "IMEI"), ("(8041)490154203237518", "IMEI2"),
        ("(8042)89049032000000000000000000000000", "ESIM"), ("(8043)891004234814455936", "PSIM"),
        ("(8043)89100423481445593601", "PSIM"),
    ]) func `identifiers of January 2026 are read`(code: String, title: String) throws {
        #expect(try read(code).elements.map(\.title) == [title])
        #expect(problem(code + "123").contains("characters"))
    }

    // 8030 is the signature of one object: a (253) of 13 digits is a kind of document, and one of more an object.
    @Test func `a digital signature needs a serial number`() throws {
        #expect(try read("(253)9506000134352A(8030)QUJD").elements.count == 2)
        #expect(problem("(253)9506000134352(8030)QUJD").contains("got one without a serial number"))
        #expect(problem("(8003)09506000134352(8030)QUJD").contains("got one without a serial number"))
        #expect(try read("(8004)9506000A(8030)QUJD").elements.count == 2)
    }
}

extension CalendarDay {
    static func test(_ year: Int, _ month: Int, _ day: Int) -> CalendarDay {
        (try? CalendarDay(year: year, month: month, day: day)) ?? CalendarDay(daysSince1970: 0)
    }
}
