// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension ChallengeHistory {
    /// Returns the records as a table, with the beginning of each note.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        guard !entries.isEmpty else {
            text.add(
                recorded == 0
                    ? text.say("challenges.history.empty", "No challenge was assigned yet.")
                    : text.say("challenges.history.no-match", "No record matches."))
            return text.text
        }
        let say = text.say
        var table = TextTable([
            (say("challenges.label.day", "day"), .leftWhole),
            (say("challenges.label.challenge", "challenge"), .left), ("", .leftWhole), ("", .right),
        ])
        for entry in entries {
            table.add([
                "\(entry.day)", entry.title, say.word(entry.status, "status"),
                entry.rating.map { $0.ofFive(say) } ?? "",
            ])
        }
        text.add(table) { entries[$0].noteLines(width: style.width) }
        text.addSpace()
        text.addQuiet(
            entries.count < total
                ? say(
                    "challenges.history.part", "\(entries.count) of \(total.of("record"))",
                    ["shown": entries.count.argument, "total": total.argument])
                : say("challenges.history.total", total.of("record"), ["total": total.argument]))
        return text.text
    }
}

extension UserChallenge {
    /// Returns the beginning of the note, indented to the column of the title.
    fileprivate func noteLines(width: Int) -> [String] {
        let column = 12
        let all = (notes ?? "").onPlainLines.wrapped(toTerminalWidth: width - column).filter { !$0.isEmpty }
        var shown = Array(all.prefix(3))
        if all.count > shown.count { shown[2] = (shown[2] + " …").cut(toTerminalWidth: width - column) }
        return shown.map { String(repeating: " ", count: column) + $0 }
    }
}
