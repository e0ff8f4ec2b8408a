// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@Suite struct ToolSchemaTests {
    @Test func `a tool's schema keeps types, words, prose, and bounds, and leaves out what errors say`() {
        let expected: JSONValue = [
            "description": "An order.", "type": "object", "required": ["size"],
            "properties": [
                "size": ["type": "string", "enum": ["small", "large"], "description": "The size."],
                "day": ["type": "string", "examples": ["2026-11-21"], "description": "The day."],
                "count": ["type": "integer", "minimum": 1, "maximum": 9, "description": "The count.", "default": 1],
                "note": ["type": ["string", "null"], "description": "The note."],
                "box": ["$ref": "#/$defs/shop.Box", "description": "The box."],
            ],
            "$defs": [
                "shop.Box": [
                    "description": "A box.", "type": "object",
                    "properties": [
                        "width": ["type": "number", "minimum": 0, "x-unit": "meters", "description": "The width."]
                    ],
                ]
            ],
        ]
        #expect(Order.schema.erased.toolSchema == expected)
    }

    @Test(arguments: [
        #"{"size":"small"}"#, #"{"size":"large","day":"today","count":9,"note":null,"box":{"width":0.5}}"#,
    ])
    func `whatever an input can be fits the schema of its tool`(text: String) throws {
        let input = try JSONValue(parsing: text)
        #expect(Order.schema.erased.issues(of: input) == [])
        #expect(try AnySchema(jsonSchema: Order.schema.erased.toolSchema).issues(of: input) == [])
    }
}

private struct Order: SchemaProviding {
    enum Size: String, CaseIterable, SchemaProviding {
        case small, large
        static let schema = Schema<Self>.enumeration("shop.Size", "A size.") { "A \($0) one." }
    }

    struct Box: SchemaProviding {
        var width: Double?
        static let schema = Schema<Self>.object("shop.Box", "A box.") {
            field("width", \.width, "The width.", .number(0..., .meters))
        }
    }

    var size: Size
    var day: DayReference?
    var count: Int
    var note: String??
    var box: Box?

    static let schema = Schema<Self>.object("shop.Order", "An order.") {
        field("size", \.size, "The size.")
        field("day", \.day, "The day.")
        field("count", \.count, "The count.", .integer(1...9), default: 1)
        field("note", \.note, "The note.", .optional(.text()))
        field("box", \.box, "The box.")
    }
}
