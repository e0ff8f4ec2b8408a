// SPDX-License-Identifier: Apache-2.0

extension AnySchema {
    /// A short form of ``jsonSchema`` for assistants, which read the schemas of many tools at once.
    ///
    /// It accepts whatever the long form accepts, apart from null in fields that can be omitted, and has types and words,
    /// the prose, numeric bounds and units, scalar defaults, and examples of texts with a pattern. The engine still
    /// validates by the whole schema, and its errors say what is expected.
    public var toolSchema: JSONValue {
        let whole = jsonSchema(SchemaWriter(isOutput: false, writesOmissionAsNull: false))
        let definitions = whole["$defs"]?.object ?? JSONObject()
        let shortened = JSONObject(definitions.map { ($0.key, Self.shortened($0.value)) })
        let inlined = JSONObject(shortened.filter { $0.value["type"] != "object" && !$0.value.hasReference })
        var root = Self.shortened(whole).inlining(inlined).object ?? JSONObject()
        let kept = shortened.filter { inlined[$0.key] == nil }.map { ($0.key, $0.value.inlining(inlined)) }
        if !kept.isEmpty { root["$defs"] = .object(JSONObject(kept)) }
        return .object(root)
    }

    private static let keys: Set = [
        "type", "description", "properties", "required", "items", "enum", "oneOf", "anyOf", "$ref", "minimum",
        "maximum", "exclusiveMinimum", "exclusiveMaximum", "default", "x-unit", "contentEncoding",
    ]

    private static func shortened(_ schema: JSONValue) -> JSONValue {
        guard let members = schema.object else { return schema }
        var short = JSONObject()
        for (key, value) in members where keys.contains(key) {
            switch key {
            case "properties":
                short[key] = .object(JSONObject((value.object ?? JSONObject()).map { ($0.key, shortened($0.value)) }))
            case "items": short[key] = shortened(value)
            case "oneOf", "anyOf": short[key] = .array((value.array ?? []).map(shortened))
            case "default" where value.object != nil || value.array != nil: break
            // A bound of 64-bit integers says nothing.
            case "minimum" where value == .integer(.min), "maximum" where value == .integer(.max): break
            default: short[key] = value
            }
        }
        // An example says in short what a pattern requires.
        if members["pattern"] != nil, members["contentEncoding"] == nil { short["examples"] = members["examples"] }
        if let values = members["additionalProperties"], values.object != nil {
            short["additionalProperties"] = shortened(values)
        }
        return .object(short)
    }
}

extension JSONValue {
    /// Whether the schema refers to a definition.
    fileprivate var hasReference: Bool {
        switch self {
        case .array(let elements): elements.contains(where: \.hasReference)
        case .object(let members): members["$ref"] != nil || members.contains { $0.value.hasReference }
        default: false
        }
    }

    /// Replaces references to definitions by the definitions.
    fileprivate func inlining(_ definitions: JSONObject) -> JSONValue {
        switch self {
        case .array(let elements): return .array(elements.map { $0.inlining(definitions) })
        case .object(var members):
            let name = members["$ref"]?.string?.split(separator: "/").last.map(String.init)
            guard let name, let definition = definitions[name]?.object else {
                return .object(JSONObject(members.map { ($0.key, $0.value.inlining(definitions)) }))
            }
            members["$ref"] = nil
            for (key, part) in definition where members[key] == nil { members[key] = part }
            return .object(members)
        default: return self
        }
    }
}
