// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

/// Keys are compared by code points, as in JSON: a precomposed "é" differs from "e" with a combining accent.
@Suite struct KeyComparisonTests {
    private static let composed = "caf\u{E9}"
    private static let decomposed = "cafe\u{301}"

    private static func object(_ members: (String, JSONValue)...) -> JSONValue { .object(JSONObject(members)) }

    @Test func `fields are matched by code points`() {
        let schema = AnySchema(
            kind: .object([
                .init(name: Self.composed, summary: "", schema: AnySchema(kind: .boolean), isRequired: false)
            ]))
        #expect(schema.issues(of: Self.object((Self.composed, true))).isEmpty)
        let issues = schema.issues(of: Self.object((Self.decomposed, true)))
        #expect(issues.map(\.expected) == ["a known field"])
        #expect(Array(issues[0].path.utf8) == Array(Self.decomposed.utf8))
    }

    @Test func `variants are matched by code points`() {
        let schema = AnySchema(
            kind: .union(.init(discriminator: "kind", variants: [.init(value: Self.composed, fields: [])])))
        #expect(schema.issues(of: Self.object(("kind", .string(Self.composed)))).isEmpty)
        #expect(schema.issues(of: Self.object(("kind", .string(Self.decomposed)))).map(\.path) == ["kind"])
    }

    @Test func `properties of a JSON Schema can differ only in code points`() throws {
        let properties = Self.object((Self.composed, ["type": "boolean"]), (Self.decomposed, ["type": "integer"]))
        let schema = try AnySchema(
            jsonSchema: [
                "type": "object", "additionalProperties": false, "properties": properties,
                "required": [.string(Self.decomposed)],
            ])
        #expect(schema.fields.map(\.isRequired) == [false, true])
    }

    @Test func `dictionaries keep keys that are canonically equivalent`() {
        let schema = Schema<[String: Int]>.dictionary(of: .integer()).erased
        let issues = schema.issues(of: Self.object((Self.composed, 1), (Self.decomposed, 2)))
        #expect(issues.map(\.expected) == ["each key once"])
        #expect(issues.map(\.kind) == [.rule], "JSON Schema accepts it")
        #expect(schema.issues(of: Self.object((Self.composed, 1), ("cafe", 2))).isEmpty)
    }

    @Test func `values that differ in code points aren't repeats`() {
        var issues: [ValidationIssue] = []
        issues.refuseRepeats(in: [Self.composed, Self.decomposed, "x", "x"], at: "ids")
        #expect(issues.map(\.description) == [#"ids[3]: expected each value once, got "x" again"#])
    }
}
