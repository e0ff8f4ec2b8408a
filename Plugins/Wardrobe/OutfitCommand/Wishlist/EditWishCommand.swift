// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct EditWishCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Edit a wishlist item.",
        usage: "outfit wishlist edit <wish> [<options>]",
        discussion: """
            Options you leave out don't change anything.

            EXAMPLES
              outfit wishlist edit "Rain coat" --color olive --brand "Aran Mills"
              outfit wishlist edit "Rain coat" --clear notes
            """)

    @Argument(help: "The wishlist item: its name or part of its name.")
    var wish: String

    @Option(help: ArgumentHelp("New name.", valueName: "name"))
    var name: String?

    @Option(
        help: ArgumentHelp("Category: coat, boots …", valueName: "category"),
        completion: .words(Category.self))
    var category: String?

    @Option(help: ArgumentHelp("Brand.", valueName: "name"))
    var brand: String?

    @Option(help: ArgumentHelp("Main color.", valueName: "color"))
    var color: String?

    @Option(help: ArgumentHelp("Store.", valueName: "name"))
    var retailer: String?

    @Option(help: ArgumentHelp("Product page.", valueName: "url"))
    var url: String?

    @Option(help: ArgumentHelp("URL of a picture.", valueName: "url"))
    var image: String?

    @Option(
        name: .customLong("goes-with"), parsing: .singleValue,
        help: ArgumentHelp(
            "An item it goes with, replacing the current ones. Repeatable.", valueName: "item"))
    var goesWith: [String] = []

    @Flag(inversion: .prefixedNo, help: "Mark as tried on.")
    var tried: Bool?

    @Option(help: ArgumentHelp("Notes; - for standard input.", valueName: "text"))
    var notes: String?

    @Option(
        help: ArgumentHelp(
            "Fields to clear, comma-separated, such as notes; also triedOnPhoto, prices, and purchase.",
            valueName: "parts"))
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
        try fields.set("notes", "--notes", note: notes)
        try fields.clear(
            clear, for: Wardrobe.editWish,
            flags: [
                "triedOnPhoto": "removesTriedOnPhoto", "prices": "removesPrices", "purchase": "removesPurchase",
            ])
        try await EngineCall(Wardrobe.editWish, fields).print(as: output.presentation)
    }
}
