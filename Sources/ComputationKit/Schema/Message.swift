// SPDX-License-Identifier: Apache-2.0

/// A sentence for people as data: a code, its arguments, and the English text.
///
/// Faces in English print ``text``. A presenter in another language looks the code up and fills in the arguments.
///
/// ```swift
/// Message(
///     "wardrobe.too-cold", "At \(celsius) °C this outfit is \(clo) clo short.",
///     ["celsius": .number(celsius), "clo": .number(clo)])
/// ```
public struct Message: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The code of the sentence, which is stable across versions and qualified by its plugin, such as
    /// `wardrobe.too-cold`.
    public let code: String
    /// The arguments of the sentence, by name.
    public let arguments: [String: JSONValue]
    /// The sentence in English.
    public let text: String

    /// Creates a message.
    public init(_ code: String, _ text: String, _ arguments: [String: JSONValue] = [:]) {
        self.code = code
        self.text = text
        self.arguments = arguments
    }

    /// The English text.
    public var description: String { text }
}

extension Message: SchemaProviding {
    /// An object with the code, the arguments, and the text.
    public static let schema = Schema<Self>.object("Message", "A sentence for people, with its code and arguments.") {
        field(
            "code", \.code, "The code of the sentence, which is stable across versions.",
            .text(
                "a code such as wardrobe.too-cold", pattern: "^[a-z0-9-]+(\\.[a-z0-9-]+)+$", lengths: 3...100,
                example: "wardrobe.too-cold"))
        field(
            "arguments", \.arguments, "The arguments of the sentence, by name.", .dictionary(of: .any), default: [:])
        field("text", \.text, "The sentence in English.", .text(1...2_000, example: "Take a coat."))
    }
}
