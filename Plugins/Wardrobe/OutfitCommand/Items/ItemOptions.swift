// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import WardrobePlugin

/// The options that describe an item, for `add` and `edit`.
struct ItemOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Category: shirt, jeans, coat … (run \"outfit words categories\" for the full list).", valueName: "category"
        ),
        completion: .words(Category.self))
    var category: String?

    @Option(
        help: ArgumentHelp("Main color: a name or a hex value such as #1F2A4D.", valueName: "color"))
    var color: String?

    @Option(
        name: .customLong("second-color"),
        help: ArgumentHelp("Second most visible color.", valueName: "color"))
    var secondColor: String?

    @Option(
        help: ArgumentHelp("Pattern.", valueName: "pattern"),
        completion: .words(GarmentPattern.self))
    var pattern: String?

    @Option(
        help: ArgumentHelp("Main fabric.", valueName: "fabric"), completion: .words(Fabric.self))
    var fabric: String?

    @Option(
        help: ArgumentHelp("How heavy it is for its category: thin, normal, or thick.", valueName: "weight"),
        completion: .words(GarmentWeight.self))
    var weight: String?

    @Option(
        help: ArgumentHelp(
            "More specific type, such as turtleneck, bow tie, or gloves.", valueName: "word"))
    var subcategory: String?

    @Option(
        help: ArgumentHelp(
            "Set it belongs to, such as \"navy suit\". Items in a set are only worn together.", valueName: "name"))
    var set: String?

    @Option(help: ArgumentHelp("Brand.", valueName: "name"))
    var brand: String?

    @Option(help: ArgumentHelp("Size on the label.", valueName: "size"))
    var size: String?

    @Option(
        help: ArgumentHelp(
            "Suitable seasons, comma-separated; all by default.", valueName: "seasons"))
    var season: String?

    @Option(
        help: ArgumentHelp(
            "Suitable occasions, comma-separated; any by default.",
            valueName: "occasions"))
    var occasion: String?

    @Option(help: ArgumentHelp("Tags, comma-separated.", valueName: "tags"))
    var tags: String?

    @Option(
        help: ArgumentHelp(
            "Insulation in clo, overriding the table value.", valueName: "clo"))
    var warmth: String?

    @Option(
        help: ArgumentHelp("Formality, from 1 (gym) to 10 (white tie).", valueName: "level"))
    var formality: String?

    @Flag(inversion: .prefixedNo, help: "Mark as waterproof.")
    var waterproof: Bool?

    @Flag(inversion: .prefixedNo, help: "Mark as windproof.")
    var windproof: Bool?

    @Option(
        help: ArgumentHelp(
            "Condition: new, excellent, good, fair, worn, or damaged.", valueName: "state"),
        completion: .words(Condition.self))
    var state: String?

    @Option(
        help: ArgumentHelp("Laundry state: clean, wornOnce, dirty, or inWash.", valueName: "state"),
        completion: .words(LaundryState.self))
    var laundry: String?

    @Flag(inversion: .prefixedNo, help: "Mark as needing repair.")
    var needsRepair: Bool?

    @Flag(inversion: .prefixedNo, help: "Mark as a favorite.")
    var favorite: Bool?

    @Option(
        help: ArgumentHelp("Purchase price with currency, such as \"89.90 EUR\".", valueName: "money"))
    var price: String?

    @Option(help: ArgumentHelp("Purchase date.", valueName: "date"))
    var bought: String?

    @Option(help: ArgumentHelp("Store where you bought it.", valueName: "name"))
    var retailer: String?

    @Option(help: ArgumentHelp("Product page.", valueName: "url"))
    var url: String?

    @Option(
        name: .customLong("model-url"),
        help: ArgumentHelp("URL of a 3D model.", valueName: "url"))
    var modelURL: String?

    @Option(help: ArgumentHelp("Number of times you wore it before you started logging.", valueName: "times"))
    var timesWorn: String?

    @Option(help: ArgumentHelp("First day you wore it, if you know it.", valueName: "date"))
    var firstWorn: String?

    @Option(
        help: ArgumentHelp("Last day you wore it before you started logging.", valueName: "date"))
    var lastWorn: String?

    @Option(help: ArgumentHelp("Notes; - for standard input.", valueName: "text"))
    var notes: String?

    @Option(
        help: ArgumentHelp("Photo: JPEG, PNG, WebP …", valueName: "file"), completion: .file())
    var photo: String?

    @Flag(help: "Store the photo as it is, not scaled to 2,048 pixels.")
    var original = false

    /// Adds the item's attributes to the input of a computation.
    func add(to fields: inout InputFields) throws {
        fields.set("category", "--category", word: category, of: Category.self)
        try fields.set("primaryColor", "--color", color: color)
        try fields.set("details.secondaryColor", "--second-color", color: secondColor)
        fields.set("details.pattern", "--pattern", word: pattern, of: GarmentPattern.self)
        fields.set("details.fabric", "--fabric", word: fabric, of: Fabric.self)
        fields.set("details.weight", "--weight", word: weight, of: GarmentWeight.self)
        fields.set("details.subcategory", "--subcategory", text: subcategory)
        fields.set("details.set", "--set", text: self.set)
        fields.set("details.brand", "--brand", text: brand)
        fields.set("details.size", "--size", text: size)
        fields.set("details.season", "--season", words: season, of: Season.self)
        fields.set("details.occasion", "--occasion", words: occasion, of: Occasion.self)
        fields.set("details.tags", "--tags", list: tags)
        fields.set("details.warmth", "--warmth", figure: warmth)
        fields.set("details.formality", "--formality", figure: formality)
        fields.set("details.waterproof", "--waterproof", flag: waterproof)
        fields.set("details.windproof", "--windproof", flag: windproof)
        fields.set("details.condition", "--state", word: state, of: Condition.self)
        fields.set("details.laundry", "--laundry", word: laundry, of: LaundryState.self)
        fields.set("details.needsRepair", "--needs-repair", flag: needsRepair)
        fields.set("details.isFavorite", "--favorite", flag: favorite)
        try fields.set("details.price", "--price", money: price)
        fields.set("details.purchaseDate", "--bought", text: bought)
        fields.set("details.retailer", "--retailer", text: retailer)
        fields.set("details.productURL", "--url", text: url)
        fields.set("details.modelURL", "--model-url", text: modelURL)
        fields.set("details.timesWorn", "--times-worn", figure: timesWorn)
        fields.set("details.firstWorn", "--first-worn", text: firstWorn)
        fields.set("details.lastWorn", "--last-worn", text: lastWorn)
        try fields.set("details.notes", "--notes", note: notes)
        try fields.set("photo", "--photo", file: photo, limit: Self.largestPhoto)
        fields.set("keepsOriginal", "--original", flag: original ? true : nil)
    }

    /// The maximum size of a photo, in bytes.
    static let largestPhoto = 50_000_000
}
