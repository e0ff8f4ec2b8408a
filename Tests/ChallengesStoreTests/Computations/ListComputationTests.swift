// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ComputationKit
import StoreTesting
import Testing

@testable import ChallengesStore

@Suite struct ListComputationTests {
    private let desk: Desk
    private let engine: Engine

    init() throws {
        desk = try Desk()
        engine = try desk.engine()
        for offset in -4...0 { try desk.book.today(Situation(day: day("2026-11-21").adding(days: offset))) }
    }

    @Test func `the latest comes first, and a cursor continues the list`() async throws {
        var days: [String] = []
        var input = MyHistoryInput(limit: 2)
        repeat {
            let page = try await engine(Challenges.myHistory, input)
            #expect(page.total == 5 && page.recorded == 5)
            days += page.entries.map(\.day.description)
            input.cursor = page.cursor
        } while input.cursor != nil
        #expect(days == ["2026-11-21", "2026-11-20", "2026-11-19", "2026-11-18", "2026-11-17"])
    }

    @Test func `a cursor of another list is refused`() async throws {
        let page = try await engine(Challenges.myCatalog, MyCatalogInput(limit: 5))
        #expect(page.total == 12 && page.challenges.count == 5)
        let next = try await engine(Challenges.myCatalog, MyCatalogInput(limit: 100, cursor: page.cursor))
        #expect(try (page.challenges + next.challenges) == desk.book.challenges() && next.cursor == nil)
        for error in [
            await failure { try await engine(Challenges.myHistory, MyHistoryInput(cursor: page.cursor)) },
            await failure {
                var filter = ChallengeFilter()
                filter.difficulty = 2
                return try await engine(Challenges.myCatalog, MyCatalogInput(filter: filter, cursor: page.cursor))
            },
        ] { #expect(error?.code == .refused && error?.issues.map(\.path) == ["cursor"]) }
        let empty = await failure { try await engine(Challenges.myHistory, MyHistoryInput(cursor: "")) }
        #expect(empty?.code == .invalidInput && empty?.issues.map(\.path) == ["cursor"])
    }

    @Test func `records are filtered by a challenge's title, and a range is checked`() async throws {
        let record = try #require(desk.book.history().last)
        let one = try await engine(
            Challenges.myHistory, MyHistoryInput(records: HistoryFilter(challenge: record.title.uppercased())))
        #expect(Set(one.entries.map(\.challenge)) == [record.challenge] && one.recorded == 5)
        let unknown = await failure {
            try await engine(Challenges.myHistory, MyHistoryInput(records: HistoryFilter(challenge: "nothing")))
        }
        #expect(unknown?.code == .notFound && unknown?.issues.map(\.path) == ["records.challenge"])
        let span = HistoryFilter(from: .date(try day("2026-11-22")), through: .date(try day("2026-11-16")))
        let swapped = await failure { try await engine(Challenges.myStatistics, MyStatisticsInput(records: span)) }
        #expect(swapped?.code == .refused)
        #expect(
            swapped?.description
                == "records.through: expected a day not before `records.from`, 2026-11-22, got 2026-11-16 (are the two swapped?)"
        )
    }

    @Test func `a catalog is searched by words and by a pack's title`() async throws {
        var filter = ChallengeFilter()
        filter.text = "museum"
        filter.pack = "A little pack"
        let found = try await engine(Challenges.myCatalog, MyCatalogInput(filter: filter))
        #expect(found.challenges.map(\.id) == ["learning-museum"] && found.language == .en)
        filter.pack = "large"
        let wanted = filter
        let error = await failure { try await engine(Challenges.myCatalog, MyCatalogInput(filter: wanted)) }
        #expect(error?.code == .notFound && error?.issues.map(\.path) == ["filter.pack"])
    }

    @Test func `statistics end today by default`() async throws {
        _ = try await engine(Challenges.complete, CompleteInput(rating: 5))
        #expect(try await engine(Challenges.myStatistics, MyStatisticsInput()).streaks.current == 1)
        let later = try desk.engine(days: 5)
        #expect(try await later(Challenges.myStatistics, MyStatisticsInput()).streaks.current == 0)
        let categories = try await later(Challenges.myCategoryPreferences, MyCategoryPreferencesInput())
        #expect(categories.categories.first?.counts.completed == 1)
    }
}
