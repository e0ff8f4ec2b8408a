// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Rates how well an outfit suits rain, snow, wind, and heat, apart from its warmth.
///
/// ```swift
/// let fit = WeatherFit.reading(
///     of: WeatherFitInput(
///         items: [WeatherItem(.boots), WeatherItem(.coat, isWaterproof: true)],
///         weather: WeatherDemand(condition: .rainy, airTemperature: 9)))
/// ```
public struct WeatherFit: Computation {
    /// The manifest.
    public let manifest = Manifest(
        id: Wardrobe.weatherFit.id,
        summary: "Rates an outfit for rain, snow, wind, and heat, item by item, with reasons.",
        discussion: """
            Rain and snow call for waterproof footwear and a waterproof outer layer, a fresh breeze (8 m/s at 10 m) or \
            more for a windproof layer up to 20 °C, a heat index of 80 °F (27 °C) or more for breathable fabrics. The \
            values from 0 to 1 are this plugin's convention. The value of an outfit is that of its weakest demand. For \
            warmth, use ensemble-insulation and required-insulation.
            """,
        examples: [
            Example(
                "Rain",
                [
                    "items": [
                        ["category": "boots"], ["category": "pants"], ["category": "coat", "waterproof": true],
                    ],
                    "weather": ["condition": "rainy", "airTemperature": 9],
                ]),
            Example(
                "Heat",
                [
                    "items": [["category": "shirt", "fabric": "linen"], ["category": "jeans", "fabric": "denim"]],
                    "weather": ["condition": "clear", "airTemperature": 33, "humidity": 55],
                ]),
            Example(
                "No demands",
                ["items": [["category": "tshirt"]], "weather": ["condition": "cloudy", "airTemperature": 18]]),
        ])

    /// Creates the computation.
    public init() {}

    /// Computes the fit.
    public func run(_ input: WeatherFitInput, in context: Context) async throws -> WeatherFitReading {
        Self.reading(of: input)
    }

    /// Computes the fit without an engine, on the calling thread.
    public static func reading(of input: WeatherFitInput) -> WeatherFitReading {
        let footwear: Set<Category> = [.shoes, .boots, .sneakers, .sandals, .heels]
        let shoes = input.items.last { footwear.contains($0.category) }
        let outer =
            input.items.last { $0.category == .coat } ?? input.items.last { $0.category == .jacket }
        let demands =
            [input.weather.footwear(shoes), input.weather.outerLayer(outer)].compactMap(\.self)
            + input.items.compactMap { input.weather.breathing($0) }
        return WeatherFitReading(value: demands.map(\.value).min() ?? 1, demands: demands)
    }
}

/// An outfit and the weather.
@Schema("wardrobe.WeatherFitInput")
public struct WeatherFitInput: SchemaProviding, Equatable {
    /// The items, from the skin outward.
    @Field(count: 0...50) public var items: [WeatherItem]
    /// The weather.
    public var weather: WeatherDemand
}

/// How well an outfit suits the weather.
@Schema("wardrobe.WeatherFitReading")
public struct WeatherFitReading: SchemaProviding, Equatable {
    /// The lowest value of the demands; 1 if there are none.
    @Field(.number(0...1)) public var value: Double
    /// The demands of the weather, and how well each is met.
    public var demands: [WeatherSuitability]
}
