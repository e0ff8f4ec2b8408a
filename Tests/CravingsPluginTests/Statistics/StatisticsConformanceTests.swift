// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationTesting
import Testing

@testable import CravingsPlugin

@Suite struct StatisticsConformanceTests {
    /// The pure statistics with their presenters.
    private struct Statistics: Plugin {
        let manifest = PluginManifest(
            name: "cravings", title: "Statistics", summary: "The statistics of a diary.", version: "0.1.0",
            license: "Apache-2.0")

        var computations: [AnyComputation] {
            SummarizeCravings()
            TestTrend()
            FindLag()
            ArrangePatterns()
            ComputeHabitStrength()
        }

        var presenters: [Presenter] { Cravings.pureStatisticsPresenters }
    }

    @Test func `the statistics and their presenters pass the conformance kit`() async {
        for problem in await ComputationConformance.problems(of: Statistics()) {
            Testing.Issue.record("\(problem)")
        }
    }

    @Test func `no statistic reads the clock, the records, or the network`() {
        for computation in Statistics().computations { #expect(computation.manifest.effects == .pure) }
    }

    /// A percentage without its interval would have a percent sign that isn't followed by a range in parentheses.
    @Test func `texts print no percentage without its interval`() async throws {
        let engine = try Engine([Statistics()])
        var builder = DiaryBuilder()
        for day in 0..<40 where day % 6 != 2 {
            builder.craving(
                day, 10 + Double(day % 9), 1 + day % 10, [Trigger.allCases[day % 10], .tired], place: .home)
            if day % 3 == 0 { builder.use(day, 20, .vape, 2, [.habit]) }
        }
        let now = DiaryBuilder.time(40, 12)
        var texts = [
            try await engine.present(
                Cravings.summary, SummaryInput(diary: builder.diary, now: now), as: .text, in: Context()
            ).text,
            try await engine.present(
                Cravings.trend, TrendInput(diary: builder.diary, now: now), as: .text, in: Context()
            ).text,
            try await engine.present(
                Cravings.lag, LagInput(diary: builder.diary, now: now, resamples: 999), as: .text, in: Context()
            ).text,
            try await engine.present(
                Cravings.patterns, PatternsInput(diary: builder.diary, now: now), as: .text, in: Context()
            ).text,
        ]
        texts.append(
            try await engine.present(
                Cravings.habitStrength, HabitStrengthInput(diary: builder.diary, now: now), as: .text, in: Context()
            ).text)
        var shares = 0
        for text in texts {
            let whole = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let intervals = whole.matches(of: #/[0-9]+% \([0-9]+% to [0-9]+%\)/#).count
            let levels = whole.matches(of: #/\(95%\)/#).count
            #expect(whole.count { $0 == "%" } == 3 * intervals + levels, "\(text)")
            #expect(!whole.lowercased().contains("streak"))
            shares += intervals
        }
        #expect(shares > 5)
    }
}
