// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit
import ComputationKit

struct SkipCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "skip", abstract: "Skip the challenge of the day, which then rests for a while.",
        discussion: """
            EXAMPLES
              challenge skip
              challenge skip --date yesterday
            """)

    @OptionGroup
    var day: DayOption

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        day.state(in: &fields)
        let call = EngineCall(Challenges.skip, fields, advice: [.notFound: ReportOptions.assigning])
        try await call.print(as: output.presentation)
    }
}
