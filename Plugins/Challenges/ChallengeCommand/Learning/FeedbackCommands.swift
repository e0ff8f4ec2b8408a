// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit

struct MoreLikeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "more-like", abstract: "Ask for more like a challenge.",
        usage: "challenge more-like <challenge> [--date <date>] [<options>]",
        discussion: """
            Feedback counts half as much as completing the challenge. Take it back with challenge feedback --undo.

            EXAMPLES
              challenge more-like creative-street-alphabet
              challenge feedback
            """)

    @OptionGroup
    var subject: FeedbackSubject

    func run() async throws { try await subject.give(isMore: true) }
}

struct LessLikeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "less-like", abstract: "Ask for less like a challenge.",
        usage: "challenge less-like <challenge> [--date <date>] [<options>]",
        discussion: """
            Feedback counts half as much as skipping the challenge. Take it back with challenge feedback --undo.

            EXAMPLES
              challenge less-like physical-elbow-words
              challenge feedback
            """)

    @OptionGroup
    var subject: FeedbackSubject

    func run() async throws { try await subject.give(isMore: false) }
}

/// The challenge that feedback is about, and its situation.
struct FeedbackSubject: ParsableArguments {
    @Argument(help: "Challenge: its key, its title, or the beginning of its key.")
    var challenge: String

    @OptionGroup(title: "The day")
    var situation: SituationOptions

    @OptionGroup
    var output: OutputOptions

    func give(isMore: Bool) async throws {
        var fields = InputFields()
        fields.set("challenge", "<challenge>", text: challenge)
        fields.set("isMore", isMore ? "more-like" : "less-like", flag: isMore)
        situation.state(in: &fields)
        try await EngineCall(Challenges.giveFeedback, fields).print(as: output.presentation)
    }
}

/// Which feedback is listed.
enum FeedbackKind: String, EnumerableFlag {
    case more, less

    static func help(for value: FeedbackKind) -> ArgumentHelp? { "List only what you asked for \(value.rawValue) of." }
}

struct FeedbackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "feedback", abstract: "List what you asked for more and less of, or take it back.",
        usage: "challenge feedback [--undo] [<key>] [<options>]",
        discussion: """
            EXAMPLES
              challenge feedback
              challenge feedback --less
              challenge feedback --undo
            """)

    @Flag(help: "Take back the latest feedback, or the one with this key.")
    var undo = false

    @Argument(help: "Key of feedback, for --undo.")
    var key: String?

    @Option(help: ArgumentHelp("Challenge to list feedback on, by its key or its title.", valueName: "challenge"))
    var challenge: String?

    @Flag(exclusivity: .exclusive)
    var kind: FeedbackKind?

    @OptionGroup
    var list: ListOptions

    @OptionGroup
    var output: OutputOptions

    func validate() throws {
        guard key == nil || undo else { throw ValidationError("<key>: expected --undo beside it, got the key alone") }
    }

    func run() async throws {
        var fields = InputFields()
        if undo {
            fields.set("feedback", "<key>", text: key)
            try await EngineCall(Challenges.removeFeedback, fields).print(as: output.presentation)
        } else {
            fields.set("challenge", "--challenge", text: challenge)
            fields.set("isMore", kind.map { "--\($0.rawValue)" } ?? "--more", flag: kind.map { $0 == .more })
            list.add(to: &fields)
            try await EngineCall(Challenges.myFeedback, fields).print(as: output.presentation)
        }
    }
}
