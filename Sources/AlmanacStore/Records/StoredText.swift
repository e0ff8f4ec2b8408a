// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

/// Records stored as the JSON text of their schema.
package enum StoredText<Book: UserRecords> {
    /// Returns a value as text.
    package static func text<Value: SchemaProviding>(of value: Value) -> String {
        Value.schema.json(of: value).storedText()
    }

    /// Returns the value of a text; fields that a later version of its schema added have their defaults.
    /// - Throws: ``StoreError`` if the text isn't such a value.
    package static func value<Value: SchemaProviding>(
        _ type: Value.Type, from text: String, of table: String
    ) throws -> Value {
        do {
            let json = try JSONValue(parsing: text)
            let schema = Value.schema.erased
            let issues = schema.issues(of: json)
            guard issues.isEmpty else { throw ComputationError.refused(issues) }
            return try JSONValueDecoder().decode(Value.self, from: schema.completed(json))
        } catch {
            throw StoreError(
                .corrupt,
                "The records of \(Book.migrations.plugin) have a \(table) that this program can't read: \(error). "
                    + "Update the program, or import your last export.")
        }
    }
}
