// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit
import ComputationKit

struct TodayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "today", abstract: "Show your challenge of the day, why it was chosen, and two alternatives.",
        usage: "challenge today [--date <date>] [--weather <weather>] [<options>]",
        discussion: """
            The challenge is chosen the first time you run the command, and stays the same all day. Weather and mood affect \
            only that choice.

            EXAMPLES
              challenge today
              challenge today --weather rainy --mood 2
              challenge today --date tomorrow --format json
            """)

    @OptionGroup(title: "Situation")
    var situation: SituationOptions

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        situation.state(in: &fields)
        let call = EngineCall(
            Challenges.assignToday, fields, advice: [.refused: "Change limits with challenge prefs set."])
        try await call.print(as: output.presentation)
    }
}
