// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What the sky does, in one word.
public enum WeatherCondition: String, Codable, Sendable, CaseIterable {
    case clear
    case partlyCloudy
    case cloudy
    case rainy
    case snowy
    case stormy
    case windy
    case foggy

    /// Whether water or snow falls, which asks for shoes and an outer layer that keep it out.
    public var isWet: Bool { self == .rainy || self == .snowy || self == .stormy }

    /// Whether snow falls, which asks for closed shoes with a grip.
    public var isSnowy: Bool { self == .snowy }

    /// Whether the wind is part of the condition, which asks for a windproof outer layer.
    public var isWindy: Bool { self == .windy || self == .stormy }
}

extension WeatherCondition: SchemaProviding {
    /// The conditions by their names.
    public static let schema = Schema<Self>.enumeration("wardrobe.WeatherCondition", "What the sky does.") {
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
