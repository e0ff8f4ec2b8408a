// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The time of year that a challenge suits.
public enum Seasonality: String, Codable, Sendable, CaseIterable {
    case spring
    case summer
    case fall
    case winter
    case holiday
}

extension Seasonality: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "challenges.Seasonality", "The time of year that a challenge suits."
    ) {
        switch $0 {
        case .spring: "March to May in the north, September to November in the south."
        case .summer: "June to August in the north, December to February in the south."
        case .fall: "September to November in the north, March to May in the south."
        case .winter: "December to February in the north, June to August in the south."
        case .holiday: "Days near a holiday, according to the situation."
        }
    }
}
