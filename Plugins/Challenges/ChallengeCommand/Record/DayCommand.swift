// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import CommandKit
import ComputationKit
import Presentation

struct DayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "day", abstract: "Show all that is kept of one day, or write its photo to a file.",
        usage: "challenge day [--date <date>] [--photo <file>] [<options>]",
        discussion: """
            EXAMPLES
              challenge day
              challenge day --date yesterday --photo yesterday.png
            """)

    @Option(help: ArgumentHelp("The day: 2026-11-21, yesterday; today unless given.", valueName: "date"))
    var date: String?

    @Option(
        help: ArgumentHelp("Write the photo to this file, which must not be there yet.", valueName: "file"),
        completion: .file())
    var photo: String?

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let day =
            try date.map { text throws(ComputationError) in try CalendarDay(typed: text, for: "--date") } ?? .today()
        let book = try ChallengeRecords.ofUser()
        let kept = try book.hinting(on: day) { try book.kept(on: day) }
        if let photo {
            guard let hash = kept.record.photo, let picture = try book.picture(hash) else {
                throw ComputationError.refused([
                    ValidationIssue(path: "--photo", expected: "a day with a photo", got: "\(day), which has none")
                ])
            }
            try writeNewFile(picture.bytes, to: photo)
        }
        let output = OutputStream.standardOutput
        guard format == .text else {
            return try output.print(KeptDay.schema.json(of: kept).text(pretty: output.isTerminal))
        }
        for line in KeptDayText(kept, style: .suited(to: output)).lines { try output.print(line) }
        if let photo { try output.print("Wrote \(photo).") }
    }
}

/// The record of a day as text of at most 80 columns.
struct KeptDayText {
    let lines: [String]

    init(_ kept: KeptDay, style: TextStyle) {
        let record = kept.record
        var lines = record.title.wrapped(toTerminalWidth: 80).map(style.heading)
        lines += record.traits.inWords.wrapped(toTerminalWidth: 80).map(style.quiet)
        var facts: [(String, String?)] = [
            ("key", record.challenge), ("day", "\(record.day), \(record.situation.hour):00"),
            ("weather", record.situation.weather?.rawValue), ("assigned", record.assigned.description),
        ]
        let situation = record.completed ?? record.skipped
        facts += [
            ("status", record.status.rawValue + (situation.map { " at \($0)" } ?? "")),
            ("rating", record.rating.map { "\($0) of 5" }), ("minutes", record.completionTime.map(String.init)),
            ("mood", Self.mood(before: record.situation.mood, after: record.moodAfter)),
            ("shared", record.shared ? "yes" : nil), ("note", record.notes), ("photo", kept.photo?.inWords),
        ]
        facts += kept.left.map { ("left", "\($0.title) [\($0.challenge)]") }
        for (name, fact) in facts {
            guard let fact = fact?.onPlainLines, !fact.isEmpty else { continue }
            lines += (("  " + name).padded(toTerminalWidth: 12) + fact)
                .wrappedKeepingStart(width: 80, indent: 12)
        }
        if !kept.reasons.isEmpty {
            lines += ["", style.heading("Why this one")]
            for reason in kept.reasons { lines += ("  " + reason.sentence).wrappedKeepingStart(width: 80, indent: 2) }
        }
        self.lines = lines
    }

    private static func mood(before: Int?, after: Int?) -> String? {
        switch (before, after) {
        case (let before?, let after?): "\(before) before, \(after) after, of 5"
        case (let before?, nil): "\(before) of 5 before"
        case (nil, let after?): "\(after) of 5 after"
        case (nil, nil): nil
        }
    }
}

extension ChallengePhoto {
    /// What is known of it, in a line: `image/png, 3 by 2 points, 45 bytes`.
    fileprivate var inWords: String {
        var parts = [mediaType]
        if let width, let height { parts.append("\(width) by \(height) pixels") }
        parts.append("\(byteCount.grouped) \(byteCount == 1 ? "byte" : "bytes")")
        return (parts + [fileName, place, weather?.rawValue].compactMap(\.self)).joined(separator: ", ")
    }
}

extension String {
    /// A text as it is shown: no empty lines, and spaces for tabs.
    var onPlainLines: String {
        split(whereSeparator: \.isNewline).map { $0.split(separator: "\t").joined(separator: " ") }
            .filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: "\n")
    }
}
