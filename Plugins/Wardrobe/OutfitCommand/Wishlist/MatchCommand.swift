// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct MatchCommand: AsyncParsableCommand {
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

    @Argument(help: "The wishlist item: its name or part of its name.")
    var wish: String

    @Option(
        help: ArgumentHelp("Color, overriding that of the wishlist item.", valueName: "color"))
    var color: String?

    @Option(
        help: ArgumentHelp("Main fabric.", valueName: "fabric"), completion: .words(Fabric.self))
    var fabric: String?

    @Option(
        help: ArgumentHelp("Pattern.", valueName: "pattern"),
        completion: .words(GarmentPattern.self))
    var pattern: String?

    @Flag(help: "Treat the item as waterproof.")
    var waterproof = false

    @Flag(help: "Save the listed items and the color with the wishlist item.")
    var save = false

    @Option(
        help: ArgumentHelp(
            "Maximum number of items to list, 1 to 100 (default: 8).", valueName: "count"))
    var count: Int?

    @OptionGroup(title: "Days and occasion")
    var request: RequestOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("wish", "<wish>", text: wish)
        try fields.set("color", "--color", color: color)
        fields.set("fabric", "--fabric", word: fabric, of: Fabric.self)
        fields.set("pattern", "--pattern", word: pattern, of: GarmentPattern.self)
        fields.set("waterproof", "--waterproof", flag: waterproof ? true : nil)
        fields.set("count", "--count", count: count)
        request.add(to: &fields)
        try await EngineCall(save ? Wardrobe.keepMatches : Wardrobe.myMatches, fields).print(as: output.presentation)
    }
}
