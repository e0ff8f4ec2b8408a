// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import WardrobePlugin

/// The options that say what an item is like, for `add` and `edit`.
struct ItemOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "What it is: shirt, jeans, coat … (see outfit words categories).", valueName: "category"),
        completion: .words(Category.self))
    var category: String?

    @Option(
        help: ArgumentHelp("The color that shows most, by name or as #1F2A4D.", valueName: "color"))
    var color: String?

    @Option(
        name: .customLong("second-color"),
        help: ArgumentHelp("The color that shows beside it.", valueName: "color"))
    var secondColor: String?

    @Option(
        help: ArgumentHelp("What is woven into it or printed on it.", valueName: "pattern"),
        completion: .words(GarmentPattern.self))
    var pattern: String?

    @Option(
        help: ArgumentHelp("What it is made of.", valueName: "fabric"), completion: .words(Fabric.self))
    var fabric: String?

    @Option(
        help: ArgumentHelp("How heavy it is for its kind: thin, normal or thick.", valueName: "weight"),
        completion: .words(GarmentWeight.self))
    var weight: String?

    @Option(
        help: ArgumentHelp(
            "A finer word than the category, such as turtleneck, bow tie or gloves.", valueName: "word"))
    var subcategory: String?

    @Option(
        help: ArgumentHelp(
            "The set that it belongs to, such as \"navy suit\"; worn together only.", valueName: "name"))
    var set: String?

    @Option(help: ArgumentHelp("Who made it.", valueName: "name"))
    var brand: String?

    @Option(help: ArgumentHelp("Its size as the label says.", valueName: "size"))
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

    @Option(help: ArgumentHelp("Your own tags, comma-separated.", valueName: "tags"))
    var tags: String?

    @Option(
        help: ArgumentHelp(
            "Its insulation in clo, where you know better than the table.", valueName: "clo"))
    var warmth: String?

    @Option(
        help: ArgumentHelp("How formal it is, from 1 (gym) to 10 (white tie).", valueName: "level"))
    var formality: String?

    @Flag(inversion: .prefixedNo, help: "Whether it keeps rain out.")
    var waterproof: Bool?

    @Flag(inversion: .prefixedNo, help: "Whether it keeps wind out.")
    var windproof: Bool?

    @Option(
        help: ArgumentHelp(
            "The state it is in: new, excellent, good, fair, worn or damaged.", valueName: "state"),
        completion: .words(Condition.self))
    var state: String?

    @Option(
        help: ArgumentHelp("clean, wornOnce, dirty or inWash.", valueName: "state"),
        completion: .words(LaundryState.self))
    var laundry: String?

    @Flag(inversion: .prefixedNo, help: "Whether it waits for a repair.")
    var needsRepair: Bool?

    @Flag(inversion: .prefixedNo, help: "Whether you like it best.")
    var favorite: Bool?

    @Option(
        help: ArgumentHelp("What was paid, with its currency: \"89.90 EUR\".", valueName: "money"))
    var price: String?

    @Option(help: ArgumentHelp("When it was bought.", valueName: "date"))
    var bought: String?

    @Option(help: ArgumentHelp("Where it was bought.", valueName: "name"))
    var retailer: String?

    @Option(help: ArgumentHelp("Where it is sold, an address.", valueName: "url"))
    var url: String?

    @Option(
        name: .customLong("model-url"),
        help: ArgumentHelp("Where a 3D model of it lies.", valueName: "url"))
    var modelURL: String?

    @Option(help: ArgumentHelp("How often it was worn before you logged wears.", valueName: "times"))
    var timesWorn: String?

    @Option(help: ArgumentHelp("The first day it was worn, where you know it.", valueName: "date"))
    var firstWorn: String?

    @Option(
        help: ArgumentHelp("The last day it was worn before you logged wears.", valueName: "date"))
    var lastWorn: String?

    @Option(help: ArgumentHelp("Anything else.", valueName: "text"))
    var notes: String?

    @Option(
        help: ArgumentHelp("A photo of it: JPEG, PNG, WebP …", valueName: "file"), completion: .file())
    var photo: String?

    /// States what the item is like in the input of a computation.
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
        fields.set("details.purchaseDate", "--bought", day: bought)
        fields.set("details.retailer", "--retailer", text: retailer)
        fields.set("details.productURL", "--url", text: url)
        fields.set("details.modelURL", "--model-url", text: modelURL)
        fields.set("details.timesWorn", "--times-worn", figure: timesWorn)
        fields.set("details.firstWorn", "--first-worn", day: firstWorn)
        fields.set("details.lastWorn", "--last-worn", day: lastWorn)
        fields.set("details.notes", "--notes", text: notes)
        try fields.set("photo", "--photo", file: photo, limit: Self.largestPhoto)
    }

    /// The largest photo that is read, in bytes.
    static let largestPhoto = 50_000_000
}
