// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension Feedback {
    /// Returns a confirmation.
    func text(_ verb: String, _ style: PresentationStyle) -> String {
        var text = TextLines(style)
        text.add("\(verb): \(isMore ? "more" : "less") like \(title).")
        return text.text
    }
}

extension FeedbackList {
    /// Returns the feedback as a table.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        guard !feedback.isEmpty else {
            text.add("No feedback.")
            return text.text
        }
        var table = TextTable([("", .leftWhole), ("challenge", .left), ("key", .leftWhole)])
        for entry in feedback { table.add([entry.isMore ? "more" : "less", entry.title, entry.id]) }
        text.add(table)
        if feedback.count < total { text.addQuiet("\(feedback.count) of \(total)") }
        return text.text
    }
}
