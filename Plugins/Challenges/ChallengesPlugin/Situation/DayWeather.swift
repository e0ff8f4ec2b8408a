// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The weather.
public enum DayWeather: String, Codable, Sendable, CaseIterable {
    case sunny
    case cloudy
    case rainy
    case snowy

    /// Whether it rains or snows.
    public var isWet: Bool { self == .rainy || self == .snowy }
}

extension DayWeather: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("challenges.DayWeather", "The weather.") {
        switch $0 {
        case .sunny: "Clear or nearly so."
        case .cloudy: "Gray but dry."
        case .rainy: "Rain."
        case .snowy: "Snow."
        }
    }
}
