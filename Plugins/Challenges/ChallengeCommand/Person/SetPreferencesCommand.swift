// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Calendars
import ChallengesPlugin
import CommandKit
import ComputationKit

struct SetPreferencesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Change your preferences. Options you omit keep their values.",
        discussion: """
            Use none to clear a preference.

            EXAMPLES
              challenge prefs set --like creative,learning --time medium --company 3
              challenge prefs set --remind 08:00-20:30 --zone Europe/Kyiv
              challenge prefs set --learning off
              challenge prefs set --rest-done 60 --rest-skipped 14
              challenge prefs set --keep 365 --then forget
            """)

    @Option(help: ArgumentHelp("Preferred categories, comma-separated, most preferred first.", valueName: "categories"))
    var like: String?

    @Option(help: ArgumentHelp("Preferred places, comma-separated, most preferred first.", valueName: "places"))
    var at: String?

    @Option(help: ArgumentHelp("Excluded places, comma-separated.", valueName: "places"))
    var notAt: String?

    @Option(help: ArgumentHelp("Preferred difficulty.", valueName: "1-5"))
    var difficulty: String?

    @Option(
        help: ArgumentHelp("Maximum time: quick, medium, extended.", valueName: "time"),
        completion: .words(TimeInvestment.self))
    var time: String?

    @Option(
        help: ArgumentHelp("Maximum cost: free, small, medium, large.", valueName: "cost"),
        completion: .words(CostLevel.self))
    var budget: String?

    @Option(
        help: ArgumentHelp(
            "Comfort with company: 1 alone, 2 friends and family, 3 a group, 4 and 5 strangers.", valueName: "1-5"))
    var company: String?

    @Option(
        help: ArgumentHelp("When to offer what needs a booking: never, morning, always.", valueName: "rule"),
        completion: .words(BookingRule.self))
    var bookings: String?

    @Option(help: ArgumentHelp("Hours for reminders, such as 08:00-20:30.", valueName: "window"))
    var remind: String?

    @Option(
        name: [.customLong("zone"), .customLong("tz")],
        help: ArgumentHelp("Time zone for reminders, such as Europe/Kyiv.", valueName: "zone"))
    var zone: String?

    @Option(help: ArgumentHelp("Whether to learn from your history.", valueName: "on|off"))
    var learning: Switch?

    @Option(
        help: ArgumentHelp("Language of challenges: en or uk.", valueName: "language"),
        completion: .words(Language.self))
    var language: String?

    @Option(help: ArgumentHelp("Hemisphere you live in, for the seasons.", valueName: "north|south"))
    var hemisphere: Hemisphere?

    @Option(
        help: ArgumentHelp("Latitude of your home in degrees, for dusk; none for dusk by season.", valueName: "degrees")
    )
    var latitude: String?

    @Option(help: ArgumentHelp("Longitude of your home in degrees, east positive.", valueName: "degrees"))
    var longitude: String?

    @Option(
        help: ArgumentHelp("Country for public holidays, such as UA. See challenge holidays.", valueName: "country"),
        completion: .list(Country.all.map(\.code)))
    var country: String?

    @Option(help: ArgumentHelp("Retention period of what is learned from, in days; 0 for no limit.", valueName: "days"))
    var keep: String?

    @Option(
        help: ArgumentHelp(
            "What happens to the model learned from older days: keepLearned or forget.", valueName: "what"),
        completion: .words(Retention.Afterwards.self))
    var then: String?

    @Option(help: ArgumentHelp("Days that a completed challenge rests.", valueName: "days"))
    var restDone: String?

    @Option(help: ArgumentHelp("Days that a skipped challenge rests.", valueName: "days"))
    var restSkipped: String?

    @Option(help: ArgumentHelp("Scale of the randomness of draws, 0 to 1.", valueName: "share"))
    var spread: String?

    @Option(
        name: [.customLong("lots"), .customLong("exploration")],
        help: ArgumentHelp("Probability of picking a random challenge, 0 to 1.", valueName: "share"))
    var lots: String?

    @OptionGroup
    var output: OutputOptions

    enum Switch: String, ExpressibleByArgument, CaseIterable { case on, off }
    enum Hemisphere: String, ExpressibleByArgument, CaseIterable { case north, south }

    func run() async throws {
        var fields = InputFields()
        stateLikes(in: &fields)
        try stateReminders(in: &fields)
        stateRules(in: &fields)
        try clear(in: &fields)
        let call = EngineCall(
            Challenges.setPreferences, fields, advice: [.refused: "Use an option such as --like or --time."])
        try await call.print(as: output.presentation)
    }

    private func stateLikes(in fields: inout InputFields) {
        fields.set("preferredCategories", "--like", words: like.unlessNone, of: ChallengeCategory.self)
        fields.set("preferredLocations", "--at", words: at.unlessNone, of: LocationType.self)
        fields.set("excludedLocations", "--not-at", words: notAt.unlessNone, of: LocationType.self)
        fields.set("preferredDifficulty", "--difficulty", figure: difficulty.unlessNone)
        fields.set("mostTime", "--time", word: time.unlessNone, of: TimeInvestment.self)
        fields.set("budget", "--budget", word: budget.unlessNone, of: CostLevel.self)
        fields.set("socialComfort", "--company", figure: company.unlessNone)
        fields.set("personalization", "--learning", flag: learning.map { $0 == .on })
        fields.set("language", "--language", word: language, of: Language.self)
        fields.set("isSouthern", "--hemisphere", flag: hemisphere.map { $0 == .south })
        fields.set("bookings", "--bookings", word: bookings.unlessNone, of: BookingRule.self)
        fields.set("home.latitude", "--latitude", figure: latitude.unlessNone)
        fields.set("home.longitude", "--longitude", figure: longitude.unlessNone)
        fields.set("country", "--country", text: country.unlessNone)
    }

    private func stateReminders(in fields: inout InputFields) throws {
        fields.set("notificationZone", "--zone", text: zone)
        guard let remind = remind.unlessNone else { return fields.set("notificationHours", "--remind", nil) }
        let times = remind.split(separator: "-", omittingEmptySubsequences: false).map { ClockTime(typed: $0) }
        guard times.count == 2, let from = times[0], let until = times[1] else {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "--remind", expected: "two times such as 08:00-20:30, or none",
                    got: remind.quoted(limit: 60))
            ])
        }
        fields.set("notificationHours.from", "--remind", text: from.hourAndMinute)
        fields.set("notificationHours.until", "--remind", text: until.hourAndMinute)
    }

    private func stateRules(in fields: inout InputFields) {
        fields.set("retentionDays", "--keep", figure: keep.unlessNone)
        fields.set("afterRetention", "--then", word: then, of: Retention.Afterwards.self)
        fields.set("restAfterCompleting", "--rest-done", figure: restDone.unlessNone)
        fields.set("restAfterSkipping", "--rest-skipped", figure: restSkipped.unlessNone)
        fields.set("spread", "--spread", figure: spread.unlessNone)
        fields.set("exploration", "--lots", figure: lots.unlessNone)
    }

    private func clear(in fields: inout InputFields) throws {
        let typed = [
            ("mostTime", "--time", time), ("budget", "--budget", budget), ("socialComfort", "--company", company),
            ("excludedLocations", "--not-at", notAt), ("preferredCategories", "--like", like),
            ("preferredLocations", "--at", at), ("preferredDifficulty", "--difficulty", difficulty),
            ("notificationHours", "--remind", remind), ("country", "--country", country),
            ("retentionDays", "--keep", keep), ("restAfterCompleting", "--rest-done", restDone),
            ("restAfterSkipping", "--rest-skipped", restSkipped), ("spread", "--spread", spread),
            ("exploration", "--lots", lots),
            ("bookings", "--bookings", bookings), ("home", "--latitude", latitude), ("home", "--longitude", longitude),
        ]
        for (path, option, text) in typed { try fields.clear(path, option, if: text) }
    }
}

extension ClockTime {
    /// Creates a time to the minute; nil if the text isn't a time.
    fileprivate init?(typed text: Substring) {
        guard let time = try? ClockTime(toTheMinute: String(text)) else { return nil }
        self = time
    }
}
