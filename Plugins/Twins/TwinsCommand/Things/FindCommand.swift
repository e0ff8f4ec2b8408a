// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct FindCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "find", abstract: "Find things by words anywhere in their text.",
        discussion: """
            Spelling is tolerant: dostoevsky also finds Dostoyevsky and Достоєвський.

            EXAMPLES
              twins find dostoevsky
              twins find drill --place Cellar
            """)

    @Argument(help: "Words or beginnings of words, in Latin or Cyrillic letters.")
    var words: [String]

    @Option(help: ArgumentHelp("Show only these kinds, comma-separated.", valueName: "kinds"))
    var kind: String?

    @Option(help: ArgumentHelp("Show things in this place and its subplaces.", valueName: "place"))
    var place: String?

    @Flag(help: "Leave out subplaces of --place.")
    var notBelow = false

    @Option(help: ArgumentHelp("Filter by tag.", valueName: "tag"))
    var tag: String?

    @Option(help: ArgumentHelp("Filter by condition.", valueName: "condition"), completion: .words(ItemCondition.self))
    var condition: String?

    @Flag(inversion: .prefixedNo, help: "Show only things that are lent, or only those that aren't.")
    var lent: Bool?

    @Option(
        help: ArgumentHelp(
            "Show only food: fresh, useSoon, useToday, pastBest, expired, or recalled.", valueName: "word"),
        completion: .words(FreshnessStatus.self))
    var freshness: String?

    @Flag(help: "Show only favorites.")
    var favorites = false

    @Option(
        help: ArgumentHelp("Order: created, updated, purchased, value, or name.", valueName: "order"),
        completion: .words(TwinOrder.self))
    var sort: String?

    @OptionGroup var page: ListOptions

    @OptionGroup var output: ListOutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("text", "<words>", text: words.joined(separator: " "))
        fields.set("kinds", "--kind", words: kind, of: TwinKind.self)
        fields.set("location", "--place", text: place)
        fields.set("includesNested", "--not-below", flag: notBelow ? false : nil)
        fields.set("tag", "--tag", text: tag)
        fields.set("condition", "--condition", word: condition, of: ItemCondition.self)
        fields.set("isLent", "--lent", flag: lent)
        fields.set("freshness", "--freshness", word: freshness, of: FreshnessStatus.self)
        fields.set("favoritesOnly", "--favorites", flag: favorites ? true : nil)
        fields.set("sort", "--sort", word: sort, of: TwinOrder.self)
        page.add(to: &fields)
        try await EngineCall(Twins.myTwins, fields).print(as: output.presentation, into: output.destination)
    }
}
