// SPDX-License-Identifier: AGPL-3.0-or-later

import CivilTime
import Testing

@testable import AstrologyPlugin

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite struct DateTimeTextTests {
    static let accepted: [(text: String, date: String, time: String?, offset: String?, zone: String?)] = [
        ("1990-05-15", "1990-05-15", nil, nil, nil),
        ("  1990-05-15\n", "1990-05-15", nil, nil, nil),
        ("1990-05-15T14:30", "1990-05-15", "14:30:00", nil, nil),
        ("1990-05-15t14:30", "1990-05-15", "14:30:00", nil, nil),
        ("1990-05-15 14:30", "1990-05-15", "14:30:00", nil, nil),
        ("1990-05-15  14:30:15", "1990-05-15", "14:30:15", nil, nil),
        ("1990-05-15T14:30:15.25", "1990-05-15", "14:30:15.25", nil, nil),
        ("1990-05-15T14:30:15,000000001", "1990-05-15", "14:30:15.000000001", nil, nil),
        ("1990-05-15T14:30:15.1234567899999", "1990-05-15", "14:30:15.123456789", nil, nil),
        ("1990-05-15T14:30Z", "1990-05-15", "14:30:00", "+00:00", nil),
        ("1990-05-15T14:30z", "1990-05-15", "14:30:00", "+00:00", nil),
        ("1990-05-15T14:30+03:00", "1990-05-15", "14:30:00", "+03:00", nil),
        ("1990-05-15T14:30 +03:00", "1990-05-15", "14:30:00", "+03:00", nil),
        ("1990-05-15T14:30+0300", "1990-05-15", "14:30:00", "+03:00", nil),
        ("1990-05-15T14:30+03", "1990-05-15", "14:30:00", "+03:00", nil),
        ("1990-05-15T14:30-05:30", "1990-05-15", "14:30:00", "-05:30", nil),
        ("1990-05-15T14:30\u{2212}05:30", "1990-05-15", "14:30:00", "-05:30", nil),
        ("1935-06-15T12:00+01:19:32", "1935-06-15", "12:00:00", "+01:19:32", nil),
        ("1990-05-15T14:30[Europe/Kyiv]", "1990-05-15", "14:30:00", nil, "Europe/Kyiv"),
        ("1990-05-15T14:30+03:00[!Europe/Kyiv]", "1990-05-15", "14:30:00", "+03:00", "Europe/Kyiv"),
        ("1990-05-15T14:30[+03:00]", "1990-05-15", "14:30:00", "+03:00", nil),
        ("1990-05-15[Europe/Kyiv]", "1990-05-15", nil, nil, "Europe/Kyiv"),
        ("1990-05-15Z", "1990-05-15", nil, "+00:00", nil),
        ("1990-05-15T14:30[Europe/Kyiv][u-ca=gregory]", "1990-05-15", "14:30:00", nil, "Europe/Kyiv"),
        ("1650-03-10[u-ca=julian]", "1650-03-10[u-ca=julian]", nil, nil, nil),
        ("-0044-03-15", "-0044-03-15[u-ca=julian]", nil, nil, nil),
        ("1582-10-04", "1582-10-04[u-ca=julian]", nil, nil, nil), ("1582-10-15", "1582-10-15", nil, nil, nil),
        ("1500-02-29[u-ca=julian]", "1500-02-29[u-ca=julian]", nil, nil, nil),
        ("+12026-01-01", "+12026-01-01", nil, nil, nil),
        ("+001990-05-15", "1990-05-15", nil, nil, nil),
        ("0000-01-01T00:00", "0000-01-01[u-ca=julian]", "00:00:00", nil, nil),
    ]

    @Test(arguments: accepted)
    func `typed dates are parsed`(
        text: String, date: String, time: String?, offset: String?, zone: String?
    ) throws {
        let parsed = try DateTimeText(parsing: text)
        #expect(parsed.date.taggedDescription == date)
        #expect(parsed.time?.description == time)
        #expect(parsed.offset?.description == offset)
        #expect(parsed.zone == zone)
        #expect(parsed.isCalendarStated == text.contains("u-ca"))
    }

    static let refused: [(text: String, advice: String)] = [
        ("", "such as 1990-05-15"), ("15.05.1990", "write it as 1990-05-15"),
        ("1990/5/15", "write it as 1990-05-15"), ("05/15/1990", "write it as 1990-05-15"),
        ("05/06/1990", "1990-06-05 or 1990-05-06"), ("05/05/1990", "write it as 1990-05-05"),
        ("1990-5-15", "write it as 1990-05-15"), ("19900515", "write it as 1990-05-15"),
        ("15 05 1990", "write it as 1990-05-15"), ("15.05.90", "four digits"),
        ("May 15, 1990", "write it as 1990-05-15"), ("Maytime 1990", "in digits"),
        ("15 травня 1990", "in digits"), ("12026-01-01", "plus sign"), ("-0000-01-01", "no sign"),
        ("1990-02-31", "check the day"), ("1990-05-15T24:00", "00:00 of the next day"),
        ("1990-05-15T23:59:60", "leap seconds"), ("1990-05-15T25:00", "24-hour"),
        ("1990-05-15T14:60", "24-hour"),
        ("1990-05-15 2:30 PM", "write it as 1990-05-15T14:30"), ("1990-05-15T02:30pm", "write it as 1990-05-15T14:30"),
        ("1990-05-15 12:15 AM", "write it as 1990-05-15T00:15"), ("1990-05-15T14.30", "write it as 1990-05-15T14:30"),
        ("1990-05-15T1430", "write it as 1990-05-15T14:30"), ("1990-05-15T9:05", "write it as 1990-05-15T09:05"),
        ("1990-05-15T", "24-hour"), ("1990-5-15 14:30", "write it as 1990-05-15T14:30"),
        ("15.05.1990 14:30", "write it as 1990-05-15T14:30"), ("1990/5/15T9:05:07", "write it as 1990-05-15T09:05:07"),
        ("05/06/1990 2:30pm", "1990-06-05T14:30 or 1990-05-06T14:30"),
        ("3 July 1991 9:20", "write it as 1991-07-03T09:20"), ("July 3, 1991 9:20 pm", "write it as 1991-07-03T21:20"),
        ("3rd Feb 1991", "write it as 1991-02-03"), ("1991-7-3 9:20 UTC+3", "write it as 1991-07-03T09:20+03:00"),
        ("1991-7-3 9:20 Europe/Kyiv", "write it as 1991-07-03T09:20[Europe/Kyiv]"),
        ("-44-3-15", "write it as -0044-03-15"), ("-500-01-01", "write it as -0500-01-01"),
        ("1991-7-3 9:20 UTC", "write it as 1991-07-03T09:20Z"),
        ("1990-5-15 14:30 +03:00", "write it as 1990-05-15T14:30+03:00"),
        ("1990-5-15 14:30[Europe/Kyiv]", "write it as 1990-05-15T14:30[Europe/Kyiv]"),
        ("1990-5-15 around noon", "write the date as 1990-05-15, and a time after it"),
        ("1990-05-15T14:30+19:00", "positive"), ("1990-05-15T14:30+3", "sign"), ("1990-05-15T14:30 EST", "sign"),
        ("1990-05-15T14:30[Europe/Kyiv", "bracket"), ("1990-05-15T14:30[]", "name a zone"),
        ("1990-05-15T14:30[Europe/Kyiv][Europe/Paris]", "one zone"),
        ("1990-05-15T14:30[u-ca=hebrew]", "convert"), ("1990-05-15T14:30[u-tz=x]", "remove"),
        ("1990-05-15T14:30+03:00[+02:00]", "remove one"), ("1990-05-15T14:30[Europe/Kyiv] now", "remove"),
        ("+20000-01-01", "check the year"), ("+9999999-01-01", "in digits"), ("99999999-01-01", "in digits"),
        ("99999999999999999999-01-01", "in digits"), ("１９９０-05-15", "in digits"),
        ("1990-05-15T14:30:15.", "time as 14:30:15"), ("1990-05-15T14:30:15:00", "sign"),
        ("now", "in digits"),
    ]

    @Test(arguments: refused)
    func `invalid dates are rejected with a suggestion`(text: String, advice: String) {
        #expect {
            try DateTimeText(parsing: text)
        } throws: { error in
            let sentence = "\(error)"
            return sentence.contains("expected ") && sentence.contains(", got ") && sentence.contains(advice)
                && !sentence.contains("\n")
        }
    }

    @Test func `long texts are truncated in messages`() {
        #expect {
            try DateTimeText(parsing: String(repeating: "1990-05-15 ", count: 100_000))
        } throws: { error in
            "\(error)".utf8.count < 300
        }
    }

    @Test func `a calendar in the date's text must agree with the separate field`() throws {
        #expect(try CalendarDate(parsing: "1650-03-10", calendar: .julian).calendar == .julian)
        #expect(throws: TimeInputError.self) {
            try CalendarDate(parsing: "1650-03-10[u-ca=gregory]", calendar: .julian)
        }
    }

    @Test func `random bytes are rejected or round-trip`() {
        let seed: UInt64 = 19_900_515
        print("DateTimeText fuzz seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        let alphabet = Array("0123456789-+:.,TZtz []!/=u-cajulianEuropeKyiv\u{2212}\u{0}é😀".unicodeScalars)
        let models = Self.accepted.map(\.text) + Self.refused.map(\.text)
        var read = 0
        for round in 0..<60_000 {
            var scalars = String.UnicodeScalarView()
            if round % 3 == 0 {
                for _ in 0..<Int.random(in: 0...40, using: &generator) {
                    scalars.append(alphabet[Int.random(in: 0..<alphabet.count, using: &generator)])
                }
            } else {
                scalars = models[Int.random(in: 0..<models.count, using: &generator)].unicodeScalars
                for _ in 0..<Int.random(in: 0...3, using: &generator) where !scalars.isEmpty {
                    let offset = Int.random(in: 0..<scalars.count, using: &generator)
                    let index = scalars.index(scalars.startIndex, offsetBy: offset)
                    let end = Bool.random(using: &generator) ? scalars.index(after: index) : index
                    let letter = alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
                    scalars.replaceSubrange(index..<end, with: [letter])
                }
            }
            let text = String(scalars)
            _ = try? ClockTime(parsing: text)
            _ = try? UTCOffset(parsing: text)
            _ = try? TimeBasis(parsing: text)
            guard let parsed = try? DateTimeText(parsing: text) else { continue }
            read += 1
            let again = try? CalendarDate(parsing: parsed.date.taggedDescription)
            #expect(again == parsed.date, "\(text)")
            if let time = parsed.time { #expect((try? ClockTime(parsing: time.description)) == time) }
        }
        #expect(read > 3_000)
    }

    @Test(arguments: [
        ("Z", 0), ("+03:00", 10_800), ("+0300", 10_800), ("+03", 10_800), ("-05:30", -19_800),
        ("+01:19:32", 4772), ("-18:00", -64_800), ("-00:00", 0),
    ])
    func `offsets are parsed`(text: String, seconds: Int) throws {
        #expect(try UTCOffset(parsing: text).seconds == seconds)
    }

    @Test(arguments: [
        "", "3", "+3", "03:00", "+03:60", "+18:01", "+03:00:60", "+03:00x", "UTC", "+030", "+03000",
    ])
    func `malformed offsets are rejected`(text: String) {
        #expect(throws: TimeInputError.self) { try UTCOffset(parsing: text) }
    }

    @Test func `dates and offsets are text in JSON`() throws {
        struct Sample: Codable, Equatable {
            var date: CalendarDate
            var time: ClockTime
            var offset: UTCOffset
            var local: LocalDateTime
            var basis: TimeBasis
        }
        let sample = Sample(
            date: try CalendarDate(year: 1650, month: 3, day: 10, calendar: .julian),
            time: try ClockTime(hour: 14, minute: 30, nanosecond: 250_000_000),
            offset: try UTCOffset(seconds: -57_368), local: try LocalDateTime(parsing: "-0044-03-15T12:00"),
            basis: .zoneWithOffset("Europe/Paris", .zero))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = String(decoding: try encoder.encode(sample), as: UTF8.self)
        #expect(
            json == """
                {"basis":"+00:00[Europe/Paris]","date":"1650-03-10[u-ca=julian]",\
                "local":"-0044-03-15T12:00:00","offset":"-15:56:08","time":"14:30:00.25"}
                """)
        #expect(try JSONDecoder().decode(Sample.self, from: Data(json.utf8)) == sample)
    }
}
