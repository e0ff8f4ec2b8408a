// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Why a challenge was skipped.
public enum SkipReason: String, Codable, Sendable, CaseIterable {
    case tooLong
    case noMoney
    case notToday
    case other
}

extension SkipReason {
    /// The features that a skip for this reason says something about; nil for all.
    ///
    /// "Too long" is about the time and "no money" about the cost, not about the category or the challenge.
    var groups: Set<FeatureGroup>? {
        switch self {
        case .tooLong: [.time, .weekend, .dayPartTime]
        case .noMoney: [.cost]
        case .notToday, .other: nil
        }
    }
}

extension SkipReason: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("challenges.SkipReason", "Why a challenge was skipped.") {
        switch $0 {
        case .tooLong: "It takes too long; the model learns only about the time."
        case .noMoney: "It costs too much; the model learns only about the cost."
        case .notToday: "Another day; the model learns nothing, and it may come back the next day."
        case .other: "Another reason, in the note; the model learns as from a skip without a reason."
        }
    }
}
