// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import CravingsPlugin

@Suite struct ResistedTests {
    private static func counts(
        hours: Int = 4, now: (day: Int, hour: Double) = (30, 12), _ build: (inout DiaryBuilder) -> Void
    ) throws -> [Int] {
        var builder = DiaryBuilder()
        build(&builder)
        let resisted = try builder.summary(now: now, hours: hours).resisted
        return [resisted.resisted, resisted.followed, resisted.unknown]
    }

    @Test func `a craving without use in the following hours is resisted`() throws {
        #expect(
            try Self.counts {
                $0.craving(0, 10)
                $0.use(0, 14.01)
            } == [1, 0, 0])
        #expect(
            try Self.counts {
                $0.craving(0, 10)
                $0.use(0, 14)
            } == [0, 1, 0], "the hours include their end")
        #expect(
            try Self.counts(hours: 1) {
                $0.craving(0, 10)
                $0.use(0, 11.5)
            } == [1, 0, 0])
        #expect(
            try Self.counts {
                $0.craving(0, 10)
                $0.use(0, 9.9)
            } == [1, 0, 0], "an earlier use doesn't follow")
        #expect(
            try Self.counts {
                $0.craving(0, 10)
                $0.use(0, 10)
            } == [0, 1, 0])
    }

    @Test func `hours on a day that isn't covered are unknown`() throws {
        #expect(
            try Self.counts {
                $0.craving(0, 10)
                $0.status([0], .unknown)
            } == [0, 0, 1])
        #expect(try Self.counts { $0.craving(1, 2) } == [0, 0, 1], "the next day isn't covered")
        #expect(
            try Self.counts {
                $0.craving(1, 2)
                $0.craving(1, 9)
            } == [2, 0, 0])
    }

    /// Counting uses and leaving out their absence would make the share of such days 0.
    @Test func `a use on a day that isn't covered doesn't count against the share`() throws {
        #expect(
            try Self.counts {
                $0.craving(0, 10)
                $0.use(0, 11)
                $0.status([0], .unknown)
            } == [0, 0, 1])
    }

    @Test func `hours that have not passed are unknown`() throws {
        #expect(try Self.counts(now: (0, 13.9)) { $0.craving(0, 10) } == [0, 0, 1])
        #expect(try Self.counts(now: (0, 14)) { $0.craving(0, 10) } == [1, 0, 0])
    }

    @Test func `an imported use without a time makes its day unknown`() throws {
        #expect(
            try Self.counts {
                $0.craving(0, 10)
                $0.use(0, 12, isTimeKnown: false)
            } == [0, 0, 1])
        #expect(try Self.counts { $0.craving(0, 10, isTimeKnown: false) } == [0, 0, 1])
    }

    @Test func `one use follows each craving before it`() throws {
        #expect(
            try Self.counts {
                $0.craving(0, 10)
                $0.craving(0, 11)
                $0.use(0, 12)
                $0.craving(0, 13)
            } == [1, 2, 0])
    }

    @Test func `a use just after the period follows its last craving`() throws {
        var builder = DiaryBuilder()
        builder.craving(1, 3)
        builder.use(1, 5)
        let summary = try builder.summary(0...0, now: (9, 12))
        #expect(summary.uses == 0)
        #expect(summary.resisted.followed == 1)
    }

    @Test func `the share has an interval or isn't reported`() throws {
        var builder = DiaryBuilder()
        for day in 0..<20 {
            builder.craving(day, 10)
            if day % 4 == 0 { builder.use(day, 11) }
        }
        let resisted = try builder.summary(now: (30, 12)).resisted
        let share = try #require(resisted.share.share)
        #expect((share.value, share.n) == (0.75, 20))
        // SciPy 1.17.1: binomtest(15, 20).proportion_ci(0.95, method="wilson").
        #expect(isClose(share.low, 0.5313, 1e-4) && isClose(share.high, 0.8881, 1e-4))
        #expect(
            try builder.summary(0...5, now: (30, 12)).statements.map(\.code).contains("cravings.resisted-unknown"))
    }
}
