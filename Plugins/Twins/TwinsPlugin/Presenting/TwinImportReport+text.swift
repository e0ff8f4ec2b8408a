// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension TwinImportReport {
    /// The number of lines of each list that the text shows.
    private static let shownLines = 20

    /// The counts, and the beginning of each list.
    func text(_ policy: UnreadPolicy, _ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add("\(format.heading): \(count) \(count == 1 ? "thing" : "things").")
        lines.add(summary)
        if dryRun, policy == .refuse, !problems.isEmpty {
            lines.add("Nothing would be added as is. See --unread.", lines.style.warning)
        }
        if recalls > 0 { lines.add("\(dryRun ? "Would add" : "Added") \(recalls.counted("recall")).") }
        if dryRun, !added.isEmpty {
            lines.addGap()
            var table = TextTable([("Row", .leftWhole), ("Kind", .leftWhole), ("Name", .left), ("Items", .right)])
            for entry in added.prefix(Self.shownLines) {
                table.add([entry.row, entry.kind.rawValue, entry.name, "\(entry.items)"])
            }
            lines.add(table)
            addRest(added.count, to: &lines)
        }
        if !places.isEmpty {
            lines.addGap()
            let names = places.prefix(Self.shownLines).joined(separator: ", ")
            let rest = places.count > Self.shownLines ? ", …" : ""
            lines.add("\(dryRun ? "New places" : "Added places"): \(names)\(rest).", hanging: 2)
        }
        add("Already there, unchanged:", duplicates.map { "\($0.row): \($0.name)" }, to: &lines)
        add("Not read:", problems.map(\.sentence), to: &lines)
        add("Remarks:", remarks.map(\.remark), to: &lines)
        add("Left out:", leftOut.map { "\($0.what): \($0.count)" }, shown: .max, to: &lines)
        return lines.text
    }

    private var summary: String {
        var parts = ["\(dryRun ? "Would add" : "Added") \(added.count)"]
        if !duplicates.isEmpty { parts.append("\(duplicates.count) already there") }
        if skipped > 0 { parts.append("\(skipped) with a problem") }
        return parts.joined(separator: ", ") + "."
    }

    private func add(_ title: String, _ entries: [String], shown: Int = shownLines, to lines: inout TextLines) {
        guard !entries.isEmpty else { return }
        lines.addGap()
        lines.add(title)
        for entry in entries.prefix(shown) { lines.add("  \(entry)", hanging: 4) }
        if entries.count > shown { addRest(entries.count, to: &lines) }
    }

    private func addRest(_ count: Int, to lines: inout TextLines) {
        if count > Self.shownLines { lines.add("  … and \(count - Self.shownLines) more") }
    }
}

extension TwinImportReport.Problem {
    fileprivate var sentence: String {
        "\(place): expected \(expected), got \(got)" + (recoverySuggestion.map { " (\($0))" } ?? "")
    }

    fileprivate var remark: String {
        "\(place): \(got): \(expected)" + (recoverySuggestion.map { " (\($0))" } ?? "")
    }
}

extension ImportFormat {
    /// The name of the format at the beginning of a sentence.
    fileprivate var heading: String { title.prefix(1).uppercased() + title.dropFirst() }
}
