// SPDX-License-Identifier: Apache-2.0

extension SchemaReader {
    func object(_ members: JSONObject) throws(ValidationIssue) -> AnySchema.Kind {
        if let choices = members["oneOf"] {
            try refuseOthers(members, than: ["type", "oneOf"])
            return .union(try union(choices))
        }
        if members["properties"] == nil, let element = members["additionalProperties"], element != false {
            try refuseOthers(members, than: ["type", "additionalProperties", "propertyNames"])
            let reader = inner("additionalProperties")
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
        let required = Set((names ?? []).map(CodePoints.init))
        var former: [CodePoints: (names: [String], isRequired: Bool)] = [:]
        for choice in members["allOf"]?.array ?? [] {
            let options = choice["oneOf"]?.array ?? []
            let names = options.compactMap { $0["required"]?[0]?.string }
            guard names.count > 1, Set(choice.object?.keys ?? []) == ["oneOf"] else {
                throw refuse("allOf", "choices between a property and its former names", choice.inWords)
            }
            former[CodePoints(names[0])] = (Array(names.dropFirst()), names.count == options.count)
        }
        let formerNames = Set(former.values.flatMap(\.names).map(CodePoints.init))
        var fields: [AnySchema.Field] = []
        let properties = try member("properties", of: members, "an object", \.object) ?? JSONObject()
        for (name, json) in properties where !formerNames.contains(CodePoints(name)) {
            let key = CodePoints(name)
            let reader = inner("properties.\(name)")
            var schema = try reader.read(json)
            let isRequired = required.contains(key) || former[key]?.isRequired == true
            // An optional field can be null as well, which needs no separate schema.
            if !isRequired, case .optional(let wrapped) = schema.kind { schema = wrapped }
            fields.append(
                .init(
                    name: name, summary: json["description"]?.string ?? "", schema: schema, isRequired: isRequired,
                    defaultValue: json["default"], formerNames: former[key]?.names ?? []))
        }
        let known = Set(fields.map { CodePoints($0.name) })
        for name in names ?? [] where !known.contains(CodePoints(name)) {
            throw refuse("required", "names of properties", name.quoted())
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
        else { throw refuse("oneOf", "objects that one property with a single value identifies", choices.inWords) }
        var variants: [AnySchema.Union.Variant] = []
        for (index, choice) in list.enumerated() {
            guard case .object(var members) = choice, let value = choice["properties"]?[tag]?["enum"]?[0]?.string else {
                throw refuse("oneOf[\(index)]", "an object", choice.inWords)
            }
            if case .object(var properties)? = members["properties"] {
                properties[tag] = nil
                members["properties"] = .object(properties)
            }
            members["required"] = members["required"]?.array.map { .array($0.filter { $0 != .string(tag) }) }
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
