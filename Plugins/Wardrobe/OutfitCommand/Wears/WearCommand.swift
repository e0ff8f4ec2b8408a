// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct WearCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wear", abstract: "Note what you wore, today or on another day.",
        usage: "outfit wear <item> ... [--date <date>] [--rating <1-5>] [<options>]",
        discussion: """
            What was worn lately rests when outfits are suggested, and from twenty ratings on they are learned from.

            EXAMPLES
              outfit wear "White shirt" "Navy blazer" "Gray trousers"
              outfit wear "White shirt" "Gray trousers" --date 2026-03-02 --rating 4
              outfit wear --outfit "Monday at the office" --occasion work
              outfit wear --undo
            """)

    @Argument(help: "The items, each by its name, a part of it, or the beginning of its key.")
    var items: [String] = []

    @Option(
        help: ArgumentHelp("The day: 2026-11-21, yesterday; today unless given.", valueName: "date"))
    var date: String?

    @Option(
        help: ArgumentHelp(
            "How it was, from 1 (never again) to 5 (as good as can be).", valueName: "1-5"))
    var rating: String?

    @Option(help: ArgumentHelp("Where you wore it.", valueName: "place"))
    var location: String?

    @Option(
        help: ArgumentHelp("What the sky did.", valueName: "condition"),
        completion: .words(WeatherCondition.self))
    var condition: String?

    @Option(
        name: [.customLong("temp"), .customLong("temperature")], parsing: .unconditional,
        help: ArgumentHelp("How warm it was: 13C or 55F.", valueName: "temperature"))
    var temperature: String?

    @Option(help: ArgumentHelp("Anything else.", valueName: "text"))
    var notes: String?

    @Option(help: ArgumentHelp("A photo of it.", valueName: "file"), completion: .file())
    var photo: String?

    @Option(
        help: ArgumentHelp(
            "A saved outfit, for all its items unless some are named.", valueName: "outfit"))
    var outfit: String?

    @Option(
        help: ArgumentHelp("What it was for.", valueName: "occasion"), completion: .words(Occasion.self)
    )
    var occasion: String?

    @Flag(help: "Take the latest entry of the log back, or that of --date or --wear.")
    var undo = false

    @Option(
        help: ArgumentHelp("The entry to take back, by the beginning of its key.", valueName: "key"))
    var wear: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("date", "--date", day: date)
        if undo {
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
        fields.set("notes", "--notes", text: notes)
        try fields.set("photo", "--photo", file: photo, limit: ItemOptions.largestPhoto)
        try await EngineCall(Wardrobe.wear, fields).print(as: output.presentation)
    }
}

extension InputFields {
    /// States a temperature in °C where its unit was typed, and its figure in another field where it wasn't.
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
