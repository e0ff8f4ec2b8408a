// SPDX-License-Identifier: Apache-2.0

/// The messages that are part of the program.
public enum BuiltInMessages {
    /// The messages in English and Ukrainian, never shown yet.
    public static var all: [CravingMessage] { EmbeddedWording.builtIn.messages }

    /// Returns whether a message is a quiet one, for moments in which where to find help comes first.
    package static func isQuiet(_ message: CravingMessage) -> Bool {
        !message.isOwn && EmbeddedWording.builtIn.quiet.contains(message.id)
    }

    /// Returns whether a message speaks of a craving that is there now.
    package static func speaksOfCraving(_ message: CravingMessage) -> Bool {
        !message.isOwn && EmbeddedWording.builtIn.speakingOfCraving.contains(message.id)
    }

    /// Returns whether a message speaks of a use, so that it fits only after one.
    package static func speaksOfUse(_ message: CravingMessage) -> Bool {
        !message.isOwn && EmbeddedWording.builtIn.speakingOfUse.contains(message.id)
    }

    /// Returns whether a message fits after a use.
    package static func fitsAfterUse(_ message: CravingMessage) -> Bool {
        !message.isOwn && EmbeddedWording.builtIn.fittingAfterUse.contains(message.id)
    }
}

extension CravingMessage {
    /// Returns the text in a language (BCP 47): Ukrainian if it is wanted and there is one, otherwise ``content``.
    package func text(in language: String) -> String {
        language.isUkrainian ? ukrainian ?? content : content
    }
}

extension String {
    /// Whether a language tag (BCP 47) is Ukrainian.
    var isUkrainian: Bool {
        let tag = lowercased()
        return tag == "uk" || tag.hasPrefix("uk-")
    }
}
