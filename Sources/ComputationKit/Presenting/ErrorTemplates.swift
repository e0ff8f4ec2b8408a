// SPDX-License-Identifier: Apache-2.0

/// The English sentences of errors with names in braces, and their patterns in another language.
struct ErrorTemplates: Sendable {
    /// Sentences without names.
    private var fixed: [String: MessagePattern] = [:]
    /// The others, by their first bytes; those that begin with a name or a few bytes have no key.
    private var byStart: [UInt64: [ErrorTemplate]] = [:]
    private var anywhere: [ErrorTemplate] = []

    init(_ templates: [String: MessagePattern]) {
        for (english, pattern) in templates {
            let template = ErrorTemplate(english, pattern)
            if !english.contains("{") {
                fixed[english] = pattern
            } else if let start = Self.start(template.literals[0]) {
                byStart[start, default: []].append(template)
            } else {
                anywhere.append(template)
            }
        }
        for key in byStart.keys { byStart[key]?.sort(by: ErrorTemplate.isMoreSpecific) }
        anywhere.sort(by: ErrorTemplate.isMoreSpecific)
    }

    /// The English templates.
    var sentences: Set<String> {
        Set(fixed.keys).union((byStart.values.joined() + anywhere).map(\.english))
    }

    /// Returns the pattern and the arguments of a sentence; of several templates, the one with the most literal text.
    func match(_ sentence: String) -> (MessagePattern, [String: JSONValue])? {
        if let pattern = fixed[sentence] { return (pattern, [:]) }
        let bytes = Array(sentence.utf8)
        let near = Self.start(bytes).flatMap { byStart[$0] } ?? []
        let found = [near, anywhere].compactMap { templates in
            for template in templates {
                if let arguments = template.arguments(in: bytes) { return (template, arguments) }
            }
            return nil
        }
        return found.min { ErrorTemplate.isMoreSpecific($0.0, $1.0) }.map { ($0.0.pattern, $0.1) }
    }

    /// The first bytes as a number; `nil` if there are fewer.
    private static func start(_ bytes: [UInt8]) -> UInt64? {
        bytes.count < 8 ? nil : bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }
}

/// An English sentence with names in braces, and its pattern in another language.
private struct ErrorTemplate: Sendable {
    let english: String
    let pattern: MessagePattern
    /// The literal parts: before, between, and after the names.
    let literals: [[UInt8]]
    private let names: [String]
    private let weight: Int

    init(_ english: String, _ pattern: MessagePattern) {
        self.english = english
        self.pattern = pattern
        var (literals, names): ([[UInt8]], [String]) = ([], [])
        var rest = english[...]
        while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
            literals.append(Array(rest[..<start].utf8))
            names.append(String(rest[rest.index(after: start)..<end]))
            rest = rest[rest.index(after: end)...]
        }
        self.literals = literals + [Array(rest.utf8)]
        self.names = names
        weight = self.literals.reduce(0) { $0 + $1.count }
    }

    /// Whether a template has more literal text than another one.
    static func isMoreSpecific(_ one: ErrorTemplate, _ other: ErrorTemplate) -> Bool {
        (other.weight, one.english) < (one.weight, other.english)
    }

    /// Returns the texts of the names in a sentence; `nil` if the sentence isn't of this template.
    func arguments(in sentence: [UInt8]) -> [String: JSONValue]? {
        guard sentence.count > weight, sentence.starts(with: literals[0]), let last = literals.last,
            sentence.suffix(last.count).elementsEqual(last)
        else { return nil }
        var arguments: [String: JSONValue] = [:]
        var start = literals[0].count
        for (index, name) in names.enumerated() {
            let isLast = index == names.count - 1
            let end =
                isLast
                ? sentence.count - last.count : Self.position(of: literals[index + 1], in: sentence, from: start + 1)
            guard let end, end > start else { return nil }
            let text = String(decoding: sentence[start..<end], as: UTF8.self)
            // A text such as "+3" or "007" stays as it is.
            let number = Int64(text).flatMap { "\($0)" == text ? $0 : nil }
            arguments[name] = number.map(JSONValue.integer) ?? .string(text)
            start = end + literals[index + 1].count
        }
        return arguments
    }

    private static func position(of part: [UInt8], in sentence: [UInt8], from start: Int) -> Int? {
        guard let first = part.first, start + part.count <= sentence.count else { return nil }
        for index in start...sentence.count - part.count
        where sentence[index] == first && sentence[index..<index + part.count].elementsEqual(part) {
            return index
        }
        return nil
    }
}
