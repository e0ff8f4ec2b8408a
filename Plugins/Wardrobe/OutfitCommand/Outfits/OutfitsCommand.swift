// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct OutfitsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "outfits", abstract: "Manage your saved outfits.",
        discussion: """
            EXAMPLES
              outfit outfits
              outfit outfits list --item "Navy blazer" --sort lastWorn
              outfit outfits edit monday --adding "Navy blazer"
              outfit outfits remove "Monday at the office"
            """,
        subcommands: [ListOutfitsCommand.self, EditOutfitCommand.self, RemoveOutfitCommand.self],
        defaultSubcommand: ListOutfitsCommand.self)
}

struct ListOutfitsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List saved outfits.",
        usage: "outfit outfits list [--occasion <occasion>] [--item <item>] [<options>]",
        discussion: """
            EXAMPLES
              outfit outfits list --occasion work --sort lastWorn
              outfit outfits list --never-worn
            """)

    @Option(help: ArgumentHelp("Show outfits with this text in the name or notes.", valueName: "text"))
    var search: String?

    @Option(
        help: ArgumentHelp("Filter by occasion.", valueName: "occasion"),
        completion: .words(Occasion.self))
    var occasion: String?

    @Option(
        help: ArgumentHelp("Filter by season.", valueName: "season"),
        completion: .words(Season.self))
    var season: String?

    @Option(help: ArgumentHelp("Show only outfits with this item.", valueName: "item"))
    var item: String?

    @Flag(inversion: .prefixedNo, help: "Show only suggested outfits, or only your own.")
    var suggested: Bool?

    @Flag(name: .customLong("never-worn"), help: "Show only outfits you've never worn.")
    var neverWorn = false

    @Flag(help: "Show only favorites.")
    var favorites = false

    @Option(
        help: ArgumentHelp("Sort order: created, lastWorn, or name.", valueName: "order"),
        completion: .words(MyOutfitsInput.Order.self))
    var sort: String?

    @OptionGroup var list: ListOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("text", "--search", text: search)
        fields.set("occasion", "--occasion", word: occasion, of: Occasion.self)
        fields.set("season", "--season", word: season, of: Season.self)
        fields.set("item", "--item", text: item)
        fields.set("isGenerated", "--suggested", flag: suggested)
        fields.set("isWorn", "--never-worn", flag: neverWorn ? false : nil)
        fields.set("favoritesOnly", "--favorites", flag: favorites ? true : nil)
        fields.set("sort", "--sort", word: sort, of: MyOutfitsInput.Order.self)
        list.add(to: &fields)
        try await EngineCall(Wardrobe.myOutfits, fields).print(as: output.presentation)
    }
}

struct EditOutfitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Edit a saved outfit.",
        usage: "outfit outfits edit <outfit> [<options>]",
        discussion: """
            Options you leave out don't change anything.

            EXAMPLES
              outfit outfits edit monday --adding "Navy blazer" --removing loafers
              outfit outfits edit monday --name "Monday in winter" --clear style,coldest
            """)

    @Argument(help: "The outfit: its name, part of its name, or a key prefix.")
    var outfit: String

    @Option(help: ArgumentHelp("New name.", valueName: "name"))
    var name: String?

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp("Item to add. Repeatable.", valueName: "item"))
    var adding: [String] = []

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp("Item to remove. Repeatable.", valueName: "item"))
    var removing: [String] = []

    @Option(
        help: ArgumentHelp(
            "Fields to clear, comma-separated, such as style.", valueName: "fields"))
    var clear: String?

    @OptionGroup(title: "When to wear it")
    var details: SavedOutfitOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("outfit", "<outfit>", text: outfit)
        fields.set("name", "--name", text: name)
        fields.set("adding", "--adding", texts: adding)
        fields.set("removing", "--removing", texts: removing)
        try details.add(to: &fields)
        try fields.clear(clear, for: Wardrobe.editOutfit)
        try await EngineCall(Wardrobe.editOutfit, fields).print(as: output.presentation)
    }
}

struct RemoveOutfitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a saved outfit, but keep its items.",
        discussion: """
            EXAMPLES
              outfit outfits remove "Monday at the office"
            """)

    @Argument(help: "The outfit: its whole name or a key prefix.")
    var outfit: String

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("outfit", "<outfit>", text: outfit)
        try await EngineCall(Wardrobe.removeOutfit, fields).print(as: output.presentation)
    }
}
