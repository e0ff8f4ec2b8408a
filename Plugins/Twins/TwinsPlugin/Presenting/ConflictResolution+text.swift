// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension ConflictResolution {
    /// The questions, then the decisions.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add("\(merged.count.counted("thing")) merged", lines.style.heading)
        if !removed.isEmpty {
            lines.add("Removed: \(removed.map(\.name).joined(separator: ", ")).", hanging: 2)
        }
        for question in questions {
            lines.addGap()
            lines.add(question.message.text, hanging: 2)
            if !question.field.isEmpty {
                lines.add(facts: [
                    ("here", question.local.shown), ("other copy", question.remote.shown),
                    ("before", question.ancestor.shown),
                ])
            }
        }
        if !decisions.isEmpty {
            lines.addGap()
            var table = TextTable([("Thing", .left), ("Field", .left), ("Taken", .leftWhole)])
            for decision in decisions {
                table.add([
                    decision.twin.name, decision.field.isEmpty ? "all" : decision.field, decision.taken.rawValue,
                ])
            }
            lines.add(table)
        }
        lines.addGap()
        lines.add(
            isComplete ? "No questions are left." : "\(questions.count.counted("question")) to answer.",
            lines.style.quiet)
        return lines.text
    }
}

extension JSONValue {
    /// The value on one line; nothing for null.
    fileprivate var shown: String { self == .null ? "nothing" : string ?? text() }
}
