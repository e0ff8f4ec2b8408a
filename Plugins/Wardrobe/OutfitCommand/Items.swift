// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

enum AddItem: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Wardrobe.addItem, "outfit add", "Add an item to your wardrobe.",
        usage: "<name> [--category <category>] [--color <color>]",
        discussion: """
            Only a name is required if it tells the category and the color. Warmth and formality default to table \
            values.
            """,
        examples: [
            "outfit add \"Navy blazer\"",
            "outfit add \"Silk saree\" --color \"rani pink\" --as \"office saree\"",
            "outfit add \"Down parka\" --category coat --color \"#4E523A\" --waterproof",
            "outfit add \"Wool trousers\" --category pants --color gray --fabric wool",
        ], attributes.merging(["name": .argument("name")]) { $1 })

    /// The differences of the attributes of an item.
    static let attributes: [String: FieldOption] = [
        "category": .category, "primaryColor": .option("color", value: "color"),
        "details.secondaryColor": .option("second-color", value: "color"),
        "details.subcategory": .option("as", "subcategory", value: "kind"), "details.brand": .option(value: "name"),
        "details.condition": .option("state", value: "state"), "details.laundry": .option(value: "state"),
        "details.price": .option(value: "money", help: "Price paid for it, such as \"89.90 EUR\"."),
        "details.productURL": "url", "details.purchaseDate": "bought", "details.retailer": .option(value: "name"),
        "details.set": .option(value: "name"), "thumbnail": .excluded,
    ]
}

enum EditItem: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Wardrobe.editItem, "outfit edit", "Edit an item in your wardrobe.", usage: "<item>",
        discussion: "Options you leave out don't change anything.",
        examples: [
            "outfit edit \"Navy blazer\" --laundry dirty",
            "outfit edit navy --price \"189 EUR\" --bought 2026-03-14 --favorite",
            "outfit edit navy --clear price,notes",
        ], AddItem.attributes.merging(["item": .item, "name": .option(value: "name")]) { $1 })
}

enum RemoveItem: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Wardrobe.removeItem, "outfit remove", "Remove an item from your wardrobe.", usage: "<item>",
        discussion: "Saved outfits and logged wears keep their other items. outfit undo brings it back.",
        examples: ["outfit remove \"Gray hoodie\""], ["item": .item])
}

struct ItemsCommand: AsyncParsableCommand {
    enum Filter: FieldOptionSet, FormatSet {
        static let formats: [PresentationFormat] = [.text, .csv, .json]
        static let options = FieldOptions(
            of: MyItemsInput.self,
            [
                "categories": .limitedCategories, "text": .option("search", value: "words"),
                "favoritesOnly": "favorites", "color": .option(value: "family"), "sample": .excluded,
            ])
    }

    static let configuration = CommandConfiguration(
        commandName: "items", abstract: "List the items in your wardrobe.",
        usage: "outfit items [--category <categories>] [--search <words>] [<options>]",
        discussion: """
            EXAMPLES
              outfit items
              outfit items --category coat,jacket
              outfit items --search navy
              outfit items --occasion work --laundry clean --format json
              outfit items --sample
            """)

    @OptionGroup var filter: FieldArguments<Filter>

    @Flag(help: "List the sample wardrobe, which is used until you add your own items.")
    var sample = false

    @OptionGroup var sampleOf: FieldArguments<SampleOptions>

    @OptionGroup var output: FormatArguments<Filter>

    func run() async throws {
        var fields = InputFields()
        try filter.add(to: &fields)
        if sample { fields.set("sample", "--sample", text: SampleWardrobe.menswear.rawValue) }
        try sampleOf.add(to: &fields)
        try await EngineCall(Wardrobe.myItems, fields).print(as: output.presentation, into: output.file)
    }
}

/// The option that selects the sample wardrobe to use while the wardrobe is empty.
enum SampleOptions: FieldOptionSet {
    static let options = FieldOptions(
        of: MyItemInput.self, ["item": .excluded, "withPhoto": .excluded, "sample": .sampleOf])
}

struct ShowCommand: AsyncParsableCommand {
    enum Choice: FieldOptionSet {
        static let options = FieldOptions(
            of: MyItemInput.self, ["item": .item, "withPhoto": .excluded, "sample": .sampleOf])
    }

    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show the details of an item, or write its photo to a file.",
        usage: "outfit show <item> [--photo <file>] [<options>]",
        discussion: """
            EXAMPLES
              outfit show "Navy blazer"
              outfit show navy --format json
              outfit show "Navy blazer" --photo blazer.jpg
            """)

    @OptionGroup var choice: FieldArguments<Choice>

    @Option(
        help: ArgumentHelp("Write the photo to this file, which must not exist.", valueName: "file"),
        completion: .file())
    var photo: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        try choice.add(to: &fields)
        fields.set("withPhoto", "--photo", flag: photo == nil ? nil : true)
        let call = EngineCall(Wardrobe.myItem, fields)
        guard let photo else { return try await call.print(as: output.presentation) }
        try await call.print(as: output.presentation, saving: { $0.photo }, to: photo, asNew: true)
    }
}

struct ImportCommand: AsyncParsableCommand {
    enum Reading: FieldOptionSet {
        static let options = FieldOptions(
            of: ImportItemsInput.self,
            [
                "text": .excluded, "file": .excluded, "format": .option("input-format", value: "format"),
                "columns": .repeated("map", value: "column=attribute"),
            ])
    }

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
        /// The value that version 1 used for the format of the input file.
        case csv

        static let allValueStrings = ["text", "json"]
    }

    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Import items from a CSV or JSON file.",
        usage: "outfit import <file> [--map <column=attribute> ...] [<options>]",
        discussion: """
            The first row holds the column names. Only a name is required if it tells the category. Every problem is \
            listed by row and column. If there are any, nothing is added unless you pass --skip-bad.

            EXAMPLES
              outfit import wardrobe.csv --dry-run
              outfit import list.csv --map color=primaryColor --map shop=retailer
              outfit import wardrobe.json --skip-bad
            """)

    @Argument(help: "Path to the file, or - for standard input.", completion: .file(extensions: ["csv", "json"]))
    var file: String

    @OptionGroup var reading: FieldArguments<Reading>

    @Option(help: ArgumentHelp("Output format.", valueName: "format"))
    var format: Format = .text

    @OptionGroup var limit: InputLimit

    func run() async throws {
        var fields = InputFields()
        fields.set("file", "<file>", bytes: try limit.read(file))
        if format == .csv { fields.set("format", "--input-format", text: "csv") }
        try reading.add(to: &fields)
        try await EngineCall(Wardrobe.importItems, fields).print(as: format == .json ? .json : .text)
    }
}

enum ShowStatistics: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Wardrobe.myStatistics, "outfit stats",
        "Show wardrobe statistics: cost per wear, most-worn and unworn items, and balance.",
        examples: ["outfit stats", "outfit stats --count 3", "outfit stats --format json"])
}

enum ListWords: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Wardrobe.words, "outfit words", "List the values that options accept and what they mean.",
        usage: "[<subject>]",
        discussion: "Case, hyphens, and spaces don't matter: date-night is the same as dateNight.",
        examples: ["outfit words", "outfit words occasions", "outfit words dress-codes"],
        ["subject": .argument("subject")])
}
