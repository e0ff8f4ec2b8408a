// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import ComputationKit
import TerminalKit

struct MoreLikeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "more-like", abstract: "Ask for more like a challenge.",
        usage: "challenge more-like <challenge> [--date <date>] [<options>]",
        discussion: """
            It counts half as much as having done it, and can be taken back.

            EXAMPLES
              challenge more-like creative-street-alphabet
              challenge opinions
            """)

    @OptionGroup
    var subject: OpinionSubject

    func run() async throws {
        try subject.note("More like") { try $0.moreLike($1, moment: $2) }
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
              challenge opinions
            """)

    @OptionGroup
    var subject: OpinionSubject

    func run() async throws {
        try subject.note("Less like") { try $0.lessLike($1, moment: $2) }
    }
}

/// What somebody wants more or less like, and when they say so.
struct OpinionSubject: ParsableArguments {
    @Argument(help: "The challenge, by its key, its title or the beginning of its key.")
    var challenge: String

    @OptionGroup(title: "The day")
    var options: MomentOptions

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    /// Notes an opinion of the challenge, and prints it behind some words.
    func note(_ words: String, _ opine: (ChallengeBook, String, Moment) throws -> Opinion) throws {
        let book = try ChallengeBook.ofUser()
        let opinion = try opine(book, challenge, try options.moment(try book.preferences()))
        let output = OutputStream.standardOutput
        guard format == .text else {
            return try output.print(Opinion.shape.json(of: opinion).text(pretty: output.isTerminal))
        }
        try output.print("\(words): \(opinion.title). (challenge opinions --undo takes it back)")
    }
}

struct OpinionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "opinions", abstract: "Show what you asked for more and less of, or take it back.",
        discussion: """
            EXAMPLES
              challenge opinions
              challenge opinions --undo
            """)

    @Flag(help: "Take the latest one back, or the one with this key.")
    var undo = false

    @Argument(help: "The key of an opinion, for --undo.")
    var key: String?

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let book = try ChallengeBook.ofUser()
        let output = OutputStream.standardOutput
        let opinions = try book.opinions()
        if undo {
            guard let chosen = key ?? opinions.last?.id else {
                throw Failure(.badInput, "You asked for more or less of nothing yet.")
            }
            let opinion = try book.takeBack(opinion: chosen)
            guard format == .text else {
                return try output.print(Opinion.shape.json(of: opinion).text(pretty: output.isTerminal))
            }
            return try output.print("Took back: \(opinion.isMore ? "more" : "less") like \(opinion.title).")
        }
        guard format == .text else {
            return try output.print(
                JSONValue.array(opinions.map(Opinion.shape.json)).text(pretty: output.isTerminal))
        }
        guard !opinions.isEmpty else { return try output.print("None. See challenge more-like --help.") }
        var table = TextTable([("", .leftWhole), ("challenge", .left), ("key", .leftWhole)])
        for opinion in opinions { table.add([opinion.isMore ? "more" : "less", opinion.title, opinion.id]) }
        for line in table.lines(style: .suited(to: output)) { try output.print(line) }
    }
}
