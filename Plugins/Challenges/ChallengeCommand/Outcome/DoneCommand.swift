// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import ComputationKit
import StoreCommand
import TerminalKit

struct DoneCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "done", abstract: "Note that you did the challenge of the day.",
        usage: "challenge done [--rating <1-5>] [--mood <1-5>] [<options>]",
        discussion: """
            EXAMPLES
              challenge done
              challenge done --rating 4 --mood 4 --note "easier than it sounded"
              challenge done --date yesterday --rating 5
            """)

    @Option(help: ArgumentHelp("How good it was, from 1 to 5.", valueName: "1-5"))
    var rating: Int?

    @Option(help: ArgumentHelp("Your mood now, from 1 (low) to 5 (high).", valueName: "1-5"))
    var mood: Int?

    @Option(help: ArgumentHelp("How long it took.", valueName: "minutes"))
    var minutes: Int?

    @Option(help: ArgumentHelp("Anything else.", valueName: "text"))
    var note: String?

    @Option(help: ArgumentHelp("A photo of it.", valueName: "file"), completion: .file())
    var photo: String?

    @Flag(help: "You showed it to others.")
    var shared = false

    @Option(help: ArgumentHelp("The day it was for: 2026-11-21, yesterday; today unless given.", valueName: "date"))
    var date: String?

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let day = try date.map { text throws(Failure) in try CalendarDay(typed: text, for: "--date") } ?? .today()
        var report = DoneReport()
        (report.rating, report.mood, report.minutes) = (rating, mood, minutes)
        (report.note, report.shared) = (note, shared)
        if let photo { report.photo = try Picture(photo: photo) }
        let told = report
        let book = try ChallengeBook.ofUser()
        let record = try await namingOptions(DoneReport.optionsByPath) {
            try book.hinting(on: day, cure: "challenge amend changes what you said of it") {
                try book.done(told, on: day)
            }
        }
        try record.announce("Done", format)
    }
}

extension DoneReport {
    /// The options by the paths of the fields they set.
    static let optionsByPath = [
        "rating": "--rating", "moodAfter": "--mood", "completionTime": "--minutes", "notes": "--note",
    ]
}

struct RateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rate", abstract: "Say afterwards how good a challenge was that you did.",
        discussion: """
            EXAMPLES
              challenge rate 4
              challenge rate 2 --date yesterday
            """)

    @Argument(help: ArgumentHelp("How good it was, from 1 to 5.", valueName: "1-5"))
    var rating: Int

    @Option(help: ArgumentHelp("The day it was for: 2026-11-21, yesterday; today unless given.", valueName: "date"))
    var date: String?

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let day = try date.map { text throws(Failure) in try CalendarDay(typed: text, for: "--date") } ?? .today()
        let book = try ChallengeBook.ofUser()
        let done = try book.history(HistoryFilter(from: day, through: day, status: .completed))
        guard let record = done.last else {
            throw Failure.badInput([
                Issue(path: "--date", expected: "a day on which a challenge was done", got: "\(day), on which none was")
            ])
        }
        let rated = try await namingOptions(["rating": "<1-5>"]) { try book.rate(record.id, rating) }
        try rated.announce("Rated", format)
    }
}

struct SkipCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "skip", abstract: "Turn the challenge of the day down; it rests for a while.",
        discussion: """
            EXAMPLES
              challenge skip
              challenge skip --date yesterday
            """)

    @Option(help: ArgumentHelp("The day it was for: 2026-11-21, yesterday; today unless given.", valueName: "date"))
    var date: String?

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let day = try date.map { text throws(Failure) in try CalendarDay(typed: text, for: "--date") } ?? .today()
        let book = try ChallengeBook.ofUser()
        try book.hinting(on: day) { try book.skip(on: day) }.announce("Skipped", format)
    }
}

struct SwapCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "swap", abstract: "Take another challenge today, the first alternative or one you name.",
        usage: "challenge swap [<challenge>] [--date <date>] [<options>]",
        discussion: """
            The one you leave counts as turned down; yours is kept apart from what was chosen for you.

            EXAMPLES
              challenge swap
              challenge swap creative-street-alphabet
            """)

    @Argument(help: "The challenge, by its key, its title or the beginning of its key.")
    var challenge: String?

    @OptionGroup(title: "The day")
    var options: MomentOptions

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let book = try ChallengeBook.ofUser()
        let moment = try options.moment(try book.preferences())
        do {
            _ = try book.hinting(on: moment.day) { try book.swap(on: moment.day, to: challenge) }
        } catch var failure as Failure {
            for index in failure.issues.indices where failure.issues[index].path == "to" {
                failure.issues[index].path = "<challenge>"
                guard challenge == nil else { continue }
                failure.issues[index].hint =
                    "no alternative is left: challenge swap KEY takes one that challenge list shows"
            }
            throw failure
        }
        let reading = try await Engine([])(MyDay(ChallengesAccess(book)), MyDayInput(moment: moment))
        let output = OutputStream.standardOutput
        guard format == .text else { return try output.print(reading.json.text(pretty: output.isTerminal)) }
        for line in TodayText(reading, style: .suited(to: output)).lines { try output.print(line) }
    }
}

extension UserChallenge {
    /// Prints what became of it.
    func announce(_ verb: String, _ format: Format) throws {
        let output = OutputStream.standardOutput
        guard format == .text else {
            return try output.print(UserChallenge.shape.json(of: self).text(pretty: output.isTerminal))
        }
        let stars = rating.map { ", \($0) of 5" } ?? ""
        let mood = moodAfter.map { after in
            guard let before = moment.mood, before != after else { return "" }
            return ", mood from \(before) to \(after)"
        }
        for line in "\(verb): \(title)\(stars)\(mood ?? "").".wrapped(toTerminalWidth: 80) { try output.print(line) }
    }
}
