// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ComputationKit
import WardrobePlugin

/// The options that say what outfits must have, or must not.
struct WishOptions: ParsableArguments {
    @Option(help: ArgumentHelp("How many outfits, 1 to 100.", valueName: "count"))
    var count = 3

    @Option(
        name: .customLong("with"), parsing: .singleValue,
        help: ArgumentHelp("An item that every outfit must have, by name or key; may be repeated.", valueName: "item"))
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

    @Flag(inversion: .prefixedNo, help: "Make each outfit look different from all before it, or just list the best.")
    var variety = true

    @Option(
        name: .customLong("nodes"),
        help: ArgumentHelp(
            "How many partial outfits to look into before settling for the best so far.", valueName: "count"))
    var nodeLimit: Int?

    /// The wish in full, as the computation takes it.
    ///
    /// - Throws: ``ComputationError`` for names of items that are none, or more than one.
    func input(_ records: SuggestionSource, _ request: OutfitRequest, _ profile: UserProfile) throws(ComputationError)
        -> SuggestOutfitsInput
    {
        let finder = records.finder
        var input = SuggestOutfitsInput(items: records.items, request: request, profile: profile, wears: records.wears)
        input.count = count
        for name in with { input.with.append(try finder.id(of: name, for: "--with")) }
        for name in without { input.without.append(try finder.id(of: name, for: "--without")) }
        input.notWornWithinDays = notWornWithin
        input.onlyClean = onlyClean
        input.variety = variety
        if let nodeLimit { input.nodeLimit = nodeLimit }
        return input
    }

    /// The options by the paths of the fields they set.
    static let optionsByPath = [
        "count": "--count", "with": "--with", "without": "--without", "notWornWithinDays": "--not-worn-within",
        "nodeLimit": "--nodes",
    ]
}
