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

    private static func close(_ estimate: Estimate?, _ value: Double, _ low: Double, _ high: Double) -> Bool {
        guard let estimate, let bottom = estimate.low, let top = estimate.high else { return false }
        return abs(estimate.value - value) < 1e-9 && abs(bottom - low) < 1e-9 && abs(top - high) < 1e-9
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
        // SciPy 1.17.1: binomtest(5, 6) and (1, 10) .proportion_ci(method="wilson"), t.interval over the ratings 4 5 4
        // 5 4 and over the rewards 0.875 1 0.875 1 0.875 0, of which the upper end is cut at 1.
        #expect(Self.close(creative.completion, 5.0 / 6, 0.43649717781352976, 0.9699466302516933))
        #expect(Self.close(creative.rating, 4.4, 3.719912619341745, 5))
        #expect(Self.close(creative.reward, 0.7708333333333334, 0.3693584738297474, 1))
        let adventure = try #require(list.last)
        #expect(Self.close(adventure.completion, 0.1, 0.017876213095072896, 0.4041500267952385))
        #expect(adventure.rating == Estimate(value: 5))
        #expect(Self.close(adventure.reward, 0.1, 0, 0.3262157162798205))
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
