// SPDX-License-Identifier: Apache-2.0

extension AnySchema {
    /// Reads a schema from JSON Schema, draft 2020-12.
    ///
    /// Supports everything that ``jsonSchema`` writes. Objects must not allow additional properties. `type` can be a
    /// list of one type and `null`. Annotations that don't constrain values, such as `$comment`, are ignored.
    ///
    /// - Throws: ``ValidationIssue`` that names an unsupported keyword and its path.
    public init(jsonSchema: JSONValue) throws(ValidationIssue) {
        let definitions = SchemaDefinitions()
        for (name, value) in jsonSchema["$defs"]?.object ?? JSONObject() {
            let reader = SchemaReader(definitions: definitions, path: "$defs.\(name)")
            definitions.add(name, try reader.read(value, named: name))
        }
        let reader = SchemaReader(definitions: definitions, path: "")
        self = try reader.read(jsonSchema, named: jsonSchema["title"]?.string ?? "")
        if let missing = definitions.missing {
            throw ValidationIssue(path: "$defs", expected: "a definition of \(missing)", got: "none")
        }
        if let circular = definitions.circular {
            throw ValidationIssue(path: "$defs.\(circular)", expected: "a schema", got: "a reference to itself")
        }
    }
}
