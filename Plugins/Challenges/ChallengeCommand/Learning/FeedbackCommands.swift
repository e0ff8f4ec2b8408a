// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit

struct MoreLikeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "more-like", abstract: "Ask for more challenges like one.",
        usage: "challenge more-like <challenge> [--date <date>] [<options>]",
        discussion: """
            Feedback counts half as much as completing the challenge. Remove it with challenge feedback --undo.

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
        commandName: "less-like", abstract: "Ask for fewer challenges like one.",
        usage: "challenge less-like <challenge> [--date <date>] [<options>]",
        discussion: """
            Feedback counts half as much as skipping the challenge. Remove it with challenge feedback --undo.

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

    @OptionGroup(title: "Situation")
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

/// The feedback to list.
enum FeedbackKind: String, EnumerableFlag {
    case more, less

    static func help(for value: FeedbackKind) -> ArgumentHelp? { "List only requests for \(value.rawValue)." }
}

struct FeedbackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "feedback", abstract: "List or remove your feedback.",
        usage: "challenge feedback [--undo] [<key>] [<options>]",
        discussion: """
            EXAMPLES
              challenge feedback
              challenge feedback --less
              challenge feedback --undo
            """)

    @Flag(help: "Remove the latest feedback, or the feedback with this key.")
    var undo = false

    @Argument(help: "Key of feedback, for --undo.")
    var key: String?

    @Option(help: ArgumentHelp("List only feedback on this challenge: its key or its title.", valueName: "challenge"))
    var challenge: String?

    @Flag(exclusivity: .exclusive)
    var kind: FeedbackKind?

    @OptionGroup
    var list: ListOptions

    @OptionGroup
    var output: OutputOptions

    func validate() throws {
        guard key == nil || undo else { throw ValidationError("<key>: expected --undo with a key, got only a key") }
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
