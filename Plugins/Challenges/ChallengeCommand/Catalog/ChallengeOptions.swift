// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit
import ComputationKit

/// What a challenge is like.
struct ChallengeOptions: ParsableArguments {
    @Option(help: ArgumentHelp("What to do, in full.", valueName: "text"))
    var description: String?

    @Option(help: ArgumentHelp("What it is about.", valueName: "category"), completion: .words(ChallengeCategory.self))
    var category: String?

    @Option(
        help: ArgumentHelp("How long it takes: quick (15 minutes), medium (45), extended (120).", valueName: "time"),
        completion: .words(TimeInvestment.self))
    var time: String?

    @Option(
        help: ArgumentHelp("Company it needs: solo, friends, family, group, strangers.", valueName: "company"),
        completion: .words(SocialRequirement.self))
    var company: String?

    @Option(
        help: ArgumentHelp("What it costs: free, small, medium, large.", valueName: "cost"),
        completion: .words(CostLevel.self))
    var cost: String?

    @Option(
        help: ArgumentHelp("Where: home, outdoor, public, specific, anywhere.", valueName: "place"),
        completion: .words(LocationType.self))
    var place: String?

    @Option(help: ArgumentHelp("How hard it is.", valueName: "1-5"))
    var difficulty: Int?

    @Option(
        help: ArgumentHelp("Time of the year: spring, summer, fall, winter, holiday, or any.", valueName: "season"))
    var season: String?

    @Option(help: ArgumentHelp("Words to find it by, comma-separated.", valueName: "tags"))
    var tags: String?

    @Option(help: ArgumentHelp("Last day on which it makes sense; none.", valueName: "date"))
    var until: String?

    /// States the fields of a challenge.
    func state(in fields: inout InputFields) {
        fields.set("description", "--description", text: description)
        fields.set("category", "--category", word: category, of: ChallengeCategory.self)
        fields.set("timeInvestment", "--time", word: time, of: TimeInvestment.self)
        fields.set("socialRequirement", "--company", word: company, of: SocialRequirement.self)
        fields.set("costLevel", "--cost", word: cost, of: CostLevel.self)
        fields.set("locationType", "--place", word: place, of: LocationType.self)
        fields.set("difficulty", "--difficulty", count: difficulty)
        fields.set("seasonality", "--season", word: season.unlessNone, of: Seasonality.self)
        fields.set("tags", "--tags", list: tags)
        fields.set("validUntil", "--until", text: until.unlessNone)
    }

    /// The parts that a word for nothing takes back.
    var cleared: [EditChallengeInput.Part] {
        (season.isNone ? [.seasonality] : []) + (until.isNone ? [.validUntil] : [])
    }
}
