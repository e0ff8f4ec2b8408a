// SPDX-License-Identifier: Apache-2.0

import ChallengesPlugin
import ComputationKit
import Testing

@Suite struct DoubtPreferencesTests {
    private static let start = CalendarDay(daysSince1970: 20_454)

    /// Events on consecutive days: completed ones, then skipped ones.
    private static func events(
        _ traits: ChallengeTraits, completed: Int, skipped: Int, from day: Int = 0
    ) -> [ChallengeEvent] {
        (0..<completed + skipped).map {
            ChallengeEvent(
                challenge: "c\($0)", traits: traits, situation: Situation(day: start.adding(days: day + $0)),
                status: $0 < completed ? .completed : .skipped)
        }
    }

    @Test func `a wrong like is asked about with its counts`() throws {
        var preferences = UserPreferences()
        preferences.preferredCategories = [.creative]
        let events =
            Self.events(ChallengeTraits(category: .creative), completed: 1, skipped: 9)
            + Self.events(ChallengeTraits(category: .learning), completed: 7, skipped: 5)
        let doubts = DoubtPreferences.reading(of: .init(preferences: preferences, events: events)).doubts
        // (2/12 − 8/14) / √(2·10/(12²·13) + 8·6/(14²·15)) = −2.47.
        let doubt = try #require(doubts.first { $0.value == "creative" })
        #expect(doubt.completed == 1 && doubt.tried == 10 && doubt.otherCompleted == 7 && doubt.otherTried == 12)
        #expect(
            doubt.question.text
                == "You said you like creative challenges. In the last 120 days you completed 1 of 10 of them, and 7 of 12 "
                + "others. Change it?")
        #expect(doubts.contains { $0.value == "learning" && $0.question.code == "challenges.doubt-unnamed" })
    }

    @Test func `old days and a few days raise no doubt`() {
        var preferences = UserPreferences()
        preferences.preferredCategories = [.creative]
        let few =
            Self.events(ChallengeTraits(category: .creative), completed: 0, skipped: 4)
            + Self.events(ChallengeTraits(category: .learning), completed: 12, skipped: 0)
        #expect(DoubtPreferences.reading(of: .init(preferences: preferences, events: few)).doubts.isEmpty)
        let old =
            Self.events(ChallengeTraits(category: .creative), completed: 0, skipped: 20)
            + Self.events(ChallengeTraits(category: .learning), completed: 12, skipped: 0, from: 300)
        #expect(DoubtPreferences.reading(of: .init(preferences: preferences, events: old)).doubts.isEmpty)
    }

    @Test func `limits are asked about in both directions`() {
        var preferences = UserPreferences()
        preferences.mostTime = .medium
        let wide =
            Self.events(ChallengeTraits(category: .social, timeInvestment: .medium), completed: 0, skipped: 8)
            + Self.events(ChallengeTraits(category: .social, timeInvestment: .quick), completed: 8, skipped: 0)
        let doubts = DoubtPreferences.reading(of: .init(preferences: preferences, events: wide)).doubts
        #expect(doubts.map(\.question.code) == ["challenges.doubt-wide-limit"])
        let narrow = Self.events(
            ChallengeTraits(category: .social, timeInvestment: .extended), completed: 3, skipped: 0)
        #expect(
            DoubtPreferences.reading(of: .init(preferences: preferences, events: narrow)).doubts.map(\.question.code)
                == ["challenges.doubt-narrow-limit"])
    }
}
