// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import CommandKit
import ComputationKit
import Presentation

struct ExplainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Say why a challenge fits you or not, in parts that add up.",
        usage: "challenge explain <challenge> [--date <date>] [--mood <1-5>] [<options>]",
        discussion: """
            Each part is in log odds: +0.7 makes it about twice as likely that you do and like it.

            EXAMPLES
              challenge explain creative-street-alphabet
              challenge explain physical-elbow-words --mood 5 --format json
            """)

    @Argument(help: "The challenge, by its key, its title or the beginning of its key.")
    var challenge: String

    @OptionGroup(title: "The day")
    var options: SituationOptions

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let book = try ChallengeRecords.ofUser()
        let preferences = try book.preferences()
        let situation = try options.situation(preferences)
        let known = try book.challenge(challenge).challenge(in: preferences.language)
        let explanation = try book.explanation(of: known, situation)
        let output = OutputStream.standardOutput
        guard format == .text else {
            return try output.print(
                ChallengeExplanation.schema.json(of: explanation).text(pretty: output.isTerminal))
        }
        let style = TextStyle.suited(to: output)
        try output.print(style.heading(known.title))
        for line in known.traits.inWords.wrapped(toTerminalWidth: 80) { try output.print(style.quiet(line)) }
        for reason in explanation.reasons {
            for line in ("  " + reason.sentence).wrappedKeepingStart(width: 80, indent: 2) { try output.print(line) }
        }
        let odds =
            "\(explanation.score.signed(decimals: 1)) in all, \(Int((explanation.probability * 100).rounded())) of 100"
        try output.print("\(odds); it may be off by \(explanation.deviation.fixed(decimals: 1)).")
        let ground =
            explanation.events == 0
            ? "It rests on nothing that you did or said of challenges yet."
            : "It rests on \(explanation.events) \(explanation.events == 1 ? "thing" : "things") that you did, turned down or said of challenges."
        try output.print(style.quiet(ground))
        let beyond = RankChallenges.limits(on: known, in: try book.rankInput(situation))
        guard !beyond.isEmpty else { return }
        let words = beyond.map(\.inWords).joined(separator: ", ")
        for line in "It does not come now: \(words).".wrapped(toTerminalWidth: 80) { try output.print(line) }
    }
}
