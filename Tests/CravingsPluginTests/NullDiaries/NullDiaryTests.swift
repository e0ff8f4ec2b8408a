// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import TestTiers
import Testing

@testable import CravingsPlugin

/// How many of 100 diaries without a relation are told of one.
///
/// With whole days resampled and uses among the entries, it was 90 of 100 even diaries, 79 with bouts, and each of 100 whose
/// uses have no triggers.
@Suite(.slow) struct NullDiaryTests {
    private static let diaries = 100

    private static func report(_ random: RandomDiary, seed: Int) throws -> LagReport {
        try FindLag.reading(
            of: LagInput(
                diary: random.diary, from: random.from, through: random.through, now: random.now),
            in: Context(seed: UInt64(seed)))
    }

    /// The statements that say that there is a difference.
    private static func claims(_ statements: [Message]) -> [Message] {
        statements.filter { message in
            !["unclear", "unknown", "logging"].contains { message.code.hasSuffix($0) }
        }
    }

    /// Whether the interval of a claim, if it has one, contains the value of no difference.
    private static func isContradictory(_ claim: Message, none: Double) -> Bool {
        guard let low = claim.arguments["low"]?.double, let high = claim.arguments["high"]?.double else { return false }
        return low <= none && none <= high
    }

    @Test(arguments: DiaryKind.allCases)
    func `at most 7 of 100 are told of a trigger or an hour`(kind: DiaryKind) throws {
        var told: [String] = []
        for number in 0..<Self.diaries {
            let claims = Self.claims(try Self.report(kind.diary(number), seed: number).statements)
            if let first = claims.first { told.append(first.text) }
            for claim in claims { #expect(!Self.isContradictory(claim, none: 1), "\(claim.text)") }
        }
        #expect(told.count <= 7, "\(told)")
    }

    /// On a day that is hard, there is more of both, so the other kinds aren't without a relation of cravings to uses.
    @Test(arguments: [DiaryKind.even, .bouts, .withoutTriggers, .sparse])
    func `at most 7 of 100 are told that cravings precede uses`(kind: DiaryKind) throws {
        let told = try (0..<Self.diaries).compactMap { number in
            try Self.report(kind.diary(number), seed: number).preceding.map(\.statement.text)
                .first { $0.contains(" often than ") && !$0.contains(" not ") }
        }
        #expect(told.count <= 7, "\(told)")
    }

    /// Fisher's exact test of single cravings with Bonferroni's correction for 14 factors, which is right for these diaries,
    /// finds 99 and 70 of 100.
    @Test(arguments: [(0.36, 0.06, 80), (0.2, 0.033, 45)])
    func `a trigger that is followed three times as often is found`(
        social: Double, others: Double, least: Int
    ) throws {
        var found = 0
        for number in 0..<Self.diaries {
            let planted = RandomDiary.planted(number, social: social, others: others)
            let claims = Self.claims(try Self.report(planted, seed: number).statements)
            found += claims.contains { $0.code.hasSuffix("more-often") && $0.text.contains("Social") } ? 1 : 0
            for claim in claims { #expect(!Self.isContradictory(claim, none: 1), "\(claim.text)") }
        }
        #expect(found >= least)
    }

    /// The cravings are even from 8:00 to 22:00.
    @Test(arguments: DiaryKind.allCases) func `at most 7 of 100 are told of a usual hour`(kind: DiaryKind) throws {
        var told: [String] = []
        for number in 0..<Self.diaries {
            let random = kind.diary(number)
            let patterns = try ArrangePatterns.reading(
                of: PatternsInput(
                    diary: random.diary, from: random.from, through: random.through, now: random.now))
            told += Self.claims(patterns.statements).map(\.text)
        }
        #expect(told.count <= 7, "\(told)")
    }

    /// The documentation promises at most 9%.
    @Test(arguments: DiaryKind.allCases, [TrendMeasure.intensity, .cravings, .uses])
    func `a rise or fall is rare and has a size`(kind: DiaryKind, measure: TrendMeasure) throws {
        var told: [String] = []
        for number in 0..<Self.diaries {
            let random = kind.diary(number)
            let trend = try TestTrend.reading(
                of: TrendInput(
                    diary: random.diary, from: random.from, through: random.through, now: random.now,
                    measure: measure),
                in: Context(seed: UInt64(number)))
            for claim in Self.claims(trend.statements) {
                told.append(claim.text)
                let none: Double = claim.text.contains(" times ") ? 1 : 0
                #expect(!Self.isContradictory(claim, none: none) && !claim.text.contains("by 0.00"), "\(claim.text)")
            }
        }
        #expect(told.count <= 9, "\(told)")
    }
}
