// SPDX-License-Identifier: Apache-2.0

extension AnySchema {
    /// Reads a schema from JSON Schema, draft 2020-12.
    ///
    /// Everything that ``jsonSchema`` writes is read; objects must allow no additional properties. `type` may be a list
    /// of one type and `null`. Annotations that say nothing about values, such as `$comment`, are ignored.
    ///
    /// - Throws: ``ValidationIssue`` that names an unsupported keyword and its place.
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
