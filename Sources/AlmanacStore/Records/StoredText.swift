// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

/// Records that are always read whole, as the JSON text of their shape.
package enum StoredText<Book: RecordBook> {
    /// A value as text.
    package static func text<Value: Described>(of value: Value) -> String { Value.shape.json(of: value).text() }

    /// A value from its text; what a later version of its shape added gets its default.
    /// - Throws: ``StoreError`` when it is no such value.
    package static func value<Value: Described>(
        _ type: Value.Type, from text: String, of table: String
    ) throws -> Value {
        do {
            let json = try JSONValue(parsing: text)
            let shape = Value.shape.erased
            let issues = shape.issues(of: json)
            guard issues.isEmpty else { throw Failure.badInput(issues) }
            return try JSONValueDecoder().decode(Value.self, from: shape.completed(json))
        } catch {
            throw StoreError(
                .corrupt,
                "The records of \(Book.schema.plugin) have a \(table) that this program cannot read: \(error). "
                    + "Update the program, or import your last export.")
        }
    }
}
