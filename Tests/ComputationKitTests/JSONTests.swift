// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import TestTiers
import Testing

@Suite struct JSONTests {
    static let readable: [(String, JSONValue)] = [
        ("null", .null), (" true ", true), ("-0", 0), ("12", 12), ("1.5e3", 1500), ("0.1", 0.1),
        ("9223372036854775807", .integer(Int64.max)),
        ("9223372036854775808", .number(9_223_372_036_854_775_808)),
        (#""aé\u00e9\ud83d\ude00\n""#, "aéé😀\n"), ("[1,[2,[]]]", [1, [2, []]]),
        (#"{"b":1,"a":{}}"#, ["a": [:], "b": 1]), ("\u{FEFF}[]", []),
    ]

    @Test(arguments: readable)
    func `the grammar of RFC 8259 is accepted`(text: String, value: JSONValue) throws {
        #expect(try JSONValue(parsing: text) == value)
    }

    @Test(arguments: [
        ("", "line 1, column 1: expected a value, got the end of the text"),
        ("{\"a\":1,}", "line 1, column 8: expected a key in double quotes, got \"}\""),
        ("[1 2]", "line 1, column 4: expected a comma or the end of the list, got \"2\""),
        ("01", "line 1, column 2: expected no digit after a leading zero, got \"1\""),
        ("1.", "line 1, column 3: expected a digit after the point, got the end of the text"),
        ("-", "line 1, column 2: expected a digit, got the end of the text"),
        ("+1", "line 1, column 1: expected a value, got \"+\""),
        ("1e999", "line 1, column 1: expected a number within the range of a 64-bit float, got 1e999"),
        ("nul", "line 1, column 1: expected a value, got \"n\""),
        ("NaN", "line 1, column 1: expected a value, got \"N\""),
        ("[]\n x", "line 2, column 2: expected the end of the text, got \"x\""),
        ("\"a", "line 1, column 3: expected a double quote that ends the text, got the end of the text"),
        ("\"\\x\"", "line 1, column 3: expected one of \" \\ / b f n r t u after the backslash, got \"x\""),
        ("\"\\ud800\"", "line 1, column 4: expected a whole surrogate pair, got half of one"),
        ("\"\u{1}\"", "line 1, column 2: expected control characters to be escaped, got \"\\u{1}\""),
        ("{\"a\":1,\"a\":2}", "line 1, column 8: expected each key once in an object, got \"a\" twice"),
        ("'a'", "line 1, column 1: expected a value, got \"'\""),
    ])
    func `an error about invalid JSON has its position`(text: String, sentence: String) {
        let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: text) }
        #expect(error?.description == sentence)
    }

    @Test func `invalid UTF-8 is rejected`() {
        let error = #expect(throws: JSONSyntaxError.self) {
            try JSONValue(parsing: [UInt8(ascii: "\""), 0xC3, 0x28, UInt8(ascii: "\"")])
        }
        #expect(error?.description == "line 1, column 2: expected text in UTF-8, got other bytes")
    }

    @Test func `deep nesting stops at the limit`() {
        let deep = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
        let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: deep) }
        #expect(error?.expected == "at most 128 nested levels")
    }

    @Test func `members are written in order or sorted, and numbers are shortest`() throws {
        let value: JSONValue = [
            "b": [1.0, 0.1, 1e300, -0.0, .integer(-5)], "a": "tab\t quote\" slash/ \u{1} é", "c": [:],
            "d": [],
        ]
        #expect(
            value.text()
                == #"{"b":[1,0.1,1e+300,-0.0,-5],"a":"tab\t quote\" slash/ \u0001 é","c":{},"d":[]}"#)
        #expect(
            value.text(sortedKeys: true)
                == #"{"a":"tab\t quote\" slash/ \u0001 é","b":[1,0.1,1e+300,-0.0,-5],"c":{},"d":[]}"#)
        #expect(try JSONValue(parsing: value.text(pretty: true)) == value)
        #expect(JSONValue(dictionaryLiteral: ("x", [1])).text(pretty: true) == "{\n  \"x\": [\n    1\n  ]\n}")
    }

    @Test func `repeated keys are reported at their position`() {
        let text = """
            [{"first": {"a": [1, {"b": "}"}]},
              "second": 2,
              "first" : 3}]
            """
        let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: text) }
        #expect(
            error?.description == #"line 3, column 3: expected each key once in an object, got "first" twice"#)
    }

    @Test func `an error about a number out of range quotes only its beginning`() {
        let digits = String(repeating: "9", count: 5_000)
        let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: digits) }
        #expect(error?.got == String(repeating: "9", count: 60) + "…")
    }

    @Test(
        arguments: [
            0x7F, 0x80, 0x9B, 0x9F, 0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202E, 0x2066, 0x2069, 0xFEFF,
        ] as [UInt32])
    func `control characters are escaped`(code: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(code))
        let value: JSONValue = ["key \(scalar)": "é°–\(scalar)…"]
        let digits = String(code, radix: 16)
        let escape = "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        #expect(value.text() == #"{"key \#(escape)":"é°–\#(escape)…"}"#)
        #expect(try JSONValue(parsing: value.text(pretty: true)) == value)
        #expect(value.storedText() == #"{"key \#(scalar)":"é°–\#(scalar)…"}"#, "what is hashed keeps its bytes")
    }

    @Test func `other characters are unchanged`() {
        let letters = "\u{A0}°éЖ\u{61B}\u{61D}\u{200D}\u{2010}\u{2026}\u{2070}\u{FEFE}\u{FF01}👩‍🚀"
        #expect(JSONValue.string(letters).text() == "\"\(letters)\"")
    }

    @Test func `texts are compared by their code points`() {
        let (composed, decomposed): (JSONValue, JSONValue) = ("\u{E9}", "e\u{301}")
        #expect(composed != decomposed)
        #expect(Set([composed, decomposed]).count == 2)
        #expect(composed == .string("\u{E9}"))
    }

    @Test func `objects find members at any size and ignore their order`() {
        var object = JSONObject()
        for number in 0..<200 { object["key \(number)"] = .integer(Int64(number)) }
        for number in stride(from: 0, to: 200, by: 2) { object["key \(number)"] = nil }
        object["key 1"] = "new"
        #expect(object.count == 100 && object["key 1"] == "new" && object["key 2"] == nil && object["key 199"] == 199)
        #expect(object.keys.first == "key 1" && object.keys.last == "key 199")
        let reversed = JSONObject(object.map { ($0.key, $0.value) }.reversed())
        #expect(reversed == object && reversed.hashValue == object.hashValue)
        object["key 3"] = 4
        #expect(reversed != object)
    }

    @Test(arguments: [UInt64(2_026), 7, 99])
    func `mutated texts never crash`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let original = Array(
            #"{"date":"1990-05-15T14:30","place":{"latitude":50.45,"é":[1e-7,true,null,"\u0041"]}}"#.utf8)
        for round in FuzzRounds.upTo(20_000) {
            var bytes = original
            for _ in 0...Int.random(in: 0...4, using: &random) {
                let position = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[position] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: position)
                default: bytes.insert(UInt8.random(in: 0...127, using: &random), at: position)
                }
            }
            if let value = try? JSONValue(parsing: bytes) {
                #expect(try JSONValue(parsing: value.utf8()) == value, "seed \(seed), round \(round)")
            }
        }
    }
}
