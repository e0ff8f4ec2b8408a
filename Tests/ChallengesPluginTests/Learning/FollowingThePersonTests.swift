// SPDX-License-Identifier: Apache-2.0

import ChallengesPlugin
import ComputationKit
import Testing

/// Small simulations of people whose preferences are unknown to the learner.
@Suite struct FollowingThePersonTests {
    /// A person who completes each category with a probability, and rates it by that probability.
    private struct Person {
        var likes: [ChallengeCategory: Double]
        var stated = UserPreferences()

        /// The two most preferred categories, as in an accurate profile.
        init(likes: [ChallengeCategory: Double]) {
            self.likes = likes
            stated.preferredCategories = Array(
                ChallengeCategory.allCases.sorted { (likes[$0] ?? 0) > (likes[$1] ?? 0) }.prefix(2))
        }
    }

    private struct Days {
        var rewards: [Double] = []
        var categories: [ChallengeCategory] = []
    }

    /// Simulates greedy choices for a person day by day, with a refit every week and one step a day in between.
    private static func days(_ count: Int, _ person: Person, stated: UserPreferences, seed: UInt64) throws -> Days {
        var chance = Chance(seed: seed)
        let start = CalendarDay(daysSince1970: 20_454)
        var days = Days()
        var events: [ChallengeEvent] = []
        var model: LearnedModel?
        for day in 0..<count {
            let challenges = (0..<24).map { place in
                let category = ChallengeCategory.allCases[place % 8]
                return Challenge(
                    id: "\(category)-\(day)-\(place)", title: "Challenge",
                    traits: ChallengeTraits(category: category, difficulty: 1 + chance.below(5)))
            }
            let situation = Situation(day: start.adding(days: day), hour: 9 + chance.below(12))
            let ranking = try RankChallenges.reading(
                of: RankChallengesInput(
                    challenges: challenges, preferences: stated, events: events, situation: situation, model: model,
                    spread: 0, exploration: 0, count: 1))
            guard let traits = challenges.first(where: { $0.id == ranking.choice })?.traits else { continue }
            let like = person.likes[traits.category] ?? 0
            let isDone = chance.unit() < like
            events.append(
                ChallengeEvent(
                    challenge: ranking.choice, traits: traits, situation: situation,
                    status: isDone ? .completed : .skipped,
                    rating: isDone ? 1 + Int((4 * like).rounded()) : nil))
            days.rewards.append(events[day].reward ?? 0)
            days.categories.append(traits.category)
            if day % 7 == 6 || model == nil {
                model = LearnPreferences.reading(of: LearnPreferencesInput(preferences: stated, events: events))
            }
        }
        return days
    }

    /// A person who prefers creative challenges but skips them, and completes every physical one.
    @Test func `events override a contradicting profile`() throws {
        var person = Person(likes: [.physical: 1])
        for category in ChallengeCategory.allCases where category != .physical { person.likes[category] = 0 }
        person.stated.preferredCategories = [.creative, .emotional]
        let days = try Self.days(90, person, stated: person.stated, seed: 1)
        #expect(days.categories[0] == .creative, "on the first day what was said is all there is")
        let last = try #require(days.categories.lastIndex { $0 != .physical })
        let first = try #require(days.categories.firstIndex(of: .physical))
        print(
            "A person who contradicts the profile is first followed on day \(first + 1), always from day \(last + 2).")
        #expect(last + 2 <= 21)
        #expect(days.rewards.suffix(30).reduce(0, +) == 30)
    }

    /// The cost of a wrong profile in reward a day: people with their own profile, another one, and none.
    @Test func `a wrong profile costs little`() throws {
        var chance = Chance(seed: 77)
        let people = (0..<16).map { _ in
            Person(
                likes: Dictionary(
                    uniqueKeysWithValues: ChallengeCategory.allCases.map { ($0, 0.1 + 0.8 * chance.unit()) }))
        }
        func mean(_ stated: (Int) -> UserPreferences) throws -> (all: Double, early: Double) {
            var (all, early) = (0.0, 0.0)
            for (place, person) in people.enumerated() {
                let rewards = try Self.days(60, person, stated: stated(place), seed: UInt64(place)).rewards
                all += rewards.reduce(0, +) / 60 / Double(people.count)
                early += rewards.prefix(15).reduce(0, +) / 15 / Double(people.count)
            }
            return (all, early)
        }
        let own = try mean { people[$0].stated }
        let none = try mean { _ in UserPreferences() }
        let shuffled = try mean { people[($0 + 5) % people.count].stated }
        print("Reward a day, 60 days and the first 15: own profile \(own), none \(none), another's \(shuffled).")
        #expect(own.early > none.early, "day one is personal")
        #expect(own.all > none.all)
        #expect(shuffled.all > none.all - 0.03)
    }
}
