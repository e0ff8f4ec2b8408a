// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import CommandKit
import ComputationKit
import Presentation

/// Which challenges of the catalog are wanted, as typed.
struct FilterOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Only these categories, between commas.", valueName: "categories"))
    var category: String?

    @Option(
        help: ArgumentHelp("Only quick, medium or extended ones.", valueName: "time"),
        completion: .words(TimeInvestment.self))
    var time: String?

    @Option(
        help: ArgumentHelp("Only for this company: solo, friends, family, group, strangers.", valueName: "company"),
        completion: .words(SocialRequirement.self))
    var company: String?

    @Option(
        help: ArgumentHelp("Only at this cost: free, small, medium, large.", valueName: "cost"),
        completion: .words(CostLevel.self))
    var cost: String?

    @Option(
        help: ArgumentHelp("Only at this place: home, outdoor, public, specific, anywhere.", valueName: "place"),
        completion: .words(LocationType.self))
    var place: String?

    @Option(
        help: ArgumentHelp("Only of this season: spring, summer, fall, winter, holiday.", valueName: "season"),
        completion: .words(Seasonality.self))
    var season: String?

    @Option(help: ArgumentHelp("Only of this difficulty.", valueName: "1-5"))
    var difficulty: Int?

    @Option(help: ArgumentHelp("Only with this tag.", valueName: "tag"))
    var tag: String?

    @Option(help: ArgumentHelp("Only of the pack with this key.", valueName: "pack"))
    var pack: String?

    @Flag(help: "Only those you wrote yourself.")
    var own = false

    @Flag(help: "Those that are switched off, too.")
    var all = false

    func filter() throws(ComputationError) -> ChallengeFilter {
        var filter = ChallengeFilter()
        if let category { filter.categories = try values(of: category, for: "--category") }
        filter.timeInvestment = try time.map { text throws(ComputationError) in try value(of: text, for: "--time") }
        filter.socialRequirement = try company.map { text throws(ComputationError) in
            try value(of: text, for: "--company")
        }
        filter.costLevel = try cost.map { text throws(ComputationError) in try value(of: text, for: "--cost") }
        filter.locationType = try place.map { text throws(ComputationError) in try value(of: text, for: "--place") }
        filter.seasonality = try season.map { text throws(ComputationError) in try value(of: text, for: "--season") }
        filter.difficulty = difficulty
        filter.pack = pack
        filter.tag = tag
        filter.ownOnly = own
        filter.activeOnly = !all
        return filter
    }
}

struct ListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the challenges there are.",
        usage: "challenge list [--category <categories>] [--time <time>] [<options>]",
        discussion: """
            EXAMPLES
              challenge list
              challenge list --category creative --time quick --cost free
              challenge list --own --format json
            """)

    @OptionGroup(title: "Which")
    var options: FilterOptions

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws { try Listing(try options.filter(), format).print() }
}

struct SearchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: "Find challenges by words of their texts and tags.",
        usage: "challenge search <words> [--category <categories>] [<options>]",
        discussion: """
            EXAMPLES
              challenge search stairs
              challenge search "a friend" --cost free
            """)

    @Argument(help: "What to look for.")
    var words: String

    @OptionGroup(title: "Which")
    var options: FilterOptions

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        var filter = try options.filter()
        filter.text = words
        try Listing(filter, format).print()
    }
}

struct ShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a challenge of the catalog.",
        discussion: """
            EXAMPLES
              challenge show creative-street-alphabet
              challenge show creative-street-alphabet --format json
            """)

    @Argument(help: "The challenge, by its key, its title or the beginning of its key.")
    var challenge: String

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let book = try ChallengeRecords.ofUser()
        let known = try book.challenge(challenge)
        let output = OutputStream.standardOutput
        guard format == .text else {
            return try output.print(CatalogChallenge.schema.json(of: known).text(pretty: output.isTerminal))
        }
        let style = TextStyle.suited(to: output)
        let shown = known.challenge(in: try book.preferences().language)
        try output.print(style.heading(shown.title) + style.quiet("  [\(shown.id)]"))
        for line in shown.description.wrapped(toTerminalWidth: 80) { try output.print(line) }
        for line in shown.traits.inWords.wrapped(toTerminalWidth: 80) { try output.print(style.quiet(line)) }
        if !shown.tags.isEmpty { try output.print(style.quiet("tags: " + shown.tags.joined(separator: ", "))) }
        if !shown.isActive { try output.print("Switched off: challenge edit \(shown.id) --on brings it back.") }
    }
}

/// Prints challenges that a filter lets through.
private struct Listing {
    let filter: ChallengeFilter
    let format: Format

    init(_ filter: ChallengeFilter, _ format: Format) {
        self.filter = filter
        self.format = format
    }

    func print() throws {
        let book = try ChallengeRecords.ofUser()
        let found = try book.challenges(try checked(in: book))
        let output = OutputStream.standardOutput
        guard format == .text else {
            return try output.print(
                JSONValue.array(found.map(CatalogChallenge.schema.json)).text(pretty: output.isTerminal))
        }
        let language = try book.preferences().language
        let style = TextStyle.suited(to: output)
        var table = TextTable([("challenge", .left), ("min", .right), ("", .leftWhole), ("key", .left)])
        for entry in found {
            let shown = entry.challenge(in: language)
            table.add([
                shown.title, "\(shown.traits.timeInvestment.minutes)", shown.isActive ? "" : "off", shown.id,
            ])
        }
        if !found.isEmpty { for line in table.lines(style: style) { try output.print(line) } }
        try output.print(style.quiet("\(found.count) \(found.count == 1 ? "challenge" : "challenges")"))
    }

    /// The filter, when all that it asks for can be there.
    private func checked(in book: ChallengeRecords) throws -> ChallengeFilter {
        let options = ["text": "<words>", "difficulty": "--difficulty", "tag": "--tag", "pack": "--pack"]
        var issues = ChallengeFilter.schema.issues(of: filter)
        for index in issues.indices { issues[index].path = options[issues[index].path] ?? issues[index].path }
        let packs = try book.packs().map(\.id)
        if let pack = filter.pack, !packs.contains(pack), !issues.contains(where: { $0.path == "--pack" }) {
            issues.append(
                ValidationIssue(
                    path: "--pack",
                    expected: packs.isEmpty ? "a pack, and there is none" : "one of \(packs.joined(separator: ", "))",
                    got: JSONValue.string(pack).inWords))
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        return filter
    }
}
