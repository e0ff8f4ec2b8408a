// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

/// What happened to a record.
enum RecordChange {
    case completed, amended, rated, skipped

    /// The change as the beginning of a sentence.
    func words(_ say: Wording) -> String {
        switch self {
        case .completed: say("challenges.record.completed", "Completed")
        case .amended: say("challenges.record.amended", "Amended")
        case .rated: say("challenges.record.rated", "Rated")
        case .skipped: say("challenges.record.skipped", "Skipped")
        }
    }
}

extension Int {
    /// A rating or a mood: `4 of 5`.
    func ofFive(_ say: Wording) -> String {
        say("challenges.of-five", "\(self) of 5", ["value": argument])
    }
}

extension UserChallenge {
    /// Returns a sentence such as `Completed: Draw your street, 4 of 5, mood from 2 to 4.`.
    func text(_ change: RecordChange, _ style: PresentationStyle) -> String {
        var text = TextLines(style)
        let say = text.say
        var sentence = "\(change.words(say)): \(title)"
        if let rating { sentence += ", \(rating.ofFive(say))" }
        if let before = situation.mood, let moodAfter, before != moodAfter {
            sentence += say(
                "challenges.record.mood", ", mood from \(before) to \(moodAfter)",
                ["before": before.argument, "after": moodAfter.argument])
        }
        text.add(sentence + ".")
        return text.text
    }
}
