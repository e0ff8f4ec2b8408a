// SPDX-License-Identifier: Apache-2.0

/// Reads one schema of a document.
struct SchemaReader {
    let definitions: SchemaDefinitions
    let path: String

    /// Keywords that don't constrain values.
    private static let annotations: Set<String> = [
        "$schema", "$id", "$comment", "$defs", "definitions", "title", "description", "default", "deprecated",
        "examples", "readOnly", "writeOnly", "contentMediaType",
    ]

    func refuse(_ key: String, _ expected: String, _ got: String) -> ValidationIssue {
        ValidationIssue(path: path.isEmpty ? key : "\(path).\(key)", expected: expected, got: got)
    }

    func inner(_ step: String) -> SchemaReader {
        SchemaReader(definitions: definitions, path: path.isEmpty ? step : "\(path).\(step)")
    }

    func refuseOthers(_ members: JSONObject, than supported: Set<String>) throws(ValidationIssue) {
        for (key, value) in members
        where !supported.contains(key) && !Self.annotations.contains(key) && !key.hasPrefix("x-") {
            throw refuse(key, "a supported keyword", "\(key.quoted()) with \(value.inWords)")
        }
    }

    func read(_ json: JSONValue, named name: String = "") throws(ValidationIssue) -> AnySchema {
        guard case .object(let members) = json else {
            if json == true { return AnySchema(kind: .any) }
            throw refuse("", "a schema", json.inWords)
        }
        let content = try content(of: members)
        return AnySchema(
            name: name, summary: members["description"]?.string ?? content.summary, kind: content.kind,
            isWriteOnly: members["writeOnly"] == true || content.isWriteOnly,
            allowsOtherFields: content.allowsOtherFields)
    }

    /// Reads what a schema says about values, in itself or in the schema that it wraps.
    private func content(of members: JSONObject) throws(ValidationIssue) -> AnySchema {
        if let all = members["allOf"]?.array, all.count == 1 {
            try refuseOthers(members, than: ["allOf"])
            let reader = inner("allOf[0]")
            return try reader.read(all[0])
        }
        if members["type"]?.array == nil {
            for key in ["anyOf", "oneOf"] {
                if let choices = members[key] { return try self.choices(choices, key, members) }
            }
        }
        let kind = try kind(members)
        let isOpen = if case .object = kind { members["additionalProperties"] != false } else { false }
        return AnySchema(kind: kind, allowsOtherFields: isOpen)
    }

    private func kind(_ members: JSONObject) throws(ValidationIssue) -> AnySchema.Kind {
        if let target = members["$ref"] {
            try refuseOthers(members, than: ["$ref"])
            guard let name = target.string.flatMap(SchemaDefinitions.name) else {
                throw refuse("$ref", "a reference such as #/$defs/Name", target.inWords)
            }
            return definitions.reference(to: name).kind
        }
        if let types = members["type"]?.array {
            let names = types.filter { $0 != "null" }
            guard types.count == 2, names.count == 1, names[0].string != nil else {
                throw refuse("type", "one type, or one type and null", JSONValue.array(types).text())
            }
            var single = members
            single["type"] = names[0]
            if let words = single["enum"]?.array { single["enum"] = .array(words.filter { $0 != .null }) }
            let reader = self
            return .optional(try reader.read(.object(single)))
        }
        guard let type = members["type"] else { return try untyped(members) }
        switch type.string {
        case "object": return try object(members)
        case "array": return try list(members)
        case "string": return try text(members)
        case "number":
            try refuseOthers(members, than: Self.numberKeywords)
            return .number(try bounds(members), unit(members))
        case "integer": return try wholeNumber(members)
        case "boolean":
            try refuseOthers(members, than: ["type"])
            return .boolean
        default: throw refuse("type", "object, array, string, number, integer or boolean", type.inWords)
        }
    }

    private static let numberKeywords: Set<String> = [
        "type", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "format",
    ]

    /// Reads a schema without a type, which other keywords imply.
    private func untyped(_ members: JSONObject) throws(ValidationIssue) -> AnySchema.Kind {
        var typed = members
        if members["properties"] != nil {
            typed["type"] = "object"
        } else if let values = members["enum"]?.array ?? members["const"].map({ [$0] }) {
            let isNullable = values.contains(.null)
            let word: JSONValue = values.contains { $0.string != nil } ? "string" : "integer"
            typed["type"] = isNullable ? [word, "null"] : word
        } else {
            try refuseOthers(members, than: [])
            return .any
        }
        return try kind(typed)
    }

    private func wholeNumber(_ members: JSONObject) throws(ValidationIssue) -> AnySchema.Kind {
        if let values = members["enum"]?.array ?? members["const"].map({ [$0] }) {
            try refuseOthers(members, than: ["type", "enum", "const"])
            let numbers = Set(values.compactMap(\.int))
            guard numbers.count == values.count, let low = numbers.min(), let high = numbers.max(),
                high.subtractingReportingOverflow(low) == (numbers.count - 1, false)
            else {
                throw refuse(
                    members["enum"] == nil ? "const" : "enum", "texts, or consecutive whole numbers",
                    JSONValue.array(values).text())
            }
            return .integer(low...high, unit(members))
        }
        try refuseOthers(members, than: Self.numberKeywords)
        func beside(_ key: String, _ step: Int) throws(ValidationIssue) -> Int? {
            guard let value = members[key] else { return nil }
            let (number, overflows) = try integer(value, key).addingReportingOverflow(step)
            guard !overflows else { throw refuse(key, "a bound that leaves a whole number", value.inWords) }
            return number
        }
        func stated(_ key: String) throws(ValidationIssue) -> Int? {
            try members[key].map { value throws(ValidationIssue) in try integer(value, key) }
        }
        let low = max(try stated("minimum") ?? .min, try beside("exclusiveMinimum", 1) ?? .min)
        let high = min(try stated("maximum") ?? .max, try beside("exclusiveMaximum", -1) ?? .max)
        guard low <= high else { throw refuse("maximum", "at least the minimum", "less") }
        return .integer(low...high, unit(members))
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
