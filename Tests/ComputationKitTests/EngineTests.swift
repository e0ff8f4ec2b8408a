// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationTesting
import Testing

@Suite struct EngineTests {
    let engine: Engine

    init() throws {
        engine = try Engine([WeatherPlugin()], context: Context(clock: .fixed(.init(secondsSince1970: 5))))
    }

    @Test func `typed and erased calls run the same code`() async throws {
        let air = MoistAir(temperature: 24, humidity: 65, scale: .celsius, station: nil, layers: [])
        let typed = try await engine(Weather.dewPoint, air)
        let erased = try await engine.run("weather.dew-point", ["temperature": 24, "humidity": 65])
        #expect(erased == ["dewPoint": .number(typed.dewPoint), "scale": "celsius"])
        // Sonntag's table gives 17.0 °C for 24 °C and 65 %.
        #expect(abs(typed.dewPoint - 17.0) < 0.05)
    }

    @Test func `typed input out of range is rejected`() async {
        let air = MoistAir(temperature: 99, humidity: 65, scale: .celsius, station: nil, layers: [])
        let failure = await #expect(throws: ComputationError.self) { try await engine(Weather.dewPoint, air) }
        #expect(failure?.code == .invalidInput)
        #expect(failure?.exitCode == 64)
        #expect(failure?.computation == "weather.dew-point")
        #expect(failure?.description == "temperature: expected a number from -45 to 60 °C, got 99")
    }

    @Test func `an error of a computation is wrapped in a ComputationError`() async {
        let failure = await #expect(throws: ComputationError.self) {
            try await engine.run("weather.dew-point", ["temperature": 24, "humidity": 13])
        }
        #expect(failure?.code == .refused)
        #expect(failure?.json["issues"]?[0]?["path"] == "humidity")
    }

    @Test(arguments: [
        ("weather.dewpoint", "Did you mean weather.dew-point?"),
        ("dew-point", "Did you mean weather.dew-point?"),
        ("astrology.chart", "Available computations: weather.dew-point, weather.now."),
    ])
    func `unknown ids get the closest match`(id: String, help: String) async {
        let failure = await #expect(throws: ComputationError.self) { try await engine.run(id, [:]) }
        #expect(failure?.description == "There is no computation \"\(id)\". \(help)")
        #expect(failure?.exitCode == 64)
    }

    @Test func `repeated ids are rejected`() {
        let failure = #expect(throws: ComputationError.self) { try Engine([WeatherPlugin(), WeatherPlugin()]) }
        #expect(failure?.issues.map(\.path) == ["weather", "weather.dew-point", "weather.now"])
    }

    @Test func `every problem of a plugin is listed`() {
        let failure = #expect(throws: ComputationError.self) { try Engine([SloppyPlugin()]) }
        #expect(
            failure?.issues.map(\.description).sorted()
                == [
                    #"Weather.Undeclared: expected an id of at most 128 lowercase letters, digits, hyphens, and dots, got "Weather.Undeclared""#,
                    #"Weather.Undeclared: expected an id that begins with "sloppy.", got "Weather.Undeclared""#,
                    #"Weather.Undeclared: expected examples that fit the input's schema, got "Broken" with x: expected a known field, got an unknown one"#,
                ].sorted())
    }

    @Test func `reading the clock needs the clock effect`() async throws {
        #expect(try await engine.run("weather.now", [:]) == ["secondsSince1970": 5])
        let failure = await #expect(throws: ComputationError.self) { try await checked(UndeclaredClock(), Nothing()) }
        #expect(failure?.code == .internalError)
        #expect(
            failure?.message == "Weather.Undeclared has an effect that its manifest doesn't declare: clock.")
    }

    @Test func `unregistered keys and keys of other types are rejected`() async {
        let unknown = ComputationKey<MoistAir, DewPointAnswer>("weather.fog")
        let air = MoistAir(temperature: 24, humidity: 65, scale: .celsius, station: nil, layers: [])
        let missing = await #expect(throws: ComputationError.self) { try await engine(unknown, air) }
        #expect(missing?.code == .unknownComputation)
        let other = ComputationKey<MoistAir, Moment>("weather.dew-point")
        let wrong = await #expect(throws: ComputationError.self) { try await engine(other, air) }
        #expect(wrong?.code == .internalError)
    }

    @Test func `one type can implement two computations`() async throws {
        let engine = try Engine([TablesPlugin()])
        #expect(try await engine.run("tables.double", ["x": 21]) == ["x": 42])
        #expect(try await engine.run("tables.triple", ["x": 21]) == ["x": 63])
    }

    @Test func `two types with one name are rejected`() {
        let failure = #expect(throws: ComputationError.self) { try Engine([NamesakesPlugin()]) }
        #expect(
            failure?.issues.map(\.description) == [
                "names.pair: expected one type of each name, got two that are named names.Part"
            ])
    }

    @Test func `a cancelled run fails as cancelled`() async {
        let engine = engine
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await engine.run("weather.dew-point", ["temperature": 24, "humidity": 65])
        }
        let failure = await #expect(throws: ComputationError.self) { try await task.value }
        #expect(failure?.code == .cancelled)
        #expect(failure?.exitCode == 130)
    }
}

struct UndeclaredClock: Computation {
    let manifest = Manifest(
        id: "Weather.Undeclared", summary: "Reads the clock in secret.",
        examples: [Example("Broken", ["x": 1])])
    func run(_ input: Nothing, in context: Context) async throws -> Moment {
        Moment(secondsSince1970: try context.now().secondsSince1970)
    }
}

struct SloppyPlugin: Plugin {
    let manifest = PluginManifest(
        name: "sloppy", title: "Sloppy", summary: "Breaks the rules.", version: "1.0.0", license: "Apache-2.0"
    )
    var computations: [AnyComputation] {
        UndeclaredClock()
    }
}

private struct Figure: SchemaProviding {
    var x: Int
    static let schema = Schema<Figure>.object("tables.Figure", "A figure.") {
        field("x", \.x, "The figure.", .integer(-1_000...1_000))
    }
}

private struct Multiply: Computation {
    let manifest: Manifest
    let factor: Int

    init(_ name: String, by factor: Int) {
        manifest = Manifest(
            id: "tables.\(name)", summary: "Multiplies by \(factor).", examples: [Example("Two", ["x": 2])])
        self.factor = factor
    }

    func run(_ input: Figure, in context: Context) async throws -> Figure { Figure(x: input.x * factor) }
}

private struct TablesPlugin: Plugin {
    let manifest = PluginManifest(
        name: "tables", title: "Tables", summary: "Multiplies.", version: "1.0.0", license: "Apache-2.0")
    var computations: [AnyComputation] {
        Multiply("double", by: 2)
        Multiply("triple", by: 3)
    }
}

private struct FirstPart: SchemaProviding {
    var a: Int
    static let schema = Schema<FirstPart>.object("names.Part", "A part.") { field("a", \.a, "A.", .integer()) }
}

private struct SecondPart: SchemaProviding {
    var b: Int
    static let schema = Schema<SecondPart>.object("names.Part", "A part.") { field("b", \.b, "B.", .integer()) }
}

private struct Pair: SchemaProviding {
    var first: FirstPart
    var second: SecondPart
    static let schema = Schema<Pair>.object("names.Pair", "Two parts.") {
        field("first", \.first, "The first.")
        field("second", \.second, "The second.")
    }
}

private struct PairComputation: Computation {
    let manifest = Manifest(
        id: "names.pair", summary: "A pair.",
        examples: [Example("One", ["first": ["a": 1], "second": ["b": 2]])])
    func run(_ input: Pair, in context: Context) async throws -> Nothing { Nothing() }
}

private struct NamesakesPlugin: Plugin {
    let manifest = PluginManifest(
        name: "names", title: "Names", summary: "Two types of one name.", version: "1.0.0", license: "Apache-2.0")
    var computations: [AnyComputation] { PairComputation() }
}
