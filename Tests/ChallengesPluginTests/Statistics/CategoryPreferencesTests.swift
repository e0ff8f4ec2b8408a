// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import ChallengesPlugin

@Suite struct CategoryPreferencesTests {
    private static func event(
        _ category: ChallengeCategory, _ status: ChallengeStatus, rating: Int? = nil
    ) -> ChallengeEvent {
        ChallengeEvent(
            challenge: "c", traits: ChallengeTraits(category: category),
            situation: Situation(day: CalendarDay(daysSince1970: 20_000)), status: status, rating: rating)
    }

    private static func close(
        _ estimate: Estimate?, _ value: Double, _ low: Double, _ high: Double, within error: Double = 1e-9
    ) -> Bool {
        guard let estimate, let bottom = estimate.low, let top = estimate.high else { return false }
        return abs(estimate.value - value) < 1e-9 && abs(bottom - low) < error && abs(top - high) < error
    }

    /// By the mean of completed challenges, a category that is usually skipped but was once loved would come first.
    @Test func `one favorite doesn't hide skips`() throws {
        let events =
            [Self.event(.adventure, .completed, rating: 5)] + (0..<9).map { _ in Self.event(.adventure, .skipped) }
            + [4, 5, 4, 5, 4].map { Self.event(.creative, .completed, rating: $0) }
            + [Self.event(.creative, .skipped), Self.event(.creative, .expired), Self.event(.creative, .pending)]
        let list = CategoryPreferences.reading(of: ChallengeHistoryInput(events: events)).categories
        #expect(list.map(\.category) == [.creative, .adventure])
        let creative = try #require(list.first)
        #expect(
            (creative.counts.completed, creative.counts.skipped, creative.counts.expired, creative.counts.pending)
                == (5, 1, 1, 1))
        // SciPy 1.17.1: binomtest(5, 6) and (1, 10) .proportion_ci(method="wilson"). NumPy 2.4.6, as in
        // BoundedMeanTests: the ratings 4 5 4 5 4 and the rewards 0.875 1 0.875 1 0.875 0, and 1 with nine times 0.
        #expect(Self.close(creative.completion, 5.0 / 6, 0.43649717781352976, 0.9699466302516933))
        #expect(Self.close(creative.rating, 4.4, 2.6095, 4.8533, within: 0.004))
        #expect(Self.close(creative.reward, 4.625 / 6, 0.3315, 0.9512, within: 0.001))
        let adventure = try #require(list.last)
        #expect(Self.close(adventure.completion, 0.1, 0.017876213095072896, 0.4041500267952385))
        #expect(adventure.rating?.value == 5)
        #expect(Self.close(adventure.reward, 0.1, 0.0025, 0.4453, within: 0.001))
    }

    /// Two skips are little evidence against a category, and less than a skip of ten.
    @Test func `categories are sorted by a mean that few days don't decide`() throws {
        let events =
            [Self.event(.social, .skipped), Self.event(.social, .skipped)]
            + (0..<20).map { Self.event(.learning, $0 < 2 ? .completed : .skipped, rating: $0 < 2 ? 3 : nil) }
            + (0..<10).map { _ in Self.event(.creative, .completed, rating: 5) }
        let list = CategoryPreferences.reading(of: ChallengeHistoryInput(events: events)).categories
        #expect(list.map(\.category) == [.creative, .social, .learning])
        // By hand: the own mean is (10 + 2 · 0.75) / 32; two skips and two challenges of that mean give a half of it.
        let social = try #require(list.first { $0.category == .social })
        #expect(abs(try #require(social.expectedReward) - 11.5 / 32 / 2) < 1e-12)
        #expect(social.reward?.value == 0 && social.reward?.low == 0)
        // SciPy 1.17.1: binomtest(0, 2).proportion_ci(0.95, method="exact").
        #expect(abs(try #require(social.reward?.high) - 0.841886116991607) < 1e-8)
    }

    /// Integer division makes 4.9 a 4.
    @Test func `fractions are kept`() throws {
        let events = (0..<10).map { Self.event(.learning, .completed, rating: $0 == 0 ? 4 : 5) }
        let list = CategoryPreferences.reading(of: ChallengeHistoryInput(events: events)).categories
        #expect(abs(try #require(list.first?.rating?.value) - 4.9) < 1e-12)
    }

    @Test func `open and expired challenges don't affect preferences`() throws {
        let list = CategoryPreferences.reading(
            of: ChallengeHistoryInput(
                events: [Self.event(.social, .expired), Self.event(.social, .pending), Self.event(.physical, .skipped)])
        ).categories
        #expect(list.map(\.category) == [.physical, .social])
        #expect(list.last?.completion == nil && list.last?.reward == nil && list.last?.rating == nil)
        #expect(list.first?.completion?.value == 0)
    }

    /// A completed challenge without a rating counts in the rate and, like a 3, in the reward, but not in the rating.
    @Test func `unrated challenges count as completed`() throws {
        let list = CategoryPreferences.reading(
            of: ChallengeHistoryInput(events: [Self.event(.social, .completed), Self.event(.social, .skipped)])
        ).categories
        #expect(list.first?.completion?.value == 0.5)
        #expect(list.first?.rating == nil)
        #expect(list.first?.reward?.value == 0.375)
    }
}
