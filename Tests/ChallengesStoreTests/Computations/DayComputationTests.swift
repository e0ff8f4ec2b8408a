// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ComputationKit
import GRDB
import StoreTesting
import Testing

@testable import ChallengesStore

@Suite struct DayComputationTests {
    private let desk: Desk
    private let saturday: CalendarDay

    init() throws {
        desk = try Desk()
        saturday = try day("2026-11-21")
    }

    private func photo(_ name: String?) throws -> PictureInput {
        PictureInput(content: Blob(try Samples.picture("photo").bytes), fileName: name)
    }

    @Test func `a completed challenge stores its hour and the name of its photo`() async throws {
        let engine = try desk.engine()
        _ = try await engine(Challenges.assignToday, AssignTodayInput())
        let record = try await desk.engine(hours: 3)(
            Challenges.complete, CompleteInput(rating: 4, hour: 12, photo: photo("stairs.png")))
        #expect(record.completedHour == 12 && record.completed?.description == "2026-11-21T10:00:00Z")
        let kept = try await engine(Challenges.myDay, MyDayInput(includesPicture: true))
        #expect(kept.record == record && kept.photo?.fileName == "stairs.png")
        #expect(try kept.picture?.inMemory == Samples.picture("photo").bytes)
        let again = await failure { try await engine(Challenges.complete, CompleteInput()) }
        #expect(again?.code == .conflict)
        #expect(again?.message.hasSuffix("Its record can be rated and amended.") == true)
    }

    @Test func `the hour of completion today is the current hour`() async throws {
        _ = try await desk.engine()(Challenges.assignToday, AssignTodayInput())
        let record = try await desk.engine(hours: 2)(Challenges.complete, CompleteInput())
        #expect(record.completedHour == 12)
    }

    @Test func `problems of a report are named by its fields`() async throws {
        let engine = try desk.engine()
        _ = try await engine(Challenges.assignToday, AssignTodayInput())
        let inputs: [(CompleteInput, String)] = [
            (CompleteInput(hour: 11), "hour"), (CompleteInput(note: "a\u{7}"), "note"),
            (CompleteInput(photo: PictureInput(content: Blob([1, 2]))), "photo.content"),
            (CompleteInput(photo: try photo("a/b.png")), "photo.fileName"),
        ]
        for (input, path) in inputs {
            let error = await failure { try await engine(Challenges.complete, input) }
            #expect(error?.code == .refused && error?.issues.map(\.path) == [path], "\(path)")
        }
        let skipped = await failure { try await engine(Challenges.skip, SkipInput(note: "a\u{7}")) }
        #expect(skipped?.issues.map(\.path) == ["note"])
        #expect(try desk.book.history().map(\.status) == [.pending])
    }

    @Test func `a day without a challenge isn't found, and reading it assigns nothing`() async throws {
        let engine = try desk.engine()
        for error in [
            await failure { try await engine(Challenges.myDay, MyDayInput()) },
            await failure { try await engine(Challenges.complete, CompleteInput()) },
            await failure { try await engine(Challenges.skip, SkipInput()) },
            await failure { try await engine(Challenges.swap, SwapInput()) },
            await failure { try await engine(Challenges.rate, RateInput(rating: 3)) },
        ] { #expect(error?.code == .notFound) }
        let ahead = await failure { try await engine(Challenges.myDay, MyDayInput(day: .tomorrow)) }
        #expect(ahead?.message == "No challenge was assigned on 2026-11-22, which hasn't begun yet.")
        #expect(try desk.book.history().isEmpty)
        _ = try await engine(Challenges.assignToday, AssignTodayInput())
        let bare = await failure { try await engine(Challenges.myDay, MyDayInput(includesPicture: true)) }
        #expect(bare?.code == .notFound && bare?.message.hasSuffix("has no photo.") == true)
    }

    @Test func `an earlier day's pending challenge is read as expired, and stored as expired by the next write`()
        async throws
    {
        _ = try await desk.engine()(Challenges.assignToday, AssignTodayInput())
        let later = try desk.engine(days: 3)
        func stored() throws -> [String] {
            try desk.book.store.read { try String.fetchAll($0, sql: "SELECT status FROM userChallenge") }
        }
        #expect(try await later(Challenges.myHistory, MyHistoryInput()).entries.map(\.status) == [.expired])
        #expect(try await later(Challenges.myDay, MyDayInput(day: .date(saturday))).record.status == .expired)
        #expect(try await later(Challenges.myStatistics, MyStatisticsInput()).counts.expired == 1)
        #expect(try await later(Challenges.myPreferences, MyPreferencesInput()).preferences.counters.expired == 1)
        let open = MyHistoryInput(records: HistoryFilter(status: .pending))
        #expect(try await later(Challenges.myHistory, open).total == 0)
        #expect(try stored() == ["pending"])
        _ = try await later(Challenges.addHoliday, AddHolidayInput(name: "Name day", from: .date(saturday)))
        #expect(try stored() == ["expired"])
    }

    @Test func `relative days count from the context's day`() async throws {
        _ = try await desk.engine()(Challenges.assignToday, AssignTodayInput())
        let later = try desk.engine(days: 1)
        let record = try await later(Challenges.complete, CompleteInput(day: .yesterday, rating: 4))
        #expect(record.day == saturday && record.status == .completed)
        let ahead = StatedSituation(day: .tomorrow)
        let preview = try await later(Challenges.assignToday, AssignTodayInput(situation: ahead))
        #expect(preview.day == saturday.adding(days: 2) && preview.isPreview)
        func total(_ from: DayReference) async throws -> Int {
            try await later(Challenges.myHistory, MyHistoryInput(records: HistoryFilter(from: from))).total
        }
        #expect(try await total(.yesterday) == 1)
        #expect(try await total(.today) == 0)
        let span = HistoryFilter(from: .today, through: .yesterday)
        let disorder = await failure { try await later(Challenges.myHistory, MyHistoryInput(records: span)) }
        #expect(disorder?.issues.map(\.got) == ["2026-11-21"])
        let holiday = AddHolidayInput(name: "Name day", from: .today, through: .tomorrow)
        let added = try await later(Challenges.addHoliday, holiday)
        #expect(added.from == saturday.adding(days: 1) && added.through == saturday.adding(days: 2))
        let challenge = AddChallengeInput(title: "Fly a kite", category: .physical, validUntil: .tomorrow)
        let entry = try await later(Challenges.add, challenge)
        #expect(entry.challenge.validUntil == saturday.adding(days: 2))
    }

    @Test func `a report is amended and cleared`() async throws {
        let engine = try desk.engine()
        _ = try await engine(Challenges.assignToday, AssignTodayInput())
        let early = await failure { try await engine(Challenges.amend, AmendInput(rating: 2)) }
        #expect(early?.code == .conflict)
        _ = try await engine(Challenges.complete, CompleteInput(rating: 4, mood: 3, photo: photo("a.png")))
        let amended = try await engine(
            Challenges.amend, AmendInput(mood: .some(nil), minutes: 20, shared: true, photo: .some(nil)))
        #expect(amended.rating == 4 && amended.completionTime == 20 && amended.shared)
        #expect(amended.moodAfter == nil && amended.photo == nil)
        #expect(try await engine(Challenges.rate, RateInput(rating: 2)).rating == 2)
        let nothing = await failure { try await engine(Challenges.amend, AmendInput()) }
        #expect(nothing?.code == .refused)
        #expect(try desk.book.preferences().counters.daysActive == 1)
    }

    @Test func `a challenge is swapped for a named one, and then skipped once`() async throws {
        let engine = try desk.engine()
        let first = try await engine(Challenges.assignToday, AssignTodayInput())
        let unknown = await failure { try await engine(Challenges.swap, SwapInput(challenge: "no such thing")) }
        #expect(unknown?.code == .notFound && unknown?.issues.map(\.path) == ["challenge"])
        let other = first.alternatives[0]
        let taken = try await engine(Challenges.swap, SwapInput(challenge: other.title))
        #expect(taken.challenge.id == other.id && taken.propensity == nil && !taken.reasons.isEmpty)
        let skipped = try await engine(Challenges.skip, SkipInput(challenge: other.id))
        #expect(skipped.status == .skipped)
        let again = await failure { try await engine(Challenges.skip, SkipInput()) }
        #expect(again?.code == .conflict && again?.message == "\"\(other.title)\" is already skipped.")
    }
}
