// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import CommandKit
import ComputationKit
import Presentation
import WardrobePlugin
import WardrobeStore

struct WishlistCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wishlist", abstract: "Keep what you may buy: prices, sizes, what it goes with.",
        discussion: """
            EXAMPLES
              outfit wishlist
              outfit wishlist add "Rain coat" --category coat --price "120 EUR"
              outfit wishlist price "Rain coat" "89 EUR"
              outfit wishlist match "Rain coat" --color navy
            """,
        subcommands: [
            ListWishesCommand.self, AddWishCommand.self, MatchCommand.self, PriceCommand.self, SizeCommand.self,
            TriedOnCommand.self, BoughtCommand.self, RemoveWishCommand.self, SizeChartCommand.self,
        ],
        defaultSubcommand: ListWishesCommand.self)
}

extension WardrobeRecords {
    /// The key of the wish that a text names.
    func wishID(_ text: String) throws -> String {
        try ItemFinder(wishes().map { ItemFinder.Entry(id: $0.id, name: $0.name) }, noun: "wish")
            .id(of: text, for: "wish")
    }
}

struct ListWishesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List your wishes with their prices.",
        discussion: """
            EXAMPLES
              outfit wishlist list
              outfit wishlist list --all --format json
            """)

    @Flag(help: "Those that you bought too.")
    var all = false

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: ItemsCommand.Format = .text

    func run() async throws {
        let records = try WardrobeRecords.existing()
        let wishes = try (records?.wishes() ?? []).filter { all || !$0.purchased }
        let output = OutputStream.standardOutput
        guard format == .text else {
            let json = JSONObject([("wishes", .array(wishes.map(WishlistItem.schema.json(of:))))])
            return try output.print(JSONValue.object(json).text(pretty: output.isTerminal))
        }
        guard let records, !wishes.isEmpty else {
            return try output.print(
                "Your wishlist is empty. Add a wish, such as:\n  outfit wishlist add \"Rain coat\" --category coat")
        }
        let style = TextStyle.suited(to: output)
        for wish in wishes {
            let price = wish.price.map { "  \($0.inWords)" } ?? ""
            try output.print(style.heading(wish.name) + price)
            var facts = [
                [wish.category.rawValue, wish.brand, wish.primaryColor?.name, wish.retailer]
                    .compactMap(\.self).joined(separator: ", ")
            ]
            if let drop = wish.dropFromHighest {
                facts.append("\(drop.saved.inWords) (\(Int(drop.percent.rounded())) %) below its highest price")
            }
            if let size = wish.recommendedSize {
                facts.append("size \(size.size), \(Int((size.confidence * 100).rounded())) % sure")
            }
            if !wish.goesWith.isEmpty { facts.append("goes with \(try records.names(of: wish.goesWith))") }
            if wish.triedOn { facts.append("tried on") }
            if wish.purchased { facts.append("bought") }
            if let notes = wish.notes { facts.append(notes) }
            for fact in facts {
                for line in ("  " + fact).wrappedKeepingStart(width: 80, indent: 2) { try output.print(line) }
            }
        }
    }
}

struct AddWishCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Wish for something.",
        usage: "outfit wishlist add <name> --category <category> [<options>]",
        discussion: """
            EXAMPLES
              outfit wishlist add "Green scarf" --category scarf --price "35 EUR"
              outfit wishlist add "Desert boots" --category boots --color tan
            """)

    @Argument(help: "What it is called.")
    var name: String

    @Option(help: ArgumentHelp("What it is: coat, boots …", valueName: "category"), completion: .words(Category.self))
    var category: String

    @Option(help: ArgumentHelp("Who makes it.", valueName: "name"))
    var brand: String?

    @Option(
        help: ArgumentHelp("The color that shows most.", valueName: "color"))
    var color: String?

    @Option(help: ArgumentHelp("What it costs today: \"120 EUR\".", valueName: "money"))
    var price: String?

    @Option(help: ArgumentHelp("Where it is sold.", valueName: "name"))
    var retailer: String?

    @Option(help: ArgumentHelp("The address where it is sold.", valueName: "url"))
    var url: String?

    @Option(
        name: .customLong("goes-with"), parsing: .singleValue,
        help: ArgumentHelp("An item that it goes with; may be repeated.", valueName: "item"))
    var goesWith: [String] = []

    @Option(help: ArgumentHelp("Anything else.", valueName: "text"))
    var notes: String?

    func run() async throws {
        let records = try WardrobeRecords.ofUser()
        var wish = WishlistItem(id: "", name: name, category: try value(of: category, for: "--category"))
        wish.brand = brand
        wish.addedOn = .today()
        wish.primaryColor = try color.map { text throws(ComputationError) in try SRGBColor(typed: text, for: "--color")
        }
        if let price { wish.prices = [PricePoint(.today(), try Money(typed: price, for: "--price"))] }
        wish.retailer = retailer
        wish.productURL = url
        wish.notes = notes
        if !goesWith.isEmpty {
            let finder = ItemFinder(try records.items())
            for item in goesWith { wish.goesWith.append(try finder.id(of: item, for: "--goes-with")) }
        }
        let planned = wish
        let saved = try await namingOptions(["productURL": "--url", "retailer": "--retailer", "brand": "--brand"]) {
            try records.add(planned)
        }
        try OutputStream.standardOutput.print("Wished for: \(saved.name).")
    }
}

struct PriceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "price", abstract: "Note what a wish costs today, and see whether it fell.",
        discussion: """
            EXAMPLES
              outfit wishlist price "Rain coat" "89 EUR"
            """)

    @Argument(help: "The wish, by its name or a part of it.")
    var wish: String

    @Argument(help: "The price with its currency.")
    var price: String

    @Option(help: ArgumentHelp("The day; today unless given.", valueName: "date"))
    var date: String?

    func run() async throws {
        let records = try WardrobeRecords.ofUser()
        let id = try records.wishID(wish)
        let money = try Money(typed: price, for: "price")
        let day =
            try date.map { text throws(ComputationError) in try CalendarDay(typed: text, for: "--date") } ?? .today()
        let drop: PriceDrop?
        do {
            drop = try records.notePrice(money, on: day, of: id)
        } catch var failure as ComputationError {
            for index in failure.issues.indices where failure.issues[index].path.hasPrefix("prices[") {
                failure.issues[index].path = failure.issues[index].path.hasSuffix(".date") ? "--date" : "price"
            }
            throw failure
        }
        let name = try records.wish(id).name
        let said =
            drop.map { "\($0.saved.inWords) (\(Int($0.percent.rounded())) %) less than \($0.from.inWords) before" }
        try OutputStream.standardOutput.print("\(name): \(money.inWords)\(said.map { ", \($0)" } ?? "").")
    }
}
