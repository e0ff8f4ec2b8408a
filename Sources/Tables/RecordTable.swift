// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The records in a table, and every problem of the table by row and column.
///
/// The records are those without a problem. The caller decides whether to use them if others have problems.
public struct RecordTable<Record: SchemaProviding>: Sendable {
    /// A record and its position in the file.
    public struct Row: Sendable {
        /// The record's first line in the file, or its position in a list, counted from 1.
        public let number: Int
        /// The record.
        public package(set) var record: Record
    }

    /// The records without a problem, in the order of the file.
    public package(set) var rows: [Row] = []
    /// Every problem by row and column, such as `line 3, fabric: expected one of cotton, …, got "cottn"`.
    public internal(set) var problems: [ValidationIssue] = []
    /// What was chosen where the table leaves a value open, by row and column.
    public package(set) var remarks: [String] = []
    /// The number of rows, with or without a problem.
    public internal(set) var count = 0

    /// The records.
    public var records: [Record] { rows.map(\.record) }

    let layout: TableLayout

    init(layout: TableLayout) { self.layout = layout }

    /// Adds one record from JSON; its problems have the record's position in their path.
    mutating func take(_ json: JSONValue, at number: Int, place: String, names: [String: String] = [:]) {
        do throws(ComputationError) {
            rows.append(Row(number: number, record: try Record(json: json)))
        } catch {
            for issue in error.issues {
                var issue = issue
                let column = issue.path.split { $0 == "." || $0 == "[" }.first.map(String.init) ?? ""
                issue.path =
                    names[column].map { "\(place), \($0)" } ?? (issue.path.isEmpty ? place : "\(place), \(issue.path)")
                problems.append(issue)
            }
            if error.issues.isEmpty {
                problems.append(ValidationIssue(path: place, expected: layout.noun, got: error.message))
            }
        }
    }
}

extension RecordTable {
    /// Reads records from JSON: a list, or an object with a list under a name.
    ///
    /// - Parameters:
    ///   - bytes: The document.
    ///   - layout: The layout of the table.
    ///   - name: The key of the list in an object, such as `items`.
    ///   - complete: Completes a row that omits values, given its position in the list.
    /// - Throws: `ComputationError` if the bytes aren't JSON or have no such list.
    /// - Complexity: O(*n*) in the number of bytes.
    public init(
        json bytes: [UInt8], layout: TableLayout, under name: String,
        completing complete: (inout JSONObject, Int) -> Void = { _, _ in }
    ) throws(ComputationError) {
        let value: JSONValue
        do {
            value = try JSONValue(parsing: bytes)
        } catch {
            throw ComputationError.invalidData("\(error)")
        }
        guard let list = value.array ?? value[name]?.array else {
            throw ComputationError.refused(
                path: "", expected: "a list of \(name), or an object with a list under \"\(name)\"", got: value.inWords)
        }
        self.init(layout: layout)
        count = list.count
        for (index, entry) in list.enumerated() {
            let place = Self.place(inList: index + 1)
            guard case .object(var object) = entry else {
                problems.append(ValidationIssue(path: place, expected: "an object", got: entry.inWords))
                continue
            }
            complete(&object, index + 1)
            take(.object(object), at: index + 1, place: place)
        }
    }

    /// Removes and reports every record with the same key as an earlier record.
    ///
    /// - Parameters:
    ///   - key: The key of a record.
    ///   - place: Formats a row's number for a path.
    public mutating func rejectRepeated(_ key: KeyPath<Record, String>, place: (Int) -> String) {
        var first: [String: Int] = [:]
        rows.removeAll { row in
            let id = row.record[keyPath: key]
            guard let earlier = first[id] else {
                first[id] = row.number
                return false
            }
            problems.append(
                ValidationIssue(
                    path: "\(place(row.number)), id", expected: "a unique key",
                    got: "\"\(id)\", which \(place(earlier)) already has"))
            return true
        }
        problems = problems.enumerated().sorted { one, other in
            (one.element.number, one.offset) < (other.element.number, other.offset)
        }.map(\.element)
    }

    /// Returns the position in a list for a path.
    public static func place(inList number: Int) -> String { "item \(number)" }

    /// Returns the line of a file for a path.
    public static func place(onLine number: Int) -> String { "line \(number)" }
}

extension ValidationIssue {
    /// The number of the row at the beginning of the path.
    fileprivate var number: Int { Int(path.drop { !$0.isNumber }.prefix(while: \.isNumber)) ?? 0 }
}
