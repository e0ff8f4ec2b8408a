// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import TwinsPlugin

/// The options for the attributes of the kind `food`.
struct FoodOptions: KindOptions {
    static let kind = TwinKind.food

    @Option(help: ArgumentHelp("Brand.", valueName: "text"))
    var brand: String?

    @Option(help: ArgumentHelp("GTIN: 8, 12, 13, or 14 digits.", valueName: "text"))
    var barcode: String?

    @Option(help: ArgumentHelp("Unit of lot quantities, such as packs or g.", valueName: "text"))
    var unit: String?

    @Option(help: ArgumentHelp("Shelf life after opening, in days.", valueName: "number"))
    var daysOpened: String?

    @Option(
        help: ArgumentHelp(
            "Shelf life after freezing, in days; -1 if it never expires while frozen.", valueName: "number"))
    var daysFrozen: String?

    @Option(help: ArgumentHelp("Shelf life after thawing, in days.", valueName: "number"))
    var daysThawed: String?

    @Option(help: ArgumentHelp("Storage instructions.", valueName: "text"))
    var storage: String?

    @Option(help: ArgumentHelp("Size of a serving, in words.", valueName: "text"))
    var servingSize: String?

    @Option(help: ArgumentHelp("Calories of a serving, in kilocalories.", valueName: "number"))
    var calories: String?

    @Option(help: ArgumentHelp("Protein of a serving, in grams.", valueName: "number"))
    var protein: String?

    @Option(help: ArgumentHelp("Carbohydrates of a serving, in grams.", valueName: "number"))
    var carbs: String?

    @Option(help: ArgumentHelp("Fat of a serving, in grams.", valueName: "number"))
    var fat: String?

    @Option(help: ArgumentHelp("Sugar of a serving, in grams.", valueName: "number"))
    var sugar: String?

    @Option(help: ArgumentHelp("Sodium of a serving, in milligrams.", valueName: "number"))
    var sodium: String?

    @Option(help: ArgumentHelp("Allergens, comma-separated.", valueName: "list"))
    var allergens: String?

    @Flag(inversion: .prefixedNo, help: "Whether it's vegan.")
    var vegan: Bool?

    @Flag(inversion: .prefixedNo, help: "Whether it's gluten-free.")
    var glutenFree: Bool?

    @Flag(inversion: .prefixedNo, help: "Whether it's organic.")
    var organic: Bool?

    func add(to fields: inout InputFields) throws {
        fields.set("details.brand", "--brand", text: brand)
        fields.set("details.barcode", "--barcode", text: barcode)
        fields.set("details.unit", "--unit", text: unit)
        fields.set("details.daysAfterOpening", "--days-opened", figure: daysOpened)
        fields.set("details.daysAfterFreezing", "--days-frozen", figure: daysFrozen)
        fields.set("details.daysAfterThawing", "--days-thawed", figure: daysThawed)
        fields.set("details.storageInstructions", "--storage", text: storage)
        fields.set("details.nutrition.servingSize", "--serving-size", text: servingSize)
        fields.set("details.nutrition.calories", "--calories", figure: calories)
        fields.set("details.nutrition.protein", "--protein", figure: protein)
        fields.set("details.nutrition.carbs", "--carbs", figure: carbs)
        fields.set("details.nutrition.fat", "--fat", figure: fat)
        fields.set("details.nutrition.sugar", "--sugar", figure: sugar)
        fields.set("details.nutrition.sodium", "--sodium", figure: sodium)
        fields.set("details.allergens", "--allergens", list: allergens)
        fields.set("details.isVegan", "--vegan", flag: vegan)
        fields.set("details.isGlutenFree", "--gluten-free", flag: glutenFree)
        fields.set("details.isOrganic", "--organic", flag: organic)
    }
}
