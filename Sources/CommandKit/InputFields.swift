// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import Presentation

/// The fields of an input that a command's options set, and the option of each field.
///
/// A value is added as the user typed it if the schema can validate it, so that errors have the same text in every
/// face. Fields of omitted options are omitted.
///
/// ```swift
/// var fields = InputFields()
/// fields.set("request.occasion", "--occasion", word: occasion, of: Occasion.self)
/// try await EngineCall(Wardrobe.mySuggestions, fields).print(as: .text)
/// ```
public struct InputFields: Sendable {
    /// The fields that are set.
    public private(set) var json = JSONObject()
    /// The same fields with `(secret)` instead of each secret.
    public private(set) var shown = JSONObject()
    /// The option of each field, by its path.
    public internal(set) var options: [String: String] = [:]

    /// The options whose fields have a value, sorted.
    public var setOptions: [String] {
        options.filter { path, _ in
            path.split(separator: ".").reduce(JSONValue.object(json) as JSONValue?) { $0?[String($1)] } != nil
        }.values.sorted()
    }

    /// Creates an input without fields.
    public init() {}

    /// Sets a field, unless the value is `nil`.
    ///
    /// - Parameters:
    ///   - path: The path of the field, such as `request.occasion`.
    ///   - option: The option of the field, such as `--temp`.
    ///   - value: The value; `nil` if the option was omitted.
    public mutating func set(_ path: String, _ option: String, _ value: JSONValue?) {
        options[path] = option
        guard let value else { return }
        json = Self.setting(value, path.split(separator: ".")[...], in: json)
        shown = Self.setting(value, path.split(separator: ".")[...], in: shown)
    }

    /// Names the option of a field that other options set, unless it has one.
    mutating func name(_ path: String, _ option: String) {
        if options[path] == nil { options[path] = option }
    }

    /// Sets a text.
    public mutating func set(_ path: String, _ option: String, text: String?) {
        set(path, option, text.map(JSONValue.string))
    }

    /// Sets a word of an enumeration, in any case and with or without hyphens.
    public mutating func set<Word: TypedWord>(_ path: String, _ option: String, word: String?, of type: Word.Type) {
        set(path, option, word.map { .string(Self.known($0, type)) })
    }

    /// Sets a number; other text is set unchanged, so that validation rejects it.
    public mutating func set(_ path: String, _ option: String, figure: String?) {
        set(path, option, figure.map(Self.figure))
    }

    /// Sets a whole number.
    public mutating func set(_ path: String, _ option: String, count: Int?) {
        set(path, option, count.map { .integer(Int64($0)) })
    }

    /// Sets a Boolean.
    public mutating func set(_ path: String, _ option: String, flag: Bool?) {
        set(path, option, flag.map(JSONValue.boolean))
    }

    /// Sets a dictionary from entries such as `shirt=2`.
    ///
    /// - Parameters:
    ///   - path: The path of the field.
    ///   - option: The option of the field.
    ///   - entries: The entries.
    ///   - type: The enumeration of the keys.
    ///   - example: An example of an entry for the error.
    ///   - value: Converts the text after the equal sign.
    public mutating func set<Word: TypedWord>(
        _ path: String, _ option: String, entries: [String], by type: Word.Type, example: String,
        value: (String) -> JSONValue = JSONValue.string
    ) throws(ComputationError) {
        var object = JSONObject()
        for entry in entries {
            let sides = entry.split(separator: "=", maxSplits: 1).map(String.init)
            guard sides.count == 2 else {
                throw .refused(path: option, expected: "an entry such as \(example)", got: entry.quoted(limit: 60))
            }
            let key = Self.known(sides[0], type)
            guard object[key] == nil else {
                throw .refused([ValidationIssue(path: option, expected: "each name once", got: entry.quoted(limit: 60))]
                )
            }
            object[key] = value(sides[1])
        }
        set(path, option, object.isEmpty ? nil : .object(object))
    }

    /// Sets an amount such as `89.90 EUR` or `EUR 89.90` as an object with an amount and a currency.
    public mutating func set(_ path: String, _ option: String, money: String?) throws(ComputationError) {
        guard let money else { return set(path, option, nil) }
        let parts = money.split(separator: " ").map(String.init)
        let isCode = { (part: String) in part.allSatisfy(\.isLetter) }
        guard parts.count == 2, let code = parts.first(where: isCode), let amount = parts.first(where: { !isCode($0) })
        else {
            throw .refused(
                path: option, expected: "an amount and its currency, such as \"89.90 EUR\"",
                got: money.quoted(limit: 60))
        }
        set(path, option, ["amount": .string(amount), "currency": .string(code.uppercased())])
    }

    /// Sets the bytes of a file.
    ///
    /// - Parameters:
    ///   - path: The path of the field.
    ///   - option: The option of the field.
    ///   - file: The file, or `-` for standard input.
    ///   - limit: The maximum size, in bytes.
    /// - Throws: ``FileFailure`` if the file can't be read, `ComputationError` if it is larger.
    public mutating func set(_ path: String, _ option: String, file: String?, limit: Int) throws {
        set(path, option, bytes: try file.map { try readFile($0, limit: limit) })
    }

    /// Sets bytes.
    public mutating func set(_ path: String, _ option: String, bytes: [UInt8]?) {
        set(path, option, bytes.map { Schema<Blob>.blob(maximumBytes: max(1, $0.count)).json(of: Blob($0)) })
    }

    /// Sets a secret, which `--show-call` doesn't show.
    public mutating func set(_ path: String, _ option: String, secret: String?) {
        let former = shown
        set(path, option, text: secret)
        guard secret != nil else { return }
        shown = Self.setting(.string("(secret)"), path.split(separator: ".")[...], in: former)
    }

    private static func setting(
        _ value: JSONValue, _ path: ArraySlice<Substring>, in object: JSONObject
    ) -> JSONObject {
        guard let name = path.first.map(String.init) else { return object }
        var object = object
        let nested = object[name]?.object ?? JSONObject()
        object[name] = path.count == 1 ? value : .object(setting(value, path.dropFirst(), in: nested))
        return object
    }

    private static func known<Word: TypedWord>(_ text: String, _ type: Word.Type) -> String {
        let wanted = text.foldedWord
        return Word.allCases.first { $0.rawValue.foldedWord == wanted }?.rawValue ?? text
    }

    /// Returns the number that the user typed, or the text if JSON has no such number.
    public static func figure(_ text: String) -> JSONValue {
        if let whole = Int64(text) { return .integer(whole) }
        // Swift also reads hexadecimal numbers.
        guard !text.lowercased().contains("x"), let number = Double(text), number.isFinite else { return .string(text) }
        return .number(number)
    }
}

extension StringProtocol {
    /// The text without leading and trailing spaces.
    public var trimmingSpaces: SubSequence {
        var text = self[...]
        while text.first?.isWhitespace == true { text = text.dropFirst() }
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return text
    }
}
