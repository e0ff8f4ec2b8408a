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
        let meanings = try columns.columns(of: heading.fields, line: heading.line)
        self.init(layout: columns.layout)
        count = table.rows.count - 1
        note(table.problems, under: heading.fields)
        let broken = Set(table.problems.map(\.line))
        let names = Dictionary(
            zip(meanings, heading.fields).compactMap { column, name in column.attribute.map { ($0, name) } }
        ) { first, _ in first }
        remark(on: meanings, heading)
        for (index, row) in table.rows.enumerated().dropFirst() {
            let next = index + 1 < table.rows.count ? table.rows[index + 1].line : Int.max
            guard !broken.contains(where: { $0 >= row.line && $0 < next }) else { continue }
            let place = Self.place(onLine: row.line)
            guard row.fields.count == meanings.count else {
                problems.append(
                    ValidationIssue(
                        path: place, expected: "\(meanings.count) fields, as in the heading",
                        got: "\(row.fields.count)"))
                continue
            }
            var object = JSONObject()
            var rest: [String] = []
            for (column, field) in zip(meanings, row.fields) {
                let text = DelimitedText.unprotected(field.trimmed)
                guard !text.isEmpty else { continue }
                switch column {
                case .attribute(let attribute): object[attribute] = Self.value(text, attribute)
                case .rest(let heading): rest.append(heading.trimmed.isEmpty ? text : "\(heading): \(text)")
                case .skipped: break
                }
            }
            if let attribute = layout.rest, !rest.isEmpty {
                let own = object[attribute]?.string.map { [$0] } ?? []
                object[attribute] = .string((own + rest).joined(separator: "\n"))
            }
            complete(&object, row.line)
            take(.object(object), at: row.line, place: place, names: names)
        }
    }

    /// Says which columns were put elsewhere or left out.
    private mutating func remark(on columns: [ColumnMap.Column], _ heading: DelimitedText.Row) {
        let place = Self.place(onLine: heading.line)
        let rest = columns.compactMap { if case .rest(let name) = $0 { name } else { nil } }
        if let attribute = layout.rest, !rest.isEmpty {
            remarks.append(
                "\(place): \(rest.joined(separator: ", ")): no \(rest.count == 1 ? "attribute" : "attributes") of "
                    + "\(layout.noun), so put in the \(attribute)")
        }
        let skipped = zip(columns, heading.fields).filter { $0.0 == .skipped(isStated: false) }.map(\.1)
        if !skipped.isEmpty { remarks.append("\(place): \(skipped.joined(separator: ", ")): left out") }
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
