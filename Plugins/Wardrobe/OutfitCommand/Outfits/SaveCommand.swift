// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct SaveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "save", abstract: "Save items as an outfit with a name.",
        usage: "outfit save <name> <item> ... [<options>]",
        discussion: """
            EXAMPLES
              outfit save Monday "White shirt" "Gray trousers" --occasion work
              outfit save Hiking "Gray hoodie" "Rain coat" --weather rainy,windy
            """)

    @Argument(help: "What you call it.")
    var name: String

    @Argument(help: "The items, each by its name, a part of it, or the beginning of its key.")
    var items: [String]

    @OptionGroup(title: "What it is for")
    var details: SavedOutfitOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("name", "<name>", text: name)
        fields.set("items", "<items>", texts: items)
        details.add(to: &fields)
        try await EngineCall(Wardrobe.saveOutfit, fields).print(as: output.presentation)
    }
}

/// The options that say what a saved outfit is for, for `save` and `outfits edit`.
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
        help: ArgumentHelp("The lowest temperature it is for.", valueName: "celsius"))
    var coldest: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The highest temperature it is for.", valueName: "celsius"))
    var warmest: String?

    @Option(
        help: ArgumentHelp("The manner: minimalist, classic, sporty …", valueName: "style"),
        completion: .words(Style.self))
    var style: String?

    @Option(
        help: ArgumentHelp("How formal it is, from 1 (gym) to 10 (white tie).", valueName: "level"))
    var formality: String?

    @Flag(inversion: .prefixedNo, help: "Whether you like it best.")
    var favorite: Bool?

    @Option(help: ArgumentHelp("Anything else.", valueName: "text"))
    var notes: String?

    /// States what the outfit is for in the input of a computation.
    func add(to fields: inout InputFields) {
        fields.set("details.occasion", "--occasion", words: occasion, of: Occasion.self)
        fields.set("details.season", "--season", words: season, of: Season.self)
        fields.set("details.weather", "--weather", words: weather, of: WeatherCondition.self)
        fields.set("details.minimumTemperature", "--coldest", figure: coldest)
        fields.set("details.maximumTemperature", "--warmest", figure: warmest)
        fields.set("details.style", "--style", word: style, of: Style.self)
        fields.set("details.formality", "--formality", figure: formality)
        fields.set("details.isFavorite", "--favorite", flag: favorite)
        fields.set("details.notes", "--notes", text: notes)
    }
}
