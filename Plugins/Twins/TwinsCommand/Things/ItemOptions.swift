// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import TwinsPlugin

/// The options for the attributes of an item, for `add` and `edit`.
struct ItemOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Place.", valueName: "place"))
    var place: String?

    @Option(help: ArgumentHelp("Exact spot in that place.", valueName: "text"))
    var spot: String?

    @Option(help: ArgumentHelp("Date of purchase.", valueName: "date"))
    var bought: String?

    @Option(help: ArgumentHelp("Price paid, such as \"89.90 EUR\" or 89.90.", valueName: "money"))
    var price: String?

    @Option(help: ArgumentHelp("Store where it was bought.", valueName: "name"))
    var store: String?

    @Option(help: ArgumentHelp("Your estimate of the current value.", valueName: "money"))
    var value: String?

    @Option(help: ArgumentHelp("Date of that estimate (default: today).", valueName: "date"))
    var valued: String?

    @Option(help: ArgumentHelp("Replacement price.", valueName: "money"))
    var replacement: String?

    @Option(
        help: ArgumentHelp("Depreciation method: linear or declining.", valueName: "method"),
        completion: .words(DepreciationMethod.self))
    var depreciation: String?

    @Option(
        help: ArgumentHelp("Convention for partial years: wholeMonths or halfYear.", valueName: "word"),
        completion: .words(DepreciationConvention.self))
    var convention: String?

    @Option(help: ArgumentHelp("Useful life, in months.", valueName: "number"))
    var lifeMonths: String?

    @Option(help: ArgumentHelp("Annual depreciation rate, in percent.", valueName: "number"))
    var rate: String?

    @Option(help: ArgumentHelp("Salvage value, such as \"50 EUR\".", valueName: "money"))
    var floor: String?

    @Option(help: ArgumentHelp("Salvage value, in percent of the price.", valueName: "number"))
    var floorPercent: String?

    @Option(help: ArgumentHelp("Start date of depreciation (default: --bought).", valueName: "date"))
    var depreciationStart: String?

    @Option(
        help: ArgumentHelp("Condition: new, excellent, good, fair, poor, or broken.", valueName: "condition"),
        completion: .words(ItemCondition.self))
    var condition: String?

    @Option(help: ArgumentHelp("Notes about the condition.", valueName: "text"))
    var conditionNotes: String?

    @Option(help: ArgumentHelp("Serial number of this copy.", valueName: "text"))
    var serial: String?

    @Option(help: ArgumentHelp("Notes; - for standard input.", valueName: "text"))
    var notes: String?

    @Option(help: ArgumentHelp("Tags, comma-separated.", valueName: "tags"))
    var tags: String?

    @Flag(inversion: .prefixedNo, help: "Whether it's a favorite.")
    var favorite: Bool?

    @Option(help: ArgumentHelp("Carbon footprint, in kilograms of CO2 equivalent.", valueName: "number"))
    var carbon: String?

    @Option(help: ArgumentHelp("Source of the carbon footprint.", valueName: "text"))
    var carbonSource: String?

    @Option(help: ArgumentHelp("Recyclability, from 0 to 100.", valueName: "number"))
    var recyclability: String?

    @Option(help: ArgumentHelp("Notes about sustainability.", valueName: "text"))
    var sustainabilityNotes: String?

    /// Adds the attributes to the input of a computation.
    ///
    /// - Parameter path: The path of the item's fields.
    func add(to fields: inout InputFields, at path: String) throws {
        fields.set("\(path).location", "--place", text: place)
        fields.set("\(path).spot", "--spot", text: spot)
        fields.set("\(path).purchased", "--bought", text: bought)
        try fields.set("\(path).price", "--price", price: price)
        fields.set("\(path).store", "--store", text: store)
        try fields.set("\(path).currentValue", "--value", price: value)
        fields.set("\(path).valued", "--valued", text: valued)
        try fields.set("\(path).replacementPrice", "--replacement", price: replacement)
        fields.set("\(path).depreciation", "--depreciation", nil)
        fields.set("\(path).depreciation.method", "--depreciation", word: depreciation, of: DepreciationMethod.self)
        fields.set(
            "\(path).depreciation.convention", "--convention", word: convention, of: DepreciationConvention.self)
        fields.set("\(path).depreciation.lifeMonths", "--life-months", figure: lifeMonths)
        fields.set("\(path).depreciation.annualRate", "--rate", figure: rate)
        try fields.set("\(path).depreciation.floor", "--floor", money: floor)
        fields.set("\(path).depreciation.floorPercent", "--floor-percent", figure: floorPercent)
        fields.set("\(path).depreciationStart", "--depreciation-start", text: depreciationStart)
        fields.set("\(path).condition", "--condition", word: condition, of: ItemCondition.self)
        fields.set("\(path).conditionNotes", "--condition-notes", text: conditionNotes)
        fields.set("\(path).serialNumber", "--serial", text: serial)
        try fields.set("\(path).notes", "--notes", note: notes)
        fields.set("\(path).tags", "--tags", list: tags)
        fields.set("\(path).isFavorite", "--favorite", flag: favorite)
        fields.set("\(path).carbonFootprint", "--carbon", figure: carbon)
        fields.set("\(path).carbonSource", "--carbon-source", text: carbonSource)
        fields.set("\(path).recyclability", "--recyclability", figure: recyclability)
        fields.set("\(path).sustainabilityNotes", "--sustainability-notes", text: sustainabilityNotes)
    }
}
