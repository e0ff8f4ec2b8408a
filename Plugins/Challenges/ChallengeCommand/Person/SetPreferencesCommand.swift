// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import CommandKit
import ComputationKit

struct SetPreferencesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Change your preferences; what is not named stays.",
        discussion: """
            EXAMPLES
              challenge prefs set --like creative,learning --time medium --company 3
              challenge prefs set --remind 08:00-20:30 --zone Europe/Kyiv
              challenge prefs set --learning off
              challenge prefs set --rest-done 60 --rest-skipped 14
              challenge prefs set --keep 365 --then forget
            """)

    @Option(
        help: ArgumentHelp("Categories you like, between commas, the dearest first; none.", valueName: "categories"))
    var like: String?

    @Option(help: ArgumentHelp("Places you like, between commas, the dearest first; none.", valueName: "places"))
    var at: String?

    @Option(help: ArgumentHelp("Places that are out of the question, between commas; none.", valueName: "places"))
    var notAt: String?

    @Option(help: ArgumentHelp("How hard a challenge should be; none.", valueName: "1-5"))
    var difficulty: OrNone<Int>?

    @Option(
        help: ArgumentHelp("The longest a challenge may take: quick, medium, extended.", valueName: "time"),
        completion: .words(TimeInvestment.self))
    var time: String?

    @Option(
        help: ArgumentHelp("The most a challenge may cost: free, small, medium, large.", valueName: "cost"),
        completion: .words(CostLevel.self))
    var budget: String?

    @Option(
        help: ArgumentHelp(
            "How easy company is: 1 alone, 2 friends and family, 3 a group, 4 and 5 strangers; none.", valueName: "1-5")
    )
    var company: OrNone<Int>?

    @Option(help: ArgumentHelp("The hours for reminders, as 08:00-20:30; none.", valueName: "window"))
    var remind: String?

    @Option(help: ArgumentHelp("The zone of those hours, as Europe/Kyiv.", valueName: "zone"))
    var zone: String?

    @Option(help: ArgumentHelp("Whether choices learn from your days.", valueName: "on|off"))
    var learning: Switch?

    @Option(
        help: ArgumentHelp("The language of the challenges: en or uk.", valueName: "language"),
        completion: .words(Language.self))
    var language: String?

    @Option(help: ArgumentHelp("Where you live, for the seasons.", valueName: "north|south"))
    var hemisphere: Hemisphere?

    @Option(
        help: ArgumentHelp(
            "The country whose holidays you keep, as UA; none. See challenge holidays.", valueName: "country"),
        completion: .list(Country.all.map(\.code)))
    var country: String?

    @Option(help: ArgumentHelp("For how many days what you did is learned from; 0 for always.", valueName: "days"))
    var keep: Int?

    @Option(
        help: ArgumentHelp("What becomes of what older days taught: keepLearned or forget.", valueName: "what"),
        completion: .words(Retention.Afterwards.self))
    var then: String?

    @Option(help: ArgumentHelp("For how many days a challenge that you did does not come again.", valueName: "days"))
    var restDone: Int?

    @Option(
        help: ArgumentHelp("For how many days a challenge that you skipped does not come again.", valueName: "days"))
    var restSkipped: Int?

    @Option(
        help: ArgumentHelp(
            "How far a draw may stray from what is believed best, 0 to 1; none for the usual 0.1.", valueName: "share"))
    var spread: OrNone<Double>?

    @Option(
        help: ArgumentHelp("How often any challenge comes by lot, 0 to 1; none for the usual 0.02.", valueName: "share")
    )
    var lots: OrNone<Double>?

    enum Switch: String, ExpressibleByArgument, CaseIterable { case on, off }
    enum Hemisphere: String, ExpressibleByArgument, CaseIterable { case north, south }

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let book = try ChallengeRecords.ofUser()
        _ = try await namingOptions([
            "preferredDifficulty": "--difficulty", "socialComfort": "--company", "preferredCategories": "--like",
            "preferredLocations": "--at", "excludedLocations": "--not-at", "notifications.zone": "--zone",
            "notifications": "--remind", "settings.retention.days": "--keep",
            "settings.coolDown.completed": "--rest-done", "settings.coolDown.skipped": "--rest-skipped",
            "settings.spread": "--spread", "settings.exploration": "--lots",
        ]) {
            let rules = try book.choiceRules()
            try book.editPreferences { preferences in
                try state(&preferences)
                try set(&preferences.settings, rules)
                preferences.notifications = try notifications(preferences.notifications)
            }
        }
        try PreferencesText(book).print(format)
    }

    /// Limits and likes.
    private func state(_ preferences: inout UserPreferences) throws(ComputationError) {
        if let like { preferences.preferredCategories = try Self.list(like, for: "--like") }
        if let at { preferences.preferredLocations = try Self.list(at, for: "--at") }
        if let notAt { preferences.excludedLocations = try Self.list(notAt, for: "--not-at") }
        if let difficulty { preferences.preferredDifficulty = difficulty.value }
        if let time { preferences.mostTime = time.isNone ? .extended : try value(of: time, for: "--time") }
        if let budget { preferences.budget = budget.isNone ? .large : try value(of: budget, for: "--budget") }
        if let company { preferences.socialComfort = company.value }
        if let learning { preferences.personalization = learning == .on }
        if let language { preferences.language = try value(of: language, for: "--language") }
    }

    private func set(_ settings: inout ChallengeSettings, _ rules: ChoiceRules) throws(ComputationError) {
        if let hemisphere { settings.isSouthern = hemisphere == .south }
        if let country { settings.country = country.isNone ? nil : try Country(typed: country, for: "--country") }
        if let keep {
            settings.retention =
                keep == 0 ? nil : Retention(days: keep, afterwards: settings.retention?.afterwards ?? .keepLearned)
        }
        if let then {
            guard settings.retention != nil else {
                throw ComputationError(.invalidInput, "--then needs --keep, the number of days after which it holds")
            }
            settings.retention?.afterwards = try value(of: then, for: "--then")
        }
        if restDone != nil || restSkipped != nil {
            settings.coolDown = CoolDown(
                completed: restDone ?? rules.coolDown.completed, skipped: restSkipped ?? rules.coolDown.skipped)
        }
        if let spread { settings.spread = spread.value }
        if let lots { settings.exploration = lots.value }
    }

    private static func list<Value: TypedWord>(_ words: String, for option: String) throws(ComputationError) -> [Value]
    {
        words.isNone ? [] : try values(of: words, for: option)
    }

    private func notifications(_ known: NotificationWindow?) throws(ComputationError) -> NotificationWindow? {
        guard let remind else {
            guard let zone else { return known }
            guard var window = known else {
                throw ComputationError(
                    .invalidInput, "--zone needs --remind, the hours that it belongs to, as 08:00-20:30")
            }
            window.zone = try Self.known(zone)
            return window
        }
        if remind.isNone { return nil }
        let sides = remind.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard sides.count == 2, let from = try? ClockTime(toTheMinute: sides[0]),
            let until = try? ClockTime(toTheMinute: sides[1])
        else {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "--remind", expected: "two times such as 08:00-20:30, or none", got: "\"\(remind)\"")
            ])
        }
        return NotificationWindow(
            from: from, until: until, zone: try Self.known(zone ?? known?.zone ?? ZoneClock.ofMachine))
    }

    /// A zone of which this machine knows the clocks.
    private static func known(_ zone: String) throws(ComputationError) -> String {
        try ZoneClock(zone).zone
    }
}

/// A value, or the word `none` that takes it back.
struct OrNone<Value: ExpressibleByArgument>: ExpressibleByArgument {
    let value: Value?

    init?(argument: String) {
        if argument.isNone {
            value = nil
        } else {
            guard let typed = Value(argument: argument) else { return nil }
            value = typed
        }
    }
}

extension String {
    /// Whether it is the word that takes something back.
    fileprivate var isNone: Bool { lowercased() == "none" }
}
