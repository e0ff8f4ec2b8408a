// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct OutfitsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "outfits", abstract: "List, change and remove the outfits you saved.",
        discussion: """
            EXAMPLES
              outfit outfits
              outfit outfits list --item "Navy blazer" --sort lastWorn
              outfit outfits edit monday --adding "Navy blazer"
              outfit outfits remove monday
            """,
        subcommands: [ListOutfitsCommand.self, EditOutfitCommand.self, RemoveOutfitCommand.self],
        defaultSubcommand: ListOutfitsCommand.self)
}

struct ListOutfitsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the outfits you saved.",
        usage: "outfit outfits list [--occasion <occasion>] [--item <item>] [<options>]",
        discussion: """
            EXAMPLES
              outfit outfits list --occasion work --sort lastWorn
              outfit outfits list --never-worn
            """)

    @Option(help: ArgumentHelp("Only with this text in name or notes.", valueName: "text"))
    var search: String?

    @Option(
        help: ArgumentHelp("Only for this occasion.", valueName: "occasion"),
        completion: .words(Occasion.self))
    var occasion: String?

    @Option(
        help: ArgumentHelp("Only for this season.", valueName: "season"),
        completion: .words(Season.self))
    var season: String?

    @Option(help: ArgumentHelp("Only with this item.", valueName: "item"))
    var item: String?

    @Flag(inversion: .prefixedNo, help: "Only those that were suggested, or only your own.")
    var suggested: Bool?

    @Flag(name: .customLong("never-worn"), help: "Only those that were never worn.")
    var neverWorn = false

    @Flag(help: "Only those you like best.")
    var favorites = false

    @Option(
        help: ArgumentHelp("The order: created, lastWorn or name.", valueName: "order"),
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
        commandName: "edit", abstract: "Change an outfit you saved.",
        usage: "outfit outfits edit <outfit> [<options>]",
        discussion: """
            What is not named stays as it is.

            EXAMPLES
              outfit outfits edit monday --adding "Navy blazer" --removing loafers
              outfit outfits edit monday --name "Monday in winter" --clear style
            """)

    @Argument(help: "The outfit, by its name, a part of it, or the beginning of its key.")
    var outfit: String

    @Option(help: ArgumentHelp("A new name.", valueName: "name"))
    var name: String?

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp("An item to put into it; may be repeated.", valueName: "item"))
    var adding: [String] = []

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp("An item to take out of it; may be repeated.", valueName: "item"))
    var removing: [String] = []

    @Option(
        help: ArgumentHelp(
            "Fields to clear, comma-separated, such as style.", valueName: "fields"))
    var clear: String?

    @OptionGroup(title: "What it is for")
    var details: SavedOutfitOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("outfit", "<outfit>", text: outfit)
        fields.set("name", "--name", text: name)
        fields.set("adding", "--adding", texts: adding)
        fields.set("removing", "--removing", texts: removing)
        fields.set("clear", "--clear", list: clear)
        details.add(to: &fields)
        try await EngineCall(Wardrobe.editOutfit, fields).print(as: output.presentation)
    }
}

struct RemoveOutfitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove an outfit you saved; its items stay.",
        discussion: """
            EXAMPLES
              outfit outfits remove monday
            """)

    @Argument(help: "The outfit, by its name, a part of it, or the beginning of its key.")
    var outfit: String

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("outfit", "<outfit>", text: outfit)
        try await EngineCall(Wardrobe.removeOutfit, fields).print(as: output.presentation)
    }
}
