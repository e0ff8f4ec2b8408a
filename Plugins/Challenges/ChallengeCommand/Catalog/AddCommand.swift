// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import CommandKit
import ComputationKit
import Presentation

/// What a challenge is like, as typed.
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
        help: ArgumentHelp("Whom it needs: solo, friends, family, group, strangers.", valueName: "company"),
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
        help: ArgumentHelp("When in the year: spring, summer, fall, winter, holiday or any.", valueName: "season"))
    var season: String?

    @Option(help: ArgumentHelp("Words to find it by, between commas.", valueName: "tags"))
    var tags: String?

    @Option(help: ArgumentHelp("The last day on which it makes sense.", valueName: "date"))
    var until: String?

    static let optionsByPath = [
        "title": "--title", "description": "--description", "traits.difficulty": "--difficulty", "tags": "--tags",
        "validUntil": "--until",
    ]

    /// Whether nothing was typed.
    var isEmpty: Bool {
        [description, category, time, company, cost, place, season, tags, until].allSatisfy { $0 == nil }
            && difficulty == nil
    }

    /// Puts what was typed into a challenge; what was not stays.
    func apply(to challenge: inout CatalogChallenge, in language: Language) throws(ComputationError) {
        if let description { challenge.description[language] = description }
        if let category { challenge.traits.category = try value(of: category, for: "--category") }
        if let time { challenge.traits.timeInvestment = try value(of: time, for: "--time") }
        if let company { challenge.traits.socialRequirement = try value(of: company, for: "--company") }
        if let cost { challenge.traits.costLevel = try value(of: cost, for: "--cost") }
        if let place { challenge.traits.locationType = try value(of: place, for: "--place") }
        if let difficulty { challenge.traits.difficulty = difficulty }
        if let season {
            challenge.traits.seasonality = season.lowercased() == "any" ? nil : try value(of: season, for: "--season")
        }
        if let tags {
            challenge.tags = tags.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }
        }
        if let until { challenge.validUntil = try CalendarDay(typed: until, for: "--until") }
    }
}

struct AddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a challenge of your own.",
        usage: "challenge add <title> --category <category> [<options>]",
        discussion: """
            EXAMPLES
              challenge add "Call grandmother" --category social --company family
              challenge add "Swim in the lake" --category physical --season summer
            """)

    @Argument(help: "What to do, in a few words.")
    var title: String

    @OptionGroup(title: "What it is like")
    var options: ChallengeOptions

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        guard let typed = options.category else {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "--category",
                    expected: "one of \(ChallengeCategory.allCases.map(\.rawValue).joined(separator: ", "))",
                    got: "nothing")
            ])
        }
        let category: ChallengeCategory = try value(of: typed, for: "--category")
        let book = try ChallengeRecords.ofUser()
        let language = try book.preferences().language
        var challenge = CatalogChallenge(
            id: "", title: [language: title], traits: ChallengeTraits(category: category))
        try options.apply(to: &challenge, in: language)
        let planned = challenge
        let options = ChallengeOptions.optionsByPath.merging(["title": "<title>"]) { $1 }
        let added = try await namingOptions(options) { try book.add(planned) }
        let output = OutputStream.standardOutput
        guard format == .text else {
            return try output.print(CatalogChallenge.schema.json(of: added).text(pretty: output.isTerminal))
        }
        try output.print("Added \(title)  [\(added.id)]")
        for line in added.traits.inWords.wrapped(toTerminalWidth: 80) { try output.print(line) }
    }
}

struct EditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a challenge; what is not named stays.",
        discussion: """
            EXAMPLES
              challenge edit "Call grandmother" --time medium
              challenge edit physical-elbow-words --off
            """)

    @Argument(help: "The challenge, by its key, its title or the beginning of its key.")
    var challenge: String

    @Option(help: ArgumentHelp("What to do, in a few words.", valueName: "text"))
    var title: String?

    @OptionGroup(title: "What it is like")
    var options: ChallengeOptions

    @Flag(help: "Never assign it.")
    var off = false

    @Flag(help: "Assign it again.")
    var on = false

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        guard !(on && off) else { throw ComputationError(.invalidInput, "expected --on or --off, got both") }
        guard title != nil || !options.isEmpty || on || off else {
            throw ComputationError(
                .invalidInput,
                "expected what to change: --title, --description, --category, --time, --company, --cost, --place, "
                    + "--difficulty, --season, --tags, --until, --off or --on, got none")
        }
        let book = try ChallengeRecords.ofUser()
        let language = try book.preferences().language
        let changed = try await namingOptions(ChallengeOptions.optionsByPath) {
            try book.update(challenge: challenge) { known in
                if let title { known.title[language] = title }
                try options.apply(to: &known, in: language)
                if off || on { known.isActive = on }
            }
        }
        let output = OutputStream.standardOutput
        guard format == .text else {
            return try output.print(CatalogChallenge.schema.json(of: changed).text(pretty: output.isTerminal))
        }
        try output.print("Changed \(changed.challenge(in: language).title)  [\(changed.id)]")
        for line in changed.traits.inWords.wrapped(toTerminalWidth: 80) { try output.print(line) }
    }
}

struct RemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a challenge of your own, or switch one of a pack off.",
        discussion: """
            Your history keeps what it was.

            EXAMPLES
              challenge remove "Call grandmother"
            """)

    @Argument(help: "The challenge, by its key, its title or the beginning of its key.")
    var challenge: String

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let book = try ChallengeRecords.ofUser()
        let removed = try book.remove(challenge: challenge)
        let output = OutputStream.standardOutput
        guard format == .text else {
            return try output.print(RemovedChallenge.schema.json(of: removed).text(pretty: output.isTerminal))
        }
        let title = removed.challenge.challenge(in: try book.preferences().language).title
        try output.print(
            removed.isSwitchedOff
                ? "Switched off \(title), which belongs to a pack." : "Removed \(title).")
    }
}
