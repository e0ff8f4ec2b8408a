// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import CommandKit
import ComputationKit
import Presentation
import WardrobePlugin
import WardrobeStore

struct ItemsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "items", abstract: "List the items of your wardrobe.",
        usage: "outfit items [--category <categories>] [--search <words>] [<options>]",
        discussion: """
            EXAMPLES
              outfit items
              outfit items --category coat,jacket
              outfit items --search navy
              outfit items --occasion work --laundry clean --format json
              outfit items --sample
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Option(help: ArgumentHelp("Only these kinds, between commas.", valueName: "categories"))
    var category: String?

    @Option(help: ArgumentHelp("Only with these words in name, brand, notes or tags.", valueName: "words"))
    var search: String?

    @Option(
        help: ArgumentHelp("Only for this occasion.", valueName: "occasion"), completion: .words(Occasion.self))
    var occasion: String?

    @Option(help: ArgumentHelp("Only for this season.", valueName: "season"), completion: .words(Season.self))
    var season: String?

    @Option(help: ArgumentHelp("Only with this tag.", valueName: "tag"))
    var tag: String?

    @Option(
        help: ArgumentHelp("Only of this color family: blue, brown …", valueName: "family"),
        completion: .words(ColorFamily.self))
    var color: String?

    @Option(
        help: ArgumentHelp("Only in this state: clean, wornOnce, dirty or inWash.", valueName: "state"),
        completion: .words(LaundryState.self))
    var laundry: String?

    @Flag(help: "Only those you like best.")
    var favorites = false

    @Flag(help: "List the sample wardrobe, which is used while yours is empty.")
    var sample = false

    @OptionGroup
    var sampleOf: SampleOptions

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let filter = try filter()
        let records = sample ? try sampleCloset() : try WardrobeRecords.existing()
        let list: ItemList? =
            if let records { try await records.engine()(Wardrobe.myItems, filter) } else { nil }
        let items = list?.items ?? []
        let output = OutputStream.standardOutput
        if format == .json {
            let json: JSONValue = list.map(ItemList.schema.json(of:)) ?? ["items": []]
            return try output.print(json.text(pretty: output.isTerminal))
        }
        guard !items.isEmpty else {
            let isFiltered = filter != ItemFilter() && records != nil
            return try output.print(
                isFiltered
                    ? "No item fits."
                    : "Your wardrobe is empty. Add an item, such as:\n"
                        + "  outfit add \"Navy blazer\" --category blazer --color navy")
        }
        var table = TextTable([
            ("Item", .left), ("Kind", .leftWhole), ("Color", .left), ("Clo", .right), ("Formal", .right),
            ("Worn", .right), ("", .left),
        ])
        for item in items {
            table.add([
                item.name, item.category.rawValue, item.primaryColor.name,
                item.insulation.effectiveClo.fixed(decimals: 2), "\(item.effectiveFormality)",
                item.timesWorn == 0 ? "" : "\(item.timesWorn)", item.stateWords,
            ])
        }
        for line in table.lines(style: .suited(to: output)) { try output.print(line) }
        try output.print("\n\(items.count) \(items.count == 1 ? "item" : "items")")
    }

    private func filter() throws(ComputationError) -> ItemFilter {
        var filter = ItemFilter()
        if let category { filter.categories = try values(of: category, for: "--category") }
        filter.text = search
        filter.occasion = try occasion.map { text throws(ComputationError) in try value(of: text, for: "--occasion") }
        filter.season = try season.map { text throws(ComputationError) in try value(of: text, for: "--season") }
        filter.tag = tag
        filter.color = try color.map { text throws(ComputationError) in try value(of: text, for: "--color") }
        filter.laundry = try laundry.map { text throws(ComputationError) in try value(of: text, for: "--laundry") }
        filter.favoritesOnly = favorites
        return filter
    }

    private func sampleCloset() throws -> WardrobeRecords {
        let records = try WardrobeRecords.inMemory()
        try records.add(sampleOf.whose.items)
        return records
    }
}

extension WardrobeItem {
    /// What keeps it from being worn, or marks it, in few words.
    var stateWords: String {
        var words: [String] = []
        if isFavorite { words.append("favorite") }
        if laundry != .clean { words.append(laundry.rawValue.spacedWord) }
        if !condition.isWearable { words.append("damaged") }
        if needsRepair { words.append("to repair") }
        return words.joined(separator: ", ")
    }
}
