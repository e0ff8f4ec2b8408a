// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import CommandKit
import ComputationKit
import Presentation

struct MoreLikeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "more-like", abstract: "Ask for more like a challenge.",
        usage: "challenge more-like <challenge> [--date <date>] [<options>]",
        discussion: """
            It counts half as much as having done it, and can be taken back.

            EXAMPLES
              challenge more-like creative-street-alphabet
              challenge feedback
            """)

    @OptionGroup
    var subject: FeedbackSubject

    func run() async throws {
        try subject.note("More like") { try $0.moreLike($1, situation: $2) }
    }
}

struct LessLikeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "less-like", abstract: "Ask for less like a challenge.",
        usage: "challenge less-like <challenge> [--date <date>] [<options>]",
        discussion: """
            It counts half as much as having skipped it, and can be taken back.

            EXAMPLES
              challenge less-like physical-elbow-words
              challenge feedback
            """)

    @OptionGroup
    var subject: FeedbackSubject

    func run() async throws {
        try subject.note("Less like") { try $0.lessLike($1, situation: $2) }
    }
}

/// What somebody wants more or less like, and when they say so.
struct FeedbackSubject: ParsableArguments {
    @Argument(help: "The challenge, by its key, its title or the beginning of its key.")
    var challenge: String

    @OptionGroup(title: "The day")
    var options: SituationOptions

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    /// Notes feedback of the challenge, and prints it behind some words.
    func note(_ words: String, _ opine: (ChallengeRecords, String, Situation) throws -> Feedback) throws {
        let book = try ChallengeRecords.ofUser()
        let feedback = try opine(book, challenge, try options.situation(try book.preferences()))
        let output = OutputStream.standardOutput
        guard format == .text else {
            return try output.print(Feedback.schema.json(of: feedback).text(pretty: output.isTerminal))
        }
        try output.print("\(words): \(feedback.title). (challenge feedback --undo takes it back)")
    }
}

struct FeedbackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "feedback", abstract: "Show what you asked for more and less of, or take it back.",
        discussion: """
            EXAMPLES
              challenge feedback
              challenge feedback --undo
            """)

    @Flag(help: "Take the latest one back, or the one with this key.")
    var undo = false

    @Argument(help: "The key of feedback, for --undo.")
    var key: String?

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let book = try ChallengeRecords.ofUser()
        let output = OutputStream.standardOutput
        let feedback = try book.feedback()
        if undo {
            guard let chosen = key ?? feedback.last?.id else {
                throw ComputationError(.notFound, "There is no feedback yet.")
            }
            let feedback = try book.takeBack(feedback: chosen)
            guard format == .text else {
                return try output.print(Feedback.schema.json(of: feedback).text(pretty: output.isTerminal))
            }
            return try output.print("Took back: \(feedback.isMore ? "more" : "less") like \(feedback.title).")
        }
        guard format == .text else {
            return try output.print(
                JSONValue.array(feedback.map(Feedback.schema.json)).text(pretty: output.isTerminal))
        }
        guard !feedback.isEmpty else { return try output.print("None. See challenge more-like --help.") }
        var table = TextTable([("", .leftWhole), ("challenge", .left), ("key", .leftWhole)])
        for feedback in feedback { table.add([feedback.isMore ? "more" : "less", feedback.title, feedback.id]) }
        for line in table.lines(style: .suited(to: output)) { try output.print(line) }
    }
}
