// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

/// The options for a lot of food.
struct LotOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Quantity of the lot, in --unit.", valueName: "number"))
    var quantity: String?

    @Option(name: .customLong("best-before"), help: ArgumentHelp("Best-before date.", valueName: "date"))
    var bestBefore: String?

    @Option(help: ArgumentHelp("Use-by date.", valueName: "date"))
    var useBy: String?

    @Option(help: ArgumentHelp("Production date.", valueName: "date"))
    var produced: String?

    @Option(help: ArgumentHelp("Date it was opened.", valueName: "date"))
    var opened: String?

    @Option(help: ArgumentHelp("Date it was frozen.", valueName: "date"))
    var frozen: String?

    @Option(help: ArgumentHelp("Batch number.", valueName: "text"))
    var batch: String?

    /// Checks that at most one date is given.
    func validate() throws {
        guard bestBefore == nil || useBy == nil else {
            throw ValidationError("--use-by: expected one date, got --best-before as well.")
        }
    }

    /// Adds the lot to the input of a computation.
    func add(to fields: inout InputFields) {
        var lot = InputFields()
        lot.set("quantity", "--quantity", figure: quantity)
        lot.set("expiry", "--best-before", text: bestBefore ?? useBy)
        lot.set("dateMeaning", "--use-by", text: useBy.map { _ in DateMeaning.useBy.rawValue })
        lot.set("produced", "--produced", text: produced)
        lot.set("opened", "--opened", text: opened)
        lot.set("frozen", "--frozen", text: frozen)
        lot.set("batch", "--batch", text: batch)
        for (path, option) in lot.options {
            let name = path == "expiry" && useBy != nil ? "--use-by" : option
            fields.set("details.lots.\(path)", name, nil)
        }
        fields.set("details.lots", "--quantity", lot.json.isEmpty ? nil : .array([.object(lot.json)]))
    }
}
