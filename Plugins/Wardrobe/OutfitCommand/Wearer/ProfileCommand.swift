// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct ProfileCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "profile", abstract: "Show or change your profile, which personalizes suggestions.",
        discussion: """
            EXAMPLES
              outfit profile
              outfit profile set --unit C --style classic,minimalist --avoid orange
              outfit profile set --offset 0.2 --latitude 52.5      (you get cold easily)
            """,
        subcommands: [ShowProfileCommand.self, SetProfileCommand.self, MeasureCommand.self],
        defaultSubcommand: ShowProfileCommand.self)
}

struct ShowProfileCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show your profile.",
        discussion: """
            EXAMPLES
              outfit profile show
              outfit profile show --format json
            """)

    @OptionGroup var output: OutputOptions

    func run() async throws {
        try await EngineCall(Wardrobe.myProfile, MyProfileInput()).print(as: output.presentation)
    }
}

struct SetProfileCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Change your profile. Options you leave out don't change anything.",
        discussion: """
            EXAMPLES
              outfit profile set --unit C
              outfit profile set --favor navy,white --avoid orange --style classic
              outfit profile set --size shirt=M --size shoes=42
            """)

    @Option(help: ArgumentHelp("Temperature unit: C or F.", valueName: "unit"), completion: .list(["C", "F"]))
    var unit: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Extra insulation if you get cold easily, -1 to 1; negative if you get warm easily.", valueName: "clo"))
    var offset: String?

    @Option(
        help: ArgumentHelp(
            "What you wear underneath: none, underwear, or longUnderwear.", valueName: "layer"),
        completion: .words(BaseLayer.self))
    var underneath: String?

    @Option(
        help: ArgumentHelp("Preferred styles, comma-separated, most preferred first.", valueName: "styles"))
    var style: String?

    @Option(
        help: ArgumentHelp(
            "Favorite colors, comma-separated: names or hex values such as #1F2A4D.", valueName: "colors"))
    var favor: String?

    @Option(help: ArgumentHelp("Colors to avoid, comma-separated.", valueName: "colors"))
    var avoid: String?

    @Option(
        help: ArgumentHelp(
            "Preferred fit: slim, regular, relaxed, or oversized.", valueName: "fit"),
        completion: .words(FitPreference.self))
    var fit: String?

    @Option(help: ArgumentHelp("Comfort over looks, from 1 (looks first) to 5 (comfort first).", valueName: "1-5"))
    var comfort: String?

    @Option(help: ArgumentHelp("Budget for a new item, such as \"100 EUR\".", valueName: "money"))
    var budget: String?

    @Option(
        help: ArgumentHelp(
            "Weight of buying less and wearing more, 0 to 1.", valueName: "share"))
    var sustainability: String?

    @Option(
        name: [.customLong("latitude"), .customLong("lat")], parsing: .unconditional,
        help: ArgumentHelp("Latitude of your home. Determines the seasons.", valueName: "degrees"))
    var latitude: String?

    @Option(
        help: ArgumentHelp("Style icons, comma-separated.", valueName: "names"))
    var icons: String?

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Your usual size in a category, such as shirt=M. Repeatable.", valueName: "kind=size"))
    var size: [String] = []

    @Option(
        help: ArgumentHelp(
            "Fields to clear, comma-separated: sizes, budget, latitude.", valueName: "parts"),
        completion: .list(["sizes", "budget", "latitude"]))
    var clear: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("temperatureUnit", "--unit", text: unit.map(RequestOptions.unitWord))
        fields.set("personalOffset", "--offset", figure: offset)
        fields.set("baseLayer", "--underneath", word: underneath, of: BaseLayer.self)
        fields.set("styles", "--style", words: style, of: Style.self)
        try fields.set("favoriteColors", "--favor", colors: favor)
        try fields.set("avoidedColors", "--avoid", colors: avoid)
        fields.set("fit", "--fit", word: fit, of: FitPreference.self)
        fields.set("comfort", "--comfort", figure: comfort)
        try fields.set("budget", "--budget", money: budget)
        fields.set("sustainability", "--sustainability", figure: sustainability)
        fields.set("latitude", "--latitude", figure: latitude)
        fields.set("styleIcons", "--icons", list: icons)
        try fields.set("sizes", "--size", entries: size, by: Category.self, example: "shirt=M")
        try fields.clear(clear, for: Wardrobe.setProfile)
        try await EngineCall(Wardrobe.setProfile, fields).print(as: output.presentation)
    }
}
