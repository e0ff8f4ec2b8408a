// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import ComputationKit
import StoreCommand
import TerminalKit
import WardrobePlugin
import WardrobeStore

struct WearCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wear", abstract: "Note what you wore, today or on another day.",
        usage: "outfit wear <piece> ... [--date <date>] [--rating <1-5>] [<options>]",
        discussion: """
            What was worn lately rests when outfits are suggested, and from twenty ratings on they are learned from.

            EXAMPLES
              outfit wear "White shirt" "Navy blazer" "Grey trousers"
              outfit wear "White shirt" "Grey trousers" --date 2026-03-02 --rating 4
              outfit wear --undo
            """)

    @Argument(help: "The pieces, each by its name, a part of it, or the beginning of its key.")
    var pieces: [String] = []

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
        let closet = try Closet.ofUser()
        guard !undo else {
            guard let last = try closet.wears().last else { throw Failure(.badInput, "The log has no entry yet.") }
            let names = try closet.names(of: last.items)
            try closet.remove(wear: last.id)
            for line in "Took back: \(last.date), \(names).".wrapped(toTerminalWidth: 80) { try output.print(line) }
            return
        }
        let items = try closet.items()
        let finder = PieceFinder(items)
        guard !pieces.isEmpty else {
            throw Failure(
                .badInput, "expected the pieces that you wore, got none; such as: outfit wear \"Navy blazer\"")
        }
        var event = WearEvent(id: "", date: .today())
        for piece in pieces { event.items.append(try finder.id(of: piece, for: "piece")) }
        if let date { event.date = try CalendarDay(typed: date, for: "--date") }
        event.rating = try rating.map { text throws(Failure) in try RateCommand.rating(text) }
        event.location = location
        event.weather = try condition.map { text throws(Failure) in try value(of: text, for: "--condition") }
        let unit = try closet.statedProfile()?.temperatureUnit ?? .fahrenheit
        event.temperature = try temperature.map { text throws(Failure) in
            try TemperatureText(parsing: text, for: "--temp").celsius(assuming: unit).low
        }
        event.notes = notes
        let picture = try photo.map(Picture.init(photo:))
        let planned = event
        let saved = try await namingOptions(["date": "--date", "location": "--location", "notes": "--notes"]) {
            try closet.log(planned)
        }
        if let picture { try closet.setPhoto(picture, ofWear: saved.id) }
        let names = try closet.names(of: saved.items)
        for line in "Noted for \(saved.date): \(names).".wrapped(toTerminalWidth: 80) { try output.print(line) }
    }
}

extension Closet {
    /// The names of some pieces, between commas.
    func names(of keys: [String]) throws -> String {
        let names = Dictionary(try items().map { ($0.id, $0.name) }) { first, _ in first }
        return keys.map { names[$0] ?? $0 }.joined(separator: ", ")
    }
}
