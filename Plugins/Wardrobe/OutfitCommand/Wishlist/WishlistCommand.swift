// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

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
            ListWishesCommand.self, AddWishCommand.self, EditWishCommand.self, MatchCommand.self,
            PriceCommand.self, SizeCommand.self,
            TriedOnCommand.self, BoughtCommand.self, RemoveWishCommand.self, SizeChartCommand.self,
        ],
        defaultSubcommand: ListWishesCommand.self)
}

struct ListWishesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List your wishes with their prices.",
        usage: "outfit wishlist list [--all] [--search <text>] [<options>]",
        discussion: """
            EXAMPLES
              outfit wishlist list
              outfit wishlist list --all --format json
            """)

    @Flag(help: "Those that you bought too.")
    var all = false

    @Flag(help: "Only those below their highest price.")
    var fallen = false

    @Option(help: ArgumentHelp("Only these categories, comma-separated.", valueName: "categories"))
    var category: String?

    @Option(
        help: ArgumentHelp("Only with this text in name, brand, shop or notes.", valueName: "text"))
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
        commandName: "add", abstract: "Wish for something.",
        usage: "outfit wishlist add <name> --category <category> [<options>]",
        discussion: """
            EXAMPLES
              outfit wishlist add "Green scarf" --category scarf --price "35 EUR"
              outfit wishlist add "Desert boots" --category boots --color tan
            """)

    @Argument(help: "What it is called.")
    var name: String

    @Option(
        help: ArgumentHelp("What it is: coat, boots …", valueName: "category"),
        completion: .words(Category.self))
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

    @Option(help: ArgumentHelp("The address of a picture of it.", valueName: "url"))
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
        fields.set("notes", "--notes", text: notes)
        try await EngineCall(Wardrobe.addWish, fields).print(as: output.presentation)
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

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("wish", "<wish>", text: wish)
        try fields.set("price", "<price>", money: price)
        fields.set("date", "--date", text: date)
        try await EngineCall(Wardrobe.notePrice, fields).print(as: output.presentation)
    }
}
