// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ChallengesStore
import ComputationKit
import ComputationTesting
import StoreTesting
import Testing

@Suite struct ComputationTests {
    /// The pure computations have their tests elsewhere.
    @Test(arguments: [true, false]) func `computations pass the conformance kit`(isFresh: Bool) async throws {
        let book = try Samples.book()
        if !isFresh { try Samples.fill(book) }
        let access = LazyChallengeRecords(book)
        _ = try Engine([StoredChallengesPlugin(access)])
        #expect(await ComputationConformance.problems(of: MyDay(access)) == [])
        #expect(await ComputationConformance.problems(of: MyHistory(access)) == [])
        #expect(await ComputationConformance.problems(of: MyStatistics(access)) == [])
        #expect(await ComputationConformance.problems(of: MyEvaluation(access)) == [])
    }

    @Test func `answers reflect the records`() async throws {
        let book = try Samples.book()
        let engine = try Engine([StoredChallengesPlugin(LazyChallengeRecords(book))])
        let reading = try await engine.run("challenges.today", ["situation": ["day": "2026-11-21", "hour": 9]])
        let record = try #require(book.history().first)
        #expect(reading["challenge"]?["id"]?.string == record.challenge)
        #expect(reading["status"] == "pending")
        #expect(reading["propensity"]?.double == record.choice?.propensity)
        #expect(reading["score"]?.double == record.choice?.score)
        #expect(reading["alternatives"]?.array?.count == 2)
        #expect(reading["removed"]?["season"]?["removed"] == 1)
        #expect(reading["isPreview"] == false)
        try book.done(DoneReport(rating: 5), on: try day("2026-11-21"))
        let reasons = try #require(reading["reasons"]?.array)
        let sum = reasons.reduce(0) { $0 + ($1["contribution"]?.double ?? .nan) }
        #expect(abs(sum - (record.choice?.score ?? .nan)) < 1e-9, "the reasons add up to the score")
        #expect(
            try await engine.run("challenges.today", ["situation": ["day": "2026-11-21"]])["reasons"] == .array(reasons)
        )
        let statistics = try await engine.run("challenges.my-statistics", ["today": "2026-11-21"])
        #expect(statistics["counts"]?["completed"] == 1)
        let history = try await engine.run("challenges.my-history", ["records": ["status": "completed"]])
        #expect(history["total"] == 1)
        #expect(history["entries"]?[0]?["rating"] == 5)
    }

    @Test func `a history that ends before it begins is rejected`() async throws {
        let engine = try Engine([StoredChallengesPlugin(LazyChallengeRecords(try Samples.book()))])
        let error = await #expect(throws: ComputationError.self) {
            try await engine.run("challenges.my-history", ["records": ["from": "2026-11-22", "through": "2026-11-16"]])
        }
        #expect(
            error?.description
                == "records.through: expected a day not before from, 2026-11-22, got 2026-11-16 (are the two swapped?)")
    }

    @Test func `the user's log is evaluated, with own choices separate`() async throws {
        let book = try Samples.book()
        let today = try day("2026-11-21")
        for offset in -6 ... -1 {
            try book.today(Situation(day: today.adding(days: offset)))
            if offset == -3 { try book.swap(on: today.adding(days: offset)) }
            try book.done(DoneReport(rating: 4), on: today.adding(days: offset))
        }
        try book.today(Situation(day: today))
        let engine = try Engine([StoredChallengesPlugin(LazyChallengeRecords(book))])
        let reading = try await engine.run("challenges.my-evaluation", ["policy": "uniform"])
        // Six days were chosen for the person and ended; one of them was turned down for another.
        #expect(reading["choices"] == 6 && reading["days"] == 6)
        #expect(reading["logged"]?["value"]?.double == 5 * 0.875 / 6)
        #expect(reading["isTooLittleData"] == true)
        #expect(reading["sentence"]?.string?.contains("Too little data: 6 logged days") == true)
        let failure = await #expect(throws: ComputationError.self) {
            try await engine.run("challenges.my-evaluation", ["policy": "given"])
        }
        #expect(failure?.issues.map(\.path) == ["policy"])
    }

    @Test func `history is latest first and the total counts all entries`() async throws {
        let book = try Samples.book()
        for offset in -4...0 { try book.today(Situation(day: day("2026-11-21").adding(days: offset))) }
        let engine = try Engine([StoredChallengesPlugin(LazyChallengeRecords(book))])
        let history = try await engine.run("challenges.my-history", ["count": 2])
        #expect(history["total"] == 5)
        #expect(
            history["entries"]?.array?.compactMap { $0["situation"]?["day"]?.string } == ["2026-11-21", "2026-11-20"])
    }

    @Test func `an empty catalog is reported as invalid input`() async throws {
        let access = LazyChallengeRecords(try ChallengeRecords.inMemory(clock: Moments.clock))
        let engine = try Engine([StoredChallengesPlugin(access)])
        let failure = await #expect(throws: ComputationError.self) {
            try await engine.run("challenges.today", ["situation": ["day": "2026-11-21"]])
        }
        #expect(failure?.code == .refused)
    }
}
