// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension ImportedEntries {
    /// The number of problems that the text shows.
    private static let shownProblems = 20

    /// Returns the counts, the habits that were left out, and the problems.
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
        if !leftOut.isEmpty {
            text.add("Left out, because no meaning is stated: \(leftOut.joined(separator: ", ")).", hanging: 2)
        }
        guard !problems.isEmpty else { return text.text }
        text.addGap()
        text.add("Not imported:")
        for problem in problems.prefix(Self.shownProblems) { text.add(problem.message.text, indent: 2, hanging: 2) }
        if problems.count > Self.shownProblems {
            text.add("and \((problems.count - Self.shownProblems).grouped) more", indent: 2)
        }
        return text.text
    }
}
