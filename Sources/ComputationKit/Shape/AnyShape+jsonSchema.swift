// SPDX-License-Identifier: Apache-2.0

extension AnyShape {
    /// The shape as a JSON Schema of draft 2020-12.
    ///
    /// Objects allow no other properties; units stand in `x-unit`; described types inside the root are named in
    /// `$defs`; aliases of enumerations are allowed values, listed again in `x-aliases`.
    public var jsonSchema: JSONValue {
        var definitions: [String: JSONValue] = [:]
        guard case .object(var root) = resolved.schema(collecting: &definitions) else { return true }
        root["$schema"] = "https://json-schema.org/draft/2020-12/schema"
        if !resolved.name.isEmpty { root["title"] = .string(resolved.name) }
        if !definitions.isEmpty {
            root["$defs"] = .object(JSONObject(definitions.map { ($0.key, $0.value) }))
        }
        return .object(root)
    }

    private func schema(collecting definitions: inout [String: JSONValue]) -> JSONValue {
        var schema = JSONObject()
        if !summary.isEmpty { schema["description"] = .string(summary) }
        switch kind {
        case .object(let fields):
            schema["type"] = "object"
            schema["additionalProperties"] = false
            schema["properties"] = .object(
                JSONObject(fields.map { ($0.name, $0.schema(collecting: &definitions)) }))
            let required = fields.filter(\.isRequired).map { JSONValue.string($0.name) }
            if !required.isEmpty { schema["required"] = .array(required) }
        case .list(let element, let count):
            schema["type"] = "array"
            schema["items"] = element.schema(collecting: &definitions)
            if count.lowerBound > 0 { schema["minItems"] = .integer(Int64(count.lowerBound)) }
            if count.upperBound < .max { schema["maxItems"] = .integer(Int64(count.upperBound)) }
        case .dictionary(let element):
            schema["type"] = "object"
            schema["additionalProperties"] = element.schema(collecting: &definitions)
        case .text(let rule):
            schema["type"] = "string"
            schema["pattern"] = rule.pattern.map(JSONValue.string)
            schema["format"] = rule.format.map(JSONValue.string)
            schema["examples"] = [.string(rule.example)]
        case .number(let range, let unit):
            schema["type"] = "number"
            if range.lowerBound.isFinite { schema["minimum"] = .number(range.lowerBound) }
            if range.upperBound.isFinite { schema["maximum"] = .number(range.upperBound) }
            schema["x-unit"] = unit.map { .string($0.rawValue) }
        case .integer(let range, let unit):
            schema["type"] = "integer"
            if range.lowerBound > .min { schema["minimum"] = .integer(Int64(range.lowerBound)) }
            if range.upperBound < .max { schema["maximum"] = .integer(Int64(range.upperBound)) }
            schema["x-unit"] = unit.map { .string($0.rawValue) }
        case .boolean:
            schema["type"] = "boolean"
        case .enumeration(let cases):
            schema["type"] = "string"
            schema["enum"] = .array(cases.flatMap { [$0.value] + $0.aliases }.map(JSONValue.string))
            let described = cases.filter { !$0.summary.isEmpty }
            if !described.isEmpty {
                schema["x-enum-descriptions"] = .object(
                    JSONObject(described.map { ($0.value, .string($0.summary)) }))
            }
            let aliases = cases.flatMap { entry in entry.aliases.map { ($0, JSONValue.string(entry.value)) } }
            if !aliases.isEmpty { schema["x-aliases"] = .object(JSONObject(aliases)) }
        case .any: break
        case .reference(let reference):
            if definitions[reference.name] == nil {
                definitions[reference.name] = .null
                definitions[reference.name] = reference.shape.schema(collecting: &definitions)
            }
            schema["$ref"] = .string("#/$defs/\(reference.name)")
        }
        return .object(schema)
    }
}

extension AnyShape.Field {
    fileprivate func schema(collecting definitions: inout [String: JSONValue]) -> JSONValue {
        guard case .object(var schema) = shape.schema(collecting: &definitions) else { return true }
        schema["description"] = .string(summary)
        schema["default"] = defaultValue
        return .object(schema)
    }
}
