// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct WearCommand: AsyncParsableCommand {
    enum Logged: FieldOptionSet {
        static let options = FieldOptions(
            of: WearInput.self,
            [
                "items": .argument("items"), "date": .excluded,
                "location": .option(value: "place"), "weather": .option("condition", value: "condition"),
                "temperature": .excluded, "degrees": .excluded,
            ])
    }

    /// The options with and without `--undo`.
    enum Entry: FieldOptionSet {
        static let options = FieldOptions(
            of: UndoWearInput.self,
            ["date": .option(help: "Day it was worn (default: today)."), "wear": .option(value: "key")])
    }

    static let configuration = CommandConfiguration(
        commandName: "wear", abstract: "Log what you wore.",
        usage: "outfit wear <items> ... [--date <date>] [--rating <1-5>] [<options>]",
        discussion: """
            Suggestions avoid what you wore recently, and learn from your ratings once you have twenty.

            EXAMPLES
              outfit wear "White shirt" "Navy blazer" "Gray trousers"
              outfit wear "White shirt" "Gray trousers" --date 2026-03-02 --rating 4
              outfit wear --outfit "Monday at the office" --occasion work
              outfit wear --undo
            """)

    @OptionGroup var logged: FieldArguments<Logged>

    @Option(
        name: [.customLong("temp"), .customLong("temperature")], parsing: .unconditional,
        help: ArgumentHelp("Air temperature: 13C or 55F.", valueName: "temperature"))
    var temperature: String?

    @Flag(help: "Remove the latest log entry, or the one given by --date or --wear.")
    var undo = false

    @OptionGroup var entry: FieldArguments<Entry>

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        try entry.add(to: &fields)
        if undo {
            guard logged.isEmpty, temperature == nil else {
                throw ValidationError(
                    "--undo: expected a wear by --date or --wear, got other options or items. Nothing was removed.")
            }
            return try await EngineCall(Wardrobe.undoWear, fields).print(as: output.presentation)
        }
        guard !entry.has("wear") else { throw ValidationError("--wear: expected --undo, which removes that wear, too") }
        let date = fields.json["date"]
        fields = InputFields()
        fields.set("date", "--date", date)
        try logged.add(to: &fields)
        try fields.set("temperature", orDegrees: "degrees", "--temp", temperature: temperature)
        try await EngineCall(Wardrobe.wear, fields).print(as: output.presentation)
    }
}

extension InputFields {
    /// Sets a temperature in °C if it has a unit, and sets another field to the bare number if it doesn't.
    fileprivate mutating func set(
        _ path: String, orDegrees degrees: String, _ option: String, temperature: String?
    ) throws(ComputationError) {
        set(path, option, nil)
        set(degrees, option, nil)
        guard let temperature else { return }
        do throws(ValidationIssue) {
            let read = try TypedTemperature(temperature)
            guard read.unit != nil else { return set(degrees, option, figure: temperature) }
            let celsius = try read.celsius(assuming: .celsius)
            guard celsius.high == nil else {
                throw ValidationIssue(path: "", expected: "one temperature", got: temperature.quoted(limit: 60))
            }
            set(path, option, .number(celsius.low))
        } catch {
            var issue = error
            issue.path = option
            throw .refused([issue])
        }
    }
}

struct RateCommand: AsyncParsableCommand {
    enum Rated: FieldOptionSet {
        static let options = FieldOptions(
            of: RateWearInput.self, ["rating": .excluded, "wear": .option(value: "key")])
    }

    static let configuration = CommandConfiguration(
        commandName: "rate", abstract: "Rate an outfit you wore, from 1 to 5.",
        usage: "outfit rate <rating> [--date <date>] [--wear <key>] [<options>]",
        discussion: """
            Rates the latest log entry unless you pass --date or --wear, whose keys "outfit history" shows.

            EXAMPLES
              outfit rate 4
              outfit rate 2 --date 2026-03-02
            """)

    @Argument(help: "Rating, from 1 (never again) to 5 (perfect), or none to clear it.")
    var rating: String

    @OptionGroup var rated: FieldArguments<Rated>

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("rating", "<rating>", figure: rating.lowercased() == "none" ? nil : rating)
        try rated.add(to: &fields)
        try await EngineCall(Wardrobe.rateWear, fields).print(as: output.presentation)
    }
}

struct HistoryCommand: AsyncParsableCommand {
    enum Filter: FieldOptionSet {
        static let options = FieldOptions(
            of: MyHistoryInput.self,
            ["wears.from": .option(value: "date"), "wears.through": .option(value: "date")])
    }

    static let configuration = CommandConfiguration(
        commandName: "history", abstract: "Show your wear log, most recent first.",
        usage: "outfit history [--item <item>] [--from <date>] [<options>]",
        discussion: """
            EXAMPLES
              outfit history
              outfit history --item "Navy blazer"
              outfit history --from 2026-01-01 --count 100 --format json
            """)

    @OptionGroup var filter: FieldArguments<Filter>

    @OptionGroup var actions: ActionOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        try filter.add(to: &fields)
        let isDone = try await actions.print(of: OutfitProgram.plugin, insteadOf: fields, as: output.presentation)
        guard !isDone else { return }
        try await EngineCall(Wardrobe.myHistory, fields).print(as: output.presentation)
    }
}
