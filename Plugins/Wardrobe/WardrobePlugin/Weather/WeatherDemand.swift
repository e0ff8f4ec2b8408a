// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Weather conditions.
///
/// The demands of rain, snow, wind, and heat on single items.
///
/// The values are this plugin's own convention, because no standard grades clothes for rain. Each demand concerns one
/// item, so that a sum over an outfit can be searched exactly; a demand that the weather doesn't make is nil and
/// doesn't count.
@Schema("wardrobe.WeatherDemand")
public struct WeatherDemand: SchemaProviding, Equatable {
    /// The weather condition.
    public var condition: WeatherCondition
    /// Air temperature.
    @Field(.number(-90...60, .degreesCelsius)) public var airTemperature: Double
    /// Wind speed at 10 m.
    @Field(.number(0...113, .metersPerSecond)) public var wind: Double = 0
    /// Relative humidity.
    ///
    /// In percent.
    @Field(.number(0...100, .percent)) public var humidity: Double = 50

    /// The wind at 10 m from which a windproof layer is needed, in m/s: a fresh breeze on the Beaufort scale.
    public static let strongWind = 8.0
    /// The air temperature in °C above which wind doesn't require an outer layer.
    public static let warmAir = 20.0

    /// Whether a windproof layer is needed.
    public var asksForWindproof: Bool {
        airTemperature <= Self.warmAir && (condition.isWindy || wind >= Self.strongWind)
    }

    /// Whether breathable fabrics are needed: from a heat index of 80 °F (27 °C), where caution begins.
    public var asksForBreathability: Bool {
        HeatIndex.fahrenheit(temperature: TemperatureUnit.celsius.fahrenheit(airTemperature), humidity: humidity).value
            >= 80
    }

    /// Returns how well footwear suits rain and snow; nil on a dry day.
    /// - Parameter item: the shoes, or nil if none are worn.
    public func footwear(_ item: WeatherItem?) -> WeatherSuitability? {
        guard condition.isWet else { return nil }
        let sky = condition.isSnowy ? "snow" : "rain"
        guard let item else { return WeatherSuitability(0, "No shoes in \(sky).") }
        let name = item.category.rawValue
        if item.category == .sandals { return WeatherSuitability(0, "Open sandals in \(sky).") }
        let grip = condition.isSnowy && item.category != .boots
        if item.isWaterproof {
            return grip
                ? WeatherSuitability(0.7, "Waterproof \(name), but lower than boots for snow.")
                : WeatherSuitability(1, "Waterproof \(name) for \(sky).")
        }
        switch (item.category, condition.isSnowy) {
        case (.boots, _): return WeatherSuitability(0.8, "Boots not known to be waterproof in \(sky).")
        case (.heels, true): return WeatherSuitability(0, "Heels in snow.")
        case (.heels, false): return WeatherSuitability(0.3, "Heels in rain.")
        case (_, true): return WeatherSuitability(0.3, "Low \(name) in snow.")
        case (_, false): return WeatherSuitability(0.5, "Non-waterproof \(name) in rain.")
        }
    }

    /// Returns how well the outermost layer suits rain, snow, and wind; nil if the weather requires none.
    /// - Parameter item: the jacket or coat, or nil if none is worn.
    public func outerLayer(_ item: WeatherItem?) -> WeatherSuitability? {
        let demands = [condition.isWet ? wetOuter(item) : nil, asksForWindproof ? windyOuter(item) : nil]
        return demands.compactMap(\.self).min { $0.value < $1.value }
    }

    /// Returns how well an item's fabric suits heat; nil if it isn't hot or the fabric is unknown.
    public func breathing(_ item: WeatherItem) -> WeatherSuitability? {
        guard asksForBreathability, let fabric = item.fabric else { return nil }
        let how =
            switch fabric.breathability {
            case 0.6...: "breathable"
            case 0.4...: "somewhat breathable"
            default: "hardly breathable"
            }
        return WeatherSuitability(
            fabric.breathability, "The \(fabric.rawValue) \(item.category.inWords): \(how) in this heat.")
    }

    private func wetOuter(_ item: WeatherItem?) -> WeatherSuitability {
        let sky = condition.isSnowy ? "snow" : "rain"
        guard let item, item.category == .jacket || item.category == .coat else {
            return airTemperature > Self.warmAir
                ? WeatherSuitability(0.5, "No jacket or coat in warm rain.")
                : WeatherSuitability(condition == .stormy ? 0.1 : 0.2, "No jacket or coat in the \(sky).")
        }
        let name = item.category.rawValue
        if item.isWaterproof { return WeatherSuitability(1, "A waterproof \(name) for the \(sky).") }
        return condition.isSnowy
            ? WeatherSuitability(0.7, "The \(name) isn't waterproof, but dry snow falls off it.")
            : WeatherSuitability(condition == .stormy ? 0.3 : 0.5, "The \(name) isn't waterproof.")
    }

    private func windyOuter(_ item: WeatherItem?) -> WeatherSuitability {
        let force = max(wind, condition.isWindy ? Self.strongWind : 0)
        let breeze = "a \(BeaufortForce(wind: force).name)"
        guard let item, item.category == .jacket || item.category == .coat else {
            return WeatherSuitability(0.3, "No jacket or coat in \(breeze).")
        }
        let name = item.category.rawValue
        if item.isWindproof || item.isWaterproof || item.fabric == .leather {
            return WeatherSuitability(1, "A windproof \(name) for \(breeze).")
        }
        return WeatherSuitability(0.6, "The \(name) lets \(breeze) through.")
    }
}

/// The properties of a garment that matter in weather.
public struct WeatherItem: SchemaProviding, Equatable {
    /// The category.
    public var category: Category
    /// The fabric; nil if unknown.
    public var fabric: Fabric?
    /// Whether it's waterproof.
    public var isWaterproof: Bool
    /// Whether it's windproof; anything waterproof is windproof too.
    public var isWindproof: Bool

    /// Creates a garment; by default neither waterproof nor windproof.
    public init(_ category: Category, fabric: Fabric? = nil, isWaterproof: Bool = false, isWindproof: Bool = false) {
        self.category = category
        self.fabric = fabric
        self.isWaterproof = isWaterproof
        self.isWindproof = isWindproof
    }

    private enum CodingKeys: String, CodingKey {
        case category, fabric
        case isWaterproof = "waterproof"
        case isWindproof = "windproof"
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.WeatherItem", "The properties of a garment that matter in weather."
    ) {
        field("category", \.category, "The category.")
        field("fabric", \.fabric, "The fabric.")
        field("waterproof", \.isWaterproof, "Whether it's waterproof.", .boolean, default: false)
        field("windproof", \.isWindproof, "Whether it's windproof.", .boolean, default: false)
    }
}

/// How well an item meets a demand of the weather.
@Schema("wardrobe.WeatherSuitability")
public struct WeatherSuitability: SchemaProviding, Equatable {
    /// The value, from 0, not at all, to 1, fully, by our convention.
    @Field(.number(0...1)) public var value: Double
    /// The reason, in a sentence.
    public var reason: String

    init(_ value: Double, _ reason: String) {
        self.value = value
        self.reason = reason
    }
}
