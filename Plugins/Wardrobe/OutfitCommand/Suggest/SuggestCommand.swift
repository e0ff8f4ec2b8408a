// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import Presentation
import WardrobePlugin

struct SuggestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "suggest", abstract: "Find the best outfits for the weather and the occasion.",
        usage: "outfit suggest --temp <temperature> [--occasion <occasion>] [<options>]",
        discussion: """
            Searches all combinations of your wardrobe and proves that the answer is the best. A danger that your \
            clothes don't keep off comes first. "outfit words" lists the words that options take.

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
    }

    @OptionGroup(title: "The day and the occasion")
    var request: RequestOptions

    @OptionGroup(title: "A forecast")
    var weather: WeatherOptions

    @OptionGroup(title: "Wishes")
    var wishes: WishOptions

    @OptionGroup
    var sample: SampleOptions

    @Flag(help: "Show every part of each score, with its points and why.")
    var explain = false

    @Option(help: ArgumentHelp("What to print; html is a look-book page.", valueName: "format"))
    var format: Format = .text

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write to a file and not to the terminal.", valueName: "file"), completion: .file())
    var output: String?

    func run() async throws {
        let records = try SuggestionSource.current(sample: sample.whose)
        let unit = try request.temperatureUnit(profile: records.profile?.temperatureUnit)
        let typed = try request.request(unit: unit, needsTemperature: !weather.isAsked)
        let wanted = try await weather.apply(to: [typed], at: request)[0]
        var profile = records.profile ?? UserProfile()
        profile.temperatureUnit = unit
        let input = try wishes.input(records, wanted, profile)
        let answer = try await namingOptions(
            RequestOptions.optionsByPath.merging(WishOptions.optionsByPath) { $1 }, within: "request"
        ) {
            try await Engine([WardrobePlugin()])(Wardrobe.suggestOutfits, input)
        }
        if records.isSample { try Self.announceSample(records) }
        let stream = OutputStream.standardOutput
        let document =
            switch format {
            case .text:
                SuggestText(
                    answer, for: wanted, in: unit, items: records.items, wanted: wishes.count,
                    isVaried: wishes.variety, explains: explain,
                    style: output == nil ? .suited(to: stream) : .plain
                ).text
            case .json:
                OutfitSuggestions.schema.json(of: answer).text(pretty: output == nil && stream.isTerminal) + "\n"
            case .html:
                LookBook(
                    answer, for: wanted, in: unit, items: records.items,
                    photos: try records.photos(of: Set(answer.outfits.flatMap { $0.items.map(\.id) })),
                    wanted: wishes.count, isSample: records.isSample
                ).html
            }
        guard let output, output != "-" else { return try stream.write(document.utf8) }
        try writeFile(document.utf8, to: output)
        try OutputStream.standardError.print("Wrote \(output).")
    }

    /// Says that the items are not the user's own, and how to change that.
    static func announceSample(_ source: SuggestionSource) throws {
        let style = TextStyle.suited(to: .standardError)
        let lines =
            ("Your wardrobe is empty, so this is from a sample wardrobe of \(source.items.count) items "
            + "(--sample-of menswear or womenswear). To use your own, add items: outfit add \"Navy blazer\" --category blazer "
            + "--color navy; or import a list of them: outfit import FILE.csv")
            .wrapped(toTerminalWidth: 80)
        for line in lines { try OutputStream.standardError.print(style.warning(line)) }
    }
}
