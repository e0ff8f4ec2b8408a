// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The time of the year that a challenge belongs to.
public enum Seasonality: String, Codable, Sendable, CaseIterable {
    case spring
    case summer
    case fall
    case winter
    case holiday
}

extension Seasonality: SchemaProviding {
    /// The words and what they mean.
    public static let schema = Schema<Self>.enumeration(
        "challenges.Seasonality", "The time of the year that a challenge belongs to."
    ) {
        switch $0 {
        case .spring: "March to May in the north, September to November in the south."
        case .summer: "June to August in the north, December to February in the south."
        case .fall: "September to November in the north, March to May in the south."
        case .winter: "December to February in the north, June to August in the south."
        case .holiday: "The days on which a holiday is near; a situation says so."
        }
    }
}
