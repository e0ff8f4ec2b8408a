// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

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
            var reader = SchemaReader(definitions: definitions, path: "$defs.\(name)")
            definitions.add(name, try reader.read(value, named: name))
        }
        var reader = SchemaReader(definitions: definitions, path: "")
        self = try reader.read(jsonSchema, named: jsonSchema["title"]?.string ?? "")
        if let missing = definitions.missing {
            throw ValidationIssue(path: "$defs", expected: "a definition of \(missing)", got: "none")
        }
        if let circular = definitions.circular {
            throw ValidationIssue(path: "$defs.\(circular)", expected: "a schema", got: "a reference to itself")
        }
    }
}

/// The named schemas of a document, which may refer to each other.
private final class SchemaDefinitions: Sendable {
    private let state = Mutex<(byName: [String: AnySchema], asked: Set<String>)>(([:], []))

    func add(_ name: String, _ schema: AnySchema) { state.withLock { $0.byName[name] = schema } }

    func reference(to name: String) -> AnySchema {
        state.withLock { _ = $0.asked.insert(name) }
        return AnySchema(
            kind: .reference(
                .init(definition: name) { [self] in state.withLock { $0.byName[name] } ?? AnySchema(kind: .any) }))
    }

    /// A definition that refers to itself, directly or through others.
    var circular: String? {
        let byName = state.withLock(\.byName)
        return byName.keys.sorted().first { name in
            var seen: Set<String> = [name]
            var schema = byName[name]
            while let current = schema {
                switch current.kind {
                case .optional(let wrapped): schema = wrapped
                case .reference(let reference):
                    guard let target = reference.definition, seen.insert(target).inserted else { return true }
                    schema = byName[target]
                default: return false
                }
            }
            return false
        }
    }

    /// A name that is referred to and not defined.
    var missing: String? { state.withLock { state in state.asked.sorted().first { state.byName[$0] == nil } } }
}

private struct SchemaReader {
    let definitions: SchemaDefinitions
    let path: String

    /// Keywords that say nothing about which values are valid.
    private static let annotations: Set<String> = [
        "$schema", "$id", "$comment", "$defs", "title", "description", "default", "deprecated", "examples",
        "readOnly", "writeOnly", "x-unit", "x-aliases", "x-enum-descriptions", "x-media-types", "x-maximum-bytes",
        "contentMediaType",
    ]

    private func refuse(_ key: String, _ expected: String, _ got: String) -> ValidationIssue {
        ValidationIssue(path: path.isEmpty ? key : "\(path).\(key)", expected: expected, got: got)
    }

    private func inner(_ step: String) -> SchemaReader {
        SchemaReader(definitions: definitions, path: path.isEmpty ? step : "\(path).\(step)")
    }

    private func refuseOthers(_ members: JSONObject, than supported: Set<String>) throws(ValidationIssue) {
        for (key, value) in members where !supported.contains(key) && !Self.annotations.contains(key) {
            throw refuse(key, "a supported keyword", "\"\(key)\" with \(value.inWords)")
        }
    }

    mutating func read(_ json: JSONValue, named name: String = "") throws(ValidationIssue) -> AnySchema {
        guard case .object(let members) = json else {
            if json == true { return AnySchema(kind: .any) }
            throw refuse("", "a schema", json.inWords)
        }
        let summary = members["description"]?.string ?? ""
        let isWriteOnly = members["writeOnly"]?.bool ?? false
        let kind = try self.kind(members)
        return AnySchema(name: name, summary: summary, kind: kind, isWriteOnly: isWriteOnly)
    }

    private func kind(_ members: JSONObject) throws(ValidationIssue) -> AnySchema.Kind {
        if let target = members["$ref"] {
            try refuseOthers(members, than: ["$ref"])
            guard let text = target.string, text.hasPrefix("#/$defs/") else {
                throw refuse("$ref", "a reference such as #/$defs/Name", target.inWords)
            }
            return definitions.reference(to: String(text.dropFirst(8))).kind
        }
        if let choices = members["anyOf"] {
            try refuseOthers(members, than: ["anyOf"])
            guard let list = choices.array, list.count == 2, list[1] == ["type": "null"] else {
                throw refuse("anyOf", "a schema and null", choices.inWords)
            }
            var reader = inner("anyOf[0]")
            return .optional(try reader.read(list[0]))
        }
        guard let type = members["type"] else {
            try refuseOthers(members, than: [])
            return .any
        }
        if let types = type.array {
            guard types.count == 2, let name = types[0].string, types[1] == "null" else {
                throw refuse("type", "one type, or one type and null", type.inWords)
            }
            var single = members
            single["type"] = .string(name)
            if let words = single["enum"]?.array { single["enum"] = .array(words.filter { $0 != .null }) }
            var reader = self
            return .optional(try reader.read(.object(single)))
        }
        switch type.string {
        case "object": return try object(members)
        case "array": return try list(members)
        case "string": return try text(members)
        case "number":
            try refuseOthers(members, than: ["type", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"])
            return .number(try bounds(members), unit(members))
        case "integer":
            try refuseOthers(members, than: ["type", "minimum", "maximum"])
            let low = try members["minimum"].map { value throws(ValidationIssue) in try integer(value, "minimum") }
            let high = try members["maximum"].map { value throws(ValidationIssue) in try integer(value, "maximum") }
            guard (low ?? .min) <= (high ?? .max) else { throw refuse("maximum", "at least the minimum", "less") }
            return .integer((low ?? .min)...(high ?? .max), unit(members))
        case "boolean":
            try refuseOthers(members, than: ["type"])
            return .boolean
        default: throw refuse("type", "object, array, string, number, integer or boolean", type.inWords)
        }
    }

    private func unit(_ members: JSONObject) -> MeasurementUnit? {
        members["x-unit"]?.string.map(MeasurementUnit.init(rawValue:))
    }

    private func integer(_ value: JSONValue, _ key: String) throws(ValidationIssue) -> Int {
        guard let number = value.int else { throw refuse(key, "a whole number", value.inWords) }
        return number
    }

    private func count(_ members: JSONObject, _ low: String, _ high: String, most: Int) throws(ValidationIssue)
        -> ClosedRange<Int>
    {
        let least = try members[low].map { value throws(ValidationIssue) in try integer(value, low) } ?? 0
        let limit = try members[high].map { value throws(ValidationIssue) in try integer(value, high) } ?? most
        guard least >= 0, limit >= least else { throw refuse(high, "at least \(low)", "less") }
        return least...limit
    }

    private func bounds(_ members: JSONObject) throws(ValidationIssue) -> AnySchema.NumberBounds {
        func value(_ key: String) throws(ValidationIssue) -> Double? {
            guard let json = members[key] else { return nil }
            guard let number = json.double else { throw refuse(key, "a number", json.inWords) }
            return number
        }
        let (low, above) = (try value("minimum"), try value("exclusiveMinimum"))
        let (high, below) = (try value("maximum"), try value("exclusiveMaximum"))
        let minimum = Swift.max(low ?? -.infinity, above ?? -.infinity)
        let maximum = Swift.min(high ?? .infinity, below ?? .infinity)
        guard minimum <= maximum else { throw refuse("maximum", "at least the minimum", "less") }
        return AnySchema.NumberBounds(
            minimum...maximum, excludesMinimum: above == minimum, excludesMaximum: below == maximum)
    }

    private func list(_ members: JSONObject) throws(ValidationIssue) -> AnySchema.Kind {
        try refuseOthers(members, than: ["type", "items", "minItems", "maxItems"])
        var reader = inner("items")
        let element = try reader.read(members["items"] ?? true)
        return .list(of: element, count: try count(members, "minItems", "maxItems", most: .max))
    }

    /// A keyword's value; nil when it is absent.
    private func member<Value>(
        _ key: String, of members: JSONObject, _ expected: String, _ read: (JSONValue) -> Value?
    ) throws(ValidationIssue) -> Value? {
        guard let json = members[key] else { return nil }
        guard let value = read(json) else { throw refuse(key, expected, json.inWords) }
        return value
    }

    private func text(_ members: JSONObject) throws(ValidationIssue) -> AnySchema.Kind {
        if let words = members["enum"] ?? members["const"].map({ [$0] }) {
            try refuseOthers(members, than: ["type", "enum", "const"])
            return .enumeration(try cases(words, members))
        }
        if let encoding = members["contentEncoding"] {
            try refuseOthers(members, than: ["type", "contentEncoding", "maxLength", "pattern"])
            guard encoding == "base64" else { throw refuse("contentEncoding", "base64", encoding.inWords) }
            let types =
                members["contentMediaType"]?.string.map { [$0] }
                ?? members["x-media-types"]?.array?.compactMap(\.string) ?? []
            let most = members["x-maximum-bytes"]?.int ?? (members["maxLength"]?.int ?? 1 << 24) / 4 * 3
            return .blob(.init(mediaTypes: types, maximumBytes: most))
        }
        try refuseOthers(members, than: ["type", "minLength", "maxLength", "pattern", "format"])
        let lengths = try count(members, "minLength", "maxLength", most: .max)
        let pattern = try member("pattern", of: members, "a text", \.string)
        if let pattern, (try? Regex(pattern)) == nil {
            throw refuse("pattern", "a regular expression", "\"\(pattern)\"")
        }
        let expected =
            pattern.map { "a text that matches \($0)" }
            ?? (lengths.upperBound == .max
                ? "a text" : "a text of \(lengths.lowerBound) to \(lengths.upperBound) characters")
        return .text(
            .init(
                expected: expected, lengths: lengths, pattern: pattern, format: members["format"]?.string,
                example: members["examples"]?[0]?.string ?? "text"))
    }

    private func cases(_ words: JSONValue, _ members: JSONObject) throws(ValidationIssue) -> [AnySchema.Case] {
        let aliases = members["x-aliases"]?.object ?? JSONObject()
        let meanings = members["x-enum-descriptions"]?.object ?? JSONObject()
        var cases: [AnySchema.Case] = []
        for word in words.array ?? [] {
            guard let text = word.string else { throw refuse("enum", "texts", word.inWords) }
            guard aliases[text] == nil else { continue }
            let own = words.array?.compactMap(\.string).filter { aliases[$0]?.string == text } ?? []
            cases.append(.init(text, meanings[text]?.string ?? "", aliases: own))
        }
        guard !cases.isEmpty else { throw refuse("enum", "at least one word", "none") }
        return cases
    }

    private func object(_ members: JSONObject) throws(ValidationIssue) -> AnySchema.Kind {
        if let choices = members["oneOf"] {
            try refuseOthers(members, than: ["type", "oneOf"])
            return .union(try union(choices))
        }
        if members["properties"] == nil, let element = members["additionalProperties"], element != false {
            try refuseOthers(members, than: ["type", "additionalProperties", "propertyNames"])
            var reader = inner("additionalProperties")
            let value = try reader.read(element)
            var keys: AnySchema.TextRule?
            if case .object(var rule)? = members["propertyNames"] {
                rule["type"] = "string"
                keys = AnySchema(kind: try inner("propertyNames").text(rule)).textRule
            }
            return .dictionary(of: value, keys: keys)
        }
        try refuseOthers(members, than: ["type", "properties", "required", "additionalProperties", "allOf"])
        guard members["additionalProperties"] == false else {
            throw refuse("additionalProperties", "false", members["additionalProperties"]?.inWords ?? "nothing")
        }
        return .object(try fields(members))
    }

    private func fields(_ members: JSONObject) throws(ValidationIssue) -> [AnySchema.Field] {
        let names = try member("required", of: members, "a list of texts") { value in
            value.array.flatMap { list in
                let texts = list.compactMap(\.string)
                return texts.count == list.count ? texts : nil
            }
        }
        let required = Set(names ?? [])
        var former: [String: (names: [String], isRequired: Bool)] = [:]
        for choice in members["allOf"]?.array ?? [] {
            let options = choice["oneOf"]?.array ?? []
            let names = options.compactMap { $0["required"]?[0]?.string }
            guard names.count > 1, Set(choice.object?.keys ?? []) == ["oneOf"] else {
                throw refuse("allOf", "choices between a property and its former names", choice.inWords)
            }
            former[names[0]] = (Array(names.dropFirst()), names.count == options.count)
        }
        let formerNames = Set(former.values.flatMap(\.names))
        var fields: [AnySchema.Field] = []
        let properties = try member("properties", of: members, "an object", \.object) ?? JSONObject()
        for (name, json) in properties where !formerNames.contains(name) {
            var reader = inner("properties.\(name)")
            var schema = try reader.read(json)
            let isRequired = required.contains(name) || former[name]?.isRequired == true
            // A field that may be absent may be null as well, which needs no schema of its own.
            if !isRequired, case .optional(let wrapped) = schema.kind { schema = wrapped }
            fields.append(
                .init(
                    name: name, summary: json["description"]?.string ?? "", schema: schema, isRequired: isRequired,
                    defaultValue: json["default"], formerNames: former[name]?.names ?? []))
        }
        let known = Set(fields.map(\.name))
        for name in required where !known.contains(name) {
            throw refuse("required", "names of properties", "\"\(name)\"")
        }
        return fields
    }

    private func union(_ choices: JSONValue) throws(ValidationIssue) -> AnySchema.Union {
        let list = choices.array ?? []
        let tags = list.first?["properties"]?.object?.filter { $0.value["enum"]?.array?.count == 1 } ?? []
        guard
            let tag = tags.map(\.key).first(where: { key in
                list.allSatisfy { $0["properties"]?[key]?["enum"]?.array?.count == 1 }
            })
        else { throw refuse("oneOf", "objects that one property with a single value tells apart", choices.inWords) }
        var variants: [AnySchema.Union.Variant] = []
        for (index, choice) in list.enumerated() {
            guard case .object(var members) = choice, let value = choice["properties"]?[tag]?["enum"]?[0]?.string else {
                throw refuse("oneOf[\(index)]", "an object", choice.inWords)
            }
            if case .object(var properties)? = members["properties"] {
                properties[tag] = nil
                members["properties"] = .object(properties)
            }
            members["required"] = members["required"]?.array.map { .array($0.filter { $0.string != tag }) }
            try refuseOthers(members, than: ["type", "properties", "required", "additionalProperties", "allOf"])
            let fields = try inner("oneOf[\(index)]").fields(members)
            variants.append(
                .init(
                    value: value, summary: choice["description"]?.string ?? "",
                    schema: AnySchema(kind: .object(fields))))
        }
        return AnySchema.Union(discriminator: tag, variants: variants)
    }
}
