// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@Suite struct SchemaTests {
    @Test func `every problem of a value is reported at once`() throws {
        let input = try JSONValue(
            parsing: """
                {"temperature": "24", "humidty": 65, "scale": "kelvin", "station": {"latitude": 120, "name": ""},
                 "layers": [{"height": 1.5}, 3]}
                """)
        #expect(
            MoistAir.schema.erased.issues(of: input).map(\.description) == [
                #"temperature: expected a number from -45 to 60 °C, got "24" (write the number without quotes)"#,
                "humidity: expected a number from 1 to 100 percent, got nothing (Relative humidity.)",
                #"scale: expected one of celsius, fahrenheit, got "kelvin""#,
                "station.name: expected a text of 1 to 40 characters, got one of 0 characters",
                "station.latitude: expected a number from -90 to 90 degrees, got 120",
                "layers[0].height: expected a whole number from 0 to 100000 meters, got 1.5",
                "layers[1]: expected an object, got 3",
                #"humidty: expected a known field, got an unknown one (did you mean "humidity"?)"#,
            ])
    }

    @Test func `typed values follow the same rules`() {
        let air = MoistAir(
            temperature: .nan, humidity: 0, scale: .celsius, station: Station(name: "x", latitude: -91),
            layers: [Layer(height: -1, above: [])])
        #expect(
            MoistAir.schema.issues(of: air).map(\.description) == [
                "temperature: expected a number from -45 to 60 °C, got nan",
                "humidity: expected a number from 1 to 100 percent, got 0",
                "station.latitude: expected a number from -90 to 90 degrees, got -91",
                "layers[0].height: expected a whole number from 0 to 100000 meters, got -1",
            ])
    }

    @Test func `defaults are added, nulls dropped and aliases resolved`() {
        let completed = MoistAir.schema.erased.completed([
            "temperature": 1, "humidity": 2, "scale": "F", "station": .null,
            "layers": [["height": 3]],
        ])
        #expect(
            completed == [
                "temperature": 1, "humidity": 2, "scale": "fahrenheit",
                "layers": [["height": 3, "above": []]],
            ])
    }

    @Test func `schemas are written as JSON Schema 2020-12`() throws {
        let schema = MoistAir.schema.erased.jsonSchema
        let expected = try JSONValue(
            parsing: """
                {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "MoistAir", "type": "object",
                 "description": "A parcel of air.", "additionalProperties": false,
                 "required": ["temperature", "humidity"],
                 "properties": {
                  "temperature": {"type": "number", "minimum": -45, "maximum": 60, "x-unit": "°C",
                                  "description": "Air temperature."},
                  "humidity": {"type": "number", "minimum": 1, "maximum": 100, "x-unit": "percent",
                               "description": "Relative humidity."},
                  "scale": {"anyOf": [{"$ref": "#/$defs/Scale"}, {"type": "null"}], "default": "celsius",
                            "description": "The scale of the answer."},
                  "station": {"anyOf": [{"$ref": "#/$defs/Station"}, {"type": "null"}],
                              "description": "Who measured it."},
                  "layers": {"type": ["array", "null"], "items": {"$ref": "#/$defs/Layer"}, "default": [],
                             "description": "What lies above."}},
                 "$defs": {
                  "Scale": {"type": "string", "description": "A temperature scale.",
                            "enum": ["celsius", "C", "fahrenheit", "F"],
                            "x-aliases": {"C": "celsius", "F": "fahrenheit"}},
                  "Station": {"type": "object", "description": "Where air was measured.",
                              "additionalProperties": false, "required": ["name", "latitude"],
                              "properties": {
                               "name": {"type": "string", "minLength": 1, "maxLength": 40,
                                        "description": "What people call it.", "examples": ["text"]},
                               "latitude": {"type": "number", "minimum": -90, "maximum": 90, "x-unit": "degrees",
                                            "description": "Geographic latitude, north positive."}}},
                  "Layer": {"type": "object", "description": "A layer of air.", "additionalProperties": false,
                            "required": ["height"],
                            "properties": {
                             "height": {"type": "integer", "minimum": 0, "maximum": 100000, "x-unit": "meters",
                                        "description": "Its upper end."},
                             "above": {"type": ["array", "null"], "items": {"$ref": "#/$defs/Layer"}, "default": [],
                                       "description": "The layers on top."}}}}}
                """)
        #expect(schema == expected, "\(schema.text(pretty: true))")
    }

    @Test func `fields keep their declared order`() throws {
        let properties = MoistAir.schema.erased.jsonSchema["properties"]?.object
        #expect(properties?.keys == ["temperature", "humidity", "scale", "station", "layers"])
        let air = MoistAir(temperature: 24, humidity: 65, scale: .celsius, station: nil, layers: [])
        #expect(
            MoistAir.schema.json(of: air).text()
                == #"{"temperature":24,"humidity":65,"scale":"celsius","layers":[]}"#)
    }

    /// JSON Schema counts code points: "é" of two scalars has the length 2, the family emoji 7.
    @Test(arguments: [("e\u{301}", 2), ("👨‍👩‍👧‍👦", 7), ("é", 1)])
    func `text length counts Unicode scalars`(text: String, length: Int) {
        #expect(Schema<String>.text(length...length).issues(of: text) == [])
        #expect(Schema<String>.text(0...(length - 1)).issues(of: text).count == 1)
        #expect(Schema<String>.text((length + 1)...20).issues(of: text).count == 1)
    }

    @Test func `bounds can be exclusive or open`() {
        let above = Schema<Double>.number(above: 0)
        #expect(above.issues(of: 1e-300) == [])
        #expect(above.issues(of: 0).map(\.description) == ["expected a number above 0, got 0"])
        #expect(above.erased.jsonSchema["exclusiveMinimum"] == 0)
        let share = Schema<Double>.number(0..<1)
        #expect(share.issues(of: 0) == [])
        #expect(share.issues(of: 1).map(\.description) == ["expected a number from 0 to below 1, got 1"])
        #expect(share.erased.jsonSchema["exclusiveMaximum"] == 1 && share.erased.jsonSchema["minimum"] == 0)
        #expect(Schema<Double>.number(...5).erased.jsonSchema["minimum"] == nil)
    }

    @Test func `the program enforces patterns`() {
        let code = Schema<String>.text("three capitals", pattern: "^[A-Z]{3}$", example: "ABC")
        #expect(code.issues(of: "EUR") == [])
        #expect(code.issues(of: "EURO").map(\.description) == [#"expected three capitals, got "EURO""#])
        #expect(code.erased.jsonSchema["pattern"] == "^[A-Z]{3}$")
    }

    @Test func `text that matches the pattern but fails the check breaks a rule`() {
        let even = Schema<String>.text("an even digit", pattern: "^[0-9]$", example: "2") { text in
            Int(text).map { $0 % 2 == 0 } == true
                ? nil : ValidationIssue(path: "", expected: "an even digit", got: text)
        }
        #expect(even.issues(of: "3").map(\.kind) == [.rule])
        #expect(even.issues(of: "x").map(\.kind) == [.structure])
    }

    @Test func `issues contain no control characters`() {
        let input: JSONValue = [
            "a\u{1B}[31m\u{202E}b": 1, "scale": "\u{9B}x\u{202E}\n", "temperature": 1, "humidity": 2,
        ]
        #expect(
            MoistAir.schema.erased.issues(of: input).map { "\($0.path): \($0.got)" } == [
                #"scale: "\u{9B}x\u{202E}\n""#, #"a\u{1B}[31m\u{202E}b: an unknown one"#,
            ])
    }

    @Test(arguments: [
        ("latitde", "latitude"), ("houseSytem", "houseSystem"), ("house_system", "houseSystem"),
        ("zodaic", "zodiac"),
    ])
    func `mistyped words get a suggestion`(typed: String, meant: String) {
        let known = ["latitude", "longitude", "houseSystem", "zodiac", "bodies"]
        #expect(ClosestMatch(to: typed, among: known)?.word == meant)
    }

    @Test(arguments: ["", "x", "temperature", "zzzzzz"])
    func `unrelated words get no suggestion`(typed: String) {
        #expect(ClosestMatch(to: typed, among: ["latitude", "longitude", "bodies"]) == nil)
    }
}

/// A type with a property of each kind that a schema supports.
private struct Cask: SchemaProviding, Equatable {
    var label: String?
    var liters: Double
    var isNew = true
    var content: Content

    struct Content: Codable, Equatable {
        var name: String
    }

    /// A computed property, which isn't stored in memory.
    var gallons: Double { liters / 4 }

    static let schema = Schema<Self>.object("Cask", "A cask.") {
        field("label", \.label, "Its label.", .text(0...5))
        field("liters", \.liters, "How much it holds.", .number(0...1_000))
        field("isNew", \.isNew, "Whether it is new.", .boolean, default: true)
        field("gallons", \.gallons, "The same in another unit.", .number(0...10))
        field("content", \.content.name, "What is in it.", .text(1...20))
    }
}

@Suite struct PropertyOfSchemaTests {
    private let cask = Cask(label: "a label too long", liters: 100, isNew: false, content: .init(name: "must"))

    @Test func `stored, computed and nested properties are read`() {
        #expect(
            Cask.schema.json(of: cask) == [
                "label": "a label too long", "liters": 100, "isNew": false, "gallons": 25, "content": "must",
            ])
        #expect(Cask.schema.issues(of: cask).map(\.path) == ["label", "gallons"])
    }

    @Test func `absent optionals stay absent`() {
        let cask = Cask(label: nil, liters: 8, content: .init(name: ""))
        #expect(Cask.schema.json(of: cask) == ["liters": 8, "isNew": true, "gallons": 2, "content": ""])
        #expect(Cask.schema.issues(of: cask).map(\.path) == ["content"])
    }
}
