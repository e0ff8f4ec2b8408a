// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A season of the year.
public enum Season: String, Codable, Sendable, CaseIterable {
    case spring
    case summer
    case fall
    case winter

    /// Creates the meteorological season of a month.
    /// - Parameters:
    ///   - month: 1 to 12.
    ///   - isSouthern: Whether the place is south of the equator.
    public init(month: Int, isSouthern: Bool = false) {
        let quarter = (month % 12) / 3 + (isSouthern ? 2 : 0)
        self = [.winter, .spring, .summer, .fall][quarter % 4]
    }
}

extension Season: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("challenges.Season", "A season of the year.") {
        switch $0 {
        case .spring: "March to May in the north, September to November in the south."
        case .summer: "June to August in the north, December to February in the south."
        case .fall: "September to November in the north, March to May in the south."
        case .winter: "December to February in the north, June to August in the south."
        }
    }
}
