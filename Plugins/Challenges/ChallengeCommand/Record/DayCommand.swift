// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit

struct DayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "day", abstract: "Show everything stored about a day, or write its photo to a file.",
        usage: "challenge day [--date <date>] [--photo <file>] [<options>]",
        discussion: """
            EXAMPLES
              challenge day
              challenge day --date yesterday --photo yesterday.png
            """)

    @OptionGroup
    var day: DayOption

    @Option(
        help: ArgumentHelp("Write the photo to this file, which must not exist.", valueName: "file"),
        completion: .file())
    var photo: String?

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        day.state(in: &fields)
        fields.set("includesPicture", "--photo", flag: photo == nil ? nil : true)
        let call = EngineCall(Challenges.myDay, fields)
        guard let photo else { return try await call.print(as: output.presentation) }
        try await call.print(as: output.presentation, saving: { $0.picture }, to: photo, asNew: true)
    }
}
