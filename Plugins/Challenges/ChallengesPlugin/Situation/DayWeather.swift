// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What the weather is like, in one word.
public enum DayWeather: String, Codable, Sendable, CaseIterable {
    case sunny
    case cloudy
    case rainy
    case snowy

    /// Whether water or snow falls.
    public var isWet: Bool { self == .rainy || self == .snowy }
}

extension DayWeather: SchemaProviding {
    /// The words and what they mean.
    public static let schema = Schema<Self>.enumeration("challenges.DayWeather", "What the weather is like.") {
        switch $0 {
        case .sunny: "Clear or nearly so."
        case .cloudy: "Gray but dry."
        case .rainy: "Rain."
        case .snowy: "Snow."
        }
    }
}
