// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import ComputationKit
import TerminalKit
import WardrobePlugin
import WardrobeStore

struct ItemsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "items", abstract: "List the pieces of your wardrobe.",
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
        name: [.customLong("colour"), .customLong("color")],
        help: ArgumentHelp("Only of this colour family: blue, brown …", valueName: "family"),
        completion: .words(ColourFamily.self))
    var colour: String?

    @Option(
        help: ArgumentHelp("Only in this state: clean, wornOnce, dirty or inWash.", valueName: "state"),
        completion: .words(LaundryState.self))
    var laundry: String?

    @Flag(help: "Only those you like best.")
    var favourites = false

    @Flag(help: "List the sample wardrobe, which is used while yours is empty.")
    var sample = false

    @OptionGroup
    var sampleOf: SampleOptions

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let filter = try filter()
        let closet = sample ? try sampleCloset() : try Closet.existing()
        let list: ItemList? =
            if let closet { try await Engine([])(MyItems(ClosetAccess(closet)), filter) } else { nil }
        let items = list?.items ?? []
        let output = OutputStream.standardOutput
        if format == .json {
            let json: JSONValue = list.map(ItemList.shape.json(of:)) ?? ["items": []]
            return try output.print(json.text(pretty: output.isTerminal))
        }
        guard !items.isEmpty else {
            let isFiltered = filter != ItemFilter() && closet != nil
            return try output.print(
                isFiltered
                    ? "No piece fits."
                    : "Your wardrobe is empty. Add a piece, such as:\n"
                        + "  outfit add \"Navy blazer\" --category blazer --colour navy")
        }
        var table = TextTable([
            ("Piece", .left), ("Kind", .leftWhole), ("Colour", .left), ("Clo", .right), ("Formal", .right),
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
        try output.print("\n\(items.count) \(items.count == 1 ? "piece" : "pieces")")
    }

    private func filter() throws(Failure) -> ItemFilter {
        var filter = ItemFilter()
        if let category { filter.categories = try values(of: category, for: "--category") }
        filter.text = search
        filter.occasion = try occasion.map { text throws(Failure) in try value(of: text, for: "--occasion") }
        filter.season = try season.map { text throws(Failure) in try value(of: text, for: "--season") }
        filter.tag = tag
        filter.colour = try colour.map { text throws(Failure) in try value(of: text, for: "--colour") }
        filter.laundry = try laundry.map { text throws(Failure) in try value(of: text, for: "--laundry") }
        filter.favoritesOnly = favourites
        return filter
    }

    private func sampleCloset() throws -> Closet {
        let closet = try Closet.inMemory()
        try closet.add(sampleOf.whose.items)
        return closet
    }
}

extension WardrobeItem {
    /// What keeps it from being worn, or marks it, in few words.
    var stateWords: String {
        var words: [String] = []
        if isFavorite { words.append("favourite") }
        if laundry != .clean { words.append(laundry.rawValue.spacedWord) }
        if !condition.isWearable { words.append("damaged") }
        if needsRepair { words.append("to repair") }
        return words.joined(separator: ", ")
    }
}
