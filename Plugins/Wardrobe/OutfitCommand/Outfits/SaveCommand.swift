// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct SaveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "save", abstract: "Save a combination of items as an outfit.",
        usage: "outfit save <name> <item> ... [<options>]",
        discussion: """
            EXAMPLES
              outfit save Monday "White shirt" "Gray trousers" --occasion work
              outfit save Hiking "Gray hoodie" "Rain coat" --weather rainy,windy
            """)

    @Argument(help: "Name.")
    var name: String

    @Argument(help: "The items, each by name, part of its name, or a key prefix.")
    var items: [String]

    @OptionGroup(title: "When to wear it")
    var details: SavedOutfitOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("name", "<name>", text: name)
        fields.set("items", "<items>", texts: items)
        try details.add(to: &fields)
        try await EngineCall(Wardrobe.saveOutfit, fields).print(as: output.presentation)
    }
}

/// The options that describe when to wear a saved outfit, for `save` and `outfits edit`.
struct SavedOutfitOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Suitable occasions, comma-separated.", valueName: "occasions"))
    var occasion: String?

    @Option(
        help: ArgumentHelp(
            "Suitable seasons, comma-separated; all by default.", valueName: "seasons"))
    var season: String?

    @Option(
        help: ArgumentHelp(
            "Suitable weather, comma-separated: rainy, windy …", valueName: "conditions"))
    var weather: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Lowest suitable temperature: 40, 5C, or 41F.", valueName: "temperature"))
    var coldest: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Highest suitable temperature.", valueName: "temperature"))
    var warmest: String?

    @Option(
        help: ArgumentHelp("Style: minimalist, classic, sporty …", valueName: "style"),
        completion: .words(Style.self))
    var style: String?

    @Option(
        help: ArgumentHelp("Formality, from 1 (gym) to 10 (white tie).", valueName: "level"))
    var formality: String?

    @Flag(inversion: .prefixedNo, help: "Mark as a favorite.")
    var favorite: Bool?

    @Option(help: ArgumentHelp("Notes; - for standard input.", valueName: "text"))
    var notes: String?

    /// Adds the options to the input of a computation.
    func add(to fields: inout InputFields) throws {
        fields.set("details.occasion", "--occasion", words: occasion, of: Occasion.self)
        fields.set("details.season", "--season", words: season, of: Season.self)
        fields.set("details.weather", "--weather", words: weather, of: WeatherCondition.self)
        fields.set("details.minimumTemperature", "--coldest", nil)
        fields.set("details.maximumTemperature", "--warmest", nil)
        fields.set("coldest", "--coldest", text: coldest)
        fields.set("warmest", "--warmest", text: warmest)
        fields.set("details.style", "--style", word: style, of: Style.self)
        fields.set("details.formality", "--formality", figure: formality)
        fields.set("details.isFavorite", "--favorite", flag: favorite)
        try fields.set("details.notes", "--notes", note: notes)
    }
}
