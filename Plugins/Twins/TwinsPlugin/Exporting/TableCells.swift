// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Tables

/// Records as cells of a table and back, without loss.
///
/// A field of an object has a column such as `dimensions.width`, money is `89.90 EUR`, a list of words is separated by
/// semicolons, and other lists and dictionaries are JSON. An empty text is `""`, and text that begins with two quotes has an
/// apostrophe in front. `DelimitedText` protects formulas.
enum TableCells {
    /// Returns the columns of fields, in their order.
    static func columns(of fields: [AnySchema.Field], under prefix: String = "", without skipped: Set<String> = [])
        -> [String]
    {
        fields.filter { !skipped.contains($0.name) }.flatMap { field in
            let inner = innerFields(field)
            return inner.isEmpty ? [prefix + field.name] : columns(of: inner, under: "\(prefix)\(field.name).")
        }
    }

    /// Adds the cells of a record by column.
    static func add(
        _ record: JSONObject, _ fields: [AnySchema.Field], under prefix: String = "", without skipped: Set<String> = [],
        to cells: inout [String: String]
    ) {
        for field in fields where !skipped.contains(field.name) {
            guard let value = record[field.name], value != .null else { continue }
            let inner = innerFields(field)
            if !inner.isEmpty, case .object(let object) = value {
                add(object, inner, under: "\(prefix)\(field.name).", to: &cells)
            } else if let cell = cell(value, field.schema.plain) {
                cells[prefix + field.name] = cell
            }
        }
    }

    /// Returns the record of cells, and removes them.
    ///
    /// A cell that isn't a value of its field is text in the record, which validation reports.
    static func record(
        of cells: inout [String: String], _ fields: [AnySchema.Field], under prefix: String = "",
        without skipped: Set<String> = []
    ) -> JSONObject {
        var record = JSONObject()
        for field in fields where !skipped.contains(field.name) {
            let inner = innerFields(field)
            if !inner.isEmpty {
                let object = self.record(of: &cells, inner, under: "\(prefix)\(field.name).")
                if !object.isEmpty { record[field.name] = .object(object) }
            } else if let cell = cells.removeValue(forKey: prefix + field.name) {
                record[field.name] = value(cell, field.schema.plain)
            }
        }
        return record
    }

    private static func innerFields(_ field: AnySchema.Field) -> [AnySchema.Field] {
        let schema = field.schema.plain
        return schema.name == "Money" ? [] : schema.fields
    }

    // MARK: Cells

    private static func cell(_ value: JSONValue, _ schema: AnySchema) -> String? {
        switch value {
        case .null: return nil
        case .string(let text): return escaped(text)
        case .boolean(let isTrue): return isTrue ? "yes" : "no"
        case .array(let elements):
            if elements.isEmpty { return nil }
            let words = elements.compactMap(\.string)
            let isPlain =
                words.count == elements.count && isListOfText(schema)
                && words.allSatisfy { word in
                    !word.contains { $0 == ";" || $0 == "|" } && word == word.trimmed && !word.isEmpty
                } && words.first?.hasPrefix("[") == false && words.first?.hasPrefix("'") == false
                && words.first?.hasPrefix("\"\"") == false
            return isPlain ? words.joined(separator: "; ") : value.text()
        case .object(let object):
            if schema.name == "Money" {
                return "\(object["amount"]?.string ?? "") \(object["currency"]?.string ?? "")"
            }
            return object.isEmpty ? nil : value.text()
        default: return value.text()
        }
    }

    private static func value(_ cell: String, _ schema: AnySchema) -> JSONValue {
        let text = unescaped(DelimitedText.unprotected(cell))
        if schema.name == "Money" {
            let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { return .string(text) }
            return .object(JSONObject([("amount", .string(parts[0])), ("currency", .string(parts[1]))]))
        }
        switch schema.kind {
        case .boolean:
            switch text.lowercased() {
            case "yes", "true", "1": return .boolean(true)
            case "no", "false", "0": return .boolean(false)
            default: return .string(text)
            }
        case .integer: return Int64(text).map(JSONValue.integer) ?? .string(text)
        case .number: return Double(text).flatMap { $0.isFinite ? .number($0) : nil } ?? .string(text)
        case .list:
            guard isListOfText(schema), !text.hasPrefix("[") else {
                return (try? JSONValue(parsing: text)) ?? .string(text)
            }
            let words = text.split { $0 == ";" || $0 == "|" }.map { String($0).trimmed }.filter { !$0.isEmpty }
            return .array(words.map(JSONValue.string))
        case .dictionary, .object, .union: return (try? JSONValue(parsing: text)) ?? .string(text)
        default: return .string(text)
        }
    }

    private static func isListOfText(_ schema: AnySchema) -> Bool {
        guard case .list(let element, _) = schema.kind, case .text = element.plain.kind else { return false }
        return true
    }

    // MARK: Text

    private static func escaped(_ text: String) -> String {
        if text.isEmpty { return "\"\"" }
        return beginsWithQuotes(text) ? "'" + text : text
    }

    private static func unescaped(_ text: String) -> String {
        if text == "\"\"" { return "" }
        return text.utf8.first == UInt8(ascii: "'") && beginsWithQuotes(text)
            ? String(text.unicodeScalars.dropFirst()) : text
    }

    /// Whether a text is two quotes after any number of apostrophes, and more.
    private static func beginsWithQuotes(_ text: String) -> Bool {
        text.utf8.drop { $0 == UInt8(ascii: "'") }.starts(with: "\"\"".utf8)
    }
}
