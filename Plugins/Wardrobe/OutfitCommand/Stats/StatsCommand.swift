// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import ComputationKit
import TerminalKit
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

    @Option(help: ArgumentHelp("How many pieces each list has at most.", valueName: "count"))
    var count = 5

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: ItemsCommand.Format = .text

    func run() async throws {
        let closet = try Closet.existing() ?? Closet.inMemory()
        let statistics = try await namingOptions(["count": "--count"]) {
            try await Engine([])(MyStatistics(ClosetAccess(closet)), MyStatisticsInput(count: count))
        }
        let output = OutputStream.standardOutput
        guard format == .text else {
            return try output.print(
                WardrobeStatistics.shape.json(of: statistics).text(pretty: output.isTerminal))
        }
        for line in StatsText(statistics, style: .suited(to: output)).lines { try output.print(line) }
    }
}

/// Statistics as text of at most 80 columns.
struct StatsText {
    let lines: [String]

    init(_ statistics: WardrobeStatistics, style: TerminalStyle) {
        var lines = [
            "\(statistics.pieces.grouped) \(statistics.pieces == 1 ? "piece" : "pieces"), \(statistics.worn.grouped) "
                + "of them ever worn, \(statistics.wears.grouped) wears in all"
        ]
        for cost in statistics.costs {
            lines.append(
                "\(cost.paid.inWords) paid for \(cost.pieces.grouped), \(cost.perWear.inWords) a wear so far")
        }
        if statistics.unpriced > 0, statistics.pieces > 0 {
            lines.append("\(statistics.unpriced.grouped) without a price, left out of costs")
        }
        func section(_ title: String, _ table: TextTable) {
            lines += ["", style.heading(title)] + table.lines(style: .plain).map { "  " + $0 }
        }
        func costs(_ pieces: [PieceCost]) -> TextTable {
            var table = TextTable([("", .left), ("", .right), ("", .left)])
            for piece in pieces {
                table.add([
                    piece.name, "\(piece.perWear.inWords) a wear",
                    "\(piece.price.inWords), worn \(piece.timesWorn == 0 ? "never" : "\(piece.timesWorn)x")",
                ])
            }
            return table
        }
        if !statistics.dearest.isEmpty { section("Dearest to wear", costs(statistics.dearest)) }
        if !statistics.cheapest.isEmpty { section("Cheapest to wear", costs(statistics.cheapest)) }
        func wears(_ pieces: [PieceWears]) -> TextTable {
            var table = TextTable([("", .left), ("", .right), ("", .left)])
            for piece in pieces {
                table.add([
                    piece.name, piece.timesWorn == 0 ? "" : "\(piece.timesWorn)x",
                    piece.lastWorn.map { "last on \($0)" } ?? "",
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
            for (name, pieces, share, wears) in rows {
                table.add([
                    name, "\(pieces)", "\(Int((share * 100).rounded())) %",
                    wears == 0 ? "" : "worn \(wears)x",
                ])
            }
            return table
        }
        if !statistics.colours.isEmpty {
            section("Colours", shares(statistics.colours.map { ($0.family.rawValue, $0.pieces, $0.share, $0.wears) }))
            section(
                "Categories",
                shares(statistics.categories.map { ($0.category.rawValue, $0.pieces, $0.share, $0.wears) }))
        }
        self.lines = lines
    }
}
