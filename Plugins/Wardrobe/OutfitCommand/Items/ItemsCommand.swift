// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct ItemsCommand: AsyncParsableCommand {
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

    @Option(help: ArgumentHelp("Show only these categories, comma-separated.", valueName: "categories"))
    var category: String?

    @Option(
        help: ArgumentHelp("Show items with these words in the name, brand, notes, or tags.", valueName: "words"))
    var search: String?

    @Option(
        help: ArgumentHelp("Filter by occasion.", valueName: "occasion"),
        completion: .words(Occasion.self))
    var occasion: String?

    @Option(
        help: ArgumentHelp("Filter by season.", valueName: "season"),
        completion: .words(Season.self))
    var season: String?

    @Option(help: ArgumentHelp("Show only items with this tag.", valueName: "tag"))
    var tag: String?

    @Option(
        help: ArgumentHelp("Show only items in this color family: blue, brown …", valueName: "family"),
        completion: .words(ColorFamily.self))
    var color: String?

    @Option(
        help: ArgumentHelp(
            "Show only items in this laundry state: clean, wornOnce, dirty, or inWash.", valueName: "state"),
        completion: .words(LaundryState.self))
    var laundry: String?

    @Flag(help: "Show only favorites.")
    var favorites = false

    @Flag(help: "List the sample wardrobe, which is used until you add your own items.")
    var sample = false

    @OptionGroup
    var sampleOf: SampleOptions

    @Option(
        help: ArgumentHelp("Sort order: added, name, lastWorn, or timesWorn.", valueName: "order"),
        completion: .words(MyItemsInput.Order.self))
    var sort: String?

    @OptionGroup var list: ListOptions

    @OptionGroup var output: ListOutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("categories", "--category", words: category, of: Category.self)
        fields.set("text", "--search", text: search)
        fields.set("occasion", "--occasion", word: occasion, of: Occasion.self)
        fields.set("season", "--season", word: season, of: Season.self)
        fields.set("tag", "--tag", text: tag)
        fields.set("color", "--color", word: color, of: ColorFamily.self)
        fields.set("laundry", "--laundry", word: laundry, of: LaundryState.self)
        fields.set("favoritesOnly", "--favorites", flag: favorites ? true : nil)
        fields.set("sort", "--sort", word: sort, of: MyItemsInput.Order.self)
        fields.set("sample", "--sample", text: sample ? (sampleOf.whose ?? .menswear).rawValue : nil)
        list.add(to: &fields)
        try await EngineCall(Wardrobe.myItems, fields).print(
            as: output.presentation, into: output.destination)
    }
}
