// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A weather condition.
@Schema("wardrobe.WeatherCondition")
public enum WeatherCondition: String, CaseIterable, SchemaProviding {
    /// Sun or stars.
    case clear
    /// Sun and clouds.
    case partlyCloudy
    /// Overcast and dry.
    case cloudy
    /// Rain or drizzle.
    case rainy
    /// Snow or sleet.
    case snowy
    /// Thunderstorm, or rain with a strong wind.
    case stormy
    /// Dry with a strong wind.
    case windy
    /// Fog.
    case foggy

    /// Whether water or snow falls, which requires waterproof shoes and a waterproof outer layer.
    public var isWet: Bool { self == .rainy || self == .snowy || self == .stormy }

    /// Whether snow falls, which requires closed shoes with grip.
    public var isSnowy: Bool { self == .snowy }

    /// Whether wind is part of the condition, which requires a windproof outer layer.
    public var isWindy: Bool { self == .windy || self == .stormy }
}
