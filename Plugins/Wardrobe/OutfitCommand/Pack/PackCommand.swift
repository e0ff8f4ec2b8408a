// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct PackCommand: AsyncParsableCommand {
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

    @Option(help: ArgumentHelp("Number of days, 1 to 31.", valueName: "count"))
    var days: Int

    @Option(help: ArgumentHelp("Occasions, comma-separated, starting with the first day's.", valueName: "occasions"))
    var occasions: String?

    @OptionGroup(title: "Days and weather")
    var request: RequestOptions

    @OptionGroup(title: "Forecast")
    var weather: WeatherOptions

    @Option(
        help: ArgumentHelp(
            "How many points each day can fall short of its best outfit to pack less (default: 8).",
            valueName: "points"))
    var slack: String?

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "How many days a category can be worn, such as shirt=2. Repeatable.",
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
