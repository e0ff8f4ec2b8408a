// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import TwinsPlugin

/// The options for the attributes of the kind `clothing`.
struct ClothingOptions: KindOptions {
    static let kind = TwinKind.clothing

    @Option(help: ArgumentHelp("Brand.", valueName: "text"))
    var brand: String?

    @Option(help: ArgumentHelp("Category, in words.", valueName: "text"))
    var category: String?

    @Option(help: ArgumentHelp("GTIN: 8, 12, 13, or 14 digits.", valueName: "text"))
    var barcode: String?

    @Option(help: ArgumentHelp("Size on its label.", valueName: "text"))
    var size: String?

    @Option(help: ArgumentHelp("Color.", valueName: "text"))
    var color: String?

    @Option(help: ArgumentHelp("Material.", valueName: "text"))
    var material: String?

    @Option(help: ArgumentHelp("Care instructions.", valueName: "text"))
    var care: String?

    @Option(help: ArgumentHelp("Suitable seasons, comma-separated.", valueName: "list"))
    var seasons: String?

    @Option(help: ArgumentHelp("Date it was last cleaned.", valueName: "date"))
    var cleaned: String?

    @Option(help: ArgumentHelp("URL of the page it was bought from.", valueName: "url"))
    var url: String?

    @Option(help: ArgumentHelp("Key of the matching wardrobe item.", valueName: "text"))
    var wardrobeItem: String?

    func add(to fields: inout InputFields) throws {
        fields.set("details.brand", "--brand", text: brand)
        fields.set("details.category", "--category", text: category)
        fields.set("details.barcode", "--barcode", text: barcode)
        fields.set("details.size", "--size", text: size)
        fields.set("details.color", "--color", text: color)
        fields.set("details.material", "--material", text: material)
        fields.set("details.careInstructions", "--care", text: care)
        fields.set("details.seasons", "--seasons", list: seasons)
        fields.set("details.lastCleaned", "--cleaned", text: cleaned)
        fields.set("details.purchaseURL", "--url", text: url)
        fields.set("details.wardrobeItem", "--wardrobe-item", text: wardrobeItem)
    }
}
