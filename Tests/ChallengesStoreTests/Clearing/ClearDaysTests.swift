// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ComputationKit
import GRDB
import StoreTesting
import Testing

@testable import ChallengesStore

@Suite struct ClearDaysTests {
    private let desk: Desk
    private var book: ChallengeRecords { desk.book }
    private let today: CalendarDay

    /// Eighty days, of which the user completed the creative ones and skipped the others, with a photo and a note.
    init() throws {
        desk = try Desk()
        today = try day("2026-11-21")
        for offset in -80 ... -1 {
            let day = today.adding(days: offset)
            let record = try book.today(Situation(day: day, hour: 18)).record
            guard record.traits.category == .creative || offset == -80 else {
                try book.skip(on: day)
                continue
            }
            let photo = offset == -80 ? try Samples.photo("old") : nil
            try book.complete(on: day, CompleteInput(rating: 5, note: offset == -80 ? "the first" : nil, photo: photo))
        }
    }

    private func cleared(_ input: ClearDaysInput) async throws -> ClearedDays {
        try await desk.engine()(Challenges.clearDays, input)
    }

    private func lists() throws -> [String] {
        try book.store.read { db in
            try String.fetchAll(
                db,
                sql: """
                    SELECT day FROM userChallenge WHERE candidates <> '' OR ranking IS NOT NULL OR reasons IS NOT NULL
                    ORDER BY day
                    """)
        }
    }

    @Test func `a dry run says what goes and changes nothing`() async throws {
        let (log, model) = (try book.log(), try book.learnedModel())
        let plan = try await cleared(ClearDaysInput(keepDays: 40, dryRun: true))
        #expect(plan.dryRun && plan.keptFrom == today.adding(days: -40))
        #expect(plan.from == today.adding(days: -80) && plan.through == today.adding(days: -41))
        #expect(plan.lists == 40 && plan.listBytes > 10_000)
        #expect(plan.records.completed + plan.records.skipped == 40 && plan.records.completed > 0)
        #expect(plan.notes == 1 && plan.photos == 1 && plan.learned == 40 && plan.afterwards == .keepLearned)
        #expect(plan.notices.map(\.code) == ["challenges.clear.evaluation", "challenges.clear.statistics"])
        #expect(try book.log() == log && book.learnedModel() == model)
        var done = try await cleared(ClearDaysInput(keepDays: 40))
        done.dryRun = true
        #expect(done == plan, "the same goes as the dry run says")
    }

    @Test func `lists go first, and the days and what was learned stay`() async throws {
        let (history, model) = (try book.history(), try book.learnedModel())
        let done = try await cleared(ClearDaysInput(keepDays: 10, listsOnly: true))
        #expect(done.lists == 70 && done.records == StatusCounts([]) && done.learned == 0)
        #expect(try lists() == book.history().suffix(10).map(\.day.description))
        #expect(try book.history().map(\.status) == history.map(\.status))
        #expect(try book.learnedModel() == model)
        let kept = try await desk.engine()(
            Challenges.myDay, MyDayInput(day: .date(today.adding(days: -80)), includesPicture: true))
        #expect(kept.record.notes == "the first" && kept.picture != nil && kept.reasons.isEmpty)
    }

    @Test func `what was learned from cleared days is kept as a prior`() async throws {
        let before = try book.learnedModel()
        let hash = try #require(try book.history().first?.photo)
        let done = try await cleared(ClearDaysInput(keepDays: 40))
        #expect(try book.history().map(\.day).first == today.adding(days: -40) && done.learned == 40)
        #expect(try book.picture(hash) == nil && book.trainingExamples().count == 40)
        let after = try book.learnedModel()
        #expect(after.events == before.events, "it still counts every event")
        // The prior of the cleared days is Gaussian, so the means of a refit differ a little.
        let differences = zip(before.mean, after.mean).map { abs($0 - $1) }
        let size = before.mean.map { abs($0) }.max() ?? 0
        #expect((differences.max() ?? 1) < 0.25 * size, "\(differences.max() ?? 1) of \(size)")
        // The day's choice and the next clearing still work.
        _ = try await desk.engine()(Challenges.assignToday, AssignTodayInput())
        let again = try await cleared(ClearDaysInput(keepDays: 40))
        #expect(again.lists == 0 && again.from == nil && again.learned == 0)
        #expect(try book.learnedModel().events == before.events)
    }

    @Test func `what was learned is forgotten if the user says so`() async throws {
        let done = try await cleared(ClearDaysInput(keepDays: 40, afterwards: .forget))
        #expect(done.afterwards == .forget)
        #expect(try book.learnedModel().events == 40)
    }

    @Test func `days that challenges rest are kept, and a retention period decides`() async throws {
        let few = await failure { try await cleared(ClearDaysInput(keepDays: 6)) }
        #expect(few?.issues.map(\.path) == ["keepDays"])
        #expect(few?.description.contains("at least 7, the days that challenges rest") == true)
        var preferences = UserPreferences()
        preferences.settings.retention = Retention(days: 400, afterwards: .forget)
        try book.state(preferences)
        let kept = await failure { try await cleared(ClearDaysInput(keepDays: 40, afterwards: .keepLearned)) }
        #expect(kept?.issues.map(\.path) == ["afterwards"])
        #expect(try await cleared(ClearDaysInput(keepDays: 40, dryRun: true)).afterwards == .forget)
    }
}
