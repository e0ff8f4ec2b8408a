// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit

/// The options that say what outfits must have, or must not.
struct WishOptions: ParsableArguments {
    @Option(help: ArgumentHelp("How many outfits, 1 to 100; 3 unless given.", valueName: "count"))
    var count: Int?

    @Option(
        name: .customLong("with"), parsing: .singleValue,
        help: ArgumentHelp(
            "An item that every outfit must have, by name or key; may be repeated.", valueName: "item"))
    var with: [String] = []

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp("An item that no outfit may have; may be repeated.", valueName: "item"))
    var without: [String] = []

    @Option(
        name: .customLong("not-worn-within"),
        help: ArgumentHelp("Leave out what was worn on that many days before.", valueName: "days"))
    var notWornWithin: Int?

    @Flag(help: "Only items that were not worn since the last wash.")
    var onlyClean = false

    @Flag(
        inversion: .prefixedNo,
        help: "Make each outfit look different from all before it, or just list the best.")
    var variety: Bool?

    @Option(
        name: .customLong("nodes"),
        help: ArgumentHelp(
            "How many partial outfits to look into before settling for the best so far.",
            valueName: "count"))
    var nodeLimit: Int?

    /// States the wishes in the input of a computation.
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
