// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct SuggestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "suggest", abstract: "Find the best outfits for the weather and the occasion.",
        usage: "outfit suggest --temp <temperature> [--occasion <occasion>] [<options>]",
        discussion: """
            Searches every combination of items in your wardrobe, so the results are provably the best. Dangers that \
            your clothes don't protect against are listed first. Run "outfit words" to see the values that options \
            accept.

            EXAMPLES
              outfit suggest --temp 55 --occasion work
              outfit suggest --temp 41..63 --wind 12mph --condition rainy
              outfit suggest --temp 22C --setting indoors --dress-code smartCasual
              outfit suggest --temp 13C --occasion date-night --with "Camel cardigan"
              outfit suggest --temp 30 --occasion casual --count 1 --explain
              outfit suggest --temp 3C --occasion work --day "9h indoors, 2h -4C outdoors"
              outfit suggest --temp 8C..15C --format html -o looks.html
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, html

        var presentation: PresentationFormat {
            switch self {
            case .text: .text
            case .json: .json
            case .html: .html
            }
        }
    }

    @OptionGroup(title: "Day and occasion")
    var request: RequestOptions

    @OptionGroup(title: "Forecast")
    var weather: WeatherOptions

    @OptionGroup(title: "Preferences")
    var wishes: WishOptions

    @OptionGroup
    var sample: SampleOptions

    @Flag(help: "Show every part of each score, with its points and the reason.")
    var explain = false

    @Option(
        help: ArgumentHelp(
            "Output format (default: by the extension of the file, else text). html writes a look book.",
            valueName: "format"))
    var format: Format?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write to a file instead of the terminal.", valueName: "file"),
        completion: .file())
    var output: String?

    func run() async throws {
        let format = try Format.chosen(format, for: output)
        var fields = InputFields()
        request.add(to: &fields)
        try await weather.add(to: &fields, at: request)
        wishes.add(to: &fields)
        sample.add(to: &fields)
        fields.set("explain", "--explain", flag: explain ? true : nil)
        fields.set("photos", "--format", flag: format == .html ? true : nil)
        try await EngineCall(Wardrobe.mySuggestions, fields).print(
            as: format.presentation, into: output)
    }
}
