// SPDX-License-Identifier: Apache-2.0

/// Reads one schema of a document.
struct SchemaReader {
    let definitions: SchemaDefinitions
    let path: String

    /// Keywords that don't constrain values.
    private static let annotations: Set<String> = [
        "$schema", "$id", "$comment", "$defs", "title", "description", "default", "deprecated", "examples",
        "readOnly", "writeOnly", "x-unit", "x-aliases", "x-enum-descriptions", "x-media-types", "x-maximum-bytes",
        "contentMediaType",
    ]

    func refuse(_ key: String, _ expected: String, _ got: String) -> ValidationIssue {
        ValidationIssue(path: path.isEmpty ? key : "\(path).\(key)", expected: expected, got: got)
    }

    func inner(_ step: String) -> SchemaReader {
        SchemaReader(definitions: definitions, path: path.isEmpty ? step : "\(path).\(step)")
    }

    func refuseOthers(_ members: JSONObject, than supported: Set<String>) throws(ValidationIssue) {
        for (key, value) in members where !supported.contains(key) && !Self.annotations.contains(key) {
            throw refuse(key, "a supported keyword", "\(key.quoted()) with \(value.inWords)")
        }
    }

    func read(_ json: JSONValue, named name: String = "") throws(ValidationIssue) -> AnySchema {
        guard case .object(let members) = json else {
            if json == true { return AnySchema(kind: .any) }
            throw refuse("", "a schema", json.inWords)
        }
        let summary = members["description"]?.string ?? ""
        let isWriteOnly = members["writeOnly"]?.bool ?? false
        let kind = try self.kind(members)
        return AnySchema(name: name, summary: summary, kind: kind, isWriteOnly: isWriteOnly)
    }

    func kind(_ members: JSONObject) throws(ValidationIssue) -> AnySchema.Kind {
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
            let reader = inner("anyOf[0]")
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
            let reader = self
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

    func unit(_ members: JSONObject) -> MeasurementUnit? {
        members["x-unit"]?.string.map(MeasurementUnit.init(rawValue:))
    }

    func integer(_ value: JSONValue, _ key: String) throws(ValidationIssue) -> Int {
        guard let number = value.int else { throw refuse(key, "a whole number", value.inWords) }
        return number
    }

    func count(_ members: JSONObject, _ low: String, _ high: String, most: Int) throws(ValidationIssue)
        -> ClosedRange<Int>
    {
        let least = try members[low].map { value throws(ValidationIssue) in try integer(value, low) } ?? 0
        let limit = try members[high].map { value throws(ValidationIssue) in try integer(value, high) } ?? most
        guard least >= 0, limit >= least else { throw refuse(high, "at least \(low)", "less") }
        return least...limit
    }

    func bounds(_ members: JSONObject) throws(ValidationIssue) -> AnySchema.NumberBounds {
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

    func list(_ members: JSONObject) throws(ValidationIssue) -> AnySchema.Kind {
        try refuseOthers(members, than: ["type", "items", "minItems", "maxItems"])
        let reader = inner("items")
        let element = try reader.read(members["items"] ?? true)
        return .list(of: element, count: try count(members, "minItems", "maxItems", most: .max))
    }

    /// Returns a keyword's value, or `nil` if it is missing.
    func member<Value>(
        _ key: String, of members: JSONObject, _ expected: String, _ read: (JSONValue) -> Value?
    ) throws(ValidationIssue) -> Value? {
        guard let json = members[key] else { return nil }
        guard let value = read(json) else { throw refuse(key, expected, json.inWords) }
        return value
    }
}
