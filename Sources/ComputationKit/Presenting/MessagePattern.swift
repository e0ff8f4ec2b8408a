// SPDX-License-Identifier: Apache-2.0

/// A sentence with arguments, in a subset of ICU MessageFormat.
///
/// | part | result |
/// |---|---|
/// | `{name}` | the argument |
/// | `{name, number, 1}` | a number with that many decimals, in the form of the language |
/// | `{name, plural, one {# день} few {# дні} many {# днів} other {# дня}}` | the case of the number's plural category, with the number for `#` |
/// | `{name, select, rainy {дощ} other {сонце}}` | the case of the argument |
/// | `{name, term, category}` | the word of a term of the catalog; of a list, each of them |
/// | `{name, signed, 1}` | a number with its sign and that many decimals; with one more if it would be 0 |
/// | `{name, message, challenges.what}` | another message of the catalog with the same arguments |
/// | `{name, phrases, 1}` | in errors: an English phrase, or several with semicolons, each in the language |
///
/// Cases can contain parts. A missing argument has the plural case `=0` and the select case `other`. An apostrophe is a
/// plain character.
///
/// A ``MessageCatalog`` creates its patterns. Create one yourself to check a translation:
///
/// ```swift
/// let pattern = try MessagePattern("{legs, plural, one {# leg} other {# legs}}, {hours, number, 1} hours")
/// ```
public struct MessagePattern: Sendable, Hashable {
    indirect enum Part: Sendable, Hashable {
        case text(String)
        case argument(String)
        case number(String, decimals: Int)
        case plural(String, [String: MessagePattern])
        case select(String, [String: MessagePattern])
        case term(String, String)
        case phrases(String)
        case signed(String, decimals: Int)
        case message(String)
        /// The number of the enclosing plural.
        case count
    }

    let parts: [Part]

    /// Parses a pattern.
    ///
    /// - Throws: ``ValidationIssue`` with an empty path if braces don't match, or a part isn't one of these.
    public init(_ text: String) throws(ValidationIssue) {
        var parser = MessagePatternParser(text)
        parts = try parser.pattern(isNested: false)
    }

    init(parts: [Part]) { self.parts = parts }

    /// The names of the arguments.
    var argumentNames: Set<String> {
        parts.reduce(into: []) { names, part in
            switch part {
            case .text, .count, .message: break
            case .signed(let name, _): names.insert(name)
            case .argument(let name), .number(let name, _), .term(let name, _), .phrases(let name): names.insert(name)
            case .plural(let name, let cases), .select(let name, let cases):
                names.insert(name)
                for pattern in cases.values { names.formUnion(pattern.argumentNames) }
            }
        }
    }

    /// The codes of other messages that it includes.
    var messageCodes: Set<String> {
        parts.reduce(into: []) { codes, part in
            switch part {
            case .message(let code): codes.insert(code)
            case .plural(_, let cases), .select(_, let cases):
                for pattern in cases.values { codes.formUnion(pattern.messageCodes) }
            default: break
            }
        }
    }

    /// The names of the terms.
    var termNames: Set<String> {
        parts.reduce(into: []) { names, part in
            switch part {
            case .term(_, let term): names.insert(term)
            case .plural(_, let cases), .select(_, let cases):
                for pattern in cases.values { names.formUnion(pattern.termNames) }
            default: break
            }
        }
    }

    /// Returns the sentence with its arguments.
    func text(_ arguments: [String: JSONValue], in catalog: MessageCatalog, count: String = "#") -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .count: count
            case .argument(let name): Self.plain(arguments[name], catalog.language)
            case .number(let name, let decimals):
                arguments[name]?.double.map { Self.fixed($0, decimals, catalog.language) }
                    ?? Self.plain(arguments[name], catalog.language)
            case .plural(let name, let cases):
                Self.plural(arguments[name], cases, catalog, arguments)
            case .select(let name, let cases):
                (cases[Self.plain(arguments[name], catalog.language)] ?? cases["other"])?
                    .text(arguments, in: catalog, count: count) ?? ""
            case .term(let name, let term):
                (arguments[name]?.array ?? arguments[name].map { [$0] } ?? [])
                    .map { catalog.words(Self.plain($0, catalog.language), ofTerm: term) }.joined(separator: ", ")
            case .signed(let name, let decimals):
                arguments[name]?.double.map { Self.signed($0, decimals, catalog.language) } ?? ""
            case .message(let code): catalog.text(ofMessage: code, arguments)
            case .phrases(let name):
                Self.phrases(Self.plain(arguments[name], catalog.language), in: catalog)
            }
        }.joined()
    }

    /// Translates a phrase, or several that are separated by semicolons; each begins as the English one, with a capital
    /// or not.
    private static func phrases(_ text: String, in catalog: MessageCatalog) -> String {
        let phrases = text.split(separator: "; ", omittingEmptySubsequences: false).map(String.init)
        guard phrases.count > 1 else { return phrase(text, in: catalog) }
        let known = phrases.map { phrase($0, in: catalog) }
        // A semicolon can be within a phrase.
        if zip(phrases, known).contains(where: ==) {
            let whole = phrase(text, in: catalog)
            if whole != text { return whole }
        }
        return known.joined(separator: "; ")
    }

    private static func phrase(_ phrase: String, in catalog: MessageCatalog) -> String {
        let isCapital = phrase.first?.isUppercase ?? false
        let known = catalog.text(ofError: phrase)
        guard isCapital, known == phrase else { return known }
        let lowered = catalog.text(ofError: phrase.prefix(1).lowercased() + phrase.dropFirst())
        return lowered.prefix(1).uppercased() + lowered.dropFirst()
    }

    private static func plural(
        _ value: JSONValue?, _ cases: [String: MessagePattern], _ catalog: MessageCatalog,
        _ arguments: [String: JSONValue]
    ) -> String {
        let value = value ?? 0
        let count = plain(value, catalog.language)
        let category = PluralCategory(of: value.double ?? 0, in: catalog.language).rawValue
        return (cases["=\(count)"] ?? cases[category] ?? cases["other"])?
            .text(arguments, in: catalog, count: count) ?? ""
    }

    /// Returns an argument as text.
    private static func plain(_ value: JSONValue?, _ language: String) -> String {
        switch value {
        case .string(let text): text
        case .integer(let number): "\(number)"
        case .number(let number): Int64(exactly: number).map { "\($0)" } ?? decimal("\(number)", language)
        case .boolean(let flag): "\(flag)"
        case .array(let elements): elements.map { plain($0, language) }.joined(separator: ", ")
        case .object, .null, nil: ""
        }
    }

    private static func signed(_ number: Double, _ decimals: Int, _ language: String) -> String {
        let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
        let isSmall = number.magnitude * scale < 0.95
        let digits = fixed(number.magnitude, isSmall ? decimals + 1 : decimals, language)
        let isZero = digits.allSatisfy { "0,.".contains($0) }
        return (isZero ? "±" : number < 0 ? "−" : "+") + digits
    }

    private static func fixed(_ number: Double, _ decimals: Int, _ language: String) -> String {
        guard number.isFinite, number.magnitude < 1e15 else { return "\(number)" }
        let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
        let steps = Int64((number.magnitude * scale).rounded())
        let sign = number < 0 && steps > 0 ? "−" : ""
        guard decimals > 0 else { return "\(sign)\(steps)" }
        let digits = String(repeating: "0", count: max(0, decimals + 1 - "\(steps)".count)) + "\(steps)"
        return decimal("\(sign)\(digits.dropLast(decimals)).\(digits.suffix(decimals))", language)
    }

    /// Replaces the decimal point by the one of the language (CLDR, numbers).
    private static func decimal(_ digits: String, _ language: String) -> String {
        language.hasPrefix("en") ? digits : String(digits.map { $0 == "." ? "," : $0 })
    }
}

/// Reads a pattern from left to right.
private struct MessagePatternParser {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    /// Reads parts up to the end or, within a case, up to its closing brace.
    mutating func pattern(isNested: Bool) throws(ValidationIssue) -> [MessagePattern.Part] {
        var parts: [MessagePattern.Part] = []
        var text = ""
        func flushed() -> [MessagePattern.Part] { text.isEmpty ? [] : [.text(text)] }
        while let character = rest.first {
            if character == "}", isNested { return parts + flushed() }
            guard character != "}" else { throw Self.wrong("a closing brace without an opening one") }
            rest.removeFirst()
            switch character {
            case "{":
                parts += flushed()
                text = ""
                parts.append(try part())
            case "#" where isNested:
                parts += flushed()
                text = ""
                parts.append(.count)
            default: text.append(character)
            }
        }
        guard !isNested else { throw Self.wrong("an opening brace without a closing one") }
        return parts + flushed()
    }

    private mutating func part() throws(ValidationIssue) -> MessagePattern.Part {
        let name = word()
        guard !name.isEmpty else { throw Self.wrong("braces without a name") }
        guard skip(",") else {
            try close()
            return .argument(name)
        }
        let kind = word()
        guard skip(",") else { throw Self.wrong("\(kind.quoted(limit: 40)) without its form") }
        switch kind {
        case "plural", "select":
            var cases: [String: MessagePattern] = [:]
            while true {
                let key = caseName()
                if key.isEmpty { break }
                guard skip("{") else { throw Self.wrong("the case \(key.quoted(limit: 40)) without braces") }
                cases[key] = MessagePattern(parts: try pattern(isNested: true))
                try close()
            }
            try close()
            guard cases["other"] != nil else { throw Self.wrong("\(kind) without the case other") }
            return kind == "plural" ? .plural(name, cases) : .select(name, cases)
        case "term":
            let term = word()
            try close()
            return .term(name, term)
        case "message":
            let code = word()
            try close()
            return .message(code)
        case "signed":
            guard let decimals = Int(word()), (0...9).contains(decimals) else {
                throw Self.wrong("a number without 0 to 9 decimals")
            }
            try close()
            return .signed(name, decimals: decimals)
        case "phrases":
            _ = word()
            try close()
            return .phrases(name)
        case "number":
            guard let decimals = Int(word()), (0...9).contains(decimals) else {
                throw Self.wrong("a number without 0 to 9 decimals")
            }
            try close()
            return .number(name, decimals: decimals)
        default: throw Self.wrong("a part of the kind \(kind.quoted(limit: 40))")
        }
    }

    private mutating func word() -> String {
        rest = rest.drop(while: \.isWhitespace)
        let word = rest.prefix { !$0.isWhitespace && !"{},#".contains($0) }
        rest = rest[word.endIndex...].drop(while: \.isWhitespace)
        return String(word)
    }

    /// Reads the name of a case, which can have spaces.
    private mutating func caseName() -> String {
        rest = rest.drop(while: \.isWhitespace)
        var name = rest.prefix { !"{}".contains($0) }
        rest = rest[name.endIndex...]
        while name.last?.isWhitespace == true { name = name.dropLast() }
        return String(name)
    }

    private mutating func skip(_ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func close() throws(ValidationIssue) {
        guard skip("}") else { throw Self.wrong("an opening brace without a closing one") }
    }

    private static func wrong(_ what: String) -> ValidationIssue {
        ValidationIssue(path: "", expected: "a message with arguments in braces", got: what)
    }
}
