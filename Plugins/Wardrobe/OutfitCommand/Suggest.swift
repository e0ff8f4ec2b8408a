// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct SuggestCommand: AsyncParsableCommand {
    enum Wishes: FieldOptionSet, FormatSet {
        static let formats: [PresentationFormat] = [.text, .json, .html]
        static let options = FieldOptions(
            of: MySuggestionsInput.self,
            [
                "request": .excluded, "typed": .excluded, "unit": .excluded, "forecast": .excluded,
                "weights": .excluded, "photos": .excluded,
                "variety": .excluded, "with": .repeated("with"), "without": .repeated("without"),
                "notWornWithinDays": .option("not-worn-within", value: "days"), "nodeLimit": "nodes",
                "sample": .sampleOf,
            ])
    }

    static let configuration = CommandConfiguration(
        commandName: "suggest", abstract: "Find the best outfits for the weather and the occasion.",
        usage: "outfit suggest --temp <temperature> [--occasion <occasion>] [<options>]",
        discussion: """
            Searches every combination of items in your wardrobe, so the results are provably the best. Dangers that \
            your clothes don't protect against are listed first. Run "outfit words" to see the values that options \
            accept. In the format html, the result is a look book.

            EXAMPLES
              outfit suggest --temp 55 --occasion work
              outfit suggest --temp 41..63 --wind 12mph --condition rainy
              outfit suggest --temp 22C --setting indoors --dress-code smartCasual
              outfit suggest --temp 13C --occasion date-night --with "Camel cardigan"
              outfit suggest --temp 30 --occasion casual --count 1 --explain
              outfit suggest --temp 3C --occasion work --day "9h indoors, 2h -4C outdoors"
              outfit suggest --temp 8C..15C --format html -o looks.html
            """)

    @OptionGroup(title: "Day and occasion") var request: RequestOptions

    @OptionGroup(title: "Forecast") var forecast: ForecastOptions

    @OptionGroup(title: "Preferences") var wishes: FieldArguments<Wishes>

    @Flag(
        inversion: .prefixedNo, help: "Make each outfit look different from the previous ones, or just list the best.")
    var variety: Bool?

    @OptionGroup var output: FormatArguments<Wishes>

    func run() async throws {
        let format = try output.presentation
        var fields = InputFields()
        try request.add(to: &fields)
        try await forecast.add(to: &fields, for: request)
        try wishes.add(to: &fields)
        fields.set("variety", "--variety", flag: variety)
        fields.set("photos", "--format", flag: format == .html ? true : nil)
        try await EngineCall(Wardrobe.mySuggestions, fields).print(as: format, into: output.file)
    }
}

struct PlanCommand: AsyncParsableCommand {
    enum Span: FieldOptionSet {
        static let options = FieldOptions(
            of: MyPlanInput.self,
            [
                "calendar": .excluded, "request": .excluded, "typed": .excluded, "unit": .excluded,
                "forecast": .excluded,
                "zone": .zone, "sample": .sampleOf,
            ])
    }

    static let configuration = CommandConfiguration(
        commandName: "plan", abstract: "Plan outfits for your upcoming events.",
        usage: "outfit plan [<file>] --temp <temperature> [--days <count>] [<options>]",
        discussion: """
            Dress codes are detected in titles, locations, and notes, and shown with the words that matched. Outfits \
            suit the temperatures during each event, from the day's range or the forecast. Items used for one event \
            are avoided for the next one.

            EXAMPLES
              outfit plan --temp 41..63
              outfit plan --temp 41..63 --choose
              outfit plan calendar.ics --temp 41..63
              outfit plan calendar.ics --temp 12C --date 2026-11-23 --days 14
              outfit plan calendar.ics --temp 55 --format json
            """)

    @Argument(
        help: "Path to an .ics file, or - for standard input (default: your stored events).",
        completion: .file(extensions: ["ics"]))
    var file: String?

    @Flag(help: "Save the outfits as the chosen ones for your stored events.")
    var choose = false

    @OptionGroup(title: "Days and weather") var request: RequestOptions

    @OptionGroup(title: "Forecast") var forecast: ForecastOptions

    @OptionGroup var span: FieldArguments<Span>

    @OptionGroup var limit: InputLimit

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if choose, file != nil {
            throw ValidationError("--choose: expected no file, because outfits are saved only for stored events")
        }
    }

    func run() async throws {
        var fields = InputFields()
        fields.set("calendar", "<file>", bytes: try file.map { try limit.read($0) })
        try span.add(to: &fields)
        try request.add(to: &fields)
        try await forecast.add(to: &fields, for: request, days: fields.json["days"])
        guard choose else {
            return try await EngineCall(Wardrobe.myPlan, fields).print(as: output.presentation)
        }
        try await EngineCall(Wardrobe.choosePlannedOutfits, fields).print(as: output.presentation)
    }
}

struct PackCommand: AsyncParsableCommand {
    enum Trip: FieldOptionSet {
        static let options = FieldOptions(
            of: MyPackingListInput.self,
            [
                "request": .excluded, "typed": .excluded, "unit": .excluded, "forecast": .excluded,
                "weights": .excluded,
                "slack": .option(value: "points"),
                "wearLimits": .option(
                    value: "category=days", reading: .byCategory(example: "shirt=2", value: InputFields.figure)),
                "sample": .sampleOf,
            ])
    }

    static let configuration = CommandConfiguration(
        commandName: "pack",
        abstract: "Pack the fewest items that cover every day of a trip.",
        usage: "outfit pack --days <count> --temp <temperature> [<options>]",
        discussion: """
            The occasions repeat in order over the days. Items next to the skin are worn for one day, trousers for \
            three, and shoes and coats for any number.

            EXAMPLES
              outfit pack --days 5 --temp 40..70 --occasions work,casual
              outfit pack --days 2 --temp 15C --occasions wedding,travel --format json
            """)

    @OptionGroup var trip: FieldArguments<Trip>

    @OptionGroup(title: "Days and weather") var request: RequestOptions

    @OptionGroup(title: "Forecast") var forecast: ForecastOptions

    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard trip.has("days") else { throw ValidationError("Missing expected argument '--days <number>'") }
    }

    func run() async throws {
        var fields = InputFields()
        try trip.add(to: &fields)
        try request.add(to: &fields)
        try await forecast.add(to: &fields, for: request, days: fields.json["days"])
        try await EngineCall(Wardrobe.myPackingList, fields).print(as: output.presentation)
    }
}
