// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import Presentation
import WardrobePlugin
import WardrobeStore

struct RateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rate", abstract: "Say how what you wore was, from 1 to 5.",
        discussion: """
            The latest entry of the log, unless a day or an entry is named.

            EXAMPLES
              outfit rate 4
              outfit rate 2 --date 2026-03-02
            """)

    @Argument(help: "1 (never again) to 5 (as good as can be); none takes a rating back.")
    var rating: String

    @Option(help: ArgumentHelp("The day it was worn.", valueName: "date"))
    var date: String?

    @Option(help: ArgumentHelp("The entry, by the beginning of its key in the history.", valueName: "key"))
    var wear: String?

    func run() async throws {
        let rating = self.rating.lowercased() == "none" ? nil : try Self.rating(self.rating)
        let records = try WardrobeRecords.ofUser()
        let day = try date.map { text throws(ComputationError) in try CalendarDay(typed: text, for: "--date") }
        var wears = try records.wears(WearFilter(from: day, through: day))
        if let wear { wears = wears.filter { $0.id.hasPrefix(wear.lowercased()) } }
        guard let chosen = wears.last else {
            let what = wear.map { "an entry whose key begins with \"\($0)\"" } ?? day.map { "an entry of \($0)" }
            throw ComputationError(
                .notFound, "expected \(what ?? "an entry in the log"), got none; outfit history lists them")
        }
        guard wears.count == 1 || day == nil && wear == nil else {
            let keys = wears.map { "\($0.id.shortKey(among: wears.map(\.id)))" }.joined(separator: ", ")
            throw ComputationError(
                .invalidInput, "expected one entry, got \(wears.count); say which with --wear: \(keys)")
        }
        try records.rate(chosen.id, rating)
        let names = try records.names(of: chosen.items)
        let said = rating.map { "\($0) of 5" } ?? "without a rating"
        for line in "\(chosen.date), \(names): \(said).".wrapped(toTerminalWidth: 80) {
            try OutputStream.standardOutput.print(line)
        }
    }

    /// A rating as typed.
    static func rating(_ text: String) throws(ComputationError) -> Int {
        guard let rating = Int(text), 1...5 ~= rating else {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "rating", expected: "a whole number from 1 to 5",
                    got: JSONValue.string(String(text.prefix(60))).text())
            ])
        }
        return rating
    }
}
