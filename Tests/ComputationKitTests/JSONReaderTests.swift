// SPDX-License-Identifier: Apache-2.0

import ComputationTesting
import Testing

@testable import ComputationKit

/// Reading and writing without a tree agrees with trees.
@Suite struct JSONReaderTests {
    private struct Sample: SchemaProviding, Equatable {
        var name: String
        var count: Int = 3
        var ratio: Double?
        var tags: [String]?
        var day: CalendarDay?
        var numbers: [String: Double] = [:]

        static let schema: Schema<Sample> = {
            var fields = SchemaFields<Sample>()
            let name = fields.add("name", "A name.", .text(1...10))
            let count = fields.add("count", "A count.", .integer(0...9), default: 3)
            let ratio = fields.add(optional: "ratio", "A ratio.", .number(0...1))
            let tags = fields.add(optional: "tags", "Tags.", .list(of: .text()))
            let day = fields.add(optional: "day", "A day.", Schema<CalendarDay>.nested)
            let numbers = fields.add("numbers", "Numbers.", .dictionary(of: .number()), default: [:])
            return fields.schema("test.Sample", "A sample.") { value, issues in
                name(value.name, &issues)
                count(value.count, &issues)
                ratio(ifPresent: value.ratio, &issues)
                tags(ifPresent: value.tags, &issues)
                day(ifPresent: value.day, &issues)
                numbers(value.numbers, &issues)
            }
        }()

        private static let keys = JSONReader.Keys(["name", "count", "ratio", "tags", "day", "numbers"])

        init(name: String) { self.name = name }

        init(reading json: inout JSONReader) throws(JSONMismatch) {
            var (name, count): (String?, Int?)
            var object = try json.beginObject()
            while let field = try json.nextField(of: Self.keys, in: &object) {
                switch field {
                case 0: name = try json.value(String.self)
                case 1: count = try json.readOptional(Int.self)
                case 2: ratio = try json.readOptional(Double.self)
                case 3: tags = try json.readOptional([String].self)
                case 4: day = try json.readOptional(CalendarDay.self)
                default: numbers = try json.readOptional([String: Double].self) ?? [:]
                }
            }
            guard let name else { throw JSONMismatch() }
            self.name = name
            if let count { self.count = count }
        }

        func write(to json: inout JSONWriter) {
            json.beginObject()
            json.member("name", name)
            json.member("count", count)
            json.member("ratio", ifPresent: ratio)
            json.member("tags", ifPresent: tags)
            json.member("day", ifPresent: day)
            json.member("numbers", numbers)
            json.endObject()
        }
    }

    private func read(_ text: String) -> Sample? { try? JSONReader.value(in: Array(text.utf8)) }

    @Test(arguments: [
        #"{"name":"a"}"#, #" { "count" : 4 , "name" : "b\u00e9\n" } "#, #"{"name":"c","ratio":null,"tags":[]}"#,
        #"{"name":"d","tags":["x","y"],"day":"2026-11-28","numbers":{"a":1,"b":2.5e3,"c":-0}}"#,
        #"{"name":"e","ratio":1,"count":null}"#, "\u{FEFF}{\"name\":\"f\"}",
    ])
    func `what is read equals what a tree gives`(_ text: String) throws {
        let tree = try JSONValue(parsing: Array(text.utf8))
        #expect(read(text) == (try Sample(json: tree)))
    }

    @Test(arguments: [
        "", "{", "{}", #"{"name":"a"} x"#, #"{"name":"a","name":"b"}"#, #"{"name":"a","other":1}"#, #"{"name":null}"#,
        #"{"name":"a","count":1.5}"#, #"{"name":"a","count":99999999999999999999}"#, #"{"name":"a","tags":[1]}"#,
        #"{"name":"a","tags":["x",]}"#, #"{"name":"a",}"#, #"{"name":"a" "count":1}"#,
        #"{"name":"a","day":"2026-02-30"}"#,
        #"{"name":"a","numbers":{"é":1,"é":2}}"#, #"{"n\u0061me":"a"}"#, "[]", "null",
        #"{"name":"a","numbers":\#(String(repeating: "[", count: 300))"#,
    ])
    func `other texts are left to a tree`(_ text: String) { #expect(read(text) == nil) }

    @Test func `what is written is the text of the tree, also with line breaks`() throws {
        var sample = Sample(name: "q\"\u{7}é\u{202E}")
        sample.ratio = 0.1
        sample.tags = ["a", ""]
        sample.numbers = ["b": 5, "a": .pi, "c\n": -0.0]
        sample.day = try CalendarDay(year: 2026, month: 11, day: 28)
        let tree: JSONValue = [
            "name": "q\"\u{7}é\u{202E}", "count": 3, "ratio": 0.1, "tags": ["a", ""], "day": "2026-11-28",
            "numbers": ["a": .number(.pi), "b": .number(5), "c\n": .number(-0.0)],
        ]
        #expect(JSONWriter.text(of: sample) == tree.utf8())
        #expect(JSONWriter.tree(of: sample) == tree)
        #expect(Sample.schema.json(of: sample).text(pretty: true) == tree.text(pretty: true))
        #expect(JSONWriter.text(of: sample) == JSONWriter.tree(of: sample).utf8())
    }

    @Test func `the written text is read as the same value`() throws {
        var generator = SeededGenerator(seed: 7)
        let scalars: [Unicode.Scalar] = ["a", "\"", "\\", "\n", "\u{1}", "é", "\u{2028}", "🙂"]
        for _ in 0..<2_000 {
            func text() -> String {
                var text = ""
                for _ in 0..<Int.random(in: 0...6, using: &generator) {
                    text.unicodeScalars.append(scalars[Int.random(in: 0..<scalars.count, using: &generator)])
                }
                return text
            }
            var sample = Sample(name: text())
            sample.count = .random(in: .min ... .max, using: &generator)
            sample.ratio = Bool.random(using: &generator) ? .random(in: -1e300...1e300, using: &generator) : nil
            sample.tags = (0..<Int.random(in: 0...3, using: &generator)).map { _ in text() }
            sample.numbers = [text(): .random(in: -1...1, using: &generator)]
            let again: Sample = try JSONReader.value(in: JSONWriter.text(of: sample))
            #expect(again == sample)
            #expect(JSONWriter.text(of: sample) == JSONWriter.tree(of: sample).utf8())
        }
    }
}
