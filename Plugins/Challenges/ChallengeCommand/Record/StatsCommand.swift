// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import CommandKit
import ComputationKit
import Presentation

struct StatsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats", abstract: "Look your days over: streaks, and what is done when and of which kind.",
        discussion: """
            Rates come with an interval that holds 95 times in 100; a few days say little, and it shows.

            EXAMPLES
              challenge stats
              challenge stats --format json
              challenge stats --format svg > days.svg
            """)

    /// What to print.
    enum StatsFormat: String, ExpressibleByArgument, CaseIterable {
        case text, json, svg
    }

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: StatsFormat = .text

    func run() async throws {
        let book = try ChallengeRecords.ofUser()
        let summary = try await Engine([ChallengesPlugin()])(
            Challenges.statistics, ChallengeStatisticsInput(events: try book.events(), today: .today()))
        let output = OutputStream.standardOutput
        switch format {
        case .json: try output.print(ChallengeSummary.schema.json(of: summary).text(pretty: output.isTerminal))
        case .svg: try output.print(StatsDrawing(summary).svg)
        case .text: for line in StatsText(summary, style: .suited(to: output)).lines { try output.print(line) }
        }
    }
}

/// Statistics as text of at most 80 columns.
struct StatsText {
    private(set) var lines: [String]

    init(_ summary: ChallengeSummary, style: TextStyle) {
        let counts = summary.counts
        lines = [
            "\(counts.completed) done, \(counts.skipped) skipped, \(counts.expired) gone by"
                + (counts.pending > 0 ? ", \(counts.pending) open" : "")
        ]
        guard counts.completed + counts.skipped > 0 else {
            lines.append("Nothing to look over yet. Your first one: challenge today")
            return
        }
        if let completion = summary.completion { lines.append("Done: \(completion.percent)") }
        if let rating = summary.rating {
            lines.append("Rating: \(rating.value.fixed(decimals: 1)) of 5\(rating.range(decimals: 1))")
        }
        lines.append("Streak: \(summary.streaks.current) now, \(summary.streaks.longest) at best")
        if let mood = summary.mood {
            lines.append(
                "Mood: \(mood.change.value.signed(decimals: 1)) after a challenge\(mood.change.range(decimals: 1))")
        }
        section("By weekday", style, summary.weekdays.map { (Self.weekdays[$0.weekday - 1], $0.completion) })
        section("By hour", style, summary.hours.map { ("\($0.hour) h", $0.completion) })
        section("By category", style, summary.categories.map { ($0.category.rawValue, $0.completion) })
    }

    static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

    /// Bars of twenty columns, a block for each twentieth.
    private mutating func section(_ title: String, _ style: TextStyle, _ rows: [(String, Estimate?)]) {
        let known = rows.compactMap { name, estimate in estimate.map { (name, $0) } }
        guard !known.isEmpty else { return }
        lines += ["", style.heading(title)]
        for (name, estimate) in known {
            let filled = Int((estimate.value * 20).rounded())
            let bar = String(repeating: "█", count: filled) + String(repeating: "·", count: 20 - filled)
            lines.append("  \(name.padded(toTerminalWidth: 13)) \(bar) \(estimate.percent)")
        }
    }
}

extension Estimate {
    /// A share in percent with its interval: `62 % (48 to 75)`.
    var percent: String {
        let whole = { (share: Double) in Int((share * 100).rounded()) }
        guard let low, let high else { return "\(whole(value)) %" }
        return "\(whole(value)) % (\(whole(low)) to \(whole(high)))"
    }

    /// The interval in brackets; empty when there is none.
    func range(decimals: Int) -> String {
        guard let low, let high else { return "" }
        return " (\(low.fixed(decimals: decimals)) to \(high.fixed(decimals: decimals)))"
    }
}
