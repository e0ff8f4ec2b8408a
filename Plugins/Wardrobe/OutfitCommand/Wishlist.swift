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
            FieldCommand<ListWishes>.self, FieldCommand<AddWish>.self, EditWishCommand.self, MatchCommand.self,
            FieldCommand<RecordPrice>.self, SizeCommand.self, FieldCommand<RecordTryOn>.self,
            FieldCommand<BuyWish>.self, FieldCommand<RemoveWish>.self, SizeChartCommand.self,
        ],
        defaultSubcommand: FieldCommand<ListWishes>.self)
}

enum ListWishes: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Wardrobe.myWishes, "outfit wishlist list", "List wishlist items with their prices.",
        usage: "[--all] [--search <text>]",
        examples: ["outfit wishlist list", "outfit wishlist list --all --format json"],
        [
            "bought": "all", "droppedOnly": "fallen", "categories": .limitedCategories,
            "text": .option("search", value: "text"), "photos": .excluded,
        ])
}

enum AddWish: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Wardrobe.addWish, "outfit wishlist add", "Add an item to the wishlist.",
        usage: "<name> --category <category>",
        examples: [
            "outfit wishlist add \"Green scarf\" --category scarf --price \"35 EUR\"",
            "outfit wishlist add \"Desert boots\" --category boots --color tan",
        ],
        attributes.merging([
            "name": .argument("name"),
            "price": .option(value: "money", help: "Current price, such as \"120 EUR\"."),
        ]) { $1 })

    /// The differences of the attributes of a wish.
    static let attributes: [String: FieldOption] = [
        "addedOn": .option("date", value: "date"), "brand": .option(value: "name"), "category": .category,
        "goesWith": .repeated("goes-with"), "imageURL": "image", "primaryColor": .option("color", value: "color"),
        "productURL": "url",
        "retailer": .option(value: "name"),
    ]
}

struct EditWishCommand: AsyncParsableCommand {
    enum Changes: FieldOptionSet {
        static let options = FieldOptions(
            of: EditWishInput.self,
            AddWish.attributes.merging([
                "wish": .wish, "name": .option(value: "name"), "recommendedSize": .excluded, "triedOn": "tried",
                "removesTriedOnPhoto": .excluded, "removesPrices": .excluded, "removesPurchase": .excluded,
            ]) { $1 })
    }

    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Edit a wishlist item.",
        usage: "outfit wishlist edit <wish> [<options>]",
        discussion: """
            Options you leave out don't change anything.

            EXAMPLES
              outfit wishlist edit "Rain coat" --color olive --brand "Aran Mills"
              outfit wishlist edit "Rain coat" --clear notes
            """)

    @OptionGroup var changes: FieldArguments<Changes>

    @Option(
        help: ArgumentHelp(
            "Values to clear, comma-separated, such as notes; also triedOnPhoto, prices, and purchase.",
            valueName: "names"))
    var clear: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        try changes.add(to: &fields)
        try fields.clear(
            clear, for: Wardrobe.editWish,
            flags: [
                "triedOnPhoto": "removesTriedOnPhoto", "prices": "removesPrices", "purchase": "removesPurchase",
            ])
        try await EngineCall(Wardrobe.editWish, fields).print(as: output.presentation)
    }
}

struct MatchCommand: AsyncParsableCommand {
    enum Matched: FieldOptionSet {
        static let options = FieldOptions(
            of: MyMatchesInput.self,
            [
                "wish": .wish, "color": .option(value: "color"), "request": .excluded, "typed": .excluded,
                "unit": .excluded,
            ])
    }

    static let configuration = CommandConfiguration(
        commandName: "match", abstract: "Find items in your wardrobe that go with a wishlist item.",
        usage: "outfit wishlist match <wish> [--color <color>] [--save] [<options>]",
        discussion: """
            Searches all combinations with your wardrobe for the best outfits that include the wishlist item, and \
            lists the items they use most often. Without --temp, it plans for outdoor days at 0, 8, 16, and 24 °C, \
            or 21 °C with --setting indoors. Recent wear and the season count only with --date, and items in the \
            wash count as clean.

            EXAMPLES
              outfit wishlist match "Rain coat" --color navy
              outfit wishlist match "Rain coat" --color navy --occasion work --save
              outfit wishlist match "Green scarf" --color green --temp 5C --format json
            """)

    @OptionGroup var matched: FieldArguments<Matched>

    @Flag(help: "Save the listed items and the color with the wishlist item.")
    var save = false

    @OptionGroup(title: "Days and occasion") var request: RequestOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        try matched.add(to: &fields)
        try request.add(to: &fields)
        try await EngineCall(save ? Wardrobe.keepMatches : Wardrobe.myMatches, fields).print(as: output.presentation)
    }
}

enum RecordPrice: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Wardrobe.notePrice, "outfit wishlist price",
        "Record the current price of a wishlist item and show whether it dropped.", usage: "<wish> <price>",
        examples: ["outfit wishlist price \"Rain coat\" \"89 EUR\""],
        ["wish": .wish, "price": .argument("price", help: "Price with its currency.")])
}

struct SizeCommand: AsyncParsableCommand {
    enum Choice: FieldOptionSet {
        static let options = FieldOptions(of: MyWishSizeInput.self, ["wish": .wish])
    }

    static let configuration = CommandConfiguration(
        commandName: "size",
        abstract: "Recommend a size for a wishlist item.",
        usage: "outfit wishlist size <wish> [--passphrase-file <file>] [<options>]",
        discussion: """
            Compares your measurements (outfit profile measure) with the brand's size chart (outfit wishlist chart).

            EXAMPLES
              outfit wishlist size "Rain coat" --passphrase-file pass.txt
            """)

    @OptionGroup var choice: FieldArguments<Choice>

    @OptionGroup var passphrase: PassphraseOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        try choice.add(to: &fields)
        fields.set("passphrase", "--passphrase-file", secret: try passphrase.known("Passphrase: "))
        try await EngineCall(Wardrobe.myWishSize, fields).print(as: output.presentation)
    }
}

enum RecordTryOn: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Wardrobe.noteTryOn, "outfit wishlist tried", "Record that you tried on a wishlist item.",
        usage: "<wish> [--photo <file>]", examples: ["outfit wishlist tried \"Rain coat\""],
        ["wish": .wish, "keepsOriginal": "original"])
}

enum BuyWish: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Wardrobe.buyWish, "outfit wishlist bought", "Mark a wishlist item as bought and add it to your wardrobe.",
        usage: "<wish> [--color <color>]", examples: ["outfit wishlist bought \"Rain coat\" --color olive"],
        [
            "wish": .wish, "color": .option(value: "color"),
            "price": .option(
                value: "money", help: "Price paid, such as \"89 EUR\" (default: the latest recorded price)."),
        ])
}

enum RemoveWish: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Wardrobe.removeWish, "outfit wishlist remove", "Remove an item from the wishlist.", usage: "<wish>",
        examples: ["outfit wishlist remove \"Green scarf\""], ["wish": .wish])
}

struct SizeChartCommand: AsyncParsableCommand {
    enum Filter: FieldOptionSet {
        static let options = FieldOptions(
            of: MySizeChartsInput.self, ["brand": .option(value: "name"), "category": .option(value: "category")])
    }

    static let configuration = CommandConfiguration(
        commandName: "chart", abstract: "Import a brand's size chart, or list the saved ones.",
        usage: "outfit wishlist chart [<file>] [--brand <name>] [<options>]",
        discussion: """
            A chart is JSON: {"brand": "…", "categories": ["coat"], "sizes": [{"label": "M", "body": {"chest": \
            {"minimum": 94, "maximum": 98}}}]}, in cm, smallest size first.

            EXAMPLES
              outfit wishlist chart chart.json
              outfit wishlist chart
            """)

    @Argument(help: "Path to a size chart (JSON), or - for standard input.", completion: .file(extensions: ["json"]))
    var file: String?

    @OptionGroup var limit: InputLimit

    @OptionGroup var filter: FieldArguments<Filter>

    @Flag(help: "Remove the charts of the brand given by --brand.")
    var remove = false

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if remove, !filter.has("brand") { throw ValidationError("--remove: requires --brand") }
    }

    func run() async throws {
        var fields = InputFields()
        if let file {
            fields.set("file", "<file>", bytes: try limit.read(file))
            return try await EngineCall(Wardrobe.importSizeChart, fields).print(as: output.presentation)
        }
        try filter.add(to: &fields)
        guard remove else { return try await EngineCall(Wardrobe.mySizeCharts, fields).print(as: output.presentation) }
        var removed = InputFields()
        removed.set("brand", "--brand", fields.json["brand"])
        removed.set("category", "--category", fields.json["category"])
        try await EngineCall(Wardrobe.removeSizeChart, removed).print(as: output.presentation)
    }
}
