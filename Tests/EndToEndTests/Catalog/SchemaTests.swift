// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

/// The rules of JSON Schema 2020-12 and of our contract, checked on the printed schemas.
@Suite("almanac describe --schema")
struct SchemaTests {
    @Test
    func `every schema is closed and its references resolve`() async throws {
        for id in try await BuiltProgram.almanac("list --format ids").succeeded().split(separator: "\n") {
            let schemas = try await BuiltProgram.almanac("describe \(id) --schema").json()
            #expect(schemas.object?.keys.sorted() == ["input", "output"])
            for side in ["input", "output"] {
                let root = try #require(schemas[side])
                #expect(root["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
                #expect(root["type"]?.string == "object")
                #expect(root["title"]?.string?.isEmpty == false)
                check(root, in: root, at: "\(id) \(side)")
                let used = references(of: root)
                for name in root["$defs"]?.object?.keys ?? [] {
                    #expect(used.contains("#/$defs/\(name)"), "\(name) is never used")
                }
            }
        }
    }

    private let keywords: Set = [
        "$schema", "$defs", "$ref", "title", "description", "type", "properties", "required", "additionalProperties",
        "items", "enum", "const", "default", "examples", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum",
        "minLength", "maxLength", "minItems", "maxItems", "pattern", "format", "anyOf", "oneOf",
        "allOf", "not", "propertyNames", "contentEncoding", "contentMediaType", "writeOnly", "deprecated",
    ]

    private func check(_ schema: JSONValue, in root: JSONValue, at path: String) {
        guard let members = schema.object else {
            #expect(schema.bool != nil, "\(path) is neither an object nor a truth value")
            return
        }
        for key in members.keys { #expect(keywords.contains(key) || key.hasPrefix("x-"), "\(path): \(key)") }
        if let reference = members["$ref"]?.string {
            #expect(resolve(reference, in: root) != nil, "\(path): \(reference)")
        }
        let kinds: Set = ["object", "array", "string", "number", "integer", "boolean", "null"]
        if let type = members["type"] {
            // A type, or a type and null for an optional field.
            let names = type.string.map { [$0] } ?? type.array?.compactMap(\.string) ?? []
            #expect(!names.isEmpty && names.allSatisfy(kinds.contains), "\(path): type \(type)")
            #expect(type.array == nil || (names.count == 2 && names[1] == "null"), "\(path): type \(type)")
        }
        if let properties = members["properties"]?.object {
            #expect(members["additionalProperties"]?.bool == false, "\(path) is open")
            let required = members["required"]?.array?.compactMap(\.string) ?? []
            #expect(Set(required).isSubset(of: properties.keys), "\(path): \(required)")
            #expect(Set(required).count == required.count, "\(path): \(required)")
            for (key, value) in properties {
                #expect(described(value, in: root), "\(path).\(key) has no description")
                check(value, in: root, at: "\(path).\(key)")
            }
        }
        if case .object? = members["additionalProperties"], let inner = members["additionalProperties"] {
            check(inner, in: root, at: "\(path).*")
        }
        if let items = members["items"] { check(items, in: root, at: "\(path)[]") }
        if let low = members["minimum"]?.double, let high = members["maximum"]?.double {
            #expect(low <= high, "\(path)")
        }
        if let values = members["enum"]?.array {
            #expect(!values.isEmpty && Set(values).count == values.count, "\(path)")
        }
        if let value = members["default"] {
            let flaws = Self.flaws(of: value, by: schema, in: root)
            #expect(flaws.isEmpty, "\(path): the default breaks the schema: \(flaws)")
        }
        for example in members["examples"]?.array ?? [] {
            let flaws = Self.flaws(of: example, by: schema, in: root)
            #expect(flaws.isEmpty, "\(path): an example breaks the schema: \(flaws)")
        }
        for (name, definition) in members["$defs"]?.object ?? JSONObject() {
            check(definition, in: root, at: "\(path)#\(name)")
        }
    }

    private func described(_ schema: JSONValue, in root: JSONValue) -> Bool {
        if let text = schema["description"]?.string { return !text.isEmpty }
        return schema["$ref"]?.string.flatMap { resolve($0, in: root) }.map { described($0, in: root) } ?? false
    }

    private func resolve(_ reference: String, in root: JSONValue) -> JSONValue? { Self.resolve(reference, in: root) }

    private static func resolve(_ reference: String, in root: JSONValue) -> JSONValue? {
        let prefix = "#/$defs/"
        return reference.hasPrefix(prefix) ? root["$defs"]?[String(reference.dropFirst(prefix.count))] : nil
    }

    private func references(of value: JSONValue) -> Set<String> {
        switch value {
        case .object(let members):
            members.reduce(into: []) { found, member in
                if member.key == "$ref", let target = member.value.string { found.insert(target) }
                found.formUnion(references(of: member.value))
            }
        case .array(let elements): elements.reduce(into: []) { $0.formUnion(references(of: $1)) }
        default: []
        }
    }

    /// The problems of a value according to the keywords above (patterns are checked by JSON Schema's tools).
    static func flaws(of value: JSONValue, by schema: JSONValue, in root: JSONValue, at path: String = "$") -> [String]
    {
        var flaws: [String] = []
        func expect(_ holds: Bool, _ what: String) { if !holds { flaws.append("\(path): \(what)") } }
        if let reference = schema["$ref"]?.string {
            guard let target = resolve(reference, in: root) else { return ["\(path): \(reference) leads nowhere"] }
            flaws += Self.flaws(of: value, by: target, in: root, at: path)
        }
        if let choices = (schema["anyOf"] ?? schema["oneOf"])?.array {
            let fits = choices.contains { Self.flaws(of: value, by: $0, in: root, at: path).isEmpty }
            expect(fits, "none of the choices")
        }
        if let types = schema["type"]?.array?.compactMap(\.string) {
            expect(types.contains { Self.type($0, fits: value) }, "none of \(types)")
        }
        if let type = schema["type"]?.string { expect(Self.type(type, fits: value), "not of type \(type)") }
        if let values = schema["enum"]?.array {
            expect(values.contains(value), "\(value.inWords) is none of the cases")
        }
        if let number = value.double {
            if let low = schema["minimum"]?.double { expect(number >= low, "\(number) < \(low)") }
            if let high = schema["maximum"]?.double { expect(number <= high, "\(number) > \(high)") }
            if let high = schema["exclusiveMaximum"]?.double { expect(number < high, "\(number) >= \(high)") }
            if let low = schema["exclusiveMinimum"]?.double { expect(number > low, "\(number) <= \(low)") }
        }
        if let text = value.string {
            if let least = schema["minLength"]?.int { expect(text.unicodeScalars.count >= least, "too short") }
            if let most = schema["maxLength"]?.int { expect(text.unicodeScalars.count <= most, "too long") }
        }
        if let elements = value.array {
            if let least = schema["minItems"]?.int { expect(elements.count >= least, "too few") }
            if let most = schema["maxItems"]?.int { expect(elements.count <= most, "too many") }
            if let items = schema["items"] {
                for (index, element) in elements.enumerated() {
                    flaws += Self.flaws(of: element, by: items, in: root, at: "\(path)[\(index)]")
                }
            }
        }
        if let members = value.object {
            for name in schema["required"]?.array?.compactMap(\.string) ?? [] {
                expect(members[name] != nil, "no \(name)")
            }
            for (key, member) in members {
                if let property = schema["properties"]?[key] {
                    flaws += Self.flaws(of: member, by: property, in: root, at: "\(path).\(key)")
                } else if let rest = schema["additionalProperties"] {
                    expect(rest != false, "\(key) is not among the properties")
                    flaws += rest.object == nil ? [] : Self.flaws(of: member, by: rest, in: root, at: "\(path).\(key)")
                }
            }
        }
        return flaws
    }

    private static func type(_ name: String, fits value: JSONValue) -> Bool {
        switch value {
        case .null: name == "null"
        case .boolean: name == "boolean"
        case .integer: name == "integer" || name == "number"
        case .number(let number): name == "number" || name == "integer" && number == number.rounded()
        case .string: name == "string"
        case .array: name == "array"
        case .object: name == "object"
        }
    }

    @Test(arguments: [
        kyiv, kyiv + ["--aspects", "all", "--parallels", "--sensitivity", "30", "--name", "Anna", "--topocentric"],
        kyiv + ["--houses", "gauquelin", "--bodies", "+ceres,+vesta,+star Regulus", "--zodiac", "lahiri"],
        ["chart", "--date", "1990-05-15", "--place", "Kyiv"], ["chart", "--date", "1990-05-15T10:30Z"],
        ["chart", "--date", "2000-06-21T12:00Z", "--lat", "78.22", "--lon", "15.65"],
        ["chart", "--date", "1700-02-10T12:00", "--calendar", "julian", "--lat", "51.5", "--lon", "-0.1"],
    ])
    func `output is valid for the printed schema`(_ words: [String]) async throws {
        let schema = try #require(
            try await BuiltProgram.almanac("describe astrology.natal-chart --schema").json()["output"])
        let chart = try await BuiltProgram.astro(words + ["--format", "json"]).json()
        #expect(Self.flaws(of: chart, by: schema, in: schema) == [])
    }
}
