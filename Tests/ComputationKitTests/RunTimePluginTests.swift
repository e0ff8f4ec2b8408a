// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationTesting
import Testing

/// A plugin whose computations come from JSON at run time: unit conversions, each with a factor.
private struct ConversionsPlugin: Plugin {
    let manifest = PluginManifest(
        name: "convert", title: "Conversions", summary: "Converts units by a table.", version: "1.0.0",
        license: "Apache-2.0")
    let computations: [AnyComputation]

    init(table: String) throws {
        let json = try JSONValue(parsing: table)
        computations = try (json.array ?? []).map { entry in
            guard let name = entry["name"]?.string, let factor = entry["factor"]?.double else {
                throw ComputationError.invalidData("The table has an entry without a name or a factor.")
            }
            let schema = try AnySchema(
                jsonSchema: [
                    "title": "convert.Quantity", "type": "object", "additionalProperties": false,
                    "required": ["value"],
                    "properties": [
                        "value": ["type": "number", "minimum": 0, "maximum": 1e9, "description": "The quantity."],
                        "digits": ["type": ["integer", "null"], "minimum": 0, "maximum": 15, "default": 6],
                    ],
                ])
            return AnyComputation(
                manifest: Manifest(
                    id: "convert.\(name)", summary: "Multiplies by \(factor).",
                    examples: [Example("One", ["value": 1]), Example("Rounded", ["value": 3, "digits": 1])]),
                input: schema, output: schema
            ) { input, _ in
                let digits = input["digits"]?.int ?? 6
                let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
                let value = (input["value"]?.double ?? 0) * factor
                return ["value": .number((value * scale).rounded() / scale)]
            }
        }
    }
}

@Suite struct RunTimePluginTests {
    // NIST SP 811: one mile is 1.609344 km, one pound 0.45359237 kg.
    private let table =
        #"[{"name": "miles-to-km", "factor": 1.609344}, {"name": "pounds-to-kg", "factor": 0.45359237}]"#

    @Test func `an engine runs and validates computations created at run time`() async throws {
        let engine = try Engine([try ConversionsPlugin(table: table), WeatherPlugin()])
        #expect(engine.computations.map(\.manifest.id).prefix(2) == ["convert.miles-to-km", "convert.pounds-to-kg"])
        let computation = try engine.computation("convert.miles-to-km")
        #expect(computation.input.fields.map(\.name) == ["value", "digits"])
        #expect(computation.input.jsonSchema["properties"]?["value"]?["maximum"] == 1e9)
        #expect(
            try await engine.run("convert.miles-to-km", ["value": 26.2, "digits": 3]) == ["value": 42.165, "digits": 6])
        let failure = await #expect(throws: ComputationError.self) {
            try await engine.run("convert.pounds-to-kg", ["value": -1])
        }
        #expect(failure?.code == .invalidInput)
        #expect(failure?.description == "value: expected a number from 0 to 1000000000, got -1")
        var rows: [JSONValue] = []
        let lines = AsyncStream { continuation in
            for line in [#"{"value":1}"#, #"{"value":2}"#] { continuation.yield(line) }
            continuation.finish()
        }
        for try await row in try engine.batch("convert.pounds-to-kg", over: lines) { rows.append(row.json) }
        #expect(rows.map { $0["value"] } == [0.453592, 0.907185])
    }

    @Test func `a plugin created at run time passes the conformance kit`() async throws {
        #expect(await ComputationConformance.problems(of: try ConversionsPlugin(table: table)) == [])
    }

    @Test func `an output that violates its schema is an internal error`() async throws {
        let computation = AnyComputation(
            manifest: Manifest(id: "convert.bad", summary: "Breaks.", examples: [Example("One", ["value": 1])]),
            input: try AnySchema(jsonSchema: Self.quantity), output: try AnySchema(jsonSchema: Self.quantity)
        ) { _, _ in ["value": -1] }
        let failure = await #expect(throws: ComputationError.self) {
            try await computation(["value": 1], in: Context())
        }
        #expect(failure?.code == .internalError && failure?.issues.map(\.path) == ["value"])
    }

    private static let quantity: JSONValue = [
        "type": "object", "additionalProperties": false, "required": ["value"],
        "properties": ["value": ["type": "number", "minimum": 0]],
    ]

    @Test(arguments: [
        (
            #"{"type": "object", "additionalProperties": false, "properties": {"x": {"type": "string", "not": {}}}}"#,
            "properties.x.not"
        ),
        (#"{"type": "object", "additionalProperties": false, "if": {}}"#, "if"),
        (##"{"type": "object", "additionalProperties": false, "properties": {"x": {"$ref": "#/$defs/Y"}}}"##, "$defs"),
        (
            #"{"type": "object", "additionalProperties": false, "properties": {"x": {"type": ["string", "number"]}}}"#,
            "properties.x.type"
        ),
        (
            #"{"type": "object", "additionalProperties": false, "properties": {"x": {"type": "number", "multipleOf": 2}}}"#,
            "properties.x.multipleOf"
        ),
        (
            #"{"type": "object", "additionalProperties": false, "properties": {"x": {"type": "string", "pattern": "("}}}"#,
            "properties.x.pattern"
        ),
    ])
    func `an error names an unsupported keyword`(schema: String, path: String) throws {
        let json = try JSONValue(parsing: schema)
        let issue = #expect(throws: ValidationIssue.self) { try AnySchema(jsonSchema: json) }
        #expect(issue?.path == path, "\(issue.map(String.init(describing:)) ?? "accepted")")
    }

    @Test(arguments: [
        ##"{"$ref": "#/$defs/A", "$defs": {"A": {"$ref": "#/$defs/A"}}}"##,
        ##"{"$ref": "#/$defs/A", "$defs": {"A": {"$ref": "#/$defs/B"}, "B": {"$ref": "#/$defs/A"}}}"##,
        ##"{"$ref": "#/$defs/A", "$defs": {"A": {"anyOf": [{"$ref": "#/$defs/A"}, {"type": "null"}]}}}"##,
    ])
    func `schemas that only refer to themselves are rejected`(text: String) throws {
        let json = try JSONValue(parsing: text)
        let issue = #expect(throws: ValidationIssue.self) { try AnySchema(jsonSchema: json) }
        #expect(issue?.got == "a reference to itself")
    }

    @Test func `invalid defaults are rejected when the engine is built`() throws {
        let table = try JSONValue(
            parsing: """
                {"type": "object", "additionalProperties": false,
                 "properties": {"n": {"type": ["number", "null"], "default": "many"}}}
                """)
        let computation = AnyComputation(
            manifest: Manifest(id: "bad.default", summary: "Bad.", examples: [Example("None", [:])]),
            input: try AnySchema(jsonSchema: table), output: try AnySchema(jsonSchema: table)
        ) { input, _ in input }
        let failure = #expect(throws: ComputationError.self) { try Engine([OnePlugin(computation)]) }
        #expect(failure?.issues.first?.description.contains("n with expected a number") == true)
    }

    @Test func `types can be recursive`() throws {
        let tree = try AnySchema(
            jsonSchema: [
                "$ref": "#/$defs/Tree",
                "$defs": [
                    "Tree": [
                        "type": "object", "additionalProperties": false, "required": ["name"],
                        "properties": [
                            "name": ["type": "string", "maxLength": 5],
                            "children": ["type": ["array", "null"], "items": ["$ref": "#/$defs/Tree"]],
                        ],
                    ]
                ],
            ])
        let bad: JSONValue = ["name": "a", "children": [["name": "b", "children": [["name": "too long"]]]]]
        #expect(tree.issues(of: bad).map(\.path) == ["children[0].children[0].name"])
    }
}

private struct OnePlugin: Plugin {
    let manifest = PluginManifest(
        name: "bad", title: "Bad", summary: "Made for a test.", version: "1.0.0", license: "Apache-2.0")
    let computations: [AnyComputation]
    init(_ computation: AnyComputation) { computations = [computation] }
}
