// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ComputationKit
import StoreTesting
import Testing

@testable import ChallengesStore

/// Exports of habit trackers as history; `Fixtures/make-exports` writes the files, and the expected results are counted
/// from it by hand.
@Suite struct ImportHistoryTests {
    private static let folder =
        #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
        + "/Fixtures"

    private let desk: Desk

    init() throws { desk = try Desk() }

    private func imported(
        _ name: String, _ habits: [ImportedHabit], dryRun: Bool = false
    ) async throws -> ImportedHistory {
        let file = Blob(try readFile("\(Self.folder)/\(name)"))
        return try await desk.engine()(
            Challenges.importHistory, ImportHistoryInput(file: file, habits: habits, dryRun: dryRun))
    }

    private func outcomes() throws -> [String] {
        try desk.book.history().map { "\($0.day) \($0.title) \($0.status.rawValue)" }
    }

    private let meditate = ImportedHabit(habit: "Meditate", category: .mindfulness)

    @Test func `a ZIP file of Loop becomes days, and only checks are completed`() async throws {
        let run = ImportedHabit(habit: "Run", category: .physical, least: 5)
        let plan = try await imported("loop.zip", [meditate, run], dryRun: true)
        #expect(try desk.book.history().isEmpty && plan.dryRun)
        var result = try await imported("loop.zip", [meditate, run])
        #expect(
            try outcomes() == [
                "2026-11-04 Meditate completed", "2026-11-07 Run completed", "2026-11-10 Meditate completed",
            ])
        #expect(result.completed == 3 && result.skipped == 0 && result.leftOut == ["Read"] && result.source == .loop)
        // Meditate has a no and a skip; Run has amounts of 2.5, 0, and 1 below the least one.
        #expect(result.omitted.missed == 4 && result.omitted.excused == 1 && result.omitted.unclear == 0)
        let problems = result.problems.map { "\($0.file) \($0.row) \($0.column)" }
        #expect(
            problems == [
                "Checkmarks.csv 6 Meditate", "Checkmarks.csv 7 Date", "Checkmarks.csv 2 Run", "Checkmarks.csv 8 Run",
            ])
        #expect(result.problems[2].message.text.contains("which has \"Meditate\""))
        result.dryRun = true
        #expect(plan == result, "a dry run reports the same")
        let again = try await imported("loop.zip", [meditate, run])
        #expect(again.completed == 0 && again.unchanged == 3)
        #expect(try outcomes().count == 3)
    }

    @Test func `a mark means something else only if the user says so`() async throws {
        var read = ImportedHabit(habit: "Read", category: .learning)
        let plain = try await imported("loop.zip", [read], dryRun: true)
        #expect(plain.completed == 2 && plain.skipped == 0)
        #expect(plain.omitted.missed == 1 && plain.omitted.automatic == 1 && plain.omitted.excused == 1)
        (read.missed, read.excused) = (.skipped, .completed)
        let said = try await imported("loop.zip", [read])
        #expect(said.completed == 3 && said.skipped == 1 && said.omitted.automatic == 1)
        #expect(said.omitted.missed == 0 && said.omitted.excused == 0)
        let skipped = try #require(try desk.book.history().first { $0.status == .skipped })
        #expect(skipped.day == (try day("2026-11-09")) && skipped.source == "Loop: Read" && skipped.skipped != nil)
    }

    @Test func `the database of Loop has notes, and every problem has its row`() async throws {
        let run = ImportedHabit(habit: "Run", category: .physical)
        let result = try await imported("loop.db", [meditate, run])
        #expect(try outcomes() == ["2026-11-01 Meditate completed", "2026-11-10 Meditate completed"])
        #expect(try desk.book.history().map(\.notes) == ["two\nlines", "calm"])
        #expect(result.omitted.missed == 1 && result.omitted.excused == 1)
        #expect(result.omitted.unclear == 2, "amounts without a least one")
        #expect(result.problems.map { "\($0.row) \($0.column)" } == ["8 Meditate", "7 habit", "6 Meditate"])
    }

    @Test func `the user data of Habitica has times, days that begin at four, and missed days`() async throws {
        let tea = ImportedHabit(habit: "Tea without a screen", challenge: "mindfulness-tea")
        let walk = ImportedHabit(habit: "Walk", category: .physical, missed: .skipped)
        let knot = ImportedHabit(habit: "Learn a knot", category: .learning)
        let result = try await imported("userdata.json", [tea, walk, knot])
        let records = try desk.book.history()
        #expect(records.map(\.day.day) == [2, 3, 4, 7, 8])
        #expect(records.map(\.completedHour) == [1, 19, nil, 20, 12])
        #expect(records.map(\.status) == [.completed, .completed, .skipped, .completed, .completed])
        #expect(records[0].challenge == "mindfulness-tea" && records[0].source == "Habitica: Tea without a screen")
        #expect(records[1].completed == (try RecordedTime("2026-11-03T17:45:00Z")))
        #expect(result.completed == 4 && result.skipped == 1 && result.leftOut == ["Call"])
        // Scored down only, scored both ways and not at all, and a daily that wasn't due.
        #expect(result.omitted.missed == 1 && result.omitted.unclear == 2 && result.omitted.excused == 1)
        #expect(
            result.problems.map(\.column) == ["tasks.habits[0].history[4].date", "tasks.todos[2]"])
    }

    @Test func `a history of Habitica doesn't say what was done`() async throws {
        var walk = ImportedHabit(habit: "Walk", category: .physical)
        let plain = try await imported("history.csv", [walk])
        #expect(plain.completed == 0 && plain.skipped == 0 && plain.omitted.unclear == 2)
        #expect(plain.problems.map { "\($0.row) \($0.column)" } == ["4 Date", "5 "])
        walk.unclear = .completed
        let said = try await imported("history.csv", [walk])
        #expect(said.completed == 2)
        // Times are in UTC, and the clock is two hours ahead.
        #expect(try outcomes() == ["2026-11-03 Walk completed", "2026-11-05 Walk completed"])
    }

    @Test func `a day that has a challenge isn't changed, and imported days teach nothing`() async throws {
        let taken = try day("2026-11-10")
        try desk.book.today(Situation(day: taken))
        let before = try desk.book.history()
        let result = try await imported("loop.zip", [meditate])
        #expect(result.completed == 1 && result.problems.contains { $0.row == 2 && $0.column == "Meditate" })
        #expect(try desk.book.history().filter { $0.day == taken } == before)
        #expect(try desk.book.trainingExamples().isEmpty)
        let statistics = try await desk.engine()(Challenges.myStatistics, MyStatisticsInput())
        #expect(statistics.counts.completed == 1 && statistics.year.days.map(\.day.day) == [4, 10])
    }

    @Test func `other files and unknown habits are refused`() async throws {
        let unknown = await failure {
            try await imported("loop.zip", [ImportedHabit(habit: "Swim", category: .physical)])
        }
        #expect(unknown?.issues.map(\.path) == ["habits[0].habit"])
        #expect(unknown?.issues.first?.recoverySuggestion == "the export has \"Meditate\", \"Run\", \"Read\"")
        let neither = await failure { try await imported("loop.zip", [ImportedHabit(habit: "Run")]) }
        #expect(neither?.issues.map(\.path) == ["habits[0].category"])
        let engine = try desk.engine()
        for bytes in [
            Array("hello".utf8), Array("{}".utf8), Array("{\"tasks\":".utf8), Array("SQLite format 3\0 but not".utf8),
            [0x50, 0x4B, 3, 4, 0], [],
        ] as [[UInt8]] {
            let error = await failure {
                try await engine(
                    Challenges.importHistory, ImportHistoryInput(file: Blob(bytes), habits: [meditate]))
            }
            #expect(error?.issues.map(\.path) == ["file"], "\(String(decoding: bytes, as: UTF8.self))")
        }
        let picture = await failure { try await imported("make-exports", [meditate]) }
        #expect(picture?.code == .refused)
        #expect(try desk.book.history().isEmpty)
    }
}
