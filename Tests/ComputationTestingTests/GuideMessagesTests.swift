// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationTesting
import FoundationEssentials
import Testing

/// The messages in `docs/how-to/test-a-plugin.md`.
@Suite struct GuideMessagesTests {
    private static let guide = "\(#filePath.split(separator: "/Tests/")[0])/docs/how-to/test-a-plugin.md"

    /// The messages in the guide's section on messages; a message can have several lines.
    private static func documented() throws -> [String] {
        let text = try String(contentsOfFile: "/" + guide.drop { $0 == "/" }, encoding: .utf8)
        let section = try #require(
            text.split(separator: "## Read its messages\n").last?.split(separator: "\n## ").first)
        let blocks = section.split(separator: "```text\n").dropFirst().compactMap { $0.split(separator: "\n```").first }
        return blocks.flatMap { block in
            block.split(separator: "\n").reduce(into: [String]()) { messages, line in
                if line.hasPrefix("hiking") {
                    messages.append(String(line))
                } else {
                    messages[messages.count - 1] += " \(line)"
                }
            }
        }
    }

    @Test func `every message of the guide is one of the kit`() async throws {
        var messages: [String] = []
        for plugin: any Plugin in [
            Hiking(Walk<Renamed>()), Hiking(Walk<RenamedOptional>()), Hiking(Walk<Route>()), Hiking(Walk<Strict>()),
            Hiking(Walk<Rounding>()), Hiking(Walk<Distance>(time: 101)), Hiking(Chance()), Hiking(Arrival()),
            Hiking(Estimate()),
            Hiking(Walk<Distance>(example: ["distanc": 5])),
        ] {
            messages += await ComputationConformance.problems(of: plugin).map { "\($0)".joinedLines }
        }
        messages += await ComputationConformance.problems(of: Caller()).map { "\($0)".joinedLines }
        let guide = try Self.documented()
        #expect(guide.count >= 14)
        for documented in guide {
            let parts = documented.replacing(#/\b\d+ of 100/#, with: "… of 100").split(separator: "…").map(String.init)
            #expect(
                messages.contains { message in
                    let found = parts.reduce(message[...] as Substring?) { rest, part in
                        rest?.firstRange(of: part).flatMap { rest?[$0.upperBound...] }
                    }
                    return found != nil && message.hasPrefix(parts[0])
                }, "\(documented)\nisn't among\n\(messages.joined(separator: "\n"))")
        }
    }
}

extension String {
    fileprivate var joinedLines: String { split(separator: "\n").joined(separator: " ") }
}

private struct Hiking: Plugin {
    let manifest = PluginManifest(
        name: "hiking", title: "Hiking", summary: "Made for tests.", version: "1.0.0", license: "Apache-2.0")
    let computations: [AnyComputation]

    init(_ computation: some Computation) { computations = [AnyComputation(computation)] }
}

/// A computation on an input with a fault.
private struct Walk<Input: SchemaProviding>: Computation {
    let manifest: Manifest
    let time: Double

    init(time: Double = 1, example: JSONValue = Input.schema.erased.sample()) {
        self.time = time
        manifest = Manifest(
            id: "hiking.walking-time", summary: "Estimates.", examples: [Example("Level ground", example)])
    }

    func run(_ input: Input, in context: Context) async throws -> Hours { Hours(value: time) }
}

private struct Hours: SchemaProviding {
    var value: Double
    static let schema = Schema<Self>.object("hiking.Hours", "A time.") {
        field("value", \.value, "The time.", .number(0...100))
    }
}

private struct Distance: SchemaProviding {
    var distance: Double
    static let schema = Schema<Self>.object("hiking.Distance", "A distance.") {
        field("distance", \.distance, "The distance.", .number())
    }
}

private struct Renamed: SchemaProviding {
    var climb: Double
    static let schema = Schema<Self>.object("hiking.Renamed", "A climb.") {
        field("ascent", \.climb, "The ascent.", .number())
    }
}

private struct RenamedOptional: SchemaProviding {
    var climb: Double?
    static let schema = Schema<Self>.object("hiking.RenamedOptional", "A climb.") {
        field("ascent", \.climb, "The ascent.", .number())
    }
}

private struct Route: SchemaProviding {
    enum Rule: String, CaseIterable, SchemaProviding {
        case naismith, tobler
        static let schema = Schema<Self>.enumeration("hiking.Rule", "A rule.") { _ in "A rule." }

        init(from decoder: any Decoder) throws {
            let word = try decoder.singleValueContainer().decode(String.self)
            guard word == "naismith" else {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no rule"))
            }
            self = .naismith
        }
    }

    var rule: Rule
    static let schema = Schema<Self>.object("hiking.Route", "A route.") { field("rule", \.rule, "The rule.") }
}

private struct Strict: SchemaProviding {
    enum Key: String, CodingKey { case rest }

    var rest: Double?
    static let schema = Schema<Self>.object("hiking.Strict", "A rest.") {
        field("rest", \.rest, "The rest.", .number())
    }

    init(rest: Double?) { self.rest = rest }

    init(from decoder: any Decoder) throws {
        rest = try decoder.container(keyedBy: Key.self).decode(Double.self, forKey: .rest)
    }
}

private struct Rounding: SchemaProviding {
    enum Key: String, CodingKey { case value }

    var value: Double
    static let schema = Schema<Self>.object("hiking.Rounding", "A value.") {
        field("value", \.value, "The value.", .number())
    }

    init(value: Double) { self.value = value }

    init(from decoder: any Decoder) throws {
        value = try decoder.container(keyedBy: Key.self).decode(Double.self, forKey: .value).rounded(.up)
    }
}

/// Returns a value that its own decoding changes.
private struct Estimate: Computation {
    let manifest = Manifest(
        id: "hiking.walking-time", summary: "Estimates.", examples: [Example("Level ground", ["distance": 5])])

    func run(_ input: Distance, in context: Context) async throws -> Rounding { Rounding(value: 0.5) }
}

/// Returns another number in each run.
private struct Chance: Computation {
    let manifest = Manifest(
        id: "hiking.walking-time", summary: "Estimates.", examples: [Example("Level ground", ["distance": 5])])

    func run(_ input: Distance, in context: Context) async throws -> Distance {
        Distance(distance: Double.random(in: 0..<1))
    }
}

/// Asks for the time without declaring it.
private struct Arrival: Computation {
    let manifest = Manifest(
        id: "hiking.arrival", summary: "Estimates.", examples: [Example("Level ground", ["distance": 5])])

    func run(_ input: Distance, in context: Context) async throws -> Distance {
        Distance(distance: try context.now().secondsSince1970)
    }
}

/// Calls a computation that isn't tested with it.
private struct Caller: Computation {
    let manifest = Manifest(
        id: "hiking.arrival", summary: "Estimates.", examples: [Example("Level ground", ["distance": 5])])

    func run(_ input: Distance, in context: Context) async throws -> Distance {
        try await context.call(ComputationKey<Distance, Distance>("hiking.walking-time"), input)
    }
}
