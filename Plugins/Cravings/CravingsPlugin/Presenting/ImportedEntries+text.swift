// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension ImportedEntries {
    /// The number of problems that the text shows.
    private static let shownProblems = 20

    /// Returns the counts, the problems, and what was left out.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        let counts = [
            cravings.counted("craving"), uses.counted("use"), "\(days.counted("day")) with nothing to report",
        ].joined(separator: ", ")
        text.add("\(dryRun ? "Would import" : "Imported") \(counts).", hanging: 2)
        if unchanged > 0 {
            text.add(
                unchanged == 1
                    ? "1 mark was imported before." : "\(unchanged.grouped) marks were imported before.")
        }
        if notes > 0 { text.add("\(notes.counted("note")) came with them.") }
        if divided > 0 {
            text.add(
                "\(divided.counted("day")) had more than one entry can hold, so the amount is split among "
                    + "several entries.",
                hanging: 2)
        }
        if !problems.isEmpty {
            text.addGap()
            text.add("Not imported, \(problems.count.counted("value")):")
            for problem in problems.prefix(Self.shownProblems) { text.add(problem.message.text, indent: 2, hanging: 2) }
            if problems.count > Self.shownProblems {
                text.add("and \((problems.count - Self.shownProblems).grouped) more", indent: 2)
            }
        }
        addOmissions(to: &text)
        return text.text
    }

    private func addOmissions(to text: inout TextLines) {
        guard !leftOut.isEmpty || !omissions.isEmpty else { return }
        text.addGap()
        text.add("Left out:")
        var habits: [String] = []
        for habit in omissions.map(\.habit) + leftOut where !habits.contains(habit) { habits.append(habit) }
        for habit in habits {
            var parts = omissions.filter { $0.habit == habit }.map { "\($0.count.grouped) \($0.kind.words($0.count))" }
            if leftOut.contains(habit) { parts.append("no meaning is stated") }
            text.add("\(habit): \(parts.joined(separator: ", "))", indent: 2, hanging: 2)
        }
    }
}

extension ImportedEntries.Omission.Kind {
    /// The kind after a count.
    fileprivate func words(_ count: Int) -> String {
        let days = count == 1 ? "day" : "days"
        return switch self {
        case .mark: count == 1 ? "mark" : "marks"
        case .no: "\(days) marked no"
        case .unknown: "\(days) unknown"
        case .skipped: "\(days) skipped"
        case .covered: "\(days) covered by the frequency"
        case .note: count == 1 ? "note without an entry" : "notes without an entry"
        }
    }
}
