// SPDX-License-Identifier: Apache-2.0

import CivilTime
import Testing

@Suite struct TimestampArithmeticTests {
    @Test func `durations between instants are exact`() throws {
        let start = try Timestamp("2026-11-21T08:00:00.000000001Z")
        let end = try Timestamp("2026-11-21T08:01:30Z")
        #expect(start.duration(to: end) == .seconds(90) - .nanoseconds(1))
        #expect(end - start == .seconds(90) - .nanoseconds(1))
        #expect(end.duration(to: start) == .nanoseconds(1) - .seconds(90))
        #expect(end.seconds(since: start) == 89.999_999_999)
        #expect((start + .nanoseconds(-2)).description == "2026-11-21T07:59:59.999999999Z")
        #expect(start < end && start + (end - start) == end)
    }

    @Test func `durations are rounded down to the nanosecond`() {
        let epoch = Timestamp(secondsSince1970: 0)
        let attosecond = Duration(secondsComponent: 0, attosecondsComponent: 1)
        #expect(epoch + attosecond == epoch)
        #expect((epoch - attosecond).description == "1969-12-31T23:59:59.999999999Z")
    }

    @Test func `sums beyond the calendar are clamped`() {
        let epoch = Timestamp(secondsSince1970: 0)
        #expect(epoch + .seconds(Int64.max) == .latest && epoch + .seconds(Int64.min) == .earliest)
        #expect(Timestamp.latest + .nanoseconds(1) == .latest && Timestamp.earliest - .nanoseconds(1) == .earliest)
        #expect(Timestamp.latest.duration(to: .earliest) < .zero)
    }

    @Test func `sums and differences agree`() {
        let seed: UInt64 = 8601
        print("Timestamp arithmetic seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        func instant() -> Timestamp {
            Timestamp(
                secondsSince1970: Int.random(in: -62_135_596_800...253_402_300_799, using: &generator),
                nanosecond: Int.random(in: 0..<1_000_000_000, using: &generator))
        }
        for _ in 0..<2_000 {
            let (first, second) = (instant(), instant())
            #expect(first + (second - first) == second)
            #expect((first < second) == (first.duration(to: second) > .zero))
        }
    }
}
