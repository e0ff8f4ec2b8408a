// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

/// How a new thing is known without its attributes.
enum NewThing: FieldOptionSet {
    static let options = FieldOptions(
        of: AddTwinInput.self, only: ["code", "copyOf"],
        [
            "code": .option(
                value: "code",
                help: "Barcode, ISBN, scanned GS1 string, or Digital Link, which fills in the rest."),
            "copyOf": .option(
                "copy-of", value: "thing", help: "Add a copy of this thing instead, or another lot of this food."),
        ])
}

/// The thing that changes, and which of its items.
enum KnownThing: FieldOptionSet {
    static let options = FieldOptions(of: EditTwinInput.self, only: ["twin", "item"], ["twin": .thing])
}

/// The attributes of an item.
enum ItemOptions: FieldOptionSet {
    static let options = FieldOptions(
        of: Patch<ItemFields>.self, at: "item",
        [
            "location": "place", "purchased": "bought",
            "currentValue": "value",
            "replacementPrice": "replacement",
            "depreciation": .reported(as: "--depreciation"),
            "depreciation.method": .option(
                "depreciation", value: "method", help: "Depreciation method: linear or declining."),
            "depreciation.annualRate": "rate", "depreciation.floor": "floor",
            "depreciationStart": .option(help: "Start date of depreciation (default: --bought)."),
            "serialNumber": "serial", "carbonFootprint": "carbon",
        ])
}

/// The pictures, documents, and custom fields of a thing.
enum FileOptions: FieldOptionSet {
    static let options = FieldOptions(
        of: AddTwinInput.self, only: ["customFields", "primaryImage", "keepsOriginal", "warrantyDocument", "manual"],
        [
            "customFields": .option("custom", help: "Custom field; an empty value removes it. Repeatable."),
            "primaryImage": .option("picture", help: "Main picture: JPEG, PNG, WebP …"),
        ])
}

/// The options for a lot of food.
struct LotOptions: PartArguments {
    enum Options: FieldOptionSet {
        static let options = FieldOptions(
            of: FoodLot.self, only: ["quantity", "produced", "opened", "frozen", "batch"], isPatch: true,
            ["quantity": .option(help: "Quantity of the lot, in --unit.")])
    }

    @OptionGroup var lot: FieldArguments<Options>

    @Option(help: ArgumentHelp("Best-before date.", valueName: "date"))
    var bestBefore: String?

    @Option(help: ArgumentHelp("Use-by date.", valueName: "date"))
    var useBy: String?

    func validate() throws {
        guard bestBefore == nil || useBy == nil else {
            throw ValidationError("--use-by: expected one date, got --best-before as well.")
        }
    }

    func add(to fields: inout InputFields) throws {
        var stated = InputFields()
        try lot.add(to: &stated)
        stated.set("expiry", useBy == nil ? "--best-before" : "--use-by", text: bestBefore ?? useBy)
        stated.set("dateMeaning", "--use-by", text: useBy.map { _ in DateMeaning.useBy.rawValue })
        for (path, option) in stated.options { fields.set("details.lots.\(path)", option, nil) }
        fields.set("details.lots", "--quantity", stated.json.isEmpty ? nil : .array([.object(stated.json)]))
    }
}
