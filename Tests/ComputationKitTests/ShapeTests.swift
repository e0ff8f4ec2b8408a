// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@Suite struct ShapeTests {
    @Test func `reports every problem of a tree at once`() throws {
        let input = try JSONValue(
            parsing: """
                {"temperature": "24", "humidty": 65, "scale": "kelvin", "station": {"latitude": 120, "name": ""},
                 "layers": [{"height": 1.5}, 3]}
                """)
        #expect(
            MoistAir.shape.erased.issues(of: input).map(\.description) == [
                #"temperature: expected a number from -45 to 60 °C, got "24" (write the number without quotes)"#,
                "humidity: expected a number from 1 to 100 percent, got nothing (Relative humidity.)",
                #"scale: expected one of celsius, fahrenheit, got "kelvin""#,
                "station.name: expected a text of 1 to 40 characters, got one of 0 characters",
                "station.latitude: expected a number from -90 to 90 degrees, got 120",
                "layers[0].height: expected a whole number from 0 to 100000 metres, got 1.5",
                "layers[1]: expected an object, got 3",
                #"humidty: expected a known field, got an unknown one (did you mean "humidity"?)"#,
            ])
    }

    @Test func `checks typed values by the same rules`() {
        let air = MoistAir(
            temperature: .nan, humidity: 0, scale: .celsius, station: Station(name: "x", latitude: -91),
            layers: [Layer(height: -1, above: [])])
        #expect(
            MoistAir.shape.issues(of: air).map(\.description) == [
                "temperature: expected a number from -45 to 60 °C, got nan",
                "humidity: expected a number from 1 to 100 percent, got 0",
                "station.latitude: expected a number from -90 to 90 degrees, got -91",
                "layers[0].height: expected a whole number from 0 to 100000 metres, got -1",
            ])
    }

    @Test func `fills in defaults, drops nulls and resolves aliases`() {
        let completed = MoistAir.shape.erased.completed([
            "temperature": 1, "humidity": 2, "scale": "F", "station": .null,
            "layers": [["height": 3]],
        ])
        #expect(
            completed == [
                "temperature": 1, "humidity": 2, "scale": "fahrenheit",
                "layers": [["height": 3, "above": []]],
            ])
    }

    @Test func `is written as JSON Schema 2020-12`() throws {
        let schema = MoistAir.shape.erased.jsonSchema
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
                  "scale": {"$ref": "#/$defs/Scale", "default": "celsius", "description": "The scale of the answer."},
                  "station": {"$ref": "#/$defs/Station", "description": "Who measured it."},
                  "layers": {"type": "array", "items": {"$ref": "#/$defs/Layer"}, "default": [],
                             "description": "What lies above."}},
                 "$defs": {
                  "Scale": {"type": "string", "description": "A temperature scale.",
                            "enum": ["celsius", "C", "fahrenheit", "F"],
                            "x-aliases": {"C": "celsius", "F": "fahrenheit"}},
                  "Station": {"type": "object", "description": "Where air was measured.",
                              "additionalProperties": false, "required": ["name", "latitude"],
                              "properties": {
                               "name": {"type": "string", "description": "What people call it.", "examples": ["text"]},
                               "latitude": {"type": "number", "minimum": -90, "maximum": 90, "x-unit": "degrees",
                                            "description": "Geographic latitude, north positive."}}},
                  "Layer": {"type": "object", "description": "A layer of air.", "additionalProperties": false,
                            "required": ["height"],
                            "properties": {
                             "height": {"type": "integer", "minimum": 0, "maximum": 100000, "x-unit": "metres",
                                        "description": "Its upper end."},
                             "above": {"type": "array", "items": {"$ref": "#/$defs/Layer"}, "default": [],
                                       "description": "The layers on top."}}}}}
                """)
        #expect(schema == expected, "\(schema.text(pretty: true))")
    }

    @Test(arguments: [
        ("latitde", "latitude"), ("houseSytem", "houseSystem"), ("house_system", "houseSystem"),
        ("zodaic", "zodiac"),
    ])
    func `guesses the mistyped word`(typed: String, meant: String) {
        let known = ["latitude", "longitude", "houseSystem", "zodiac", "bodies"]
        #expect(ClosestMatch(to: typed, among: known)?.word == meant)
    }

    @Test(arguments: ["", "x", "temperature", "zzzzzz"])
    func `guesses nothing for a word unlike any`(typed: String) {
        #expect(ClosestMatch(to: typed, among: ["latitude", "longitude", "bodies"]) == nil)
    }
}

/// A property of each kind that a shape can name.
private struct Cask: Described, Equatable {
    var label: String?
    var litres: Double
    var isNew = true
    var content: Content

    struct Content: Codable, Equatable {
        var name: String
    }

    /// Computed, so that it has no place in memory.
    var gallons: Double { litres / 4 }

    static let shape = Shape<Self>.object("Cask", "A cask.") {
        field("label", \.label, "Its label.", .text(0...5))
        field("litres", \.litres, "How much it holds.", .number(0...1_000))
        field("isNew", \.isNew, "Whether it is new.", .boolean, default: true)
        field("gallons", \.gallons, "The same in another unit.", .number(0...10))
        field("content", \.content.name, "What is in it.", .text(1...20))
    }
}

@Suite struct PropertyOfShapeTests {
    private let cask = Cask(label: "a label too long", litres: 100, isNew: false, content: .init(name: "must"))

    @Test func storedComputedAndNestedPropertiesAreRead() {
        #expect(
            Cask.shape.json(of: cask) == [
                "label": "a label too long", "litres": 100, "isNew": false, "gallons": 25, "content": "must",
            ])
        #expect(Cask.shape.issues(of: cask).map(\.path) == ["label", "gallons"])
    }

    @Test func absentOptionalsStayAbsent() {
        let cask = Cask(label: nil, litres: 8, content: .init(name: ""))
        #expect(Cask.shape.json(of: cask) == ["litres": 8, "isNew": true, "gallons": 2, "content": ""])
        #expect(Cask.shape.issues(of: cask).map(\.path) == ["content"])
    }
}
