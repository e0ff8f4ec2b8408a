// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct RateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rate", abstract: "Rate what you wore, from 1 to 5.",
        discussion: """
            The latest entry of the log, unless a day or an entry is named.

            EXAMPLES
              outfit rate 4
              outfit rate 2 --date 2026-03-02
            """)

    @Argument(help: "1 (never again) to 5 (as good as can be); none takes a rating back.")
    var rating: String

    @Option(help: ArgumentHelp("The day it was worn.", valueName: "date"))
    var date: String?

    @Option(
        help: ArgumentHelp("The entry, by the beginning of its key in the history.", valueName: "key"))
    var wear: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("rating", "<rating>", figure: rating.lowercased() == "none" ? nil : rating)
        fields.set("date", "--date", day: date)
        fields.set("wear", "--wear", text: wear)
        try await EngineCall(Wardrobe.rateWear, fields).print(as: output.presentation)
    }
}
