// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import CommandKit
import ComputationKit
import Presentation
import WardrobePlugin
import WardrobeStore

struct StatsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats", abstract: "Look your wardrobe over: cost per wear, most and never worn, balance.",
        discussion: """
            EXAMPLES
              outfit stats
              outfit stats --count 3
              outfit stats --format json
            """)

    @Option(help: ArgumentHelp("How many items each list has at most.", valueName: "count"))
    var count = 5

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: ItemsCommand.Format = .text

    func run() async throws {
        let records = try WardrobeRecords.existing() ?? WardrobeRecords.inMemory()
        let statistics = try await namingOptions(["count": "--count"]) {
            try await records.engine()(Wardrobe.myStatistics, MyStatisticsInput(count: count))
        }
        let output = OutputStream.standardOutput
        guard format == .text else {
            return try output.print(
                WardrobeStatistics.schema.json(of: statistics).text(pretty: output.isTerminal))
        }
        for line in StatsText(statistics, style: .suited(to: output)).lines { try output.print(line) }
    }
}

/// Statistics as text of at most 80 columns.
struct StatsText {
    let lines: [String]

    init(_ statistics: WardrobeStatistics, style: TextStyle) {
        var lines = [
            "\(statistics.items.grouped) \(statistics.items == 1 ? "item" : "items"), \(statistics.worn.grouped) "
                + "of them ever worn, \(statistics.wears.grouped) wears in all"
        ]
        for cost in statistics.costs {
            lines.append(
                "\(cost.paid.inWords) paid for \(cost.items.grouped), \(cost.perWear.inWords) a wear so far")
        }
        if statistics.unpriced > 0, statistics.items > 0 {
            lines.append("\(statistics.unpriced.grouped) without a price, left out of costs")
        }
        func section(_ title: String, _ table: TextTable) {
            lines += ["", style.heading(title)] + table.lines(style: .plain).map { "  " + $0 }
        }
        func costs(_ items: [ItemCost]) -> TextTable {
            var table = TextTable([("", .left), ("", .right), ("", .left)])
            for item in items {
                table.add([
                    item.name, "\(item.perWear.inWords) a wear",
                    "\(item.price.inWords), worn \(item.timesWorn == 0 ? "never" : "\(item.timesWorn)x")",
                ])
            }
            return table
        }
        if !statistics.dearest.isEmpty { section("Dearest to wear", costs(statistics.dearest)) }
        if !statistics.cheapest.isEmpty { section("Cheapest to wear", costs(statistics.cheapest)) }
        func wears(_ items: [ItemWears]) -> TextTable {
            var table = TextTable([("", .left), ("", .right), ("", .left)])
            for item in items {
                table.add([
                    item.name, item.timesWorn == 0 ? "" : "\(item.timesWorn)x",
                    item.lastWorn.map { "last on \($0)" } ?? "",
                ])
            }
            return table
        }
        if !statistics.mostWorn.isEmpty { section("Most worn", wears(statistics.mostWorn)) }
        if !statistics.neverWorn.isEmpty {
            section("Never worn, \(statistics.neverWornCount) in all", wears(statistics.neverWorn))
        }
        func shares(_ rows: [(String, Int, Double, Int)]) -> TextTable {
            var table = TextTable([("", .leftWhole), ("", .right), ("", .right), ("", .left)])
            for (name, items, share, wears) in rows {
                table.add([
                    name, "\(items)", "\(Int((share * 100).rounded())) %",
                    wears == 0 ? "" : "worn \(wears)x",
                ])
            }
            return table
        }
        if !statistics.colors.isEmpty {
            section("Colors", shares(statistics.colors.map { ($0.family.rawValue, $0.items, $0.share, $0.wears) }))
            section(
                "Categories",
                shares(statistics.categories.map { ($0.category.rawValue, $0.items, $0.share, $0.wears) }))
        }
        self.lines = lines
    }
}
