// SPDX-License-Identifier: Apache-2.0

/// The sentences of a plugin in one language, by the codes of their messages.
///
/// A catalog is a file, so a further language needs no code:
///
/// ```json
/// {
///   "language": "uk",
///   "terms": {"category": {"creative": "творчість", "social": "спілкування"}},
///   "messages": {
///     "challenges.streak": "{days, plural, one {# день} few {# дні} many {# днів} other {# дня}} поспіль",
///     "challenges.liked": "ви казали, що любите {category, term, category}"
///   },
///   "errors": {"No challenge was assigned on {day}.": "На {day} виклику не призначено."}
/// }
/// ```
///
/// Patterns are a subset of ICU MessageFormat, see ``MessagePattern``. A text that a catalog doesn't have stays English.
///
/// A presenter translates the messages of an output with the catalog of its style's language:
///
/// ```swift
/// let catalog = try MessageCatalog(json: JSONValue(parsing: Blob(file: "uk.json").bytes(limit: 1 << 20)))
/// let sentence = catalog.text(of: Message("challenges.streak", "3 days in a row", ["days": 3]))  // 3 дні поспіль
/// ```
///
/// ## Topics
///
/// ### Reading a catalog
/// - ``init(json:)``
/// - ``language``
///
/// ### Translating
/// - ``text(of:)``
/// - ``word(_:ofTerm:)``
/// - ``text(ofError:)``
/// - ``sentences(of:)``
///
/// ### Checking a catalog
/// - ``codes``
/// - ``argumentNames(of:)``
/// - ``termNames(of:)``
/// - ``messageCodes(in:)``
/// - ``values(ofTerm:)``
/// - ``errorTemplates``
public struct MessageCatalog: Sendable {
    /// The language (BCP 47).
    public let language: String
    /// The pattern of each message by its code.
    private let messages: [String: MessagePattern]
    /// The words of each term by the value of an argument.
    let terms: [String: [String: String]]
    private let errors: ErrorTemplates
    /// What finds the words of a term that are too many for a file.
    private var finders: [String: @Sendable (String) -> String?] = [:]

    /// Creates a catalog from the JSON of its file.
    ///
    /// - Throws: ``ValidationIssue`` with the path of the first problem.
    public init(json: JSONValue) throws(ValidationIssue) {
        guard let language = json["language"]?.string, !language.isEmpty else {
            throw ValidationIssue(path: "language", expected: "a language tag such as uk", got: "nothing")
        }
        self.language = language
        terms = try Self.texts(json["terms"], "terms") { words, path throws(ValidationIssue) in
            try Self.texts(words, path) { text, path throws(ValidationIssue) in try Self.string(text, path) }
        }
        messages = try Self.texts(json["messages"], "messages") { text, path throws(ValidationIssue) in
            try Self.pattern(try Self.string(text, path), path)
        }
        let templates = try Self.texts(json["errors"], "errors") { text, path throws(ValidationIssue) in
            try Self.pattern(try Self.string(text, path), path)
        }
        errors = ErrorTemplates(templates)
    }

    /// Returns the catalog with a term whose words a closure finds, such as names of places.
    ///
    /// - Parameters:
    ///   - term: The name of the term.
    ///   - find: Returns the word for a value; `nil` if there is none.
    package func finding(_ term: String, _ find: @escaping @Sendable (String) -> String?) -> MessageCatalog {
        var catalog = self
        catalog.finders[term] = find
        return catalog
    }

    /// The codes of the messages.
    public var codes: Set<String> { Set(messages.keys) }

    /// The English templates of the errors.
    public var errorTemplates: Set<String> { errors.sentences }

    /// The names of the arguments that a message's pattern uses; `nil` without a pattern.
    public func argumentNames(of code: String) -> Set<String>? { messages[code]?.argumentNames }

    /// The names of the terms that a message's pattern uses; `nil` without a pattern.
    public func termNames(of code: String) -> Set<String>? { messages[code]?.termNames }

    /// The values that a term has words for; `nil` if there is no such term.
    public func values(ofTerm name: String) -> Set<String>? { terms[name].map { Set($0.keys) } }

    /// The word of a term for a value, such as the genitive of a category; the value if there is none.
    public func word(_ value: String, ofTerm name: String) -> String { terms[name]?[value] ?? value }

    /// Returns the word of a term for a value, or those for a list of values such as `Sun, Mars or Moon`.
    ///
    /// The words between values are those of the term `and`: `{"and": "і", "or": "або"}`.
    func words(_ values: String, ofTerm name: String) -> String {
        if let find = finders[name] { return find(values) ?? values }
        guard let words = terms[name], words[values] == nil else { return word(values, ofTerm: name) }
        for (mark, joint) in [(", ", nil), (" or ", "or"), (" and ", "and")] as [(String, String?)] {
            let parts = values.split(separator: mark)
            guard parts.count > 1 else { continue }
            return parts.dropFirst().reduce(self.words(String(parts[0]), ofTerm: name)) { text, part in
                // After the last comma of a list, English has "or" or "and".
                let last = ["or", "and"].first { part.hasPrefix("\($0) ") }
                let word = self.words(String(part.dropFirst(last.map { $0.count + 1 } ?? 0)), ofTerm: name)
                let between = (last ?? joint).map { " \(self.word($0, ofTerm: "and")) " } ?? ", "
                return text + between + word
            }
        }
        return values
    }

    /// Returns a message in the language; its English text if the catalog doesn't have it.
    public func text(of message: Message) -> String {
        messages[message.code]?.text(message.arguments, in: self) ?? message.text
    }

    /// Returns a message that another one includes; empty if there is none.
    ///
    /// A message can't include one that includes another, so that patterns always end.
    func text(ofMessage code: String, _ arguments: [String: JSONValue]) -> String {
        messages[code]?.text(arguments, in: self) ?? ""
    }

    /// The codes of other messages that a message's pattern includes.
    public func messageCodes(in code: String) -> Set<String> { messages[code]?.messageCodes ?? [] }

    /// Returns a sentence or a phrase of an error in the language; the same text if the catalog doesn't have it.
    ///
    /// Errors have no codes, so their English text is the key, in which a name in braces matches any text.
    public func text(ofError english: String) -> String {
        guard let (pattern, arguments) = errors.match(english) else { return english }
        return pattern.text(arguments, in: self)
    }

    /// Returns the sentences of an error, its message and then its issues, in the language.
    ///
    /// The template `expected {expected}, got {got}` is the form of an issue.
    public func sentences(of error: ComputationError) -> [String] {
        // Each line of a message is a sentence of its own.
        let message = error.message.split(whereSeparator: \.isNewline).map { text(ofError: String($0)) }
        return message
            + error.issues.map { issue in
                let place = issue.path.isEmpty ? "" : "\(text(ofError: issue.path)): "
                let suggestion = issue.recoverySuggestion.map { " (\(text(ofError: $0)))" } ?? ""
                let form = text(
                    ofError: "expected \(text(ofError: issue.expected)), got \(text(ofError: issue.got))")
                return place + form + suggestion
            }
    }

    private static func texts<Value>(
        _ json: JSONValue?, _ path: String, _ read: (JSONValue, String) throws(ValidationIssue) -> Value
    ) throws(ValidationIssue) -> [String: Value] {
        guard let json else { return [:] }
        guard case .object(let members) = json else {
            throw ValidationIssue(path: path, expected: "an object", got: json.inWords)
        }
        var values: [String: Value] = [:]
        for (key, value) in members { values[key] = try read(value, "\(path).\(key)") }
        return values
    }

    private static func string(_ json: JSONValue, _ path: String) throws(ValidationIssue) -> String {
        guard let text = json.string, !text.isEmpty else {
            throw ValidationIssue(path: path, expected: "a text", got: json.inWords)
        }
        return text
    }

    private static func pattern(_ text: String, _ path: String) throws(ValidationIssue) -> MessagePattern {
        do throws(ValidationIssue) {
            return try MessagePattern(text)
        } catch {
            throw ValidationIssue(path: path, expected: error.expected, got: error.got)
        }
    }
}
