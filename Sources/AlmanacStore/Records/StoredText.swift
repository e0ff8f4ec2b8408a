// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

/// Records that are always read whole, as the JSON text of their schema.
package enum StoredText<Book: UserRecords> {
    /// A value as text.
    package static func text<Value: SchemaProviding>(of value: Value) -> String {
        Value.schema.json(of: value).storedText()
    }

    /// A value from its text; what a later version of its schema added gets its default.
    /// - Throws: ``StoreError`` when it is no such value.
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
                "The records of \(Book.migrations.plugin) have a \(table) that this program cannot read: \(error). "
                    + "Update the program, or import your last export.")
        }
    }
}
