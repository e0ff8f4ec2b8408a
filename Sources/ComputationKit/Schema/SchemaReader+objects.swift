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
            var schema = try reader.read(json)
            let isRequired = required.contains(CodePoints(name))
            // An optional field can be null as well, which needs no separate schema.
            if !isRequired, case .optional(let wrapped) = schema.kind { schema = wrapped }
            fields.append(
                .init(
                    name: name, summary: json["description"]?.string ?? "", schema: schema, isRequired: isRequired,
                    defaultValue: fallback == .null ? nil : fallback))
        }
        let known = Set(fields.map { CodePoints($0.name) })
        for name in names ?? [] where !known.contains(CodePoints(name)) {
            throw refuse("required", "names of properties", name.quoted())
        }
        return fields
    }
}
