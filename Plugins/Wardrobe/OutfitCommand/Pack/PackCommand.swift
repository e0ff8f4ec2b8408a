// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import Presentation
import WardrobePlugin

struct PackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pack", abstract: "Find the fewest items that dress you for every day of a journey.",
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
            "How many points a day may fall short of its best outfit, to pack less.", valueName: "points"))
    var slack = 8.0

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "On how many days a kind of item may be worn, such as shirt=2; may be repeated.", valueName: "kind=days"))
    var wearLimits: [String] = []

    @OptionGroup
    var sample: SampleOptions

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: ItemsCommand.Format = .text

    func run() async throws {
        guard 1...31 ~= days else {
            throw ComputationError.refused([
                ValidationIssue(path: "--days", expected: "a count from 1 to 31", got: "\(days)")
            ])
        }
        let source = try SuggestionSource.current(sample: sample.whose)
        let unit = try request.temperatureUnit(profile: source.profile?.temperatureUnit)
        let first = try request.request(unit: unit, needsTemperature: !weather.isAsked)
        let turns: [Occasion] =
            try occasions.map { text throws(ComputationError) in
                try values(of: text, for: "--occasions")
            } ?? []
        var profile = source.profile ?? UserProfile()
        profile.temperatureUnit = unit
        let typed = (0..<days).map { day in
            var request = first
            request.date = first.date?.adding(days: day)
            if !turns.isEmpty { request.occasion = turns[day % turns.count] }
            return request
        }
        let wanted = try await weather.apply(to: typed, at: request)
        var input = PackOutfitsInput(
            items: source.items, days: wanted, profile: profile, wears: source.wears, slack: slack)
        for limit in wearLimits {
            let sides = limit.split(separator: "=").map(String.init)
            guard sides.count == 2, let days = Int(sides[1]) else {
                throw ComputationError.refused([
                    ValidationIssue(path: "--wear-limits", expected: "KIND=DAYS, such as shirt=2", got: "\"\(limit)\"")
                ])
            }
            let kind: Category = try value(of: sides[0], for: "--wear-limits")
            input.wearLimits[kind] = days
        }
        let journey = input
        let progress = ProgressReport(counting: "candidates")
        defer { progress.finish() }
        let list = try await namingOptions(
            RequestOptions.optionsByPath.merging(["slack": "--slack", "wearLimits": "--wear-limits"]) { $1 },
            within: "request"
        ) {
            try await Engine([WardrobePlugin()], context: .ofUser(onProgress: progress.update))(
                Wardrobe.packOutfits, journey)
        }
        if source.isSample { try SuggestCommand.announceSample(source) }
        let output = OutputStream.standardOutput
        guard format == .text else {
            return try output.print(PackingList.schema.json(of: list).text(pretty: output.isTerminal))
        }
        let style = TextStyle.suited(to: output)
        for line in PackText(list, for: wanted, items: source.items, in: unit, style: style).lines {
            try output.print(line)
        }
    }
}

/// A packing list as text of at most 80 columns.
struct PackText {
    let lines: [String]

    init(
        _ list: PackingList, for days: [OutfitRequest], items: [WardrobeItem], in unit: TemperatureUnit,
        style: TextStyle
    ) {
        let known = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
        var lines = [
            style.heading(
                "\(list.items.count) items for \(days.count) \(days.count == 1 ? "day" : "days")")
        ]
        var table = TextTable([("", .leftWhole), ("", .left), ("", .left), ("", .left)])
        for item in list.items {
            table.add([
                item.slot.rawValue.spacedWord, item.name, known[item.id]?.colorWords ?? "",
                "day \(item.days.map { "\($0)" }.joined(separator: ", "))",
            ])
        }
        lines += table.lines(width: 78).map { "  " + $0 }
        for day in list.days {
            let request = days.indices.contains(day.day - 1) ? days[day.day - 1] : nil
            let date = request?.date.map { ", \($0)" } ?? ""
            let title = request.map { ": \($0.title(in: unit))" } ?? ""
            lines += ["", style.heading("Day \(day.day)\(date)\(title)")]
            let short = day.best - day.outfit.total
            let note =
                short < 0.05 ? "the best there is" : "\(short.fixed(decimals: 1)) below the best of your wardrobe"
            let names = day.outfit.items.map(\.name).joined(separator: ", ")
            lines += "  \(names) (\(day.outfit.total.fixed(decimals: 1)) of 100, \(note))"
                .wrappedKeepingStart(width: 80, indent: 2)
            if let layers = day.outfit.layers {
                lines += "  \(layers.explanation.sentenceCase)".wrappedKeepingStart(width: 80, indent: 2)
            }
        }
        let proof =
            list.search.isSmallest
            ? "Proven: no fewer items will do."
            : "At least \(list.search.leastPossible) items are needed; fewer than these may do."
        lines += [""] + proof.wrapped(toTerminalWidth: 80).map(style.quiet)
        self.lines = lines
    }
}
