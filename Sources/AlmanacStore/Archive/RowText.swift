// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import GRDB

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Converts a row of a table to a line of JSON and back, without loss.
///
/// Whole numbers, numbers of REAL columns, texts, and null are JSON values. Other values are objects: `{"blob":
/// BASE64}`, `{"real": TEXT}` for an infinity or a real number in a column of another type, `{"text": BASE64}` for text
/// that isn't UTF-8 or has a zero byte, and `{"clear": BASE64}` for a sealed value that is exported unencrypted.
struct RowText {
    let layout: TableLayout
    /// The columns whose values are sealed.
    let sealed: Set<String>

    init(_ layout: TableLayout, schema: StoreMigrations) {
        self.layout = layout
        sealed = Set(schema.sealed.filter { $0.table == layout.name }.map(\.column))
    }

    /// The query for all rows in the order of the key, with the storage class of each column, and texts as bytes.
    var query: String {
        let columns = layout.storedColumns.map { column in
            let name = column.name.quotedDatabaseIdentifier
            return "typeof(\(name)), CASE typeof(\(name)) WHEN 'text' THEN CAST(\(name) AS BLOB) ELSE \(name) END"
        }
        return "SELECT \(columns.joined(separator: ", ")) FROM \(layout.quotedName) ORDER BY \(layout.orderClause)"
    }

    /// Returns the line of a row of ``query``.
    ///
    /// - Parameter vault: Opens sealed values if they are exported unencrypted.
    func line(_ row: Row, clearWith vault: Vault?) throws -> [UInt8] {
        var object = JSONObject()
        for (index, column) in layout.storedColumns.enumerated() {
            let storage: String = row[2 * index]
            let value: DatabaseValue = row[2 * index + 1]
            if let vault, storage == "blob", sealed.contains(column.name) {
                object[column.name] = try clearText(row, value, column.name, vault)
            } else {
                object[column.name] = Self.json(value, storage: storage, isReal: column.type == "REAL")
            }
        }
        return JSONValue.object(object).utf8() + [0x0A]
    }

    private func clearText(_ row: Row, _ value: DatabaseValue, _ column: String, _ vault: Vault) throws -> JSONValue {
        let cell = SealedCell(layout.name, column, id: try identifier(of: row))
        guard let sealed = SealedValue.fromDatabaseValue(value) else {
            throw StoreError(.sealBroken, "\(cell) isn't sealed.")
        }
        return ["clear": .string(Data(try vault.bytes(of: sealed, at: cell)).base64EncodedString())]
    }

    private func identifier(of row: Row) throws -> String {
        guard let index = layout.storedColumns.firstIndex(where: { $0.name == "id" }),
            let data = Data.fromDatabaseValue(row[2 * index + 1])
        else { throw StoreError(.badSchema, "\(layout.name) has sealed values and no text id.") }
        return String(decoding: data, as: UTF8.self)
    }

    private static func json(_ value: DatabaseValue, storage: String, isReal: Bool) -> JSONValue {
        switch value.storage {
        case .null: return .null
        case .int64(let number): return .integer(number)
        case .double(let number):
            return isReal && number.isFinite ? .number(number) : ["real": .string(number.description)]
        case .string(let text): return .string(text)
        case .blob(let data):
            guard storage == "text" else { return ["blob": .string(data.base64EncodedString())] }
            if !data.contains(0), let text = String(validating: data, as: UTF8.self) { return .string(text) }
            return ["text": .string(data.base64EncodedString())]
        }
    }

    /// Inserts the row of a line.
    ///
    /// - Parameter vault: Seals unencrypted values.
    /// - Throws: ``StoreError`` with the problem of the line.
    func insert(_ line: [UInt8], sealWith vault: Vault?, in db: Database) throws {
        let object: JSONObject
        do {
            guard let parsed = try JSONValue(parsing: line).object else { throw refusal("expected an object") }
            object = parsed
        } catch let error as JSONSyntaxError {
            throw refusal("expected JSON: \(error)")
        }
        let names = layout.storedColumns.map(\.name)
        guard object.count == names.count, names.allSatisfy({ object[$0] != nil }) else {
            throw refusal(
                "expected the columns \(names.sorted().joined(separator: ", ")), got \(object.keys.joined(separator: ", "))"
            )
        }
        var places: [String] = []
        var values: [DatabaseValue] = []
        for name in names {
            guard let value = object[name] else { continue }
            let (stored, isTextInBytes) = try stored(value, column: name, of: object, vault, db)
            places.append(isTextInBytes ? "CAST(? AS TEXT)" : "?")
            values.append(stored)
        }
        let columns = names.map(\.quotedDatabaseIdentifier).joined(separator: ", ")
        let statement = try db.cachedStatement(
            sql: "INSERT INTO \(layout.quotedName) (\(columns)) VALUES (\(places.joined(separator: ", ")))")
        do {
            try statement.execute(arguments: StatementArguments(values))
        } catch let error as DatabaseError
            where error.resultCode == .SQLITE_CONSTRAINT || error.resultCode == .SQLITE_MISMATCH
        {
            throw refusal(error.message ?? "the table rejects it")
        }
    }

    private func stored(
        _ value: JSONValue, column: String, of object: JSONObject, _ vault: Vault?, _ db: Database
    ) throws -> (value: DatabaseValue, isTextInBytes: Bool) {
        switch value {
        case .null: return (.null, false)
        case .integer(let number): return (number.databaseValue, false)
        case .number(let number): return (number.databaseValue, false)
        case .string(let text): return (text.databaseValue, false)
        case .boolean, .array: break
        case .object(let members):
            guard members.count == 1, let kind = members.keys.first, let content = members[kind]?.string else { break }
            if kind == "real", let number = Double(content) { return (number.databaseValue, false) }
            guard let data = Data(base64Encoded: content) else { break }
            switch kind {
            case "blob": return (data.databaseValue, false)
            case "text": return (data.databaseValue, true)
            case "clear":
                guard sealed.contains(column), let vault, let id = object["id"]?.string else { break }
                let cell = SealedCell(layout.name, column, id: id)
                return (try vault.seal(Array(data), at: cell, in: db).databaseValue, false)
            default: break
            }
        }
        throw refusal("\(column): expected a value of a table, got \(value.inWords)")
    }

    private func refusal(_ reason: String) -> StoreError { StoreError(.badArchive, reason) }
}
