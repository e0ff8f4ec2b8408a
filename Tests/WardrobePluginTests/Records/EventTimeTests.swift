// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

@Suite struct EventTimeTests {
    /// Seconds by GNU date: `date -ud TEXT +%s`.
    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0), ("2026-11-21T08:00:00Z", 1_795_248_000),
        ("2026-11-21T09:00:00+01:00", 1_795_248_000), ("2026-11-20T22:30:00-09:30", 1_795_248_000),
        ("2024-02-29T23:59:59Z", 1_709_251_199), ("1969-12-31T23:59:59Z", -1),
        ("0001-01-01T00:00:00Z", -62_135_596_800),
    ]) func `instants round-trip`(text: String, seconds: Int) throws {
        let time = try EventTime(text)
        #expect(time.secondsSince1970 == seconds)
        #expect(time.description == text)
        #expect(EventTime(secondsSince1970: seconds).secondsSince1970 == seconds)
    }

    @Test func `days and clock times have no instant`() throws {
        for text in ["2026-11-21", "2026-11-21T09:00:00"] {
            #expect(try EventTime(text).secondsSince1970 == nil)
            #expect(try EventTime(text).description == text)
        }
        #expect(try EventTime("2026-11-21T09:00").description == "2026-11-21T09:00:00")
    }

    @Test(arguments: [
        "", "2026-11-31", "2026-11-21T", "2026-11-21T24:00:00", "2026-11-21T09", "2026-11-21T09:60",
        "2026-11-21T09:00:60",
        "2026-11-21T09:00:00z", "2026-11-21T09:00:00+1:00", "2026-11-21T09:00:00+24:00", "2026-11-21T09:00:00+01:00:00",
        "2026-11-21 09:00:00", "2026-11-21T09:00:00.5Z", "2026-11-21T+9:00:00Z", "2026-11-21TT09:00",
        "2026-11-21T09:00:00ZZ",
    ]) func `other text is rejected`(text: String) {
        #expect(throws: ValidationIssue.self) { try EventTime(text) }
    }

    @Test func `times are ordered by instant, else by clock`() throws {
        let early = try EventTime("2026-11-21T08:30:00+01:00")
        let late = try EventTime("2026-11-21T08:00:00Z")
        #expect(early.precedes(late) && !late.precedes(early) && !early.precedes(early))
        #expect(try EventTime("2026-11-21T07:59:59").precedes(late))
        #expect(try EventTime("2026-11-21").precedes(late))
        #expect(try !late.precedes(EventTime("2026-11-21")))
    }

    @Test func `parts out of range are clamped`() throws {
        let day = try CalendarDay("2026-11-21")
        #expect(EventTime(day, second: 90_000).description == "2026-11-21T23:59:59")
        #expect(EventTime(day, second: -5, offset: 100_000).description == "2026-11-21T00:00:00+23:59")
    }
}
