// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit
import ComputationKit

enum EvaluatePolicy: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.myEvaluation, "challenge evaluate", "Estimate the daily reward of another way of choosing.",
        usage: "[--policy <policy>]",
        discussion: """
            The reward of a day is 0 if its challenge was skipped, and from 0.5 to 1, by rating, if it was completed. \
            The estimate uses the challenges chosen for you and requires a year or more of them.
            """,
        examples: [
            "challenge evaluate", "challenge evaluate --policy uniform",
            "challenge evaluate --policy stated --format json",
        ],
        [
            "policy": .option(
                help: "greedy: learned, without randomness (default); stated: your preferences alone; uniform: random.")
        ])
}

enum ExplainChallenge: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.myExplanation, "challenge explain",
        "Explain why a challenge suits you or not, in parts that add up.",
        usage: "<challenge> [--date <date>] [--mood <1-5>]",
        discussion: "Each part is in log odds: +0.7 makes it about twice as likely that you complete and like it.",
        examples: [
            "challenge explain creative-street-alphabet",
            "challenge explain physical-elbow-words --mood 5 --format json",
        ], .challengeInSituation)
}

enum AskForMore: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.giveFeedback, "challenge more-like", "Ask for more challenges like one.",
        usage: "<challenge> [--date <date>]",
        discussion: """
            Feedback counts half as much as completing the challenge. Remove it with challenge feedback --undo.
            """,
        examples: ["challenge more-like creative-street-alphabet", "challenge feedback"],
        setting: ["isMore": true], .challengeInSituation)
}

enum AskForLess: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.giveFeedback, "challenge less-like", "Ask for fewer challenges like one.",
        usage: "<challenge> [--date <date>]",
        discussion: """
            Feedback counts half as much as skipping the challenge. Remove it with challenge feedback --undo.
            """,
        examples: ["challenge less-like physical-elbow-words", "challenge feedback"],
        setting: ["isMore": false], .challengeInSituation)
}

enum ListFeedback: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.myFeedback, "challenge feedback", "List or remove your feedback.", usage: "[--undo] [<key>]",
        examples: ["challenge feedback", "challenge feedback --less", "challenge feedback --undo"],
        [
            "challenge": .option(
                value: "challenge", help: "List only feedback on this challenge: its key or its title."),
            "isMore": .excluded,
        ])
}

struct FeedbackCommand: AsyncParsableCommand {
    static let configuration = FieldCommand<ListFeedback>.configuration

    /// The feedback to list.
    enum Kind: String, EnumerableFlag {
        case more, less

        static func help(for value: Self) -> ArgumentHelp? { "List only requests for \(value.rawValue)." }
    }

    @Flag(help: "Remove the latest feedback, or the feedback with this key.")
    var undo = false

    @Argument(help: "Key of feedback, for --undo.")
    var key: String?

    @OptionGroup var fields: FieldArguments<ListFeedback>

    @Flag(exclusivity: .exclusive)
    var kind: Kind?

    @OptionGroup var output: FormatArguments<ListFeedback>

    func validate() throws {
        guard key == nil || undo else { throw ValidationError("<key>: expected --undo with a key, got only a key") }
        guard !undo || fields.isEmpty && kind == nil else {
            throw ValidationError("--undo: expected at most a key, got options for the list. Nothing was removed.")
        }
    }

    func run() async throws {
        var fields = InputFields()
        if undo {
            fields.set("feedback", "<key>", text: key)
            try await EngineCall(Challenges.removeFeedback, fields).print(as: output.presentation)
        } else {
            try self.fields.add(to: &fields)
            fields.set("isMore", kind.map { "--\($0.rawValue)" } ?? "--more", flag: kind.map { $0 == .more })
            try await EngineCall(Challenges.myFeedback, fields).print(as: output.presentation)
        }
    }
}

enum ResetLearning: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.resetLearning, "challenge reset-learning",
        "Forget what was learned about you, and keep your history.", usage: "[--yes]",
        examples: ["challenge reset-learning --yes"])
}

struct ResetLearningCommand: AsyncParsableCommand {
    static let configuration = FieldCommand<ResetLearning>.configuration

    @OptionGroup var confirmation: ConfirmationOptions

    @OptionGroup var command: FieldCommand<ResetLearning>

    func run() async throws {
        if try await confirmation.confirm("Forget what was learned?") { try await command.run() }
    }
}
