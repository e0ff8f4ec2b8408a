// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Why a challenge was skipped.
@Schema("challenges.SkipReason")
public enum SkipReason: String, CaseIterable, SchemaProviding {
    /// It takes too long; the model learns only about the time.
    case tooLong
    /// It costs too much; the model learns only about the cost.
    case noMoney
    /// Another day; the model learns nothing, and it may come back the next day.
    case notToday
    /// Another reason, in the note; the model learns as from a skip without a reason.
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
