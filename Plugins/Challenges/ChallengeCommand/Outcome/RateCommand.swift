// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit

struct RateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rate", abstract: "Rate a completed challenge.",
        discussion: """
            EXAMPLES
              challenge rate 4
              challenge rate 2 --date yesterday
            """)

    @Argument(help: ArgumentHelp("Rating, from 1 to 5.", valueName: "1-5"))
    var rating: Int

    @OptionGroup
    var day: DayOption

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("rating", "<1-5>", count: rating)
        day.state(in: &fields)
        try await EngineCall(Challenges.rate, fields).print(as: output.presentation)
    }
}
