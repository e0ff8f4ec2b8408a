// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A column of a table that is written: its heading, and where its value is in a record.
public struct TableColumn: Sendable, Hashable {
    /// The name of the column.
    public let heading: String
    /// The members from the outermost to the value, such as `["situation", "day"]`.
    public let path: [String]

    /// Creates a column; the heading is the path joined by periods unless given.
    public init(_ path: String..., heading: String? = nil) {
        self.init(path: path, heading: heading)
    }

    private init(path: [String], heading: String? = nil) {
        self.path = path
        self.heading = heading ?? path.joined(separator: ".")
    }

    /// The columns of a schema's fields, one for each value, those of nested objects included.
    ///
    /// Lists of objects, files and dictionaries have no column.
    public static func all(of schema: AnySchema) -> [TableColumn] { all(of: schema, under: []) }

    private static func all(of schema: AnySchema, under path: [String]) -> [TableColumn] {
        // Records nest two or three deep; a schema that refers to itself would never end.
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

    /// The value of a record as the text of a cell; empty if there is none.
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
    /// The text of a cell, as ``RecordTable`` reads it back.
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
    ///   - records: what the rows show.
    ///   - columns: the columns; those of ``TableColumn/all(of:)`` unless given.
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
