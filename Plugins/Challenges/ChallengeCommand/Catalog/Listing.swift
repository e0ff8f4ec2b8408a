// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit

/// The filter and the length of a list of challenges.
struct Listing: ParsableArguments {
    @Option(help: ArgumentHelp("Categories, comma-separated.", valueName: "categories"))
    var category: String?

    @Option(
        help: ArgumentHelp("Time: quick, medium, or extended.", valueName: "time"),
        completion: .words(TimeInvestment.self))
    var time: String?

    @Option(
        help: ArgumentHelp("Company: solo, friends, family, group, strangers.", valueName: "company"),
        completion: .words(SocialRequirement.self))
    var company: String?

    @Option(
        help: ArgumentHelp("Cost: free, small, medium, large.", valueName: "cost"), completion: .words(CostLevel.self))
    var cost: String?

    @Option(
        help: ArgumentHelp("Place: home, outdoor, public, specific, anywhere.", valueName: "place"),
        completion: .words(LocationType.self))
    var place: String?

    @Option(
        help: ArgumentHelp("Season: spring, summer, fall, winter, holiday.", valueName: "season"),
        completion: .words(Seasonality.self))
    var season: String?

    @Option(help: ArgumentHelp("Difficulty.", valueName: "1-5"))
    var difficulty: Int?

    @Option(help: ArgumentHelp("Tag.", valueName: "tag"))
    var tag: String?

    @Option(help: ArgumentHelp("Pack: its key, its title, or the beginning of its key.", valueName: "pack"))
    var pack: String?

    @Flag(help: "List only your own challenges.")
    var own = false

    @Flag(help: "Include challenges that are switched off.")
    var all = false

    @Option(
        name: [.customLong("limit"), .customLong("count")],
        help: ArgumentHelp(
            "Maximum number of challenges; \(MyCatalogInput.defaultLimit) by default.", valueName: "count"))
    var limit: Int?

    @Option(help: ArgumentHelp("Cursor of an earlier list, to continue it.", valueName: "cursor"))
    var cursor: String?

    /// Sets the filter and the length of an input.
    func state(in fields: inout InputFields) {
        fields.set("filter.categories", "--category", words: category, of: ChallengeCategory.self)
        fields.set("filter.timeInvestment", "--time", word: time, of: TimeInvestment.self)
        fields.set("filter.socialRequirement", "--company", word: company, of: SocialRequirement.self)
        fields.set("filter.costLevel", "--cost", word: cost, of: CostLevel.self)
        fields.set("filter.locationType", "--place", word: place, of: LocationType.self)
        fields.set("filter.seasonality", "--season", word: season, of: Seasonality.self)
        fields.set("filter.difficulty", "--difficulty", count: difficulty)
        fields.set("filter.tag", "--tag", text: tag)
        fields.set("filter.pack", "--pack", text: pack)
        fields.set("filter.ownOnly", "--own", flag: own)
        fields.set("filter.activeOnly", "--all", flag: !all)
        fields.set("limit", "--limit", count: limit)
        fields.set("cursor", "--cursor", text: cursor)
    }
}
