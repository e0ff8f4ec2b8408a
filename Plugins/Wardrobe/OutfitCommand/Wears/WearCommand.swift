// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import CommandKit
import ComputationKit
import Presentation
import StoreCommand
import WardrobePlugin
import WardrobeStore

struct WearCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wear", abstract: "Note what you wore, today or on another day.",
        usage: "outfit wear <item> ... [--date <date>] [--rating <1-5>] [<options>]",
        discussion: """
            What was worn lately rests when outfits are suggested, and from twenty ratings on they are learned from.

            EXAMPLES
              outfit wear "White shirt" "Navy blazer" "Gray trousers"
              outfit wear "White shirt" "Gray trousers" --date 2026-03-02 --rating 4
              outfit wear --undo
            """)

    @Argument(help: "The items, each by its name, a part of it, or the beginning of its key.")
    var items: [String] = []

    @Option(help: ArgumentHelp("The day: 2026-11-21, yesterday; today unless given.", valueName: "date"))
    var date: String?

    @Option(help: ArgumentHelp("How it was, from 1 (never again) to 5 (as good as can be).", valueName: "1-5"))
    var rating: String?

    @Option(help: ArgumentHelp("Where you wore it.", valueName: "place"))
    var location: String?

    @Option(
        help: ArgumentHelp("What the sky did.", valueName: "condition"), completion: .words(WeatherCondition.self))
    var condition: String?

    @Option(
        name: .customLong("temp"), parsing: .unconditional,
        help: ArgumentHelp("How warm it was: 13C or 55F.", valueName: "temperature"))
    var temperature: String?

    @Option(help: ArgumentHelp("Anything else.", valueName: "text"))
    var notes: String?

    @Option(help: ArgumentHelp("A photo of it.", valueName: "file"), completion: .file())
    var photo: String?

    @Flag(help: "Take the latest entry of the log back.")
    var undo = false

    func run() async throws {
        let output = OutputStream.standardOutput
        let records = try WardrobeRecords.ofUser()
        guard !undo else {
            guard let last = try records.wears().last else {
                throw ComputationError(.notFound, "Nothing is logged yet.")
            }
            let names = try records.names(of: last.items)
            try records.remove(wear: last.id)
            for line in "Took back: \(last.date), \(names).".wrapped(toTerminalWidth: 80) { try output.print(line) }
            return
        }
        let finder = ItemFinder(try records.items())
        guard !items.isEmpty else {
            throw ComputationError(
                .invalidInput, "expected the items that you wore, got none; such as: outfit wear \"Navy blazer\"")
        }
        var event = WearEvent(id: "", date: .today())
        for item in items { event.items.append(try finder.id(of: item, for: "item")) }
        if let date { event.date = try CalendarDay(typed: date, for: "--date") }
        event.rating = try rating.map { text throws(ComputationError) in try RateCommand.rating(text) }
        event.location = location
        event.weather = try condition.map { text throws(ComputationError) in try value(of: text, for: "--condition") }
        let unit = try records.statedProfile()?.temperatureUnit ?? .fahrenheit
        event.temperature = try temperature.map { text throws(ComputationError) in
            try TemperatureText(parsing: text, for: "--temp").celsius(assuming: unit).low
        }
        event.notes = notes
        let picture = try photo.map(Picture.init(photo:))
        let planned = event
        let saved = try await namingOptions(["date": "--date", "location": "--location", "notes": "--notes"]) {
            try records.log(planned)
        }
        if let picture { try records.setPhoto(picture, ofWear: saved.id) }
        let names = try records.names(of: saved.items)
        for line in "Noted for \(saved.date): \(names).".wrapped(toTerminalWidth: 80) { try output.print(line) }
    }
}

extension WardrobeRecords {
    /// The names of some items, between commas.
    func names(of keys: [String]) throws -> String {
        let names = Dictionary(try items().map { ($0.id, $0.name) }) { first, _ in first }
        return keys.map { names[$0] ?? $0 }.joined(separator: ", ")
    }
}
