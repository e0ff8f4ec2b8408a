// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationTesting
import Testing

@Suite struct ConformanceTests {
    @Test func `a valid computation passes`() async {
        let problems = await ComputationConformance.problems(of: Doubling())
        #expect(problems == [])
    }

    @Test func `a property that the schema lacks is a problem`() async {
        let problems = await ComputationConformance.problems(of: Forgetful())
        #expect(
            problems.map(\.message).contains {
                $0.hasPrefix("the input can't be decoded from a value of its schema")
            })
    }

    @Test func `different names of a property in schema and Codable are a problem`() async {
        let messages = await ComputationConformance.problems(of: Renamed()).map(\.message)
        #expect(
            messages.contains("the schema of the input has a field \"number\" that Codable doesn't have"))
        #expect(messages.contains("Codable reads \"n\" of the input, which the schema doesn't have"))
    }

    @Test func `nondeterministic output is a problem`() async {
        let messages = await ComputationConformance.problems(of: Counting()).map(\.message)
        #expect(messages.contains("the example \"Two\" produces different bytes in a second run"))
        #expect(messages.contains { $0.hasSuffix("of 100 concurrent calls differ from the serial result") })
    }

    @Test func `a missing summary or example is a problem`() async {
        let messages = await ComputationConformance.problems(of: Mute()).map(\.message)
        #expect(messages == ["its manifest has no summary", "its manifest has no example"])
    }

    @Test func `a computation that writes must have the same output in two equal plugins`() async throws {
        let sound = await ComputationConformance.problems(ofEach: { Shelf { try $0.newRecordKey() } })
        #expect(sound == [])
        let machine = RecordKeys()
        let unsound = await ComputationConformance.problems(
            ofEach: { Shelf { _ in machine.next(at: Timestamp(secondsSince1970: 0)) } })
        #expect(
            unsound.map(\.message) == ["the example \"Two\" produces different bytes in a second plugin"])
    }

    @Test func `nested words and absent fields that can't be decoded are problems`() async {
        let messages = await ComputationConformance.problems(of: Walking()).map(\.message)
        #expect(messages.contains("the input's legs[0]'s grade \"hard\" can't be decoded"), "\(messages)")
        #expect(
            messages.contains("\"note\" of the input's legs[0] is optional in the schema but not in Codable"),
            "\(messages)")
    }

    @Test func `a union variant that can't be decoded is a problem`() async {
        let messages = await ComputationConformance.problems(of: Shapes()).map(\.message)
        #expect(
            messages.contains("the schema of the input has a field \"number\" that Codable doesn't have"),
            "\(messages)")
    }

    @Test func `an example that fails is a problem`() async {
        let messages = await ComputationConformance.problems(of: Failing()).map(\.message)
        #expect(messages == ["the example \"Two\" fails: number: expected another, got 2"])
    }
}

private struct Number: SchemaProviding {
    var number: Int
    static let schema = Schema<Number>.object("Number", "A number.") {
        field("number", \.number, "The number.", .integer())
    }
}

private struct Doubling: Computation {
    let manifest = Manifest(
        id: "test.double", summary: "Doubles.", examples: [Example("Two", ["number": 2])])
    func run(_ input: Number, in context: Context) async throws -> Number { Number(number: input.number * 2) }
}

private struct TwoNumbers: SchemaProviding {
    var number: Int
    var other: Int
    static let schema = Schema<TwoNumbers>.object("TwoNumbers", "Two numbers of which one is forgotten.") {
        field("number", \.number, "The number.", .integer())
    }
}

private struct Forgetful: Computation {
    let manifest = Manifest(
        id: "test.forgetful", summary: "Forgets.", examples: [Example("Two", ["number": 2])])
    func run(_ input: TwoNumbers, in context: Context) async throws -> Number { Number(number: input.other) }
}

private struct RenamedNumber: SchemaProviding {
    var number: Int?
    enum CodingKeys: String, CodingKey { case number = "n" }
    static let schema = Schema<RenamedNumber>.object("RenamedNumber", "A number of two names.") {
        field("number", \.number, "The number.", .integer())
    }
}

private struct Renamed: Computation {
    let manifest = Manifest(
        id: "test.renamed", summary: "Renames.", examples: [Example("Two", ["number": 2])])
    func run(_ input: RenamedNumber, in context: Context) async throws -> Number { Number(number: 1) }
}

private final class Counter: Sendable {
    private let start = ContinuousClock.now
    func next() -> Int { Int((ContinuousClock.now - start) / .nanoseconds(1)) }
}

private struct Counting: Computation {
    let manifest = Manifest(
        id: "test.counting", summary: "Counts.", examples: [Example("Two", ["number": 2])])
    let counter = Counter()
    func run(_ input: Number, in context: Context) async throws -> Number { Number(number: counter.next()) }
}

private struct Mute: Computation {
    let manifest = Manifest(id: "test.mute", summary: "", examples: [])
    func run(_ input: Number, in context: Context) async throws -> Number { input }
}

private struct Failing: Computation {
    let manifest = Manifest(
        id: "test.failing", summary: "Fails.", examples: [Example("Two", ["number": 2])])
    func run(_ input: Number, in context: Context) async throws -> Number {
        throw ValidationIssue(path: "number", expected: "another", got: "\(input.number)")
    }
}

/// A plugin that stores each number under a new key.
private struct Shelf: Plugin {
    let manifest = PluginManifest(
        name: "test", title: "Test", summary: "Made for tests.", version: "1.0.0", license: "Apache-2.0")
    let computations: [AnyComputation]

    init(key: @escaping @Sendable (Context) throws -> String) {
        let schema: JSONValue = ["type": "object", "additionalProperties": false, "properties": ["key": [:]]]
        guard let output = try? AnySchema(jsonSchema: schema) else {
            computations = []
            return
        }
        computations = [
            AnyComputation(
                manifest: Manifest(
                    id: "test.note", summary: "Notes.", examples: [Example("Two", ["number": 2])], effects: .writes),
                input: Number.schema.erased, output: output
            ) { _, context in ["key": .string(try key(context))] }
        ]
    }
}

/// A union whose second variant has a payload with different property names in schema and Codable.
private enum Shape: UnionRepresentable {
    case plain(Number)
    case renamed(RenamedNumber)

    static let variants: [Variant<Shape>] = [
        variant("plain", "A number.", Shape.plain) { if case .plain(let number) = $0 { number } else { nil } },
        variant("renamed", "A renamed number.", Shape.renamed) {
            if case .renamed(let number) = $0 { number } else { nil }
        },
    ]
    static let schema = Schema<Shape>.union("Shape", "A shape.")
}

private struct Shapes: Computation {
    let manifest = Manifest(
        id: "test.shapes", summary: "Takes shapes.", examples: [Example("One", ["kind": "plain", "number": 1])])
    func run(_ input: Shape, in context: Context) async throws -> Number { Number(number: 1) }
}

private enum Grade: String, Codable, Sendable, CaseIterable, SchemaProviding {
    case easy
    case hard
    static let schema = Schema<Grade>.enumeration("Grade", "How steep it is.")

    init(from decoder: any Decoder) throws {
        let word = try decoder.singleValueContainer().decode(String.self)
        guard word == "easy" else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "not easy"))
        }
        self = .easy
    }
}

/// A leg whose note is optional in the schema but not in Codable.
private struct Leg: SchemaProviding {
    var grade: Grade
    var note: String?

    static let schema = Schema<Leg>.object("Leg", "A part of a walk.") {
        field("grade", \.grade, "How steep it is.")
        field("note", \.note, "A note.", .text())
    }

    private enum CodingKeys: String, CodingKey { case grade, note }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        grade = try container.decode(Grade.self, forKey: .grade)
        note = try container.decode(String.self, forKey: .note)
    }
}

private struct Walk: SchemaProviding {
    var legs: [Leg]
    static let schema = Schema<Walk>.object("Walk", "A walk.") {
        field("legs", \.legs, "Its parts.", .list(of: .nested))
    }
}

private struct Walking: Computation {
    let manifest = Manifest(
        id: "test.walking", summary: "Walks.",
        examples: [Example("One", ["legs": [["grade": "easy", "note": "flat"]]])])
    func run(_ input: Walk, in context: Context) async throws -> Number { Number(number: input.legs.count) }
}
