// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ComputationKit
import StoreTesting
import Testing

@testable import ChallengesStore

@Suite struct LearningTests {
    private let clock = MovingClock()
    private let book: ChallengeRecords
    private let start: CalendarDay

    init() throws {
        book = try Samples.book(clock.clock)
        start = try day("2026-11-21")
    }

    /// Simulates days: completed with a rating, skipped, and pending in turn.
    private func live(days: Int, from first: Int = 0) throws {
        for offset in first..<first + days {
            let day = start.adding(days: offset)
            try book.today(
                Situation(
                    day: day, hour: 7 + offset % 14, weather: DayWeather.allCases[offset % 4], mood: 1 + offset % 5))
            switch offset % 3 {
            case 0: try book.complete(on: day, CompleteInput(rating: 1 + offset % 5))
            case 1: try book.skip(on: day)
            default: break
            }
            clock.advance(days: 1)
        }
    }

    private func expectCacheIsRefit() throws {
        let cached = try book.learnedModel()
        let refit = LearnPreferences.reading(of: try book.learningInput())
        #expect(cached.events == refit.events)
        #expect(cached.version == refit.version)
        #expect(zip(cached.mean, refit.mean).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(zip(cached.covariance, refit.covariance).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test func `the model is the same for any order of events`() throws {
        let situation = Situation(day: start)
        try expectCacheIsRefit()
        for offset in 0..<4 {
            try live(days: 1, from: offset)
            try expectCacheIsRefit()
        }
        _ = try book.resetLearning()
        try expectCacheIsRefit()
        try live(days: 2, from: 4)
        try expectCacheIsRefit()
        try book.give("mindfulness-tea", isMore: true, situation)
        try expectCacheIsRefit()
        var preferences = UserPreferences()
        preferences.preferredCategories = [.social]
        try book.state(preferences)
        try expectCacheIsRefit()
    }

    @Test func `learning uses exactly the completed and skipped challenges`() throws {
        try live(days: 9)
        let input = try book.learningInput()
        let expected = try book.history().map(\.event)
        #expect(input.events == expected)
        #expect(expected.count { $0.reward != nil } == 6)
        let byHand = LearnPreferences.reading(of: LearnPreferencesInput(events: expected.reversed()))
        let learned = try book.learnedModel()
        #expect(zip(learned.mean, byHand.mean).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(learned.events == 6)
        #expect(try book.preferences().modelVersion == learned.version)
        let next = try book.today(Situation(day: start.adding(days: 9)))
        #expect(next.record.choice?.modelVersion == 6)
    }

    @Test func `training examples have outcomes`() throws {
        try live(days: 5)
        let examples = try book.trainingExamples()
        // Rated 1, skipped, nothing, rated 4, skipped.
        #expect(examples.map(\.outcome) == [.ratedLow, .skipped, .ratedHigh, .skipped])
        #expect(examples.map(\.reward) == [0.5, 0, 0.875, 0])
        let records = try book.history()
        for example in examples {
            let record = try #require(records.first { $0.id == example.id })
            #expect(example.features["intercept.anything"] == 1)
            #expect(example.features["category.\(record.traits.category.rawValue)"] == 1)
            #expect(example.features["cost.\(record.traits.costLevel.rawValue)"] == 1)
            #expect(example.situation == record.situation)
            #expect(example.modelVersion == record.choice?.modelVersion)
        }
    }

    @Test func `feedback counts half, starts no rest period and can be removed`() throws {
        try live(days: 3)
        let before = try book.learnedModel()
        let situation = Situation(day: start.adding(days: 3), hour: 9)
        let choices = try book.rankInput(situation)
        let feedback = try book.give("mindfulness-tea", isMore: true, situation)
        #expect(feedback.isMore && feedback.title == "Drink tea in silence")
        #expect(feedback.event.weight == 0.5 && feedback.event.reward == 1)
        let after = try book.learnedModel()
        #expect(after.events == before.events + 1)
        #expect(after.mean[0] > before.mean[0], "the intercept is the first weight")
        let less = try book.give("Draw your shoes", isMore: false, situation)
        #expect(less.event.reward == 0)
        #expect(try book.feedback().map(\.id).sorted() == [feedback.id, less.id].sorted())
        let limits = RankChallenges.eligible(of: try book.rankInput(situation))
        #expect(limits == RankChallenges.eligible(of: choices))
        #expect(try book.removeFeedback(less.id).id == less.id)
        #expect(try book.removeFeedback("Drink tea in silence").id == feedback.id)
        var undone = try book.learnedModel()
        #expect(undone.refitted == book.now)
        undone.refitted = before.refitted
        #expect(undone == before)
        #expect(errorCode { try book.removeFeedback(feedback.id) } == .notFound)
        #expect(refusedPaths { try book.give("no such thing", isMore: true, situation) } == ["challenge"])
    }

    @Test func `feedback doesn't reduce its category`() throws {
        let situation = Situation(day: start, hour: 9)
        try book.give("mindfulness-tea", isMore: false, situation)
        clock.advance(days: 1)
        let next = start.adding(days: 1)
        try book.today(Situation(day: next))
        try book.swap(on: next, to: "mindfulness-tea")
        let done = try book.complete(on: next)
        let example = try #require(book.trainingExamples().first { $0.id == done.id })
        #expect(example.features["category.mindfulness"] == 1)
        #expect(example.features["recency.category lately"] == nil)
        #expect(example.features["recency.challenge lately"] == nil)
    }

    @Test func `ranking uses the model and counts each event once`() throws {
        try live(days: 9)
        let situation = Situation(day: start.adding(days: 9), hour: 9)
        var input = try book.rankInput(situation)
        let known = try RankChallenges.reading(of: input, in: Context(seed: 3))
        input.model = nil
        let refitted = try RankChallenges.reading(of: input, in: Context(seed: 3))
        #expect(known.choice == refitted.choice)
        for (one, other) in zip(known.best, refitted.best) {
            #expect(one.id == other.id && abs(one.score - other.score) < 1e-9)
        }
    }

    @Test func `a reset removes the model and keeps history`() throws {
        try live(days: 6)
        try book.give("mindfulness-tea", isMore: true, Situation(day: start))
        let history = try book.history()
        let reset = try book.resetLearning()
        #expect(reset == LearningReset(examples: 4, feedback: 1, hadPrior: false))
        #expect(try book.history() == history)
        #expect(try book.trainingExamples().isEmpty && book.feedback().isEmpty)
        let fresh = LearnPreferences.reading(of: LearnPreferencesInput(events: []))
        #expect(try book.learnedModel() == fresh)
        // Ranking also starts over, but the history still determines rests.
        let input = try book.rankInput(Situation(day: start.adding(days: 6)))
        #expect(input.model?.mean == fresh.mean)
        let ranking = try RankChallenges.reading(of: input)
        #expect(ranking.removed[.coolDown]?.removed == 6)
        // The scores are those of the prior: only recency, which isn't learned, differs from a new person's.
        #expect(ranking.events == 0)
        // Learning continues with new events only.
        let next = start.adding(days: 6)
        try book.today(Situation(day: next))
        try book.complete(on: next)
        #expect(try book.learnedModel().events == 1)
    }

    @Test func `nothing is learned without personalization`() throws {
        var preferences = UserPreferences()
        preferences.personalization = false
        preferences.preferredCategories = [.creative]
        try book.state(preferences)
        try live(days: 6)
        #expect(try book.trainingExamples().isEmpty)
        let stated = LearnPreferences.reading(of: LearnPreferencesInput(preferences: preferences, events: []))
        #expect(try book.rankInput(Situation(day: start.adding(days: 6))).model?.mean == stated.mean)
        #expect(try book.history().count == 6)
    }

    @Test func `expired records are forgotten if the user chooses`() throws {
        try live(days: 9)
        let all = try book.learningInput().events
        var preferences = UserPreferences()
        // The clock says the ninth day, at UTC+14 the same: days 0 to 3 are older than five days.
        preferences.settings.retention = Retention(days: 5, afterwards: .forget)
        try book.state(preferences)
        let first = book.today.adding(days: -5)
        // Deleted events aren't learned from, like expired days, but still count toward recency.
        let left = all.map { event in
            guard event.situation.day < first else { return event }
            return ChallengeEvent(
                challenge: event.challenge, traits: event.traits, situation: event.situation, status: .expired)
        }
        let count = left.count { $0.reward != nil }
        #expect(count < all.count { $0.reward != nil } && count > 0)
        #expect(try book.trainingExamples().count == count)
        let expected = LearnPreferences.reading(of: LearnPreferencesInput(events: left))
        let learned = try book.learnedModel()
        #expect(zip(learned.mean, expected.mean).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(try book.history().count == 9)
        #expect(try book.learningInput().prior == nil)
    }

    @Test func `expired records stay in the model if the user chooses`() throws {
        try live(days: 12)
        let all = try book.learnedModel()
        let events = try book.learningInput().events
        var preferences = UserPreferences()
        preferences.settings.retention = Retention(days: 5, afterwards: .keepLearned)
        try book.state(preferences)
        let input = try book.learningInput()
        let first = book.today.adding(days: -5)
        let teaching = events.filter { $0.reward != nil }
        #expect(input.events.filter { $0.reward != nil } == teaching.filter { $0.situation.day >= first })
        let prior = try #require(input.prior)
        #expect(prior.events == teaching.count { $0.situation.day < first })
        try expectCacheIsRefit()
        let learned = try book.learnedModel()
        let forgetful = LearnPreferences.reading(of: LearnPreferencesInput(events: input.events))
        func distance(_ one: LearnedModel, _ other: LearnedModel) -> Double {
            zip(one.mean, other.mean).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
        }
        // The folded model approximates the full one much better than forgetting does.
        #expect(distance(learned, all) < 0.25 * distance(forgetful, all))
        // It is dropped day by day: nothing more is old now, and more will be.
        let examples = try book.trainingExamples().count
        try book.today(Situation(day: start.adding(days: 12)))
        #expect(try book.trainingExamples().count == examples)
        clock.advance(days: 3)
        try book.today(Situation(day: start.adding(days: 15)))
        #expect(try book.trainingExamples().count < examples)
        try expectCacheIsRefit()
        #expect(try book.resetLearning().hadPrior)
        #expect(try book.learningInput().prior == nil)
    }

    @Test func `opening a day removes expired records`() throws {
        var preferences = UserPreferences()
        preferences.settings.retention = Retention(days: 2, afterwards: .forget)
        try book.state(preferences)
        try live(days: 3)
        #expect(try book.trainingExamples().count == 2)
        clock.advance(days: 10)
        try book.today(Situation(day: start.adding(days: 13)))
        #expect(try book.trainingExamples().isEmpty)
    }
}
