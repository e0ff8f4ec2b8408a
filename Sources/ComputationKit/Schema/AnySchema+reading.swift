// SPDX-License-Identifier: Apache-2.0

extension AnySchema {
    /// Reads a schema from JSON Schema, draft 2020-12.
    ///
    /// Supports everything that ``jsonSchema`` writes, and what pydantic and servers of the Model Context Protocol write
    /// for such values: references into `$defs` or `definitions`, `const`, nullable values as `anyOf` or as a list of
    /// types, and unions by `oneOf` or `anyOf` whose objects a constant property identifies. An object that doesn't
    /// exclude additional properties keeps them. Annotations that don't constrain values, such as `$comment`, are
    /// ignored. Everything else, such as a choice between a number and a text, is refused.
    ///
    /// - Throws: ``ValidationIssue`` that names an unsupported keyword and its path.
    public init(jsonSchema: JSONValue) throws(ValidationIssue) {
        let definitions = SchemaDefinitions(of: jsonSchema)
        for (key, name, value) in definitions.all {
            let reader = SchemaReader(definitions: definitions, path: "\(key).\(name)")
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
