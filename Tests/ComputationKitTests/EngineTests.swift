// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@Suite struct EngineTests {
    let engine: Engine

    init() throws {
        engine = try Engine([WeatherPlugin()], context: Context(clock: .fixed(.init(secondsSince1970: 5))))
    }

    @Test func `runs typed and erased calls through the same code`() async throws {
        let air = MoistAir(temperature: 24, humidity: 65, scale: .celsius, station: nil, layers: [])
        let typed = try await engine(DewPoint(), air)
        let erased = try await engine.run("weather.dew-point", ["temperature": 24, "humidity": 65])
        #expect(erased == ["dewPoint": .number(typed.dewPoint), "scale": "celsius"])
        // Sonntag's table gives 17.0 °C for 24 °C and 65 %.
        #expect(abs(typed.dewPoint - 17.0) < 0.05)
    }

    @Test func `refuses a typed input out of range`() async {
        let air = MoistAir(temperature: 99, humidity: 65, scale: .celsius, station: nil, layers: [])
        let failure = await #expect(throws: Failure.self) { try await engine(DewPoint(), air) }
        #expect(failure?.code == .badInput)
        #expect(failure?.exitCode == 64)
        #expect(failure?.computation == "weather.dew-point")
        #expect(failure?.description == "temperature: expected a number from -45 to 60 °C, got 99")
    }

    @Test func `wraps what a computation throws`() async {
        let failure = await #expect(throws: Failure.self) {
            try await engine.run("weather.dew-point", ["temperature": 24, "humidity": 13])
        }
        #expect(failure?.code == .badInput)
        #expect(failure?.json["issues"]?[0]?["path"] == "humidity")
    }

    @Test(arguments: [
        ("weather.dewpoint", "Did you mean weather.dew-point?"),
        ("dew-point", "Did you mean weather.dew-point?"),
        ("astrology.chart", "Known are weather.dew-point, weather.now."),
    ])
    func `names the closest id`(id: String, hint: String) async {
        let failure = await #expect(throws: Failure.self) { try await engine.run(id, [:]) }
        #expect(failure?.description == "There is no computation \"\(id)\". \(hint)")
        #expect(failure?.exitCode == 64)
    }

    @Test func `refuses two computations with one id`() {
        let failure = #expect(throws: Failure.self) { try Engine([WeatherPlugin(), WeatherPlugin()]) }
        #expect(failure?.issues.map(\.path) == ["weather", "weather.dew-point", "weather.now"])
    }

    @Test func `lists every fault of a plugin`() {
        let failure = #expect(throws: Failure.self) { try Engine([SloppyPlugin()]) }
        #expect(
            failure?.issues.map(\.description).sorted()
                == [
                    #"Weather.Undeclared: expected an id of at most 128 lower-case letters, digits, hyphens and dots, got "Weather.Undeclared""#,
                    #"Weather.Undeclared: expected an id that begins with "sloppy.", got "Weather.Undeclared""#,
                    #"Weather.Undeclared: expected examples that fit the input's shape, got "Broken" with x: expected a known field, got an unknown one (known fields: )"#,
                ].sorted())
    }

    @Test func `gives the clock only to those who declare it`() async throws {
        #expect(try await engine.run("weather.now", [:]) == ["secondsSince1970": 5])
        let failure = await #expect(throws: Failure.self) { try await engine(UndeclaredClock(), Nothing()) }
        #expect(failure?.code == .internalFault)
    }

    @Test func `a cancelled run fails as cancelled`() async {
        let engine = engine
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await engine.run("weather.dew-point", ["temperature": 24, "humidity": 65])
        }
        let failure = await #expect(throws: Failure.self) { try await task.value }
        #expect(failure?.code == .cancelled)
        #expect(failure?.exitCode == 130)
    }
}

struct UndeclaredClock: Computation {
    static let manifest = Manifest(
        id: "Weather.Undeclared", summary: "Reads the clock in secret.",
        examples: [Example("Broken", ["x": 1])])
    func run(_ input: Nothing, in context: Context) async throws -> Moment {
        Moment(secondsSince1970: try context.now().secondsSince1970)
    }
}

struct SloppyPlugin: Plugin {
    static let manifest = PluginManifest(
        name: "sloppy", title: "Sloppy", summary: "Breaks the rules.", version: "1.0.0", license: "Apache-2.0"
    )
    var computations: [any Computation] { [UndeclaredClock()] }
}
