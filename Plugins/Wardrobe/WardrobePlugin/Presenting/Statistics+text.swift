// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension WardrobeStatistics {
    /// Returns the statistics in sections.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add(
            "\(items.counted("item")), \(worn.grouped) of them worn at least once, \(wears.grouped) wears in total")
        for cost in costs {
            lines.add(
                "\(cost.paid.inWords) paid for \(cost.items.grouped), \(cost.perWear.inWords) per wear so far"
            )
        }
        if unpriced > 0, items > 0 {
            lines.add("\(unpriced.grouped) without a price, excluded from costs")
        }
        add("Highest cost per wear", Self.costs(dearest), unless: dearest.isEmpty, to: &lines)
        add("Lowest cost per wear", Self.costs(cheapest), unless: cheapest.isEmpty, to: &lines)
        add("Most worn", Self.wears(mostWorn), unless: mostWorn.isEmpty, to: &lines)
        add(
            "Never worn, \(neverWornCount) in total", Self.wears(neverWorn), unless: neverWorn.isEmpty,
            to: &lines)
        add(
            "Colors", Self.shares(colors.map { ($0.family.rawValue, $0.items, $0.share, $0.wears) }),
            unless: colors.isEmpty, to: &lines)
        add(
            "Categories",
            Self.shares(categories.map { ($0.category.rawValue, $0.items, $0.share, $0.wears) }),
            unless: categories.isEmpty, to: &lines)
        add("Occasions", occasionTable, unless: occasions.isEmpty, to: &lines)
        return lines.text
    }

    private func add(
        _ title: String, _ table: TextTable, unless isEmpty: Bool, to lines: inout TextLines
    ) {
        guard !isEmpty else { return }
        lines.addGap()
        lines.add(title, lines.style.heading)
        lines.add(table, indent: 2)
    }

    private static func costs(_ items: [ItemCost]) -> TextTable {
        var table = TextTable([("", .left), ("", .right), ("", .left)])
        for item in items {
            table.add([
                item.name.onOneLine, "\(item.perWear.inWords) per wear",
                "\(item.price.inWords), worn \(item.timesWorn == 0 ? "never" : "\(item.timesWorn)x")",
            ])
        }
        return table
    }

    private static func wears(_ items: [ItemWears]) -> TextTable {
        var table = TextTable([("", .left), ("", .right), ("", .left)])
        for item in items {
            table.add([
                item.name.onOneLine, item.timesWorn == 0 ? "" : "\(item.timesWorn)x",
                item.lastWorn.map { "last on \($0)" } ?? "",
            ])
        }
        return table
    }

    private static func shares(_ rows: [(String, Int, Double, Int)]) -> TextTable {
        var table = TextTable([("", .leftWhole), ("", .right), ("", .right), ("", .left)])
        for (name, items, share, wears) in rows {
            table.add([name, "\(items)", "\(share.percent) %", wears == 0 ? "" : "worn \(wears)x"])
        }
        return table
    }

    private var occasionTable: TextTable {
        var table = TextTable([("", .leftWhole), ("", .right), ("", .left)])
        for row in occasions {
            let mean = row.meanRating.map { "\($0.fixed(decimals: 1)) of 5 on average" } ?? ""
            table.add([row.occasion.rawValue.spacedWord, "\(row.wears)x", mean])
        }
        return table
    }
}
