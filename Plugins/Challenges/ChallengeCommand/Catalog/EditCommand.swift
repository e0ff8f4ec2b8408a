// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit
import ComputationKit

struct EditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a challenge. Options you omit keep their values.",
        discussion: """
            EXAMPLES
              challenge edit "Call grandmother" --time medium
              challenge edit physical-elbow-words --off
            """)

    /// Whether a challenge may be assigned.
    enum Switch: String, EnumerableFlag {
        case off, on

        static func help(for value: Self) -> ArgumentHelp? { value == .off ? "Never assign it." : "Assign it again." }
    }

    @Argument(help: "Challenge: its key, its title, or the beginning of its key.")
    var challenge: String

    @Option(help: ArgumentHelp("Title: what to do, in a few words.", valueName: "text"))
    var title: String?

    @OptionGroup(title: "Challenge attributes")
    var options: ChallengeOptions

    @Option(
        help: ArgumentHelp(
            "Fields to clear, comma-separated: description, season, time-of-day, light, until.", valueName: "fields"))
    var clear: String?

    @Flag(exclusivity: .exclusive)
    var state: Switch?

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("challenge", "<challenge>", text: challenge)
        fields.set("title", "--title", text: title)
        try options.state(in: &fields)
        try fields.clear(clear, for: Challenges.edit)
        fields.set("isActive", "--on", flag: state.map { $0 == .on })
        let parts = """
            --title, --description, --category, --time, --company, --cost, --place, --difficulty, --season, --tags, \
            --until, --clear, --off, or --on
            """
        let call = EngineCall(Challenges.edit, fields, advice: [.refused: "Use \(parts)."])
        try await call.print(as: output.presentation)
    }
}
