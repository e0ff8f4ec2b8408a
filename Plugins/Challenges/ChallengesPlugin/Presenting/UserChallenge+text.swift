// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension UserChallenge {
    /// Returns a sentence such as `Completed: Draw your street, 4 of 5, mood from 2 to 4.`.
    func text(_ verb: String, _ style: PresentationStyle) -> String {
        var sentence = "\(verb): \(title)"
        if let rating { sentence += ", \(rating) of 5" }
        if let before = situation.mood, let moodAfter, before != moodAfter {
            sentence += ", mood from \(before) to \(moodAfter)"
        }
        var text = TextLines(style)
        text.add(sentence + ".")
        return text.text
    }
}
