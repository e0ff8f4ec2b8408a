// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

/// JSON Schemas as other tools write them.
@Suite struct ForeignSchemaTests {
    /// A model as pydantic 2.13 writes it.
    ///
    /// It has an optional number, a discriminated union, an undiscriminated one, a list of those, two enumerations, and a
    /// constant. Which documents are valid was checked with jsonschema 4.
    private static let owner = ##"""
        {"$defs": {
           "Cat": {"description": "A cat.", "title": "Cat", "type": "object", "required": ["kind"], "properties": {
             "kind": {"const": "cat", "title": "Kind", "type": "string"},
             "lives": {"default": 9, "title": "Lives", "type": "integer"}}},
           "Dog": {"title": "Dog", "type": "object", "required": ["kind", "name"], "properties": {
             "kind": {"const": "dog", "title": "Kind", "type": "string"},
             "name": {"title": "Name", "type": "string"}}},
           "Level": {"enum": [1, 2, 3], "title": "Level", "type": "integer"},
           "Mood": {"enum": ["calm", "wild"], "title": "Mood", "type": "string"}},
         "title": "Owner", "type": "object", "required": ["name", "pet"], "properties": {
           "name": {"description": "The name.", "maxLength": 80, "minLength": 1, "title": "Name", "type": "string"},
           "age": {"anyOf": [{"maximum": 150, "minimum": 0, "type": "integer"}, {"type": "null"}], "default": null},
           "count": {"default": 1, "exclusiveMaximum": 10, "exclusiveMinimum": 0, "title": "Count", "type": "integer"},
           "pet": {"oneOf": [{"$ref": "#/$defs/Cat"}, {"$ref": "#/$defs/Dog"}], "discriminator": {
             "mapping": {"cat": "#/$defs/Cat", "dog": "#/$defs/Dog"}, "propertyName": "kind"}},
           "other": {"anyOf": [{"$ref": "#/$defs/Cat"}, {"$ref": "#/$defs/Dog"}, {"type": "null"}], "default": null},
           "pets": {"default": [], "items": {"anyOf": [{"$ref": "#/$defs/Cat"}, {"$ref": "#/$defs/Dog"}]},
             "type": "array"},
           "level": {"$ref": "#/$defs/Level", "default": 1},
           "mood": {"allOf": [{"$ref": "#/$defs/Mood"}], "default": "calm"},
           "format": {"const": "owner", "default": "owner", "title": "Format", "type": "string"}}}
        """##

    @Test(arguments: [
        (#"{"name": "N", "pet": {"kind": "cat"}}"#, []),
        (#"{"name": "N", "age": null, "pet": {"kind": "dog", "name": "D"}, "other": null, "level": 3}"#, []),
        (#"{"name": "N", "pet": {"kind": "cat", "lives": 7}, "pets": [{"kind": "dog", "name": "D"}]}"#, []),
        (#"{"name": "", "age": 151, "pet": {"kind": "cat"}}"#, ["name", "age"]),
        (#"{"name": "N", "count": 0, "pet": {"kind": "dog"}}"#, ["count", "pet.name"]),
        (#"{"name": "N", "count": 10, "pet": {"kind": "cow"}}"#, ["count", "pet.kind"]),
        (
            #"{"name": "N", "pet": {"kind": "cat"}, "other": {"kind": "dog"}, "pets": [{}]}"#,
            ["other.name", "pets[0].kind"]
        ),
        (#"{"name": "N", "pet": {"kind": "cat"}, "level": 4, "mood": "tired"}"#, ["level", "mood"]),
        (#"{"name": "N", "pet": {"kind": "cat"}, "format": "pet"}"#, ["format"]),
    ])
    func `a model of pydantic accepts and refuses what its schema does`(document: String, problems: [String]) throws {
        let schema = try AnySchema(jsonSchema: JSONValue(parsing: Self.owner))
        let value = try JSONValue(parsing: document)
        let issues = schema.issues(of: value)
        #expect(Set(issues.map(\.path)) == Set(problems), "\(issues)")
        let again = try AnySchema(jsonSchema: schema.jsonSchema)
        #expect(again.jsonSchema == schema.jsonSchema)
        #expect(Set(again.issues(of: value).map(\.path)) == Set(problems))
    }

    @Test func `defaults are filled in, and null is none`() throws {
        let schema = try AnySchema(jsonSchema: JSONValue(parsing: Self.owner))
        let completed = schema.completed(["name": "N", "pet": ["kind": "cat"]])
        #expect(completed["pet"] == ["kind": "cat", "lives": 9])
        #expect(completed["count"] == 1 && completed["mood"] == "calm" && completed["format"] == "owner")
        #expect(completed["age"] == nil && completed["other"] == nil)
    }

    @Test func `a recursive model refers to itself`() throws {
        let schema = try AnySchema(
            jsonSchema: JSONValue(
                parsing: ##"""
                    {"$defs": {"Node": {"title": "Node", "type": "object", "required": ["name"], "properties": {
                       "name": {"title": "Name", "type": "string"},
                       "children": {"default": [], "items": {"$ref": "#/$defs/Node"}, "type": "array"},
                       "parent": {"anyOf": [{"$ref": "#/$defs/Node"}, {"type": "null"}], "default": null}}}},
                     "$ref": "#/$defs/Node"}
                    """##))
        #expect(schema.issues(of: ["name": "a", "children": [["name": "b", "parent": ["name": "a"]]]]) == [])
        #expect(schema.issues(of: ["name": "a", "children": [["nam": "b"]]]).map(\.path) == ["children[0].name"])
    }

    /// The input of a tool as servers of the Model Context Protocol declare it: an open object, draft-07 definitions.
    @Test func `a tool's input keeps members that it doesn't declare`() throws {
        let schema = try AnySchema(
            jsonSchema: JSONValue(
                parsing: ##"""
                    {"$schema": "http://json-schema.org/draft-07/schema#", "type": "object", "required": ["query"],
                     "properties": {
                       "query": {"type": "string", "description": "What to look for."},
                       "limit": {"type": "integer", "minimum": 1, "maximum": 50, "default": 10, "format": "int32"},
                       "sort": {"enum": ["newest", "oldest", null]},
                       "filter": {"$ref": "#/definitions/Filter"},
                       "options": {"type": "object"}},
                     "definitions": {"Filter": {"additionalProperties": false, "properties": {
                       "unread": {"type": ["null", "boolean"]}}}}}
                    """##))
        let call: JSONValue = [
            "query": "x", "sort": "oldest", "filter": ["unread": true], "options": ["a": [1]], "trace": "t",
        ]
        #expect(schema.issues(of: call) == [])
        #expect(schema.completed(call)["trace"] == "t" && schema.completed(call)["limit"] == 10)
        #expect(schema.jsonSchema["additionalProperties"] == true)
        #expect(
            schema.issues(of: ["query": "x", "limit": 51, "filter": ["read": true]]).map(\.path)
                == ["limit", "filter.read"])
    }

    /// An expression as pydantic writes a recursive discriminated union.
    @Test func `a recursive union is read and written once`() throws {
        let schema = try AnySchema(
            jsonSchema: JSONValue(
                parsing: ##"""
                    {"$defs": {
                       "Num": {"type": "object", "required": ["kind", "value"], "properties": {
                         "kind": {"const": "num"}, "value": {"type": "number"}}},
                       "Add": {"type": "object", "required": ["kind", "left"], "properties": {
                         "kind": {"const": "add"},
                         "left": {"oneOf": [{"$ref": "#/$defs/Num"}, {"$ref": "#/$defs/Add"}]},
                         "right": {"oneOf": [{"$ref": "#/$defs/Num"}, {"$ref": "#/$defs/Add"}]}}}},
                     "type": "object", "properties": {"root": {"$ref": "#/$defs/Add"}}}
                    """##))
        let sum: JSONValue = ["kind": "add", "left": ["kind": "add", "left": ["kind": "num", "value": "x"]]]
        #expect(schema.issues(of: ["root": sum]).map(\.path) == ["root.left.left.value"])
        #expect(schema.jsonSchema["$defs"]?["NumOrAdd"]?["oneOf"]?.array?.count == 2)
        #expect(try AnySchema(jsonSchema: schema.jsonSchema).issues(of: ["root": sum]).count == 1)
    }

    @Test func `unions of unions take time by their number`() throws {
        var definitions = JSONObject()
        for level in 0..<40 {
            let reference: JSONValue = ["$ref": .string("#/$defs/L\(level + 1)")]
            let inner: JSONValue = level == 39 ? ["type": "null"] : ["oneOf": [reference, ["$ref": "#/$defs/End"]]]
            definitions["L\(level)"] = [
                "type": "object",
                "properties": [
                    "kind": ["const": .string("l\(level)")], "a": inner == ["type": "null"] ? true : inner,
                    "b": inner == ["type": "null"] ? true : inner,
                ],
            ]
        }
        definitions["End"] = ["type": "object", "properties": ["kind": ["const": "end"]]]
        let schema = try AnySchema(
            jsonSchema: ["type": "object", "properties": ["x": ["$ref": "#/$defs/L0"]], "$defs": .object(definitions)])
        #expect(schema.issues(of: ["x": ["kind": "l0", "a": ["kind": "end"], "b": ["kind": "l1"]]]) == [])
    }

    @Test func `what wraps a schema keeps its secrets and whether it is open`() throws {
        let schema = try AnySchema(
            jsonSchema: JSONValue(
                parsing: #"""
                    {"type": "object", "properties": {
                       "token": {"anyOf": [{"type": "string", "maxLength": 3, "writeOnly": true}, {"type": "null"}]},
                       "closed": {"allOf": [{"type": "object", "properties": {}, "additionalProperties": false}]},
                       "open": {"anyOf": [{"type": "object", "properties": {}}, {"type": "null"}]},
                       "count": {"type": "integer", "minimum": 0, "exclusiveMinimum": 5}}}
                    """#))
        let issues = schema.issues(of: ["token": "hunter2", "closed": ["a": 1], "open": ["a": 1], "count": 5])
        #expect(Set(issues.map(\.path)) == ["token", "closed.a", "count"])
        #expect(!issues.contains { $0.got.contains("hunter2") || $0.got.contains("7") })
    }

    @Test(arguments: [
        (#"{"type": "object", "properties": {"x": {"anyOf": [{"type": "integer"}, {"type": "string"}]}}}"#, "x.anyOf"),
        (#"{"type": "object", "properties": {"x": {"enum": [1, 3]}}}"#, "x.enum"),
        (#"{"type": "object", "properties": {"x": {"const": true}}}"#, "x.const"),
        (#"{"type": "object", "properties": {"x": {"type": "array", "uniqueItems": true}}}"#, "x.uniqueItems"),
        (##"{"type": "object", "properties": {"x": {"$ref": "#/properties/y"}}}"##, "x.$ref"),
        (
            #"{"type": "object", "properties": {"x": {"type": "integer", "exclusiveMinimum": 9223372036854775807}}}"#,
            "x.exclusiveMinimum"
        ),
        (#"{"properties": {"x": {"enum": [-9223372036854775808, 9223372036854775807]}}}"#, "x.enum"),
        (
            #"{"type": "object", "properties": {"x": {"properties": {}, "additionalProperties": {"type": "null"}}}}"#,
            "x.additionalProperties"
        ),
    ])
    func `what can't be represented is named`(schema: String, path: String) throws {
        let json = try JSONValue(parsing: schema)
        let issue = #expect(throws: ValidationIssue.self) { try AnySchema(jsonSchema: json) }
        #expect(issue?.path == "properties.\(path)", "\(issue.map(String.init(describing:)) ?? "accepted")")
    }
}
