// SPDX-License-Identifier: Apache-2.0

extension AnySchema {
    /// The schema as JSON Schema, draft 2020-12.
    ///
    /// A document is valid if and only if ``issues(of:)`` finds no issue of kind ``ValidationIssue/Kind/structure``.
    /// Objects allow no other properties unless ``allowsOtherFields``. Units are in `x-unit`, the meaning of
    /// enumeration words in `x-enum-descriptions`, and their other spellings in `x-aliases`. Types inside the root are
    /// in `$defs`, under their qualified names.
    public var jsonSchema: JSONValue { jsonSchema(SchemaWriter(isOutput: false)) }

    /// The schema of an output as JSON Schema: like ``jsonSchema``, but without the other spellings of words,
    /// which are accepted in inputs and never written.
    public var outputJSONSchema: JSONValue { jsonSchema(SchemaWriter(isOutput: true)) }

    func jsonSchema(_ start: SchemaWriter) -> JSONValue {
        var writer = start
        var root = resolved.jsonSchema(by: &writer)
        root = JSONObject(
            [("$schema", "https://json-schema.org/draft/2020-12/schema")] + root.map { ($0.key, $0.value) })
        if !resolved.name.isEmpty { root["title"] = .string(resolved.name) }
        if !writer.definitions.isEmpty { root["$defs"] = .object(writer.definitions) }
        return .object(root)
    }

    private func jsonSchema(by writer: inout SchemaWriter) -> JSONObject {
        var json = JSONObject()
        if !summary.isEmpty { json["description"] = .string(summary) }
        if isWriteOnly { json["writeOnly"] = true }
        switch kind {
        case .object(let fields):
            json["type"] = "object"
            Self.write(fields, allowingOthers: allowsOtherFields, to: &json, by: &writer)
        case .union(let union):
            json["type"] = "object"
            json["oneOf"] = .array(
                union.variants.map { variant in
                    var own = JSONObject()
                    if !variant.summary.isEmpty { own["description"] = .string(variant.summary) }
                    let tag = Field(
                        name: union.discriminator, summary: "", isRequired: true, defaultValue: nil,
                        constant: variant.value)
                    Self.write(
                        [tag] + variant.fields, allowingOthers: variant.schema.resolved.allowsOtherFields, to: &own,
                        by: &writer)
                    return .object(own)
                })
        case .list(let element, let count):
            json["type"] = "array"
            json["items"] = .object(element.jsonSchema(by: &writer))
            if count.lowerBound > 0 { json["minItems"] = .integer(Int64(count.lowerBound)) }
            if count.upperBound < .max { json["maxItems"] = .integer(Int64(count.upperBound)) }
        case .dictionary(let element, let keys):
            json["type"] = "object"
            json["propertyNames"] = keys.map { .object($0.jsonSchema) }
            json["additionalProperties"] = .object(element.jsonSchema(by: &writer))
        case .text(let rule):
            json["type"] = "string"
            for (key, value) in rule.jsonSchema { json[key] = value }
        case .blob(let rule):
            json["type"] = "string"
            json["contentEncoding"] = "base64"
            json["pattern"] = .string(Blob.base64Pattern)
            if rule.mediaTypes.count == 1 { json["contentMediaType"] = .string(rule.mediaTypes[0]) }
            if rule.mediaTypes.count > 1 { json["x-media-types"] = .array(rule.mediaTypes.map(JSONValue.string)) }
            json["maxLength"] = .integer(Int64(rule.maximumCharacters))
            json["x-maximum-bytes"] = .integer(Int64(rule.maximumBytes))
        case .number(let bounds, let unit):
            json["type"] = "number"
            if bounds.minimum.isFinite {
                json[bounds.excludesMinimum ? "exclusiveMinimum" : "minimum"] = .number(bounds.minimum)
            }
            if bounds.maximum.isFinite {
                json[bounds.excludesMaximum ? "exclusiveMaximum" : "maximum"] = .number(bounds.maximum)
            }
            json["x-unit"] = unit.map { .string($0.rawValue) }
        case .integer(let range, let unit):
            json["type"] = "integer"
            json["minimum"] = .integer(Int64(range.lowerBound))
            json["maximum"] = .integer(Int64(range.upperBound))
            json["x-unit"] = unit.map { .string($0.rawValue) }
        case .boolean:
            json["type"] = "boolean"
        case .enumeration(let cases):
            json["type"] = "string"
            let words = cases.flatMap { [$0.value] + (writer.isOutput ? [] : $0.aliases) }
            json["enum"] = .array(words.map(JSONValue.string))
            let described = cases.filter { !$0.summary.isEmpty }
            if !described.isEmpty {
                json["x-enum-descriptions"] = .object(JSONObject(described.map { ($0.value, .string($0.summary)) }))
            }
            let aliases = cases.flatMap { entry in entry.aliases.map { ($0, JSONValue.string(entry.value)) } }
            if !aliases.isEmpty, !writer.isOutput { json["x-aliases"] = .object(JSONObject(aliases)) }
        case .optional(let wrapped):
            return wrapped.jsonSchema(by: &writer).allowingNull
        case .any: break
        case .reference(let reference):
            let target = reference.schema
            if writer.definitions[target.name] == nil {
                writer.definitions[target.name] = .null
                writer.definitions[target.name] = .object(target.jsonSchema(by: &writer))
            }
            json["$ref"] = .string("#/$defs/\(SchemaDefinitions.escaped(target.name))")
        }
        return json
    }

    private static func write(
        _ fields: [Field], allowingOthers: Bool, to json: inout JSONObject, by writer: inout SchemaWriter
    ) {
        var properties = JSONObject()
        var required: [JSONValue] = []
        for field in fields {
            let takesNull = writer.writesOmissionAsNull && field.takesNull(among: fields)
            properties[field.name] = .object(field.jsonSchema(allowingNull: takesNull, by: &writer))
            if field.isRequired { required.append(.string(field.name)) }
        }
        json["additionalProperties"] = .boolean(allowingOthers)
        json["properties"] = .object(properties)
        if !required.isEmpty { json["required"] = .array(required) }
    }
}

/// The purpose of a schema that is being written, and its definitions.
struct SchemaWriter {
    let isOutput: Bool
    /// Whether null is among the values of a field that can be omitted.
    var writesOmissionAsNull = true
    var definitions = JSONObject()
}

extension AnySchema.Field {
    /// Creates a member that must have a specific value.
    fileprivate init(name: String, summary: String, isRequired: Bool, defaultValue: JSONValue?, constant: String) {
        self.init(
            name: name, summary: summary,
            schema: AnySchema(kind: .enumeration([.init(constant)])), isRequired: isRequired,
            defaultValue: defaultValue)
    }

    fileprivate func jsonSchema(allowingNull: Bool, by writer: inout SchemaWriter) -> JSONObject {
        var json = schema.jsonSchema(by: &writer)
        if allowingNull, !isClearable { json = json.allowingNull }
        if !summary.isEmpty { json["description"] = .string(summary) }
        json["default"] = defaultValue
        return json
    }
}

extension AnySchema.TextRule {
    /// The rule as keywords of JSON Schema.
    fileprivate var jsonSchema: JSONObject {
        var json = JSONObject()
        if lengths.lowerBound > 0 { json["minLength"] = .integer(Int64(lengths.lowerBound)) }
        if lengths.upperBound < .max { json["maxLength"] = .integer(Int64(lengths.upperBound)) }
        json["pattern"] = pattern.map(JSONValue.string)
        json["format"] = format.map(JSONValue.string)
        json["examples"] = [.string(example)]
        return json
    }
}

extension JSONObject {
    /// A schema that accepts null as well.
    fileprivate var allowingNull: JSONObject {
        var json = self
        if let type = json["type"]?.string, json["oneOf"] == nil {
            json["type"] = [.string(type), "null"]
            if let words = json["enum"]?.array { json["enum"] = .array(words + [.null]) }
            return json
        }
        guard json["$ref"] != nil || json["oneOf"] != nil else { return json }
        var outer = JSONObject()
        outer["description"] = json["description"]
        json["description"] = nil
        outer["anyOf"] = [.object(json), ["type": "null"]]
        return outer
    }
}
