// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct MatchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "match", abstract: "Find what of your wardrobe a wish goes with.",
        usage: "outfit wishlist match <wish> [--color <color>] [--save] [<options>]",
        discussion: """
            The best outfits with the wish are found among all combinations with what you own, and the items that they \
            have most often are named. Without --temp it is for days outdoors of 0, 8, 16 and 24 °C, or of 21 °C with \
            --setting indoors. Rest and season count only with --date; what is in the wash counts as clean.

            EXAMPLES
              outfit wishlist match "Rain coat" --color navy
              outfit wishlist match "Rain coat" --color navy --occasion work --save
              outfit wishlist match "Green scarf" --color green --temp 5C --format json
            """)

    @Argument(help: "The wish, by its name or a part of it.")
    var wish: String

    @Option(
        help: ArgumentHelp("Its color, where the wish has none or another.", valueName: "color"))
    var color: String?

    @Option(
        help: ArgumentHelp("What it is made of.", valueName: "fabric"), completion: .words(Fabric.self))
    var fabric: String?

    @Option(
        help: ArgumentHelp("What is woven into it or printed on it.", valueName: "pattern"),
        completion: .words(GarmentPattern.self))
    var pattern: String?

    @Flag(help: "It keeps rain out.")
    var waterproof = false

    @Flag(help: "Keep the items named, and the color, with the wish.")
    var save = false

    @Option(
        help: ArgumentHelp(
            "How many items to name at most, 1 to 100; 8 unless given.", valueName: "count"))
    var count: Int?

    @OptionGroup(title: "The days and the occasion")
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
        let call = EngineCall(Wardrobe.myMatches, fields)
        guard save, !CommandSession.current.showsCalls else { return try await call.print(as: output.presentation) }
        let matches = try await call.answer()
        try call.print(matches, as: output.presentation)
        try await keep(matches)
    }

    /// Keeps what a wish goes with, and its color, with the wish.
    private func keep(_ matches: WishMatches) async throws {
        var change = EditWishInput(wish: matches.wish.id)
        change.goesWith = matches.items.map(\.id)
        change.primaryColor = matches.item.primaryColor
        try await EngineCall(Wardrobe.editWish, change).prepare()
        try OutputStream.standardError.print("note: Kept with \(matches.wish.name.quoted(limit: 60)).")
    }
}
