// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The weather.
@Schema("challenges.DayWeather")
public enum DayWeather: String, CaseIterable, SchemaProviding {
    /// Clear or nearly so.
    case sunny
    /// Gray but dry.
    case cloudy
    /// Rain.
    case rainy
    /// Snow.
    case snowy

    /// Whether it rains or snows.
    public var isWet: Bool { self == .rainy || self == .snowy }
}
