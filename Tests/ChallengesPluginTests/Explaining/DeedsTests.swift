// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import ChallengesPlugin

@Suite struct DeedsTests {
    private static let today = CalendarDay(daysSince1970: 20_700)

    private static func event(
        _ category: ChallengeCategory, _ status: ChallengeStatus, ago: Int, hour: Int? = nil
    ) -> ChallengeEvent {
        ChallengeEvent(
            challenge: "c\(ago)", traits: ChallengeTraits(category: category),
            situation: Situation(day: today.adding(days: -ago), hour: 8), status: status, completedHour: hour)
    }

    /// 20 creative days of which 18 were completed, and 30 social ones of which 9 were, in turn.
    private static func history(from ago: Int = 1) -> [ChallengeEvent] {
        (0..<20).map { event(.creative, $0 < 18 ? .completed : .skipped, ago: ago + $0 * 2) }
            + (0..<30).map { event(.social, $0 < 9 ? .completed : .skipped, ago: ago + $0) }
    }

    private static func reasons(_ events: [ChallengeEvent], hour: Int = 8, _ preferences: UserPreferences = .init())
        -> [Reason]
    {
        Explainer(preferences: preferences, events: events, situation: Situation(day: today, hour: hour))
            .explanation(of: Challenge(id: "x", title: "X", traits: ChallengeTraits(category: .creative))).reasons
    }

    @Test func `a sentence states the counts of the records`() throws {
        let reasons = Self.reasons(
            Self.history() + [Self.event(.creative, .expired, ago: 50), Self.event(.creative, .pending, ago: 0)])
        let category = try #require(reasons.first { $0.feature == "category" })
        #expect(category.source == .events && category.contribution > 0)
        #expect(category.sentence.hasPrefix("you completed 18 of 20 creative challenges, and 9 of 30 others: +"))
        let message = try #require(category.message)
        #expect(message.code == "challenges.reason-completed" && message.text == category.sentence)
        #expect(message.arguments["category"] == "creative")
        #expect(message.arguments["count"] == 18 && message.arguments["total"] == 20)
        #expect(message.arguments["otherCount"] == 9 && message.arguments["otherTotal"] == 30)
        #expect(message.arguments["days"] == nil)
        let evidence = try #require(category.evidence)
        // SciPy 1.17.1: twice hypergeom(50, 27, 20).sf(17) − hypergeom(50, 27, 20).pmf(18).
        #expect(abs(evidence.chance - 2.7364476798894116e-05) < 1e-12)
        // All challenges have the same time, cost, and place, so nothing about those can be said.
        #expect(reasons.filter { $0.evidence != nil }.map(\.feature) == ["category"])
    }

    @Test func `older records are left out, and the sentence says so`() throws {
        let old = (0..<10).map { Self.event(.creative, .skipped, ago: 91 + $0) }
        let category = try #require(Self.reasons(Self.history() + old).first { $0.feature == "category" })
        #expect(category.evidence?.days == 90)
        #expect(
            category.sentence.hasPrefix(
                "you completed 18 of 20 creative challenges, and 9 of 30 others, in the last 90 days: +"))
        let last = Self.reasons(Self.history() + [Self.event(.social, .skipped, ago: 90)])
        #expect(last.first { $0.feature == "category" }?.evidence?.otherTotal == 31, "the 90th day counts")
    }

    /// After a year of creative days, the model still likes them while the last 90 days don't.
    @Test func `a sentence never contradicts its number`() {
        let loved = (0..<200).map { Self.event(.creative, .completed, ago: 100 + $0) }
        let since =
            (0..<20).map { Self.event(.creative, .skipped, ago: 1 + $0 * 2) }
            + (0..<30).map { Self.event(.social, .completed, ago: 1 + $0) }
        for reason in Self.reasons(loved + since) {
            guard let evidence = reason.evidence else { continue }
            #expect(evidence.isHigher == (reason.contribution > 0), "\(reason.sentence)")
        }
    }

    @Test func `a few days are a guess, and an average person has no deeds`() {
        let few = Array(Self.history().prefix(3)) + Self.history().suffix(3)
        let even = (0..<60).map {
            Self.event($0 % 2 == 0 ? .creative : .social, $0 % 5 == 0 ? .skipped : .completed, ago: 1 + $0)
        }
        for reason in Self.reasons(few) + Self.reasons(even) {
            #expect(reason.evidence == nil && reason.source != .events)
            #expect(!reason.sentence.contains("you completed"))
        }
        #expect(
            Self.reasons(even).first { $0.feature == Reason.readiness }?.sentence.hasPrefix(
                "the starting point, the same for every challenge: ") == true)
    }

    /// Asked at 8 each day; creative challenges are completed in the evening, social ones in the morning.
    @Test func `a part of the day is that of completion`() throws {
        let events =
            (0..<12).map { Self.event(.creative, .completed, ago: 1 + $0 * 2, hour: 19) }
            + (0..<12).map { Self.event(.social, .completed, ago: 2 + $0 * 2, hour: $0 == 0 ? 20 : 9) }
        let evening = try #require(Self.reasons(events, hour: 19).first { $0.feature == "category" })
        #expect(evening.evidence?.count == .dayPart && evening.contribution > 0)
        #expect(
            evening.sentence.hasPrefix(
                "you completed 12 of your 12 completed creative challenges in the evening, and 1 of 12 others: +"))
        #expect(Self.reasons(events, hour: 8).first { $0.feature == "category" }?.evidence == nil)
    }

    @Test func `stated preferences are confirmed or contradicted by the records`() throws {
        var preferences = UserPreferences()
        preferences.preferredCategories = [.creative]
        let confirmed = try #require(
            Self.reasons(Self.history(), preferences).first { $0.feature == "category" })
        #expect(confirmed.sentence.hasPrefix("as you told us, you completed 18 of 20 creative challenges"))
        #expect(confirmed.message?.code == "challenges.reason-completed-as-told")
        let mirrored = Self.history().map { event in
            var event = event
            event.status = event.status == .completed ? .skipped : .completed
            return event
        }
        let contrary = try #require(Self.reasons(mirrored, preferences).first { $0.feature == "category" })
        #expect(contrary.contribution < 0)
        #expect(contrary.sentence.hasPrefix("contrary to what you told us, you completed 2 of 20 creative challenges"))
    }
}
