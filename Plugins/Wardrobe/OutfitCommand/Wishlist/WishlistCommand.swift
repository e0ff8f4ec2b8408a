// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct WishlistCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wishlist", abstract: "Manage your wishlist: prices, sizes, and matching items.",
        discussion: """
            EXAMPLES
              outfit wishlist
              outfit wishlist add "Rain coat" --category coat --price "120 EUR"
              outfit wishlist price "Rain coat" "89 EUR"
              outfit wishlist match "Rain coat" --color navy
            """,
        subcommands: [
            ListWishesCommand.self, AddWishCommand.self, EditWishCommand.self, MatchCommand.self,
            PriceCommand.self, SizeCommand.self,
            TriedOnCommand.self, BoughtCommand.self, RemoveWishCommand.self, SizeChartCommand.self,
        ],
        defaultSubcommand: ListWishesCommand.self)
}

struct ListWishesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List wishlist items with their prices.",
        usage: "outfit wishlist list [--all] [--search <text>] [<options>]",
        discussion: """
            EXAMPLES
              outfit wishlist list
              outfit wishlist list --all --format json
            """)

    @Flag(help: "Include items you've bought.")
    var all = false

    @Flag(help: "Show only items below their highest recorded price.")
    var fallen = false

    @Option(help: ArgumentHelp("Show only these categories, comma-separated.", valueName: "categories"))
    var category: String?

    @Option(
        help: ArgumentHelp("Show items with this text in the name, brand, store, or notes.", valueName: "text"))
    var search: String?

    @OptionGroup var list: ListOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("bought", "--all", flag: all ? true : nil)
        fields.set("droppedOnly", "--fallen", flag: fallen ? true : nil)
        fields.set("categories", "--category", words: category, of: Category.self)
        fields.set("text", "--search", text: search)
        list.add(to: &fields)
        try await EngineCall(Wardrobe.myWishes, fields).print(as: output.presentation)
    }
}

struct AddWishCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add an item to the wishlist.",
        usage: "outfit wishlist add <name> --category <category> [<options>]",
        discussion: """
            EXAMPLES
              outfit wishlist add "Green scarf" --category scarf --price "35 EUR"
              outfit wishlist add "Desert boots" --category boots --color tan
            """)

    @Argument(help: "Name.")
    var name: String

    @Option(
        help: ArgumentHelp("Category: coat, boots …", valueName: "category"),
        completion: .words(Category.self))
    var category: String

    @Option(help: ArgumentHelp("Brand.", valueName: "name"))
    var brand: String?

    @Option(
        help: ArgumentHelp("Main color.", valueName: "color"))
    var color: String?

    @Option(help: ArgumentHelp("Current price, such as \"120 EUR\".", valueName: "money"))
    var price: String?

    @Option(help: ArgumentHelp("Store.", valueName: "name"))
    var retailer: String?

    @Option(help: ArgumentHelp("Product page.", valueName: "url"))
    var url: String?

    @Option(
        name: .customLong("goes-with"), parsing: .singleValue,
        help: ArgumentHelp("An item it goes with. Repeatable.", valueName: "item"))
    var goesWith: [String] = []

    @Option(help: ArgumentHelp("Notes; - for standard input.", valueName: "text"))
    var notes: String?

    @Option(help: ArgumentHelp("URL of a picture.", valueName: "url"))
    var image: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("name", "<name>", text: name)
        fields.set("category", "--category", word: category, of: Category.self)
        fields.set("brand", "--brand", text: brand)
        try fields.set("primaryColor", "--color", color: color)
        try fields.set("price", "--price", money: price)
        fields.set("retailer", "--retailer", text: retailer)
        fields.set("productURL", "--url", text: url)
        fields.set("imageURL", "--image", text: image)
        fields.set("goesWith", "--goes-with", texts: goesWith)
        try fields.set("notes", "--notes", note: notes)
        try await EngineCall(Wardrobe.addWish, fields).print(as: output.presentation)
    }
}

struct PriceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "price", abstract: "Record the current price of a wishlist item and show whether it dropped.",
        discussion: """
            EXAMPLES
              outfit wishlist price "Rain coat" "89 EUR"
            """)

    @Argument(help: "The wishlist item: its name or part of its name.")
    var wish: String

    @Argument(help: "Price with its currency.")
    var price: String

    @Option(help: ArgumentHelp("Date (default: today).", valueName: "date"))
    var date: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("wish", "<wish>", text: wish)
        try fields.set("price", "<price>", money: price)
        fields.set("date", "--date", text: date)
        try await EngineCall(Wardrobe.notePrice, fields).print(as: output.presentation)
    }
}
