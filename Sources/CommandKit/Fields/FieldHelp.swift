// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The help of a field's option: its summary in the form of help texts, with its words or range, and its default.
///
/// `The rating, from never again to perfect.` of an integer becomes `Rating, from never again to perfect (1 to 5).`, and
/// `The quantity; the whole lot if omitted.` becomes `Quantity (default: the whole lot).`
struct FieldHelp {
    let sentence: String

    init(_ option: SchemaOption) {
        var text = option.field.summary.filter { $0 != "`" }
        if text.last == "." { text.removeLast() }
        var clauses = text.split(separator: "; ").map(String.init).filter { !$0.hasPrefix("absent if ") }
        var standard = Self.standard(of: option)
        if clauses.count > 1, let stated = clauses.last.flatMap(Self.standard) {
            clauses.removeLast()
            standard = stated
        }
        if !option.isArgument {
            // How a record can be named is the same everywhere, and is with the argument of most commands.
            clauses = clauses.map { clause in
                guard let colon = clause.firstIndex(of: ":"), clause[colon...].contains("its key") else {
                    return clause
                }
                return String(clause[..<colon])
            }
        }
        var sentence = Self.phrase(clauses.joined(separator: "; "), of: option)
        if option.isSplit, !sentence.contains("comma") { sentence += ", comma-separated" }
        if option.isList, !option.isSplit, !option.isArgument { sentence += ", repeatable" }
        if let words = Self.words(of: option.schema, after: sentence) { sentence += words }
        if let unit = option.schema.unit, !sentence.has(unit), !sentence.has(String(unit.dropLast())) {
            sentence += ", in \(unit)"
        }
        if option.schema.isAmount, !sentence.contains("such as") { sentence += ", such as \"89.90 EUR\"" }
        if option.isNote { sentence += "; - for standard input" }
        let limits = [Self.limits(of: option.schema, after: sentence), standard.map { "default: \($0)" }]
        let addition = limits.compactMap(\.self).joined(separator: "; ")
        if !addition.isEmpty { sentence += " (\(addition))" }
        self.sentence = sentence + "."
    }

    /// Returns the default in a clause such as `today by default` or `the whole lot if omitted`.
    private static func standard(in clause: String) -> String? {
        for ending in [" by default", " if omitted"] where clause.hasSuffix(ending) {
            return String(clause.dropLast(ending.count))
        }
        return clause.hasPrefix("by default ") ? String(clause.dropFirst("by default ".count)) : nil
    }

    private static func standard(of option: SchemaOption) -> String? {
        guard !option.isFlag else { return nil }
        switch option.field.defaultValue {
        case .string(let text)? where !text.isEmpty: return text
        case .integer?, .number?: return option.field.defaultValue.map { $0.text() }
        default: return nil
        }
    }

    /// Removes the article of a noun, and `Whether to` of a flag; arguments keep the article.
    private static func phrase(_ text: String, of option: SchemaOption) -> String {
        if option.isArgument { return text }
        if option.isFlag, text.hasPrefix("Whether to ") {
            let action = text.dropFirst("Whether to ".count)
            return option.flagValue == false ? "Don't \(action)" : action.prefix(1).uppercased() + action.dropFirst()
        }
        let openings = ["The ", "A ", "An "]
        guard let opening = openings.first(where: text.hasPrefix) else { return text }
        let rest = text.dropFirst(opening.count)
        return rest.prefix(1).uppercased() + rest.dropFirst()
    }

    /// Returns the words of a short enumeration, unless the summary has them.
    private static func words(of schema: AnySchema, after text: String) -> String? {
        switch schema.kind {
        case .enumeration(let cases):
            let words = cases.map(\.value)
            guard words.count > 1, words.count <= 12, !words.allSatisfy(text.has) else { return nil }
            return words.listed.count <= 120 ? ": \(words.listed)" : nil
        case .list(let element, _): return words(of: element.unwrapped, after: text)
        default: return nil
        }
    }

    /// Returns the range of a number with bounds that say something, unless the summary has them.
    private static func limits(of schema: AnySchema, after text: String) -> String? {
        let (least, most): (String, String)
        switch schema.kind {
        case .integer(let range, _):
            guard range.lowerBound > -1_000, range.upperBound <= 100_000 else { return nil }
            (least, most) = ("\(range.lowerBound)", "\(range.upperBound)")
        case .number(let bounds, _):
            guard bounds.minimum > -1_000, bounds.maximum <= 100_000, !bounds.excludesMinimum else { return nil }
            (least, most) = (JSONValue.number(bounds.minimum).text(), JSONValue.number(bounds.maximum).text())
        default: return nil
        }
        return text.has(least) && text.has(most) ? nil : "\(least) to \(most)"
    }
}

extension AnySchema {
    /// The unit of a number in words.
    fileprivate var unit: String? {
        switch kind {
        case .number(_, let unit), .integer(_, let unit): unit?.rawValue
        default: nil
        }
    }
}

extension String {
    /// Whether the text has some words, as whole words in any case.
    fileprivate func has(_ words: String) -> Bool {
        let text = " \(lowercased()) ".map { $0.isLetter || $0.isNumber || "-.".contains($0) ? $0 : " " }
        let parts = String(text).split(separator: " ").map { $0.last == "." ? $0.dropLast() : $0 }
        let wanted = words.lowercased().split(separator: " ")
        return parts.indices.contains { parts[$0...].starts(with: wanted) }
    }
}
