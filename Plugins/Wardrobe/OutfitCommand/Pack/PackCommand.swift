// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct PackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pack",
        abstract: "Find the fewest items that dress you for every day of a journey.",
        usage: "outfit pack --days <count> --temp <temperature> [<options>]",
        discussion: """
            The occasions take turns over the days. What lies on the skin is worn one day, trousers three, shoes and \
            coats any number.

            EXAMPLES
              outfit pack --days 5 --temp 40..70 --occasions work,casual
              outfit pack --days 2 --temp 15C --occasions wedding,travel --format json
            """)

    @Option(help: ArgumentHelp("How many days, 1 to 31.", valueName: "count"))
    var days: Int

    @Option(help: ArgumentHelp("Between commas; the first day's first.", valueName: "occasions"))
    var occasions: String?

    @OptionGroup(title: "The days")
    var request: RequestOptions

    @OptionGroup(title: "A forecast")
    var weather: WeatherOptions

    @Option(
        help: ArgumentHelp(
            "How many points a day may fall short of its best outfit, to pack less; 8 unless given.",
            valueName: "points"))
    var slack: String?

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "On how many days a kind of item may be worn, such as shirt=2; may be repeated.",
            valueName: "kind=days"))
    var wearLimits: [String] = []

    @OptionGroup
    var sample: SampleOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("days", "--days", count: days)
        fields.set("occasions", "--occasions", words: occasions, of: Occasion.self)
        request.add(to: &fields)
        try await weather.add(to: &fields, at: request, days: days)
        fields.set("slack", "--slack", figure: slack)
        try fields.set(
            "wearLimits", "--wear-limits", entries: wearLimits, by: Category.self, example: "shirt=2",
            value: InputFields.figure)
        sample.add(to: &fields)
        try await EngineCall(Wardrobe.myPackingList, fields).print(as: output.presentation)
    }
}
