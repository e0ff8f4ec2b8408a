// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension RecordTable {
    /// Reads records from a table with a heading (CSV by RFC 4180; commas, semicolons, or tabs).
    ///
    /// An empty field has no value. An apostrophe that protects a formula is removed, as by
    /// ``DelimitedText/unprotected(_:)``. Lists are separated by semicolons or vertical bars. Booleans are `yes`, `no`,
    /// `true`, `false`, `1`, or `0`.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - columns: The attributes of columns whose names differ from the attribute's.
    ///   - complete: Completes a row that omits values, given its line.
    /// - Throws: `ComputationError` if the heading is invalid; problems of rows are in the result.
    /// - Complexity: O(*n*) in the number of bytes.
    public init(
        csv bytes: [UInt8], columns: ColumnMap, completing complete: (inout JSONObject, Int) -> Void = { _, _ in }
    ) throws(ComputationError) {
        let table = DelimitedText(bytes)
        guard let heading = table.rows.first else {
            if let problem = table.problems.first {
                throw ComputationError.refused(
                    path: Self.place(onLine: problem.line), expected: problem.expected, got: problem.got,
                    recoverySuggestion: "save the table as UTF-8")
            }
            throw ComputationError.refused(
                path: "line 1", expected: "a heading with column names", got: "an empty file")
        }
        let attributes = try columns.attributes(of: heading.fields, line: heading.line)
        self.init(layout: columns.layout)
        count = table.rows.count - 1
        note(table.problems, under: heading.fields)
        let broken = Set(table.problems.map(\.line))
        let names = Dictionary(
            zip(attributes, heading.fields).compactMap { attribute, name in attribute.map { ($0, name) } }
        ) { first, _ in first }
        for (index, row) in table.rows.enumerated().dropFirst() {
            let next = index + 1 < table.rows.count ? table.rows[index + 1].line : Int.max
            guard !broken.contains(where: { $0 >= row.line && $0 < next }) else { continue }
            let place = Self.place(onLine: row.line)
            guard row.fields.count == attributes.count else {
                problems.append(
                    ValidationIssue(
                        path: place, expected: "\(attributes.count) fields, as in the heading",
                        got: "\(row.fields.count)"))
                continue
            }
            var object = JSONObject()
            for (attribute, field) in zip(attributes, row.fields) {
                guard let attribute else { continue }
                let text = DelimitedText.unprotected(field.trimmed)
                if !text.isEmpty { object[attribute] = Self.value(text, attribute) }
            }
            complete(&object, row.line)
            take(.object(object), at: row.line, place: place, names: names)
        }
    }

    private mutating func note(_ found: [DelimitedText.Problem], under heading: [String]) {
        for problem in found {
            let name = problem.column <= heading.count ? heading[problem.column - 1] : "\(problem.column)"
            problems.append(
                ValidationIssue(
                    path: "\(Self.place(onLine: problem.line)), \(name)", expected: problem.expected, got: problem.got))
        }
    }

    /// Returns a field's text as a value of the attribute's schema.
    ///
    /// Invalid text is unchanged, so that validation rejects it.
    private static func value(_ text: String, _ attribute: String) -> JSONValue {
        guard let schema = Record.schema.erased.fields.first(where: { $0.name == attribute })?.schema.resolved
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
}

extension String {
    /// The text without leading and trailing spaces.
    fileprivate var trimmed: String {
        var text = self[...]
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
