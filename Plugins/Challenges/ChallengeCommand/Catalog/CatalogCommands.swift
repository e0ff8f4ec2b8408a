// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit
import ComputationKit

enum ListChallenges: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.myCatalog, "challenge list", "List the challenges of the catalog.",
        usage: "[--category <categories>] [--time <time>]",
        examples: [
            "challenge list", "challenge list --category creative --time quick --cost free",
            "challenge list --own --format json",
        ], filters.merging(["filter.text": .excluded]) { $1 })

    fileprivate static let filters: [String: FieldOption] = [
        "filter.categories": .option("category", value: "categories", help: "Categories, comma-separated."),
        "filter.timeInvestment": "time", "filter.socialRequirement": "company", "filter.costLevel": "cost",
        "filter.locationType": "place", "filter.seasonality": "season", "filter.tag": .option(value: "tag"),
        "filter.pack": .option(value: "pack"),
        "filter.ownOnly": .option("own", help: "List only your own challenges."), "filter.activeOnly": .excluded,
    ]
}

enum SearchChallenges: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.myCatalog, "challenge search", "Find challenges by words in their texts and tags.",
        usage: "<words> [--category <categories>]",
        examples: ["challenge search stairs", "challenge search \"a friend\" --cost free"],
        ListChallenges.filters.merging(["filter.text": .argument("words", isRequired: true)]) { $1 })
}

/// A command that lists challenges, without those that are switched off by default.
struct CatalogCommand<Form: FieldCommandForm>: AsyncParsableCommand {
    static var configuration: CommandConfiguration { FieldCommand<Form>.configuration }

    @OptionGroup var fields: FieldArguments<Form>

    @Flag(help: "Include challenges that are switched off.")
    var all = false

    @OptionGroup var output: FormatArguments<Form>

    func run() async throws {
        var fields = InputFields()
        try self.fields.add(to: &fields)
        fields.set("filter.activeOnly", "--all", flag: !all)
        try await Form.command.call(fields).print(as: output.presentation)
    }
}

enum ShowChallenge: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.myChallenge, "challenge show", "Show a challenge of the catalog.", usage: "<challenge>",
        examples: [
            "challenge show creative-street-alphabet", "challenge show creative-street-alphabet --format json",
        ], ["challenge": .challenge])
}

enum RemoveChallenge: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.remove, "challenge remove", "Remove your own challenge, or switch off a challenge of a pack.",
        usage: "<challenge>", discussion: "Your history doesn't change.",
        examples: ["challenge remove \"Call grandmother\""], ["challenge": .challenge])
}

enum AddChallenge: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.add, "challenge add", "Add your own challenge.", usage: "<title> --category <category>",
        examples: [
            "challenge add \"Call grandmother\" --category social --company family",
            "challenge add \"Swim in the lake\" --category physical --season summer",
        ], traits.merging(["title": .argument("title"), "key": .option(value: "key")]) { $1 })

    fileprivate static let traits: [String: FieldOption] = [
        "timeInvestment": .option(
            "time", help: "Time it takes: quick (15 minutes), medium (45), or extended (120)."),
        "socialRequirement": "company", "costLevel": "cost", "locationType": "place",
        "seasonality": .option("season", help: "Time of year: spring, summer, fall, winter, holiday, or any."),
        "timesOfDay": .option(
            "time-of-day", value: "times",
            help: "Times of day at which it can be begun, comma-separated: dawn, morning, afternoon, evening, night; "
                + "or any."),
        "light": .option(help: "Light it needs: daylight, darkness, or any."), "needsBooking": "booking",
        "validUntil": .option("until", help: "Last day on which it can be assigned, or none."),
    ]

    fileprivate static let optional = ["seasonality", "timesOfDay", "light", "validUntil"]
}

struct AddCommand: AsyncParsableCommand {
    static let configuration = FieldCommand<AddChallenge>.configuration

    @OptionGroup var fields: FieldArguments<AddChallenge>

    @OptionGroup var output: FormatArguments<AddChallenge>

    func run() async throws {
        var fields = InputFields()
        try self.fields.add(to: &fields)
        try fields.clearNone(AddChallenge.optional)
        try await AddChallenge.command.call(fields).print(as: output.presentation)
    }
}

enum EditChallenge: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.edit, "challenge edit", "Change a challenge. Options you leave out don't change anything.",
        usage: "<challenge>",
        examples: [
            "challenge edit \"Call grandmother\" --time medium", "challenge edit physical-elbow-words --off",
        ], AddChallenge.traits.merging(["challenge": .challenge, "isActive": .excluded]) { $1 })
}

struct EditCommand: AsyncParsableCommand {
    static let configuration = FieldCommand<EditChallenge>.configuration

    /// Whether a challenge may be assigned.
    enum Switch: String, EnumerableFlag {
        case off, on

        static func help(for value: Self) -> ArgumentHelp? { value == .off ? "Never assign it." : "Assign it again." }
    }

    @OptionGroup var fields: FieldArguments<EditChallenge>

    @Option(
        help: ArgumentHelp(
            "Fields to clear, comma-separated: description, season, time-of-day, light, until.", valueName: "fields"))
    var clear: String?

    @Flag(exclusivity: .exclusive)
    var state: Switch?

    @OptionGroup var output: FormatArguments<EditChallenge>

    func run() async throws {
        var fields = InputFields()
        try self.fields.add(to: &fields)
        try fields.clearNone(AddChallenge.optional)
        try fields.clear(clear, for: Challenges.edit)
        fields.set("isActive", "--on", flag: state.map { $0 == .on })
        let parts = """
            --title, --description, --category, --time, --company, --cost, --place, --difficulty, --season, --tags, \
            --until, --clear, --off, or --on
            """
        let call = EngineCall(Challenges.edit, fields, advice: [.refused: "Use \(parts)."])
        try await call.print(as: output.presentation)
    }
}
