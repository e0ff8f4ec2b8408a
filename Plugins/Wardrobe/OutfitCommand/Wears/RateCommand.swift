// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct RateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rate", abstract: "Rate an outfit you wore, from 1 to 5.",
        discussion: """
            Rates the latest log entry unless you pass --date or --wear.

            EXAMPLES
              outfit rate 4
              outfit rate 2 --date 2026-03-02
            """)

    @Argument(help: "Rating, from 1 (never again) to 5 (perfect), or none to clear it.")
    var rating: String

    @Option(help: ArgumentHelp("Date you wore it.", valueName: "date"))
    var date: String?

    @Option(
        help: ArgumentHelp("Key prefix of the entry, as shown by \"outfit history\".", valueName: "key"))
    var wear: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("rating", "<rating>", figure: rating.lowercased() == "none" ? nil : rating)
        fields.set("date", "--date", text: date)
        fields.set("wear", "--wear", text: wear)
        try await EngineCall(Wardrobe.rateWear, fields).print(as: output.presentation)
    }
}
