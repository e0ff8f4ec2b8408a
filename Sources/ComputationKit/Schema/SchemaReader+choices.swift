// SPDX-License-Identifier: Apache-2.0

extension SchemaReader {
    /// Reads a choice: a schema or null, or a union of objects.
    func choices(_ choices: JSONValue, _ key: String, _ members: JSONObject) throws(ValidationIssue) -> AnySchema {
        try refuseOthers(members, than: ["type", key, "discriminator"])
        let list = choices.array ?? []
        let others = list.enumerated().filter { $0.element != ["type": "null"] }
        guard let first = others.first else { throw refuse(key, "schemas", choices.inWords) }
        let schema: AnySchema
        if others.count == 1, key == "anyOf" || others.count < list.count {
            let reader = inner("\(key)[\(first.offset)]")
            schema = try reader.read(first.element)
        } else {
            schema = try union(others, key, stated: members["discriminator"]?["propertyName"]?.string)
        }
        return others.count < list.count ? AnySchema(kind: .optional(schema)) : schema
    }

    /// Reads a union; one that refers to definitions becomes a definition, because they can refer to it.
    private func union(
        _ choices: [(offset: Int, element: JSONValue)], _ key: String, stated: String?
    ) throws(ValidationIssue) -> AnySchema {
        let references = choices.compactMap { $0.element["$ref"]?.string.flatMap(SchemaDefinitions.name) }
        guard !references.isEmpty else {
            return AnySchema(kind: .union(try variants(choices, key, stated: stated)))
        }
        let text = JSONValue.array([.string(stated ?? "")] + choices.map(\.element)).storedText(sortedKeys: true)
        let (name, isNew) = definitions.union(of: references, text)
        if isNew {
            let union = try variants(choices, key, stated: stated)
            definitions.add(name, AnySchema(name: name, kind: .union(union)))
        }
        return definitions.reference(to: name)
    }

    private func variants(
        _ choices: [(offset: Int, element: JSONValue)], _ key: String, stated: String?
    ) throws(ValidationIssue) -> AnySchema.Union {
        let objects = choices.map { definitions.resolved($0.element) }
        let names = objects.first?["properties"]?.object?.map(\.key) ?? []
        let tag = (stated.map { [$0] } ?? names).first { name in
            objects.allSatisfy { Self.constant($0["properties"]?[name]) != nil }
        }
        guard let tag else {
            throw refuse(key, "null and one schema, or objects that a constant property identifies", "other schemas")
        }
        var variants: [AnySchema.Union.Variant] = []
        for ((index, choice), object) in zip(choices, objects) {
            guard case .object(var members) = object, let value = Self.constant(object["properties"]?[tag]) else {
                throw refuse("\(key)[\(index)]", "an object", choice.inWords)
            }
            if case .object(var properties)? = members["properties"] {
                properties[tag] = nil
                members["properties"] = .object(properties)
            }
            members["required"] = members["required"]?.array.map { .array($0.filter { $0 != .string(tag) }) }
            members["type"] = "object"
            let reader = inner("\(key)[\(index)]")
            let summary = choice["description"] ?? object["description"]
            variants.append(
                .init(value: value, summary: summary?.string ?? "", schema: try reader.read(.object(members))))
        }
        return AnySchema.Union(discriminator: tag, variants: variants)
    }

    /// Returns the only text that a schema allows, or `nil`.
    private static func constant(_ schema: JSONValue?) -> String? {
        schema?["const"]?.string ?? schema?["enum"]?.array.flatMap { $0.count == 1 ? $0[0].string : nil }
    }
}
