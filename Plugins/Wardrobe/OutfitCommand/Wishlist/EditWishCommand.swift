// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct EditWishCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a wish.",
        usage: "outfit wishlist edit <wish> [<options>]",
        discussion: """
            What is not named stays as it is.

            EXAMPLES
              outfit wishlist edit "Rain coat" --color olive --brand "Aran Mills"
              outfit wishlist edit "Rain coat" --clear notes
            """)

    @Argument(help: "The wish, by its name or a part of it.")
    var wish: String

    @Option(help: ArgumentHelp("A new name.", valueName: "name"))
    var name: String?

    @Option(
        help: ArgumentHelp("What it is: coat, boots …", valueName: "category"),
        completion: .words(Category.self))
    var category: String?

    @Option(help: ArgumentHelp("Who makes it.", valueName: "name"))
    var brand: String?

    @Option(help: ArgumentHelp("The color that shows most.", valueName: "color"))
    var color: String?

    @Option(help: ArgumentHelp("Where it is sold.", valueName: "name"))
    var retailer: String?

    @Option(help: ArgumentHelp("The address where it is sold.", valueName: "url"))
    var url: String?

    @Option(help: ArgumentHelp("The address of a picture of it.", valueName: "url"))
    var image: String?

    @Option(
        name: .customLong("goes-with"), parsing: .singleValue,
        help: ArgumentHelp(
            "An item that it goes with, in place of those it had; may be repeated.", valueName: "item"))
    var goesWith: [String] = []

    @Flag(inversion: .prefixedNo, help: "Whether you tried it on.")
    var tried: Bool?

    @Option(help: ArgumentHelp("Anything else.", valueName: "text"))
    var notes: String?

    @Option(
        help: ArgumentHelp(
            "Parts to clear, comma-separated, such as notes.", valueName: "parts"),
        completion: .words(EditWishInput.Part.self))
    var clear: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("wish", "<wish>", text: wish)
        fields.set("name", "--name", text: name)
        fields.set("category", "--category", word: category, of: Category.self)
        fields.set("brand", "--brand", text: brand)
        try fields.set("primaryColor", "--color", color: color)
        fields.set("retailer", "--retailer", text: retailer)
        fields.set("productURL", "--url", text: url)
        fields.set("imageURL", "--image", text: image)
        fields.set("goesWith", "--goes-with", texts: goesWith)
        fields.set("triedOn", "--tried", flag: tried)
        fields.set("notes", "--notes", text: notes)
        fields.set("clear", "--clear", words: clear, of: EditWishInput.Part.self)
        try await EngineCall(Wardrobe.editWish, fields).print(as: output.presentation)
    }
}
