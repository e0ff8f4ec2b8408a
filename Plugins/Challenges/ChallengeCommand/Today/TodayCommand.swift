// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import CommandKit
import ComputationKit
import Presentation

struct TodayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "today", abstract: "Show your challenge of the day, why it is this one, and two others.",
        usage: "challenge today [--date <date>] [--weather <weather>] [<options>]",
        discussion: """
            It is chosen when you first ask and stays the same all day. Weather and mood count for that first choice.

            EXAMPLES
              challenge today
              challenge today --weather rainy --mood 2
              challenge today --date tomorrow --format json
            """)

    @OptionGroup(title: "The day")
    var options: SituationOptions

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let book = try ChallengeRecords.ofUser()
        let situation = try options.situation(try book.preferences())
        let reading = try await namingLimits {
            try await book.engine()(Challenges.assignToday, AssignTodayInput(situation: StatedSituation(situation)))
        }
        let output = OutputStream.standardOutput
        guard format == .text else { return try output.print(reading.json.text(pretty: output.isTerminal)) }
        for line in TodayText(reading, style: .suited(to: output)).lines { try output.print(line) }
    }
}

/// Does something, and says of limits that leave nothing by which option of `challenge prefs set` they are loosened.
func namingLimits<Value>(_ body: () async throws -> Value) async throws -> Value {
    do {
        return try await body()
    } catch var failure as ComputationError where failure.code == .refused {
        let options = [
            ("mostTime", "--time"), ("budget", "--budget"), ("socialComfort", "--company"),
            ("excludedLocations", "--not-at"), ("coolDown", "--rest-done or --rest-skipped"),
        ]
        let message = failure.message
        for (name, option) in options { failure.message.replace(name, with: option) }
        if failure.message != message { failure.message += " (challenge prefs set)" }
        throw failure
    }
}

extension ChallengeOfDay {
    /// The reading with fixed keys, of which `removed` has how many challenges each limit took away.
    var json: JSONValue {
        guard var object = ChallengeOfDay.schema.json(of: self).object else { return .null }
        let counts = Limit.allCases.compactMap { limit in
            removed[limit].map { (limit.rawValue, JSONValue.integer(Int64($0.removed))) }
        }
        object["removed"] = .object(JSONObject(counts))
        if propensity == nil { object["propensity"] = .null }
        return .object(object)
    }
}

/// A day's challenge as text of at most 80 columns.
struct TodayText {
    let lines: [String]

    init(_ reading: ChallengeOfDay, style: TextStyle) {
        var lines = [style.heading(reading.challenge.title)]
        lines += reading.challenge.description.wrapped(toTerminalWidth: 80)
        lines += reading.challenge.traits.inWords.wrapped(toTerminalWidth: 80).map(style.quiet)
        switch reading.status {
        case .completed: lines += ["", "Done."]
        case .skipped: lines += ["", "Skipped; another day, another one."]
        case .expired: lines += ["", "The day went by."]
        case .pending: break
        }
        if reading.isPreview { lines += ["", "A look ahead: nothing is kept before the day begins."] }
        if reading.propensity == nil { lines += ["", "You chose it yourself."] }
        // What speaks for it, and for it more than for any other; challenge explain tells all.
        let reasons = reading.reasons.filter { $0.contribution > 0 && $0.feature != Reason.readiness }
        if !reasons.isEmpty {
            lines += ["", style.heading("Why this one")]
            for reason in reasons.prefix(4) {
                lines += ("  " + reason.sentence).wrappedKeepingStart(width: 80, indent: 2)
            }
        }
        if !reading.alternatives.isEmpty {
            lines += ["", style.heading("Or")]
            for other in reading.alternatives {
                lines += ("  " + other.title).wrappedKeepingStart(width: 80, indent: 2)
                lines.append(style.quiet("  [\(other.id)]"))
            }
        }
        if reading.status == .pending, !reading.isPreview {
            lines += ["", style.quiet("challenge done --rating 4    challenge skip    challenge swap")]
        }
        self.lines = lines
    }
}

extension Limit {
    /// Why it is not offered, as part of a sentence.
    var inWords: String {
        switch self {
        case .inactive: "it is switched off"
        case .validity: "its last day is over"
        case .time: "it takes longer than you have"
        case .budget: "it costs more than you want"
        case .socialComfort: "it needs more company than you like"
        case .location: "its place is out of the question"
        case .season: "it belongs to another time of the year"
        case .coolDown: "it came not long ago"
        }
    }
}

extension ChallengeTraits {
    /// What it asks for, in a line: `creative, about 15 minutes, alone, free, at home, difficulty 2 of 5`.
    var inWords: String {
        let company =
            switch socialRequirement {
            case .solo: "alone"
            case .strangers: "with strangers"
            case .friends: "with friends"
            case .family: "with family"
            case .group: "in a group"
            }
        let place =
            switch locationType {
            case .home: "at home"
            case .outdoor: "outdoors"
            case .public: "among people"
            case .specific: "in one kind of place"
            case .anywhere: "anywhere"
            }
        let cost =
            switch costLevel {
            case .free: "free"
            case .small: "up to 10 dollars"
            case .medium: "10 to 50 dollars"
            case .large: "50 dollars or more"
            }
        let season = seasonality.map { ", \($0.rawValue)" } ?? ""
        return "\(category.rawValue), about \(timeInvestment.minutes) minutes, \(company), \(cost), \(place), "
            + "difficulty \(difficulty) of 5\(season)"
    }
}
