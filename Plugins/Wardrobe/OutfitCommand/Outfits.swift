// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

enum SaveOutfit: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Wardrobe.saveOutfit, "outfit save", "Save a combination of items as an outfit.", usage: "<name> <items> ...",
        examples: [
            "outfit save Monday \"White shirt\" \"Gray trousers\" --occasion work",
            "outfit save Hiking \"Gray hoodie\" \"Rain coat\" --weather rainy,windy",
        ], attributes.merging(["name": .argument("name"), "items": .argument("items")]) { $1 })

    /// The differences of the attributes of an outfit.
    static let attributes: [String: FieldOption] = [
        "coldest": .option(value: "temperature"), "warmest": .option(value: "temperature"),
        "details.minimumTemperature": .reported(as: "--coldest"),
        "details.maximumTemperature": .reported(as: "--warmest"),
        "details.confidence": .excluded, "details.isGenerated": .excluded, "details.lastWorn": .option(value: "date"),
    ]
}

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
        subcommands: [ListOutfitsCommand.self, FieldCommand<EditOutfit>.self, FieldCommand<RemoveOutfit>.self],
        defaultSubcommand: ListOutfitsCommand.self)
}

struct ListOutfitsCommand: AsyncParsableCommand {
    enum Filter: FieldOptionSet {
        static let options = FieldOptions(
            of: MyOutfitsInput.self,
            [
                "text": .option("search", value: "text"), "isGenerated": "suggested", "isWorn": .excluded,
                "favoritesOnly": "favorites",
            ])
    }

    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List saved outfits.",
        usage: "outfit outfits list [--occasion <occasion>] [--item <item>] [<options>]",
        discussion: """
            EXAMPLES
              outfit outfits list --occasion work --sort lastWorn
              outfit outfits list --never-worn
            """)

    @OptionGroup var filter: FieldArguments<Filter>

    @Flag(help: "List only outfits you've never worn.")
    var neverWorn = false

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        try filter.add(to: &fields)
        fields.set("isWorn", "--never-worn", flag: neverWorn ? false : nil)
        try await EngineCall(Wardrobe.myOutfits, fields).print(as: output.presentation)
    }
}

enum EditOutfit: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Wardrobe.editOutfit, "outfit outfits edit", "Edit a saved outfit.", usage: "<outfit>",
        discussion: "Options you leave out don't change anything.",
        examples: [
            "outfit outfits edit monday --adding \"Navy blazer\" --removing loafers",
            "outfit outfits edit monday --name \"Monday in winter\" --clear style,coldest",
        ],
        SaveOutfit.attributes.merging([
            "outfit": .argument("outfit"), "name": .option(value: "name"), "items": .repeated("items"),
            "adding": .repeated("adding"), "removing": .repeated("removing"),
        ]) { $1 })
}

enum RemoveOutfit: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Wardrobe.removeOutfit, "outfit outfits remove", "Remove a saved outfit, but keep its items.",
        usage: "<outfit>", examples: ["outfit outfits remove \"Monday at the office\""],
        ["outfit": .argument("outfit")])
}
