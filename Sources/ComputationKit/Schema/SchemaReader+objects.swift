// SPDX-License-Identifier: Apache-2.0

extension SchemaReader {
    func object(_ members: JSONObject) throws(ValidationIssue) -> AnySchema.Kind {
        let others = members["additionalProperties"] ?? true
        if members["properties"] == nil, others != false {
            try refuseOthers(members, than: ["type", "additionalProperties", "propertyNames"])
            let reader = inner("additionalProperties")
            let value = try reader.read(others)
            var keys: AnySchema.TextRule?
            if case .object(var rule)? = members["propertyNames"] {
                rule["type"] = "string"
                keys = AnySchema(kind: try inner("propertyNames").text(rule)).textRule
            }
            return .dictionary(of: value, keys: keys)
        }
        try refuseOthers(members, than: ["type", "properties", "required", "additionalProperties"])
        guard [false, true, [:]].contains(others) else {
            throw refuse("additionalProperties", "true or false beside properties", others.inWords)
        }
        return .object(try fields(members))
    }

    func fields(_ members: JSONObject) throws(ValidationIssue) -> [AnySchema.Field] {
        let names = try member("required", of: members, "a list of texts") { value in
            value.array.flatMap { list in
                let texts = list.compactMap(\.string)
                return texts.count == list.count ? texts : nil
            }
        }
        let required = Set((names ?? []).map(CodePoints.init))
        var fields: [AnySchema.Field] = []
        let properties = try member("properties", of: members, "an object", \.object) ?? JSONObject()
        for (name, json) in properties {
            let reader = inner("properties.\(name)")
            let fallback = json["default"]
            fields.append(
                .init(
                    name: name, summary: json["description"]?.string ?? "", schema: try reader.read(json),
                    isRequired: required.contains(CodePoints(name)), defaultValue: fallback == .null ? nil : fallback))
        }
        // If every optional field can be null, null is omission, which needs no separate schema.
        if !fields.contains(where: \.refusesNull) { fields = fields.map(\.withoutNull) }
        let known = Set(fields.map { CodePoints($0.name) })
        for name in names ?? [] where !known.contains(CodePoints(name)) {
            throw refuse("required", "names of properties", name.quoted())
        }
        return fields
    }
}

extension AnySchema.Field {
    /// Whether it is optional and doesn't accept null.
    fileprivate var refusesNull: Bool {
        switch schema.kind {
        case .optional, .any: false
        default: !isRequired
        }
    }

    fileprivate var withoutNull: AnySchema.Field {
        guard !isRequired, case .optional(let wrapped) = schema.kind else { return self }
        let plain = AnySchema(
            name: wrapped.name, summary: wrapped.summary, kind: wrapped.kind,
            isWriteOnly: schema.isWriteOnly || wrapped.isWriteOnly, allowsOtherFields: wrapped.allowsOtherFields)
        return AnySchema.Field(
            name: name, summary: summary, schema: plain, isRequired: false, defaultValue: defaultValue)
    }
}
