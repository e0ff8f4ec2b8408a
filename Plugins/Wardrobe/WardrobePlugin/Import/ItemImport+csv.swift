// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension ItemImport {
    /// Reads items from a table with a heading (CSV by RFC 4180; commas, semicolons or tabs).
    ///
    /// An empty field is no value. Lists (season, occasion, tags) are separated by semicolons or bars, yes and no may
    /// be written `yes`, `no`, `true`, `false`, `1`, `0`, and a price `89.90 EUR`. An item without an `id` gets one
    /// from its name and line.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - columns: which column holds which attribute, where its name does not say so.
    /// - Throws: ``ComputationError`` when the heading cannot be used; problems of rows are in the result.
    /// - Complexity: O(*n*) in the bytes.
    public init(csv bytes: [UInt8], columns: ColumnMap) throws(ComputationError) {
        let table = DelimitedText(bytes)
        guard let heading = table.rows.first else {
            throw ComputationError.refused([
                ValidationIssue(path: "line 1", expected: "a heading with names of columns", got: "an empty file")
            ])
        }
        let attributes = try columns.attributes(of: heading.fields, line: heading.line)
        self.init()
        count = table.rows.count - 1
        let broken = Set(table.problems.map(\.line))
        for problem in table.problems {
            let name = problem.column <= heading.fields.count ? heading.fields[problem.column - 1] : "\(problem.column)"
            problems.append(
                ValidationIssue(path: "line \(problem.line), \(name)", expected: problem.expected, got: problem.got))
        }
        let names = Dictionary(
            zip(attributes, heading.fields).compactMap { attribute, name in attribute.map { ($0, name) } }
        ) { first, _ in first }
        for (index, row) in table.rows.enumerated().dropFirst() {
            let next = index + 1 < table.rows.count ? table.rows[index + 1].line : Int.max
            guard !broken.contains(where: { $0 >= row.line && $0 < next }) else { continue }
            let place = "line \(row.line)"
            guard row.fields.count == attributes.count else {
                problems.append(
                    ValidationIssue(
                        path: place, expected: "\(attributes.count) fields as in the heading",
                        got: "\(row.fields.count)"))
                continue
            }
            var object = JSONObject()
            for (attribute, field) in zip(attributes, row.fields) {
                guard let attribute else { continue }
                let text = field.trimmed
                if !text.isEmpty { object[attribute] = Self.value(text, attribute) }
            }
            if object["id"] == nil { object["id"] = .string(Self.key(object["name"]?.string ?? "", row.line)) }
            Self.joinPrice(&object)
            take(.object(object), at: row.line, place: place, names: names)
        }
        refuseRepeatedKeys { "line \($0)" }
        problems.sort { ($0.line, $0.path) < ($1.line, $1.path) }
    }

    /// A field's text as the attribute's schema wants it; what does not fit stays text, so that the schema refuses it.
    private static func value(_ text: String, _ attribute: String) -> JSONValue {
        guard let schema = WardrobeItem.schema.erased.fields.first(where: { $0.name == attribute })?.schema.resolved
        else {
            return .string(text)
        }
        switch schema.kind {
        case .boolean:
            switch text.lowercased() {
            case "yes", "true", "1", "y", "x": return .boolean(true)
            case "no", "false", "0", "n": return .boolean(false)
            default: return .string(text)
            }
        case .integer: return Int64(text).map(JSONValue.integer) ?? .string(text)
        case .number: return Double(text).flatMap { $0.isFinite ? .number($0) : nil } ?? .string(text)
        case .list:
            let words = text.split { $0 == ";" || $0 == "|" }.map { String($0).trimmed }.filter { !$0.isEmpty }
            return .array(words.map(JSONValue.string))
        default: return .string(text)
        }
    }

    /// Makes a sum of money of `89.90 EUR`, or of an amount and a currency in columns of their own.
    private static func joinPrice(_ object: inout JSONObject) {
        let currency = object["currency"]
        object["currency"] = nil
        guard let price = object["price"]?.string else {
            if let currency { object["price"] = .object(JSONObject([("currency", currency)])) }
            return
        }
        let parts = price.split(separator: " ").map(String.init)
        var money = JSONObject([("amount", .string(parts.first ?? ""))])
        if let currency, parts.count == 1 {
            money["currency"] = currency
        } else if parts.count > 1 {
            money["currency"] = .string(parts[1...].joined(separator: " "))
        }
        object["price"] = .object(money)
    }
}

extension ValidationIssue {
    /// The line that a path begins with.
    fileprivate var line: Int { Int(path.drop { !$0.isNumber }.prefix(while: \.isNumber)) ?? 0 }
}

extension String {
    /// Without spaces at both ends.
    fileprivate var trimmed: String {
        var text = self[...]
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
