// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct SizeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "size",
        abstract: "Recommend a size for a wishlist item.",
        usage: "outfit wishlist size <wish> [--passphrase-file <file>] [<options>]",
        discussion: """
            Compares your measurements (outfit profile measure) with the brand's size chart (outfit wishlist chart).

            EXAMPLES
              outfit wishlist size "Rain coat" --passphrase-file pass.txt
            """)

    @Argument(help: "The wishlist item: its name or part of its name.")
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
        commandName: "tried", abstract: "Record that you tried on a wishlist item.",
        usage: "outfit wishlist tried <wish> [--photo <file>] [<options>]",
        discussion: """
            EXAMPLES
              outfit wishlist tried "Rain coat"
            """)

    @Argument(help: "The wishlist item: its name or part of its name.")
    var wish: String

    @Option(help: ArgumentHelp("Photo of you wearing it.", valueName: "file"), completion: .file())
    var photo: String?

    @Flag(help: "Store the photo as it is, not scaled to 2,048 pixels.")
    var original = false

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("wish", "<wish>", text: wish)
        try fields.set("photo", "--photo", file: photo, limit: ItemOptions.largestPhoto)
        fields.set("keepsOriginal", "--original", flag: original ? true : nil)
        try await EngineCall(Wardrobe.noteTryOn, fields).print(as: output.presentation)
    }
}

struct BoughtCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bought", abstract: "Mark a wishlist item as bought and add it to your wardrobe.",
        usage: "outfit wishlist bought <wish> [--color <color>] [<options>]",
        discussion: """
            EXAMPLES
              outfit wishlist bought "Rain coat" --color olive
            """)

    @Argument(help: "The wishlist item: its name or part of its name.")
    var wish: String

    @Option(
        help: ArgumentHelp("Color, if the wishlist item has none.", valueName: "color"))
    var color: String?

    @Option(
        help: ArgumentHelp(
            "Price you paid, such as \"89 EUR\" (default: the latest recorded price).", valueName: "money"))
    var price: String?

    @Option(help: ArgumentHelp("Size you bought.", valueName: "size"))
    var size: String?

    @Option(help: ArgumentHelp("Date (default: today).", valueName: "date"))
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
        commandName: "remove", abstract: "Remove an item from the wishlist.",
        discussion: """
            EXAMPLES
              outfit wishlist remove "Green scarf"
            """)

    @Argument(help: "The wishlist item: its whole name.")
    var wish: String

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("wish", "<wish>", text: wish)
        try await EngineCall(Wardrobe.removeWish, fields).print(as: output.presentation)
    }
}
