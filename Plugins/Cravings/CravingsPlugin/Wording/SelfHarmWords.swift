// SPDX-License-Identifier: Apache-2.0

/// The words that bring where to find help before a message.
///
/// A note is compared with a list of phrases in English, Ukrainian, and Russian, on the user's machine. The list misses many notes and
/// finds harmless ones, so it isn't a detection of anything: its single effect is that help lines are shown. The result
/// isn't stored.
package enum SelfHarmWords {
    /// Returns whether a note has one of the phrases.
    package static func occur(in note: String) -> Bool {
        let words = WordPhrase.words(of: note)
        return EmbeddedWording.builtIn.selfHarmPhrases.contains { $0.occurs(in: words) }
    }
}
