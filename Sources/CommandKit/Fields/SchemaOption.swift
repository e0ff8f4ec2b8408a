// SPDX-License-Identifier: Apache-2.0

internal import ArgumentParser
internal import ComputationKit

/// The option of a field: what its schema says, and what differs.
struct SchemaOption {
    /// The path of the field within its type.
    let path: String
    let field: AnySchema.Field
    private let stated: FieldOption?

    init(_ field: AnySchema.Field, at path: String, _ stated: FieldOption?) {
        (self.field, self.path, self.stated) = (field, path, stated)
    }

    var isArgument: Bool { stated?.isArgument == true }

    var schema: AnySchema { field.schema.unwrapped }

    /// The names without hyphens, the main one first.
    var names: [String] {
        if let names = stated?.names, !names.isEmpty { return names }
        let own = path.split(separator: ".").last.map(String.init) ?? path
        return Self.standardNames[own] ?? [own.optionName(isFlag: isFlag)]
    }

    /// The names of fields that many inputs have, whose own name is long or has a synonym.
    private static let standardNames = [
        "keepsOriginal": ["original"], "latitude": ["lat"], "limit": ["limit", "count"], "longitude": ["lon"],
        "temperature": ["temp", "temperature"],
    ]

    /// What errors call the option: `--date` or `<thing>`.
    var spelling: String {
        if isArgument { return "<\(valueName)>" }
        let name = names.first { $0.count > 1 } ?? names[0]
        return name.count > 1 ? "--\(name)" : "-\(name)"
    }

    var specification: NameSpecification {
        NameSpecification(names.map { $0.count > 1 ? .customLong($0) : .customShort(Character($0)) })
    }

    /// Whether ArgumentParser refuses a command without the argument.
    var isRequired: Bool { stated?.isRequired ?? field.isRequired }

    /// Whether the option takes several values.
    var isList: Bool {
        if let reading = stated?.reading { return reading.takesSeveral }
        switch schema.kind {
        case .list, .dictionary: return true
        default: return false
        }
    }

    var isFlag: Bool {
        if case .boolean = schema.kind { !isArgument && stated?.reading == nil } else { false }
    }

    /// The only value that the flag sets; `nil` if it has an inversion.
    var flagValue: Bool? { stated?.flagValue ?? (field.defaultValue == .boolean(false) ? true : nil) }

    /// Whether commas separate the values of the option.
    var isSplit: Bool {
        if case .list = schema.kind { isList && !isArgument && stated?.reading == nil } else { false }
    }

    /// The value of the typed texts; `nil` for none.
    func value(of texts: [String]) throws -> JSONValue? {
        guard !texts.isEmpty else { return nil }
        if let reading = stated?.reading { return try reading.read(texts, spelling) }
        if isNote { return .string(try texts.last?.orStandardInput(for: spelling) ?? "") }
        return try field.schema.typed(texts, spelling, splitting: isSplit)
    }

    /// Whether the field is a note, which standard input keeps out of the shell's history and the list of processes.
    var isNote: Bool {
        guard case .text = schema.kind, let name = path.split(separator: ".").last else { return false }
        return ["note", "notes"].contains(name) || name.hasSuffix("Note") || name.hasSuffix("Notes")
    }

    /// Whether the option takes a file.
    var isFile: Bool { if case .blob = schema.kind { true } else { false } }

    var completion: CompletionKind? {
        switch schema.kind {
        case .enumeration(let cases): return .list(cases.map(\.value))
        case .list(let element, _):
            guard case .enumeration(let cases) = element.unwrapped.kind else { return nil }
            return .list(cases.map(\.value))
        case .blob: return .file()
        default: return nil
        }
    }

    var help: ArgumentHelp {
        ArgumentHelp(stringLiteral: stated?.help ?? FieldHelp(self).sentence).named(valueName)
    }

    private var valueName: String {
        if let name = stated?.valueName { return name }
        switch schema.kind {
        case .text(let rule):
            if rule.expected.hasPrefix("a day such") { return "date" }
            if rule.expected.hasPrefix("a time") { return "time" }
            if rule.format == "uri" { return "url" }
            return rule.lengths == 1...2_000 ? names[0] : "text"
        case .number: return "number"
        case .integer(let range, _):
            return range.upperBound <= 10 && range.lowerBound >= 0
                ? "\(range.lowerBound)-\(range.upperBound)" : "number"
        case .object: return "money"
        case .blob: return "file"
        case .dictionary: return "name=value"
        default: return names[0]
        }
    }
}

extension ArgumentHelp {
    fileprivate func named(_ valueName: String) -> ArgumentHelp {
        var help = self
        help.valueName = valueName
        return help
    }
}

extension String {
    /// The name of an option for a field: `purchaseDate` is `purchase-date`, and a flag for `isFavorite` is `favorite`.
    fileprivate func optionName(isFlag: Bool) -> String {
        var words: [String] = []
        for letter in self {
            if words.isEmpty || letter.isUppercase && words.last?.last?.isUppercase != true {
                words.append(String(letter))
            } else {
                words[words.count - 1].append(letter)
            }
        }
        if isFlag, words.count > 1, ["is", "has"].contains(words[0]) { words.removeFirst() }
        return words.joined(separator: "-").lowercased()
    }

    /// The text, or that of standard input for `-`.
    fileprivate func orStandardInput(for option: String) throws -> String {
        guard self == "-" else { return self }
        var fields = InputFields()
        try fields.set("text", option, note: self)
        return fields.json["text"]?.string ?? ""
    }
}
