// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A weather condition.
public enum WeatherCondition: String, Codable, Sendable, CaseIterable {
    case clear
    case partlyCloudy
    case cloudy
    case rainy
    case snowy
    case stormy
    case windy
    case foggy

    /// Whether water or snow falls, which requires waterproof shoes and a waterproof outer layer.
    public var isWet: Bool { self == .rainy || self == .snowy || self == .stormy }

    /// Whether snow falls, which requires closed shoes with grip.
    public var isSnowy: Bool { self == .snowy }

    /// Whether wind is part of the condition, which requires a windproof outer layer.
    public var isWindy: Bool { self == .windy || self == .stormy }
}

extension WeatherCondition: SchemaProviding {
    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("wardrobe.WeatherCondition", "A weather condition.") {
        switch $0 {
        case .clear: "Sun or stars."
        case .partlyCloudy: "Sun and clouds."
        case .cloudy: "Overcast and dry."
        case .rainy: "Rain or drizzle."
        case .snowy: "Snow or sleet."
        case .stormy: "Thunderstorm, or rain with a strong wind."
        case .windy: "Dry with a strong wind."
        case .foggy: "Fog."
        }
    }
}
