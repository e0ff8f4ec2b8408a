// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Why a challenge is not offered at all.
public enum Limit: String, Codable, CodingKeyRepresentable, Sendable, CaseIterable {
    case inactive
    case validity
    case time
    case budget
    case socialComfort
    case location
    case season
    case coolDown
}

extension Limit: SchemaProviding {
    /// The words and what they mean.
    public static let schema = Schema<Self>.enumeration("challenges.Limit", "Why a challenge is not offered.") {
        switch $0 {
        case .inactive: "It is switched off."
        case .validity: "Its last day is over."
        case .time: "It takes longer than mostTime."
        case .budget: "It costs more than budget."
        case .socialComfort: "It needs more company than socialComfort allows."
        case .location: "Its place is among excludedLocations."
        case .season: "It belongs to another time of the year."
        case .coolDown: "It was done or skipped not long ago."
        }
    }
}

/// How long a challenge rests after it came.
public struct CoolDown: SchemaProviding, Hashable {
    /// Days after it was done.
    public var completed: Int
    /// Days after it was skipped.
    public var skipped: Int

    /// Rests after something was done and after it was skipped, in days.
    public init(completed: Int = 30, skipped: Int = 7) {
        self.completed = completed
        self.skipped = skipped
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.CoolDown", "How long a challenge rests after it came.") {
        field("completed", \.completed, "Days after it was done.", .integer(0...3_650, .days), default: 30)
        field("skipped", \.skipped, "Days after it was skipped.", .integer(0...3_650, .days), default: 7)
    }
}

/// How many challenges one limit took away, and how many it alone keeps away.
public struct LimitCount: SchemaProviding, Hashable {
    /// How many challenges are beyond it, whatever other limits they are beyond.
    public var removed: Int
    /// How many lifting it alone would bring back.
    public var wouldReturn: Int

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.LimitCount", "What one limit took away.") {
        field("removed", \.removed, "How many challenges are beyond it.", .integer(0...Int.max))
        field("wouldReturn", \.wouldReturn, "How many lifting it alone would bring back.", .integer(0...Int.max))
    }
}
