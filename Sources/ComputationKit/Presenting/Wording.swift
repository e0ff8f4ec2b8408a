// SPDX-License-Identifier: Apache-2.0

/// Renders the sentences of a presenter in the language of a style.
///
/// ```swift
/// let say = Wording(catalog)
/// say("challenges.day.why", "Why this one")
/// ```
package struct Wording: Sendable {
    private let catalog: MessageCatalog?

    /// Creates a wording with a catalog; `nil` for English.
    package init(_ catalog: MessageCatalog?) { self.catalog = catalog }

    /// The language (BCP 47).
    package var language: String { catalog?.language ?? "en" }

    /// Returns a sentence.
    ///
    /// - Parameters:
    ///   - code: The code of the sentence.
    ///   - english: The sentence in English.
    ///   - arguments: The arguments by name, for other languages.
    package func callAsFunction(_ code: String, _ english: String, _ arguments: [String: JSONValue] = [:]) -> String {
        catalog?.text(of: Message(code, english, arguments)) ?? english
    }

    /// Returns a message in the language.
    package func callAsFunction(_ message: Message) -> String { catalog?.text(of: message) ?? message.text }

    /// Returns an English sentence of an output in the language; the same sentence if the catalog has no template for it.
    package func sentence(_ english: String) -> String { catalog?.text(ofError: english) ?? english }

    /// Returns a word that users type, such as a category, in the language.
    package func word(_ word: some RawRepresentable<String>, _ term: String) -> String {
        self.word(word.rawValue, term)
    }

    /// Returns the word of a term in the language, or each word of a list such as `Sun, Mars or Moon`.
    package func word(_ word: String, _ term: String) -> String { catalog?.words(word, ofTerm: term) ?? word }

    /// Returns all words of a term.
    package func words(ofTerm term: String) -> [String: String] { catalog?.terms[term] ?? [:] }

    /// Returns the text of a number, whose only period is the decimal point, in the form of the language.
    package func number(_ text: String) -> String {
        guard let catalog, catalog.language != "en" else { return text }
        return String(text.map { $0 == "." ? "," : $0 })
    }
}

extension Int {
    /// The number as an argument of a message.
    package var argument: JSONValue { .integer(Int64(self)) }
}

extension String {
    /// The text as an argument of a message.
    package var argument: JSONValue { .string(self) }
}
