// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ComputationKit
import StoreTesting
import Testing

@testable import ChallengesStore

@Suite struct ShippedPackTests {
    @Test func `the shipped pack is imported whole, once`() throws {
        let book = try ChallengeRecords.inMemory(clock: Moments.clock)
        let imported = try #require(try book.installShippedPack())
        #expect(imported.added >= 240 && imported.pack.challenges == imported.added)
        #expect(imported.pack.languages == [.en, .uk])
        #expect(try book.installShippedPack() == nil)
        let all = try book.challenges()
        #expect(Set(all.compactMap { $0.title[.en] }).count == all.count)
        #expect(Set(all.compactMap { $0.title[.uk] }).count == all.count)
        #expect(Set(all.map(\.traits.category)) == Set(ChallengeCategory.allCases))
        #expect(Set(all.map(\.traits.timeInvestment)) == Set(TimeInvestment.allCases))
        #expect(Set(all.map(\.traits.costLevel)) == Set(CostLevel.allCases))
        #expect(Set(all.map(\.traits.socialRequirement)) == Set(SocialRequirement.allCases))
        #expect(Set(all.map(\.traits.difficulty)) == [1, 2, 3, 4, 5])
    }

    @Test func `a challenge of the shipped pack is chosen, completed, and learned from`() throws {
        let book = try ChallengeRecords.inMemory(clock: Moments.clock)
        try book.installShippedPack()
        let today = try day("2026-11-21")
        let choice = try book.today(Situation(day: today, hour: 9, weather: .rainy, mood: 3))
        #expect(choice.alternatives.count == 2)
        try book.complete(on: today, CompleteInput(rating: 5))
        #expect(try book.learnedModel().events == 1)
        #expect(try book.today(Situation(day: today)).reasons == choice.reasons)
    }

    /// The draw of a new person can prefer a challenge that no trait recommends.
    @Test func `choices for new people have reasons`() throws {
        let choices = try (1...10).map { _ in
            let book = try ChallengeRecords.inMemory(clock: Moments.clock)
            try book.installShippedPack()
            return try book.today(Situation(day: day("2026-11-21"), hour: 9, weather: .rainy, mood: 3))
        }
        #expect(choices.contains { !$0.reasons.isEmpty })
    }
}
