// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit

/// Records as the JSON text of their shape.
enum RecordText {
    static func text<Value: Described>(of value: Value) -> String { Value.shape.json(of: value).text() }

    /// A value from its text; what a later version of its shape added gets its default.
    /// - Throws: ``AlmanacStore/StoreError`` when it is no such value.
    static func value<Value: Described>(_ type: Value.Type, from text: String, of table: String) throws -> Value {
        do {
            let json = try JSONValue(parsing: text)
            let shape = Value.shape.erased
            let issues = shape.issues(of: json)
            guard issues.isEmpty else { throw Failure.badInput(issues) }
            return try JSONValueDecoder().decode(Value.self, from: shape.completed(json))
        } catch {
            throw StoreError(
                .corrupt,
                "The records of challenges have a \(table) that this program cannot read: \(error). "
                    + "Update the program, or import your last export.")
        }
    }
}
