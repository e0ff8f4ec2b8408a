// SPDX-License-Identifier: Apache-2.0

import CivilTime
import Testing

@Suite struct TimestampTests {
    /// From GNU date: `date -u -d TEXT +%s.%N`.
    @Test(arguments: [
        ("2026-11-21T08:00:00Z", 1_795_248_000.0, "2026-11-21T08:00:00Z"),
        ("2026-11-21T09:00:00+01:00", 1_795_248_000.0, "2026-11-21T08:00:00Z"),
        ("2026-11-21T02:30:00.5-05:30", 1_795_248_000.5, "2026-11-21T08:00:00.5Z"),
        ("1969-12-31T23:59:59.75Z", -0.25, "1969-12-31T23:59:59.75Z"),
        ("0001-01-01T00:00:00Z", -62_135_596_800.0, "0001-01-01T00:00:00Z"),
        ("9999-12-31T23:59:59Z", 253_402_300_799.0, "9999-12-31T23:59:59Z"),
        ("2026-11-21T08:00:00.123456789Z", 1_795_248_000.123_456_789, "2026-11-21T08:00:00.123456789Z"),
    ])
    func `instants round-trip through text`(text: String, seconds: Double, written: String) throws {
        let instant = try Timestamp(text)
        #expect(instant.secondsSince1970 == seconds)
        #expect(instant.description == written)
        #expect(try Timestamp(written) == instant)
    }

    @Test(arguments: [
        ("", nil), ("2026-11-21", "add a time such as T09:00:00"),
        ("2026-11-21T08:00Z", "add the seconds"),
        ("2026-11-21T08:00:00", "add Z for UTC, or an offset such as +01:00"),
        ("2026-11-21 08:00:00Z", "write T between the day and the time"),
        ("2026-11-21T08:00:00z", "write an uppercase Z"),
        ("2026-11-21T24:00:00Z", "midnight at the end of a day is 00:00 of the next day"),
        ("2026-11-21T08:60:00Z", "write a 24-hour time such as 14:30"),
        ("2026-11-21T08:00:60Z", "leap seconds are not supported: write second 59"),
        ("2026-02-30T08:00:00Z", "February 2026 has 28 days"),
        ("2026-11-21T08:00:00+0100", "write Z, or an offset such as +03:00"),
        ("2026-11-21T08:00:00+01", "write Z, or an offset such as +03:00"),
        ("2026-11-21T08:00:00+24:00", "write Z, or an offset such as +03:00"),
        ("2026-11-21T08:00:00+01:19:32", "write Z, or an offset such as +03:00"),
        ("2026-11-21T08:00:00+01:60", nil),
        ("2026-11-21T08:00:00,5Z", "write a period before the fraction of the second"),
        ("2026-11-21T08:00:00.Z", nil), ("2026-11-21T08:00:00Z ", "remove the text after the offset"),
        ("2026-11-21T08:00:00\u{2212}01:00", nil),
        ("0001-01-01T00:00:00+01:00", "instants run from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z"),
        ("9999-12-31T23:59:59-01:00", "instants run from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z"),
    ])
    func `invalid instants are rejected with a suggestion`(text: String, suggestion: String?) {
        let error = #expect(throws: CivilTimeError.self) { try Timestamp(text) }
        #expect(error?.recoverySuggestion == suggestion)
    }

    @Test func `instants are written with an offset`() throws {
        let instant = try Timestamp("2026-11-21T23:30:00Z")
        #expect(instant.text(at: try UTCOffset("+01:00")) == "2026-11-22T00:30:00+01:00")
        #expect(try Timestamp(instant.text(at: UTCOffset("-09:30"))) == instant)
        #expect(instant.text(at: .zero) == "2026-11-21T23:30:00+00:00")
    }

    /// RFC 3339, section 5.8: noon in the Netherlands in 1937, which was 00:19:32.13 ahead of UTC.
    @Test func `offsets that RFC 3339 can't express are rounded to the minute`() throws {
        let noon = try Timestamp("1937-01-01T12:00:27.87+00:20")
        #expect(noon.text(at: try UTCOffset("+00:19:32")) == "1937-01-01T12:00:27.87+00:20")
        #expect(noon.text(at: try UTCOffset("+25:00")) == "1937-01-01T11:40:27.87+00:00")
        #expect(Timestamp.latest.text(at: try UTCOffset("+01:00")) == "9999-12-31T23:59:59.999999999+00:00")
    }

    @Test func `numbers of seconds are rounded to the nanosecond and clamped`() async {
        for seconds in [Double.infinity, 1e300, 253_402_300_800] {
            #expect(Timestamp(secondsSince1970: seconds) == .latest)
        }
        for seconds in [-Double.infinity, -1e300, -62_135_596_801.5] {
            #expect(Timestamp(secondsSince1970: seconds) == .earliest)
        }
        #expect(Timestamp(secondsSince1970: Int.max) == .latest && Timestamp(secondsSince1970: Int.min) == .earliest)
        #expect(Timestamp.latest.description == "9999-12-31T23:59:59.999999999Z")
        #expect(Timestamp(secondsSince1970: 0.999_999_999_9).description == "1970-01-01T00:00:01Z")
        #expect(Timestamp(secondsSince1970: -0.25).wholeSeconds == -1)
        #expect(Timestamp(secondsSince1970: -0.25).nanosecond == 750_000_000)
        await #expect(processExitsWith: .failure) { _ = Timestamp(secondsSince1970: .nan) }
    }

    @Test func `instants of this century keep the number of seconds they were created from`() {
        let seed: UInt64 = 1970
        print("Timestamp seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<2_000 {
            let seconds = Double.random(in: 946_684_800..<4_102_444_800, using: &generator)
            #expect(Timestamp(secondsSince1970: seconds).secondsSince1970 == seconds)
        }
    }

    @Test func `the current instant is between two readings of the clock`() {
        let first = Timestamp.now
        let second = Timestamp.now
        #expect(first <= second && second.seconds(since: first) < 60)
        #expect(first.secondsSince1970 > 1_700_000_000)
    }

    @Test func `texts to the nanosecond round-trip`() throws {
        let seed: UInt64 = 3339
        print("Timestamp seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<2_000 {
            let second = Int.random(in: -2_000_000_000...4_000_000_000, using: &generator)
            let local = CivilDateTime(
                clockSeconds: second, nanosecond: Int.random(in: 0..<1_000_000_000, using: &generator))
            let offset = try UTCOffset(seconds: Int.random(in: -1080...1080, using: &generator) * 60)
            let text = Timestamp(local, offset: offset).text(at: offset)
            #expect(text == "\(local)\(offset)")
            #expect(try Timestamp(text) == Timestamp(local, offset: offset))
        }
    }
}
