// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import CommandKit
import ComputationKit
import Presentation

struct HistoryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history", abstract: "Show your challenges and what became of them, the latest first.",
        usage: "challenge history [--from <date>] [--status <status>] [<options>]",
        discussion: """
            EXAMPLES
              challenge history
              challenge history --status completed --count 100
              challenge history --from 2026-11-01 --format json
            """)

    @Option(help: ArgumentHelp("Only from this day on.", valueName: "date"))
    var from: String?

    @Option(help: ArgumentHelp("Only to this day.", valueName: "date"))
    var through: String?

    @Option(
        help: ArgumentHelp("Only what was pending, completed, skipped or expired.", valueName: "status"),
        completion: .words(ChallengeStatus.self))
    var status: String?

    @Option(
        help: ArgumentHelp("Only of this category.", valueName: "category"), completion: .words(ChallengeCategory.self))
    var category: String?

    @Option(help: ArgumentHelp("How many at most.", valueName: "count"))
    var count = 20

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        var filter = HistoryFilter()
        filter.from = try from.map { text throws(ComputationError) in try CalendarDay(typed: text, for: "--from") }
        filter.through = try through.map { text throws(ComputationError) in
            try CalendarDay(typed: text, for: "--through")
        }
        filter.status = try status.map { text throws(ComputationError) in try value(of: text, for: "--status") }
        filter.category = try category.map { text throws(ComputationError) in try value(of: text, for: "--category") }
        let input = MyHistoryInput(records: filter, limit: count)
        let book = try ChallengeRecords.ofUser()
        let history = try await namingOptions(["limit": "--count", "through": "--through"], within: "records") {
            try await book.engine()(Challenges.myHistory, input)
        }
        let output = OutputStream.standardOutput
        guard format == .text else {
            return try output.print(ChallengeHistory.schema.json(of: history).text(pretty: output.isTerminal))
        }
        guard !history.entries.isEmpty else {
            let isEmpty = try book.history().isEmpty
            return try output.print(
                isEmpty ? "Nothing yet. Your first one: challenge today" : "No day fits. All of them: challenge history"
            )
        }
        let style = TextStyle.suited(to: output)
        var table = TextTable([("day", .leftWhole), ("challenge", .left), ("", .leftWhole), ("", .right)])
        for entry in history.entries {
            table.add([
                "\(entry.day)", entry.title, entry.status.rawValue, entry.rating.map { "\($0) of 5" } ?? "",
            ])
        }
        let lines = table.lines(style: style)
        try output.print(lines[0])
        for (line, entry) in zip(lines.dropFirst(), history.entries) {
            try output.print(line)
            for noted in entry.noteLines { try output.print(style.quiet(noted)) }
        }
        let shown = history.entries.count < history.total ? "\(history.entries.count) of " : ""
        try output.print(style.quiet("\n\(shown)\(history.total) in all"))
    }
}

extension UserChallenge {
    /// The beginning of the note, under the title of a table of 80 columns; challenge day has all of it.
    fileprivate var noteLines: [String] {
        let all = (notes ?? "").onPlainLines.wrapped(toTerminalWidth: 68).filter { !$0.isEmpty }
        var shown = Array(all.prefix(3))
        if all.count > shown.count { shown[2] = (shown[2] + " …").cut(toTerminalWidth: 68) }
        return shown.map { String(repeating: " ", count: 12) + $0 }
    }
}
