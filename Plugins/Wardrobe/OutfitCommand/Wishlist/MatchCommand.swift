// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import CommandKit
import ComputationKit
import Presentation
import WardrobePlugin
import WardrobeStore

struct MatchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "match", abstract: "Find what of your wardrobe a wish goes with.",
        usage: "outfit wishlist match <wish> [--color <color>] [--save] [<options>]",
        discussion: """
            The best outfits with the wish are found among all combinations with what you own, and the items that they \
            have most often are named. Without --temp it is for days outdoors of 0, 8, 16 and 24 °C, or of 21 °C with \
            --setting indoors. Rest and season count only with --date; what is in the wash counts as clean.

            EXAMPLES
              outfit wishlist match "Rain coat" --color navy
              outfit wishlist match "Rain coat" --color navy --occasion work --save
              outfit wishlist match "Green scarf" --color green --temp 5C --format json
            """)

    @Argument(help: "The wish, by its name or a part of it.")
    var wish: String

    @Option(
        help: ArgumentHelp("Its color, where the wish has none or another.", valueName: "color"))
    var color: String?

    @Option(help: ArgumentHelp("What it is made of.", valueName: "fabric"), completion: .words(Fabric.self))
    var fabric: String?

    @Option(
        help: ArgumentHelp("What is woven into it or printed on it.", valueName: "pattern"),
        completion: .words(GarmentPattern.self))
    var pattern: String?

    @Flag(help: "It keeps rain out.")
    var waterproof = false

    @Flag(help: "Keep the items named, and the color, with the wish.")
    var save = false

    @Option(help: ArgumentHelp("How many items to name at most, 1 to 100.", valueName: "count"))
    var count = 8

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: ItemsCommand.Format = .text

    @OptionGroup(title: "The days and the occasion")
    var request: RequestOptions

    func validate() throws {
        guard 1...100 ~= count else {
            throw ValidationError("--count: expected a whole number from 1 to 100, got \(count)")
        }
    }

    func run() async throws {
        let records = try WardrobeRecords.ofUser()
        let wish = try records.wish(records.wishID(wish))
        var item = try wish.item(color: color)
        item.fabric = try fabric.map { text throws(ComputationError) in try value(of: text, for: "--fabric") }
        if let pattern { item.pattern = try value(of: pattern, for: "--pattern") }
        if waterproof { item.waterproof = true }
        let unit = try request.temperatureUnit(profile: records.statedProfile()?.temperatureUnit)
        var input = try records.matchInput(item, on: try requests(in: unit))
        input.profile.temperatureUnit = unit
        let asked = input
        let matches = try await namingOptions(RequestOptions.optionsByPath, within: "requests") {
            try await Engine([WardrobePlugin()])(Wardrobe.matchItem, asked)
        }
        let named = Array(matches.items.prefix(count))
        if save {
            try records.update(wish: wish.id) { wish in
                wish.goesWith = named.map(\.id)
                wish.primaryColor = item.primaryColor
            }
        }
        let output = OutputStream.standardOutput
        guard format == .text else {
            return try output.print(ItemMatches.schema.json(of: matches).text(pretty: output.isTerminal))
        }
        for line in lines(matches, naming: named, of: wish, on: asked.requests, in: unit) { try output.print(line) }
    }

    /// The day that is typed, or days of many temperatures.
    ///
    /// Neither rest nor season count unless a date is typed, since nobody knows when the wish will be worn.
    private func requests(in unit: TemperatureUnit) throws(ComputationError) -> [OutfitRequest] {
        var typed = try request.request(unit: unit, needsTemperature: false)
        if request.date == nil { typed.date = nil }
        if typed.temperature != nil || typed.coldest != nil { return [typed] }
        guard typed.setting != .indoors else {
            typed.temperature = 21
            return [typed]
        }
        return MatchItemInput.everyTemperature.map { day in
            var wanted = typed
            wanted.temperature = day.temperature
            wanted.wind = typed.wind ?? day.wind
            return wanted
        }
    }

    private func lines(
        _ matches: ItemMatches, naming named: [ItemMatch], of wish: WishlistItem, on days: [OutfitRequest],
        in unit: TemperatureUnit
    ) -> [String] {
        let style = TextStyle.suited(to: .standardOutput)
        let count = matches.outfits.count
        var lines = [style.heading("\(wish.name), and what goes with it")]
        var table = TextTable([("", .leftWhole), ("", .right), ("", .left)])
        for match in named {
            let outfits = "\(match.outfits) of \(count) \(count == 1 ? "outfit" : "outfits")"
            table.add([match.name, outfits, "best \(match.best.fixed(decimals: 1)) of 100"])
        }
        lines += table.lines(width: 78).map { "  " + $0 }
        lines += ["", style.heading("The best outfits with it")]
        for match in matches.outfits.prefix(3) {
            let names = match.outfit.items.map(\.name).joined(separator: ", ")
            let start = "  \(match.outfit.total.fixed(decimals: 1))  "
            lines += (start + names).wrappedKeepingStart(width: 80, indent: start.count)
            lines.append(String(repeating: " ", count: start.count) + days[match.day - 1].title(in: unit))
        }
        for shortage in matches.shortages {
            lines += (shortage.sentenceCase + ".").wrapped(toTerminalWidth: 80).map(style.quiet)
        }
        if save { lines += ["", "Kept with the wish."] }
        return lines
    }
}
