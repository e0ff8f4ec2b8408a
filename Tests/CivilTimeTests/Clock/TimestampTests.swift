// SPDX-License-Identifier: Apache-2.0

import CivilTime
import Testing

@Suite struct TimestampTests {
    /// As GNU date has them: `date -u -d TEXT +%s.%N`.
    @Test(arguments: [
        ("2026-11-21T08:00:00Z", 1_795_248_000.0, "2026-11-21T08:00:00Z"),
        ("2026-11-21T09:00:00+01:00", 1_795_248_000.0, "2026-11-21T08:00:00Z"),
        ("2026-11-21T02:30:00.5-05:30", 1_795_248_000.5, "2026-11-21T08:00:00.5Z"),
        ("1969-12-31T23:59:59.75Z", -0.25, "1969-12-31T23:59:59.75Z"),
        ("0001-01-01T00:00:00Z", -62_135_596_800.0, "0001-01-01T00:00:00Z"),
        ("9999-12-31T23:59:59Z", 253_402_300_799.0, "9999-12-31T23:59:59Z"),
        ("2026-11-21T08:00:00.123456789Z", 1_795_248_000.123_456_789, "2026-11-21T08:00:00.123457Z"),
    ])
    func `instants are read and written`(text: String, seconds: Double, written: String) throws {
        let instant = try Timestamp(text)
        #expect(instant.secondsSince1970 == seconds)
        #expect(instant.description == written)
    }

    @Test(arguments: [
        "", "2026-11-21", "2026-11-21T08:00Z", "2026-11-21T08:00:00", "2026-11-21 08:00:00Z", "2026-11-21T08:00:00z",
        "2026-11-21T24:00:00Z", "2026-11-21T08:60:00Z", "2026-11-21T08:00:60Z", "2026-02-30T08:00:00Z",
        "2026-11-21T08:00:00+0100", "2026-11-21T08:00:00+01", "2026-11-21T08:00:00+24:00", "2026-11-21T08:00:00+01:60",
        "2026-11-21T08:00:00,5Z", "2026-11-21T08:00:00.Z", "2026-11-21T08:00:00Z ", "2026-11-21T08:00:00\u{2212}01:00",
        "0001-01-01T00:00:00+01:00", "9999-12-31T23:59:59-01:00",
    ])
    func `what is no instant is refused`(text: String) {
        #expect(throws: CivilTimeError.self) { try Timestamp(text) }
    }

    @Test func `an instant is written with an offset`() throws {
        let instant = try Timestamp("2026-11-21T23:30:00Z")
        #expect(instant.text(at: try UTCOffset("+01:00")) == "2026-11-22T00:30:00+01:00")
        #expect(try Timestamp(instant.text(at: UTCOffset("-09:30"))) == instant)
        #expect(instant.text(at: .zero) == "2026-11-21T23:30:00+00:00")
    }

    @Test func `every number of seconds has a text`() {
        for seconds in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 253_402_300_799.999_999_9] {
            #expect(Timestamp(secondsSince1970: seconds).description.hasSuffix("Z"))
        }
        #expect(Timestamp(secondsSince1970: 1_795_248_000.999_999_9).description == "2026-11-21T08:00:01Z")
        #expect(Timestamp(secondsSince1970: -0.25).wholeSeconds == -1)
    }

    @Test func `texts to the microsecond come back`() throws {
        let seed: UInt64 = 3339
        print("Timestamp seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<2_000 {
            let second = Int.random(in: -2_000_000_000...4_000_000_000, using: &generator)
            let local = CivilDateTime(
                clockSeconds: second, nanosecond: Int.random(in: 0..<1_000_000, using: &generator) * 1000)
            let offset = try UTCOffset(seconds: Int.random(in: -1080...1080, using: &generator) * 60)
            let text = Timestamp(local, offset: offset).text(at: offset)
            #expect(text == "\(local)\(offset)")
            #expect(try Timestamp(text) == Timestamp(local, offset: offset))
        }
    }
}
