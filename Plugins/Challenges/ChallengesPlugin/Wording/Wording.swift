// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// Renders messages in the language of a style.
///
/// ```swift
/// let say = Wording(style)
/// say("challenges.day.why", "Why this one")
/// ```
struct Wording: Sendable {
    private let catalog: MessageCatalog?

    /// Creates a wording; in English if the plugin has no catalog of the style's language.
    init(_ style: PresentationStyle) {
        let tag = style.language.split(separator: "-").first.map { $0.lowercased() } ?? ""
        catalog = Language(rawValue: tag)?.catalog
    }

    /// Returns a sentence.
    ///
    /// - Parameters:
    ///   - code: The code of the sentence.
    ///   - english: The sentence in English.
    ///   - arguments: The arguments by name, for other languages.
    func callAsFunction(_ code: String, _ english: String, _ arguments: [String: JSONValue] = [:]) -> String {
        catalog?.text(of: Message(code, english, arguments)) ?? english
    }

    /// Returns a message in the language.
    func callAsFunction(_ message: Message) -> String { catalog?.text(of: message) ?? message.text }

    /// Returns a reason in the language; in English if an earlier version stored it without its data.
    func callAsFunction(_ reason: Reason) -> String { reason.message.map { self($0) } ?? reason.sentence }

    /// Returns a word that users type, such as a category, in the language.
    ///
    /// - Parameters:
    ///   - word: The word.
    ///   - term: The term of the catalog.
    func word(_ word: some RawRepresentable<String>, _ term: String) -> String {
        catalog?.word(word.rawValue, ofTerm: term) ?? word.rawValue
    }

    /// Returns a number with a fixed number of decimals, in the form of the language.
    func number(_ text: String) -> String {
        guard let catalog, catalog.language != "en" else { return text }
        return String(text.map { $0 == "." ? "," : $0 })
    }
}

extension Int {
    /// The number as an argument of a message.
    var argument: JSONValue { .integer(Int64(self)) }
}

extension String {
    /// The text as an argument of a message.
    var argument: JSONValue { .string(self) }
}
