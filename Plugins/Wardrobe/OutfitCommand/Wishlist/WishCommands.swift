// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct SizeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "size",
        abstract: "Find the size of a wish by your measurements and its brand's chart.",
        usage: "outfit wishlist size <wish> [--passphrase-file <file>] [<options>]",
        discussion: """
            It takes measurements (outfit profile measure) and a chart of the brand (outfit wishlist chart).

            EXAMPLES
              outfit wishlist size "Rain coat" --passphrase-file pass.txt
            """)

    @Argument(help: "The wish, by its name or a part of it.")
    var wish: String

    @OptionGroup var passphrase: PassphraseOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("wish", "<wish>", text: wish)
        fields.set("passphrase", "--passphrase-file", secret: try passphrase.known("Passphrase: "))
        try await EngineCall(Wardrobe.myWishSize, fields).print(as: output.presentation)
    }
}

struct TriedOnCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tried", abstract: "Note that you tried a wish on.",
        discussion: """
            EXAMPLES
              outfit wishlist tried "Rain coat"
            """)

    @Argument(help: "The wish, by its name or a part of it.")
    var wish: String

    @Option(help: ArgumentHelp("A photo of you in it.", valueName: "file"), completion: .file())
    var photo: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("wish", "<wish>", text: wish)
        try fields.set("photo", "--photo", file: photo, limit: ItemOptions.largestPhoto)
        try await EngineCall(Wardrobe.noteTryOn, fields).print(as: output.presentation)
    }
}

struct BoughtCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bought", abstract: "Note that you bought a wish; it joins your wardrobe.",
        usage: "outfit wishlist bought <wish> [--color <color>] [<options>]",
        discussion: """
            EXAMPLES
              outfit wishlist bought "Rain coat" --color olive
            """)

    @Argument(help: "The wish, by its name or a part of it.")
    var wish: String

    @Option(
        help: ArgumentHelp("Its color, where the wish has none.", valueName: "color"))
    var color: String?

    @Option(
        help: ArgumentHelp(
            "What you paid: \"89 EUR\"; the last price noted unless given.", valueName: "money"))
    var price: String?

    @Option(help: ArgumentHelp("The size you bought.", valueName: "size"))
    var size: String?

    @Option(help: ArgumentHelp("The day; today unless given.", valueName: "date"))
    var date: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("wish", "<wish>", text: wish)
        try fields.set("color", "--color", color: color)
        try fields.set("price", "--price", money: price)
        fields.set("size", "--size", text: size)
        fields.set("date", "--date", text: date)
        try await EngineCall(Wardrobe.buyWish, fields).print(as: output.presentation)
    }
}

struct RemoveWishCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Take a wish off the list.",
        discussion: """
            EXAMPLES
              outfit wishlist remove "Green scarf"
            """)

    @Argument(help: "The wish, by its name or a part of it.")
    var wish: String

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("wish", "<wish>", text: wish)
        try await EngineCall(Wardrobe.removeWish, fields).print(as: output.presentation)
    }
}
