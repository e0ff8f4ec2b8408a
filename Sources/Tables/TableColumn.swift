// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A column of a table to write: its heading, and the path of its value in a record.
public struct TableColumn: Sendable, Hashable {
    /// The name of the column.
    public let heading: String
    /// The members from the outermost to the value, such as `["situation", "day"]`.
    public let path: [String]

    /// Creates a column; by default, the heading is the path joined by periods.
    public init(_ path: String..., heading: String? = nil) {
        self.init(path: path, heading: heading)
    }

    private init(path: [String], heading: String? = nil) {
        self.path = path
        self.heading = heading ?? path.joined(separator: ".")
    }

    /// Returns the columns of a schema's fields, one for each value, including those of nested objects.
    ///
    /// Lists of objects, files, and dictionaries have no column.
    public static func all(of schema: AnySchema) -> [TableColumn] { all(of: schema, under: []) }

    private static func all(of schema: AnySchema, under path: [String]) -> [TableColumn] {
        // Records nest two or three levels deep; the limit ends the recursion of a schema that refers to itself.
        guard path.count < 4 else { return [] }
        return schema.fields.flatMap { field in
            let place = path + [field.name]
            return switch field.schema.withoutOptional.kind {
            case .object: all(of: field.schema.withoutOptional, under: place)
            case .list(let element, _): element.withoutOptional.isSingleValue ? [TableColumn(path: place)] : []
            default: field.schema.withoutOptional.isSingleValue ? [TableColumn(path: place)] : []
            }
        }
    }

    /// Returns the value of a record as the text of a cell; empty if there is none.
    func cell(of record: JSONValue) -> String {
        path.reduce(record) { $0[$1] ?? .null }.cell
    }
}

extension AnySchema {
    fileprivate var withoutOptional: AnySchema {
        if case .optional(let schema) = resolved.kind { schema.withoutOptional } else { resolved }
    }

    fileprivate var isSingleValue: Bool {
        switch kind {
        case .text, .number, .integer, .boolean, .enumeration: true
        default: false
        }
    }
}

extension JSONValue {
    /// The text of a cell, in the format that ``RecordTable`` reads.
    fileprivate var cell: String {
        switch self {
        case .string(let text): text
        case .boolean(let isTrue): isTrue ? "yes" : "no"
        case .array(let elements): elements.map(\.cell).joined(separator: "; ")
        case .null, .object: ""
        default: text()
        }
    }
}

extension DelimitedText {
    /// Writes records as CSV.
    ///
    /// - Parameters:
    ///   - records: The records of the rows.
    ///   - columns: The columns; by default, ``TableColumn/all(of:)``.
    public static func csv<Record: SchemaProviding>(of records: [Record], columns: [TableColumn]? = nil) -> String {
        let columns = columns ?? TableColumn.all(of: Record.schema.erased)
        return csv(
            heading: columns.map(\.heading),
            rows: records.lazy.map { record in
                let json = Record.schema.json(of: record)
                return columns.map { $0.cell(of: json) }
            })
    }
}
