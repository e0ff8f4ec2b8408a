// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit

/// The options that require or exclude items, and that control the search.
struct WishOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Number of outfits, 1 to 100 (default: 3).", valueName: "count"))
    var count: Int?

    @Option(
        name: .customLong("with"), parsing: .singleValue,
        help: ArgumentHelp(
            "Item that every outfit must include, by name or key. Repeatable.", valueName: "item"))
    var with: [String] = []

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp("Item to leave out of every outfit. Repeatable.", valueName: "item"))
    var without: [String] = []

    @Option(
        name: .customLong("not-worn-within"),
        help: ArgumentHelp("Leave out items worn in the past <days> days.", valueName: "days"))
    var notWornWithin: Int?

    @Flag(help: "Use only items that haven't been worn since their last wash.")
    var onlyClean = false

    @Flag(
        inversion: .prefixedNo,
        help: "Make each outfit look different from the previous ones, or just list the best.")
    var variety: Bool?

    @Option(
        name: .customLong("nodes"),
        help: ArgumentHelp(
            "Maximum number of partial outfits to search before returning the best so far.",
            valueName: "count"))
    var nodeLimit: Int?

    /// Adds the options to the input of a computation.
    func add(to fields: inout InputFields) {
        fields.set("count", "--count", count: count)
        fields.set("with", "--with", texts: with)
        fields.set("without", "--without", texts: without)
        fields.set("notWornWithinDays", "--not-worn-within", count: notWornWithin)
        fields.set("onlyClean", "--only-clean", flag: onlyClean ? true : nil)
        fields.set("variety", "--variety", flag: variety)
        fields.set("nodeLimit", "--nodes", count: nodeLimit)
    }
}
