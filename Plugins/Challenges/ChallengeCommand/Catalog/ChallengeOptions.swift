// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit
import ComputationKit

/// The attributes of a challenge.
struct ChallengeOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Description: what to do, in full.", valueName: "text"))
    var description: String?

    @Option(help: ArgumentHelp("Category.", valueName: "category"), completion: .words(ChallengeCategory.self))
    var category: String?

    @Option(
        help: ArgumentHelp("Time it takes: quick (15 minutes), medium (45), extended (120).", valueName: "time"),
        completion: .words(TimeInvestment.self))
    var time: String?

    @Option(
        help: ArgumentHelp("Company it needs: solo, friends, family, group, strangers.", valueName: "company"),
        completion: .words(SocialRequirement.self))
    var company: String?

    @Option(
        help: ArgumentHelp("Cost: free, small, medium, large.", valueName: "cost"),
        completion: .words(CostLevel.self))
    var cost: String?

    @Option(
        help: ArgumentHelp("Place: home, outdoor, public, specific, anywhere.", valueName: "place"),
        completion: .words(LocationType.self))
    var place: String?

    @Option(help: ArgumentHelp("Difficulty.", valueName: "1-5"))
    var difficulty: Int?

    @Option(
        help: ArgumentHelp("Time of year: spring, summer, fall, winter, holiday, or any.", valueName: "season"))
    var season: String?

    @Option(
        help: ArgumentHelp(
            "Times of day at which it can be begun, comma-separated: dawn, morning, afternoon, evening, night; or any.",
            valueName: "times"))
    var timeOfDay: String?

    @Option(help: ArgumentHelp("Light it needs: daylight, darkness, or any.", valueName: "light"))
    var light: String?

    @Flag(inversion: .prefixedNo, help: "Whether it must be booked in advance.")
    var booking: Bool?

    @Option(help: ArgumentHelp("Tags, comma-separated.", valueName: "tags"))
    var tags: String?

    @Option(help: ArgumentHelp("Last day on which it can be assigned, or none.", valueName: "date"))
    var until: String?

    /// Sets the fields of a challenge.
    func state(in fields: inout InputFields) throws {
        fields.set("description", "--description", text: description)
        fields.set("category", "--category", word: category, of: ChallengeCategory.self)
        fields.set("timeInvestment", "--time", word: time, of: TimeInvestment.self)
        fields.set("socialRequirement", "--company", word: company, of: SocialRequirement.self)
        fields.set("costLevel", "--cost", word: cost, of: CostLevel.self)
        fields.set("locationType", "--place", word: place, of: LocationType.self)
        fields.set("difficulty", "--difficulty", count: difficulty)
        fields.set("seasonality", "--season", word: season.unlessNone, of: Seasonality.self)
        fields.set("timesOfDay", "--time-of-day", words: timeOfDay.unlessNone, of: TimeOfDay.self)
        fields.set("light", "--light", word: light.unlessNone, of: ChallengeLight.self)
        fields.set("needsBooking", "--booking", flag: booking)
        fields.set("tags", "--tags", list: tags)
        fields.set("validUntil", "--until", text: until.unlessNone)
        try fields.clear("seasonality", "--season", if: season)
        try fields.clear("timesOfDay", "--time-of-day", if: timeOfDay)
        try fields.clear("light", "--light", if: light)
        try fields.clear("validUntil", "--until", if: until)
    }
}
