// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct WearCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wear", abstract: "Log what you wore.",
        usage: "outfit wear <item> ... [--date <date>] [--rating <1-5>] [<options>]",
        discussion: """
            Suggestions avoid what you wore recently, and learn from your ratings once you have twenty.

            EXAMPLES
              outfit wear "White shirt" "Navy blazer" "Gray trousers"
              outfit wear "White shirt" "Gray trousers" --date 2026-03-02 --rating 4
              outfit wear --outfit "Monday at the office" --occasion work
              outfit wear --undo
            """)

    @Argument(help: "The items, each by name, part of its name, or a key prefix.")
    var items: [String] = []

    @Option(
        help: ArgumentHelp("Date: 2026-11-21 or yesterday (default: today).", valueName: "date"))
    var date: String?

    @Option(
        help: ArgumentHelp(
            "Rating, from 1 (never again) to 5 (perfect).", valueName: "1-5"))
    var rating: String?

    @Option(help: ArgumentHelp("Where you wore it.", valueName: "place"))
    var location: String?

    @Option(
        help: ArgumentHelp("Weather condition.", valueName: "condition"),
        completion: .words(WeatherCondition.self))
    var condition: String?

    @Option(
        name: [.customLong("temp"), .customLong("temperature")], parsing: .unconditional,
        help: ArgumentHelp("Air temperature: 13C or 55F.", valueName: "temperature"))
    var temperature: String?

    @Option(help: ArgumentHelp("Notes; - for standard input.", valueName: "text"))
    var notes: String?

    @Option(help: ArgumentHelp("Photo.", valueName: "file"), completion: .file())
    var photo: String?

    @Flag(help: "Store the photo as it is, not scaled to 2,048 pixels.")
    var original = false

    @Option(
        help: ArgumentHelp(
            "Saved outfit you wore. Logs all its items unless you name some.", valueName: "outfit"))
    var outfit: String?

    @Option(
        help: ArgumentHelp("Occasion.", valueName: "occasion"), completion: .words(Occasion.self)
    )
    var occasion: String?

    @Flag(help: "Remove the latest log entry, or the one given by --date or --wear.")
    var undo = false

    @Option(
        help: ArgumentHelp("Key of the entry to remove, or at least 8 characters of its beginning.", valueName: "key"))
    var wear: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("date", "--date", text: date)
        if undo {
            guard items.isEmpty else {
                throw ValidationError("--undo: expected a wear by --date or --wear, got items. Nothing was removed.")
            }
            fields.set("wear", "--wear", text: wear)
            return try await EngineCall(Wardrobe.undoWear, fields).print(as: output.presentation)
        }
        fields.set("items", "<items>", texts: items)
        fields.set("outfit", "--outfit", text: outfit)
        fields.set("occasion", "--occasion", word: occasion, of: Occasion.self)
        fields.set("rating", "--rating", figure: rating)
        fields.set("location", "--location", text: location)
        fields.set("weather", "--condition", word: condition, of: WeatherCondition.self)
        try fields.set("temperature", orDegrees: "degrees", "--temp", temperature: temperature)
        try fields.set("notes", "--notes", note: notes)
        try fields.set("photo", "--photo", file: photo, limit: ItemOptions.largestPhoto)
        fields.set("keepsOriginal", "--original", flag: original ? true : nil)
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
            set(path, option, .number(try read.celsius(assuming: .celsius).low))
        } catch {
            var issue = error
            issue.path = option
            throw .refused([issue])
        }
    }
}
