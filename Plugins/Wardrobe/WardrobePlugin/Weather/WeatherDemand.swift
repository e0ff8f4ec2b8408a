// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What rain, snow, wind and heat ask of single items.
///
/// The figures are this plugin's own convention, since no standard grades clothes for rain. Each demand looks at one item, so
/// that a sum over an outfit can be searched exactly; a demand that the weather does not make is nil and takes no part.
public struct WeatherDemand: SchemaProviding, Equatable {
    /// What the sky does.
    public var condition: WeatherCondition
    /// Air temperature in °C.
    public var airTemperature: Double
    /// Wind speed at 10 m in m/s.
    public var wind: Double
    /// Relative humidity in percent.
    public var humidity: Double

    /// Some weather.
    public init(condition: WeatherCondition, airTemperature: Double, wind: Double = 0, humidity: Double = 50) {
        self.condition = condition
        self.airTemperature = airTemperature
        self.wind = wind
        self.humidity = humidity
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.WeatherDemand", "Some weather.") {
        field("condition", \.condition, "What the sky does.")
        field("airTemperature", \.airTemperature, "Air temperature.", .number(-90...60, .degreesCelsius))
        field("wind", \.wind, "Wind speed at 10 m.", .number(0...113, .metersPerSecond), default: 0)
        field("humidity", \.humidity, "Relative humidity.", .number(0...100, .percent), default: 50)
    }

    /// The wind at 10 m from which a windproof layer is asked for, in m/s: a fresh breeze of the Beaufort scale.
    public static let strongWind = 8.0
    /// The air temperature in °C above which nobody is asked to wear an outer layer against the wind.
    public static let warmAir = 20.0

    /// Whether a windproof layer is asked for.
    public var asksForWindproof: Bool {
        airTemperature <= Self.warmAir && (condition.isWindy || wind >= Self.strongWind)
    }

    /// Whether breathing fabrics are asked for: a heat index of 80 °F (27 °C), where caution begins.
    public var asksForBreathability: Bool {
        HeatIndex.fahrenheit(temperature: TemperatureUnit.celsius.fahrenheit(airTemperature), humidity: humidity).value
            >= 80
    }

    /// How footwear meets rain and snow; nil on a dry day.
    /// - Parameter item: the shoes, or nil when none are worn.
    public func footwear(_ item: WeatherItem?) -> WeatherSuitability? {
        guard condition.isWet else { return nil }
        let sky = condition.isSnowy ? "snow" : "rain"
        guard let item else { return WeatherSuitability(0, "Nothing on the feet in \(sky).") }
        let name = item.category.rawValue
        if item.category == .sandals { return WeatherSuitability(0, "Open sandals in \(sky).") }
        let grip = condition.isSnowy && item.category != .boots
        if item.isWaterproof {
            return grip
                ? WeatherSuitability(0.7, "Waterproof \(name), without the height of boots for snow.")
                : WeatherSuitability(1, "Waterproof \(name) for \(sky).")
        }
        switch (item.category, condition.isSnowy) {
        case (.boots, _): return WeatherSuitability(0.8, "Boots, not stated as waterproof, in \(sky).")
        case (.heels, true): return WeatherSuitability(0, "Heels in snow.")
        case (.heels, false): return WeatherSuitability(0.3, "Heels in rain.")
        case (_, true): return WeatherSuitability(0.3, "Low \(name) in snow.")
        case (_, false): return WeatherSuitability(0.5, "The \(name) are not waterproof, in rain.")
        }
    }

    /// How the outermost layer meets rain, snow and wind; nil when the weather asks for none.
    /// - Parameter item: the jacket or coat, or nil when none is worn.
    public func outerLayer(_ item: WeatherItem?) -> WeatherSuitability? {
        let demands = [condition.isWet ? wetOuter(item) : nil, asksForWindproof ? windyOuter(item) : nil]
        return demands.compactMap(\.self).min { $0.value < $1.value }
    }

    /// How an item's fabric meets heat; nil when it is not hot or the fabric is not known.
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
                ? WeatherSuitability(0.5, "No jacket or coat against a warm rain.")
                : WeatherSuitability(condition == .stormy ? 0.1 : 0.2, "No jacket or coat against the \(sky).")
        }
        let name = item.category.rawValue
        if item.isWaterproof { return WeatherSuitability(1, "A waterproof \(name) for the \(sky).") }
        return condition.isSnowy
            ? WeatherSuitability(0.7, "The \(name) is not waterproof; dry snow falls off it.")
            : WeatherSuitability(condition == .stormy ? 0.3 : 0.5, "The \(name) is not waterproof.")
    }

    private func windyOuter(_ item: WeatherItem?) -> WeatherSuitability {
        let force = max(wind, condition.isWindy ? Self.strongWind : 0)
        let breeze = "a \(BeaufortForce(wind: force).name)"
        guard let item, item.category == .jacket || item.category == .coat else {
            return WeatherSuitability(0.3, "No jacket or coat against \(breeze).")
        }
        let name = item.category.rawValue
        if item.isWindproof || item.isWaterproof || item.fabric == .leather {
            return WeatherSuitability(1, "A windproof \(name) for \(breeze).")
        }
        return WeatherSuitability(0.6, "The \(name) lets \(breeze) through.")
    }
}

/// A garment as far as the weather goes.
public struct WeatherItem: SchemaProviding, Equatable {
    /// What it is.
    public var category: Category
    /// What it is made of; nil when not known.
    public var fabric: Fabric?
    /// Whether it's waterproof.
    public var isWaterproof: Bool
    /// Whether it's windproof; anything waterproof is windproof too.
    public var isWindproof: Bool

    /// A garment; neither waterproof nor windproof unless stated.
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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.WeatherItem", "A garment as far as the weather goes.") {
        field("category", \.category, "What it is.")
        field("fabric", \.fabric, "What it is made of.")
        field("waterproof", \.isWaterproof, "Whether it's waterproof.", .boolean, default: false)
        field("windproof", \.isWindproof, "Whether it's windproof.", .boolean, default: false)
    }
}

/// How well something meets a demand of the weather.
public struct WeatherSuitability: SchemaProviding, Equatable {
    /// 0 not at all to 1 fully, by our convention.
    public var value: Double
    /// Why, in a sentence.
    public var reason: String

    init(_ value: Double, _ reason: String) {
        self.value = value
        self.reason = reason
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.WeatherSuitability", "How well a demand is met.") {
        field("value", \.value, "0 not at all to 1 fully, by our convention.", .number(0...1))
        field("reason", \.reason, "Why, in a sentence.", .text())
    }
}
