// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

enum Weather {
    static let dewPoint = ComputationKey<MoistAir, DewPointAnswer>("weather.dew-point")
    static let now = ComputationKey<Nothing, Moment>("weather.now")
}

/// A small plugin for the tests of the kit: the dew point of moist air.
struct WeatherPlugin: Plugin {
    let manifest = PluginManifest(
        name: "weather", title: "Weather", summary: "Formulas of moist air.", version: "1.0.0",
        license: "Apache-2.0")
    var computations: [AnyComputation] {
        DewPoint()
        TimeOfDay()
    }
}

struct MoistAir: SchemaProviding, Equatable {
    var temperature: Double
    var humidity: Double
    var scale: Scale
    var station: Station?
    var layers: [Layer]

    static let schema = Schema<MoistAir>.object("MoistAir", "A parcel of air.") {
        field(
            "temperature", \.temperature, "Air temperature.",
            .number(-45...60, MeasurementUnit(rawValue: "°C")))
        field(
            "humidity", \.humidity, "Relative humidity.",
            .number(1...100, MeasurementUnit(rawValue: "percent")))
        field("scale", \.scale, "The scale of the answer.", default: .celsius)
        field("station", \.station, "Who measured it.")
        field("layers", \.layers, "What lies above.", default: [])
    }
}

struct Station: SchemaProviding, Equatable {
    var name: String
    var latitude: Double

    static let schema = Schema<Station>.object("Station", "Where air was measured.") {
        field("name", \.name, "What people call it.", .text(1...40))
        field("latitude", \.latitude, "Geographic latitude, north positive.", .number(-90...90, .degrees))
    }
}

struct Layer: SchemaProviding, Equatable {
    var height: Int
    var above: [Layer]

    static let schema = Schema<Layer>.object("Layer", "A layer of air.") {
        field("height", \.height, "Its upper end.", .integer(0...100_000, .meters))
        field("above", \.above, "The layers on top.", default: [])
    }
}

enum Scale: String, SchemaProviding, CaseIterable {
    case celsius, fahrenheit

    static let schema = Schema<Scale>.enumeration(
        "Scale", "A temperature scale.", aliases: { [String($0.rawValue.prefix(1)).uppercased()] })
}

struct DewPointAnswer: SchemaProviding, Equatable {
    var dewPoint: Double
    var scale: Scale

    static let schema = Schema<DewPointAnswer>.object("DewPointAnswer", "When the air would be saturated.") {
        field("dewPoint", \.dewPoint, "Temperature of saturation.", .number())
        field("scale", \.scale, "The scale of the figure.")
    }
}

/// Magnus formula with the constants of Sonntag 1990.
struct DewPoint: Computation {
    let manifest = Manifest(
        id: Weather.dewPoint.id, summary: "The dew point of moist air.",
        examples: [
            Example("A summer evening", ["temperature": 24, "humidity": 65]),
            Example("In Fahrenheit", ["temperature": 20, "humidity": 50, "scale": "F"]),
        ])

    func run(_ input: MoistAir, in context: Context) async throws -> DewPointAnswer {
        if input.humidity == 13 { throw ValidationIssue(path: "humidity", expected: "another number", got: "13") }
        let gamma = log(input.humidity / 100) + 17.62 * input.temperature / (243.12 + input.temperature)
        let celsius = 243.12 * gamma / (17.62 - gamma)
        return DewPointAnswer(
            dewPoint: input.scale == .celsius ? celsius : celsius * 9 / 5 + 32, scale: input.scale)
    }
}

struct Nothing: SchemaProviding {
    static let schema = Schema<Nothing>.object("Nothing", "No input.") {}
}

struct Moment: SchemaProviding {
    var secondsSince1970: Double
    static let schema = Schema<Moment>.object("Moment", "A moment.") {
        field("secondsSince1970", \.secondsSince1970, "Seconds since 1970.", .number(0..., .seconds))
    }
}

struct TimeOfDay: Computation {
    let manifest = Manifest(
        id: Weather.now.id, summary: "What time it is.", examples: [Example("Now", [:])], effects: .clock)

    func run(_ input: Nothing, in context: Context) async throws -> Moment {
        Moment(secondsSince1970: try context.now().secondsSince1970)
    }
}
