// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import CommandKit
import ComputationKit
import Presentation
import WardrobePlugin
import WardrobeStore

struct HistoryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history", abstract: "Show what you wore when, the latest first.",
        usage: "outfit history [--item <item>] [--from <date>] [<options>]",
        discussion: """
            EXAMPLES
              outfit history
              outfit history --item "Navy blazer"
              outfit history --from 2026-01-01 --count 100 --format json
            """)

    @Option(help: ArgumentHelp("Only with this item.", valueName: "item"))
    var item: String?

    @Option(help: ArgumentHelp("Only from this day on.", valueName: "date"))
    var from: String?

    @Option(help: ArgumentHelp("Only to this day.", valueName: "date"))
    var through: String?

    @Option(help: ArgumentHelp("How many entries at most.", valueName: "count"))
    var count = 20

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: ItemsCommand.Format = .text

    func run() async throws {
        let records = try WardrobeRecords.existing() ?? WardrobeRecords.inMemory()
        var filter = WearFilter()
        if let item { filter.item = try ItemFinder(try records.items()).id(of: item, for: "--item") }
        filter.from = try from.map { text throws(ComputationError) in try CalendarDay(typed: text, for: "--from") }
        filter.through = try through.map { text throws(ComputationError) in
            try CalendarDay(typed: text, for: "--through")
        }
        let input = MyHistoryInput(wears: filter, count: count)
        let history = try await namingOptions(["count": "--count"]) {
            try await records.engine()(Wardrobe.myHistory, input)
        }
        let output = OutputStream.standardOutput
        guard format == .text else {
            return try output.print(WearHistory.schema.json(of: history).text(pretty: output.isTerminal))
        }
        guard !history.entries.isEmpty else {
            return try output.print("Nothing is logged. Note what you wore: outfit wear \"Navy blazer\"")
        }
        let style = TextStyle.suited(to: output)
        let keys = history.entries.map(\.id)
        for entry in history.entries {
            let rating = entry.rating.map { "  \($0) of 5" } ?? ""
            try output.print(
                style.heading("\(entry.date)\(rating)") + style.quiet("  [\(entry.id.shortKey(among: keys))]"))
            let about = [entry.outfit, entry.location, entry.weather?.rawValue.spacedWord, entry.notes].compactMap(
                \.self)
            for text in [entry.items.joined(separator: ", "), about.joined(separator: "; ")] where !text.isEmpty {
                for line in ("  " + text).wrappedKeepingStart(width: 80, indent: 2) { try output.print(line) }
            }
        }
        let mean = history.meanRating.map { ", \($0.fixed(decimals: 1)) of 5 on average" } ?? ""
        let shown = history.entries.count < history.total ? "\(history.entries.count) of " : ""
        try output.print(style.quiet("\n\(shown)\(history.total) \(history.total == 1 ? "entry" : "entries")\(mean)"))
    }
}
