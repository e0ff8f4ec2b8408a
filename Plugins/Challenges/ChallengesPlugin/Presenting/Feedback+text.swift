// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

/// What happened to feedback.
enum FeedbackChange {
    case noted, removed
}

extension Feedback {
    /// Returns a confirmation.
    func text(_ change: FeedbackChange, _ style: PresentationStyle) -> String {
        var text = TextLines(style)
        let direction = (isMore ? "more" : "less").argument
        let sentence =
            switch change {
            case .noted:
                text.say(
                    "challenges.feedback.noted", "Noted: \(isMore ? "more" : "less") like \(title).",
                    ["direction": direction, "title": title.argument])
            case .removed:
                text.say(
                    "challenges.feedback.removed", "Removed: \(isMore ? "more" : "less") like \(title).",
                    ["direction": direction, "title": title.argument])
            }
        text.add(sentence)
        return text.text
    }
}

extension FeedbackList {
    /// Returns the feedback as a table.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        guard !feedback.isEmpty else {
            text.add(text.say("challenges.feedback.empty", "No feedback."))
            return text.text
        }
        let say = text.say
        var table = TextTable([
            ("", .leftWhole), (say("challenges.label.challenge", "challenge"), .left),
            (say("challenges.label.key", "key"), .leftWhole),
        ])
        for entry in feedback {
            table.add([
                entry.isMore ? say("challenges.feedback.more", "more") : say("challenges.feedback.less", "less"),
                entry.title, entry.id,
            ])
        }
        text.add(table)
        if feedback.count < total { text.addQuiet("\(feedback.count) of \(total)") }
        return text.text
    }
}
