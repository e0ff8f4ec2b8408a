// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ComputationKit
import ComputationTesting
import StoreTesting
import TestTiers
import Testing

@testable import ChallengesStore

@Suite struct ContractTests {
    /// - Parameter days: The number of days after 2026-11-21.
    private static func context(days: Int = 0) -> Context {
        Context(
            clock: Moments.later(seconds: Double(days) * 86_400), zone: LocalZone("Test/East") { _ in 7_200 }, seed: 5,
            keys: RecordKeys(SeededGenerator(seed: 3)))
    }

    /// A part of the shipped pack, which every trial reads: each eighth challenge, and those in examples.
    private static func smallPack() throws -> [UInt8] {
        let examples = StoredChallengesPlugin().computations.flatMap(\.manifest.examples).map { $0.input.text() }
            .joined()
        let pack = try JSONValue(parsing: ShippedPack.bytes)
        let challenges = try #require(pack["challenges"]?.array)
        let kept = challenges.enumerated().filter { index, challenge in
            index.isMultiple(of: 8) || examples.contains(challenge["id"]?.string ?? "?")
        }
        #expect(kept.count >= challenges.count / 8)
        guard case .object(var object) = pack else { throw ComputationError(.invalidData, "The pack isn't an object.") }
        object["challenges"] = .array(kept.map(\.element))
        object["contentHash"] = .string(PackFile.hash(.object(object)))
        return Array(JSONValue.object(object).text().utf8)
    }

    @Test(.slow, arguments: [true, false]) func `every computation follows the contract`(isFresh: Bool) async throws {
        let pack = try Self.smallPack()
        let withoutRecords = Set(ChallengesPlugin().computations.map(\.manifest.id))
        let problems = await ComputationConformance.problems(
            ofEach: {
                let book = try Samples.book()
                _ = try book.install(pack, at: book.now)
                if !isFresh { try Samples.fill(book) }
                return StoredChallengesPlugin(LazyChallengeRecords(book))
            },
            // ChallengesConformanceTests checks those that need no records.
            where: { !withoutRecords.contains($0.id) }, context: Self.context(days: isFresh ? 0 : 10))
        for problem in problems { Testing.Issue.record("\(problem)") }
    }

    @Test func `an evaluation reports its effective sample size`() async throws {
        let desk = try Desk()
        let engine = try desk.engine()
        let reading = try await engine(
            Challenges.assignToday, AssignTodayInput(situation: StatedSituation(day: .date(day("2026-11-21")))))
        let record = try #require(desk.book.history().first)
        #expect(reading.challenge.id == record.challenge && reading.status == .pending && !reading.isPreview)
        #expect(reading.propensity == record.choice?.propensity && reading.score == record.choice?.score)
        #expect(reading.alternatives.count == 2 && reading.removed[.season]?.removed == 1)
        #expect(reading.situation.hour == 10, "the hour of the user's clocks")
        let sum = reading.reasons.reduce(0) { $0 + $1.contribution }
        #expect(abs(sum - reading.score) < 1e-9, "the reasons add up to the score")
        #expect(try await engine(Challenges.assignToday, AssignTodayInput()) == reading)
    }

    @Test func `an empty catalog has no challenge of the day`() async throws {
        let access = LazyChallengeRecords(try ChallengeRecords.inMemory(clock: Moments.clock))
        let engine = try Engine([StoredChallengesPlugin(access)], context: Self.context())
        let error = await failure { try await engine(Challenges.assignToday, AssignTodayInput()) }
        #expect(error?.code == .notFound)
    }

    @Test func `the user's log is evaluated without days on which the user chose`() async throws {
        let desk = try Desk()
        let book = desk.book
        let today = try day("2026-11-21")
        for offset in -6 ... -1 {
            try book.today(Situation(day: today.adding(days: offset)))
            if offset == -3 { try book.swap(on: today.adding(days: offset)) }
            try book.complete(on: today.adding(days: offset), CompleteInput(rating: 4))
        }
        try book.today(Situation(day: today))
        let reading = try await desk.engine()(Challenges.myEvaluation, MyEvaluationInput(policy: .uniform))
        // Six days have a choice and an outcome; one of the challenges was swapped.
        #expect(reading.choices == 6 && reading.days == 6)
        #expect(reading.logged?.value == 5 * 0.875 / 6)
        #expect(reading.isTooLittleData)
        #expect(reading.sentence.contains("Too little data: the effective sample size of 6 logged days"))
    }
}
