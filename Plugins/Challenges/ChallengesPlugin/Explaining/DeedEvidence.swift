// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Counts of a person's records that differ between challenges with an attribute and all their others.
public struct DeedEvidence: SchemaProviding, Hashable {
    /// What is counted.
    public var count: Count
    /// The counted ones among the challenges with the attribute.
    public var matching: Int
    /// The number of challenges with the attribute.
    public var total: Int
    /// The counted ones among the other challenges.
    public var otherMatching: Int
    /// The number of other challenges.
    public var otherTotal: Int
    /// The number of days before the situation that are counted; nil if they are all days of the history.
    public var days: Int?
    /// The two-sided mid-p value of Fisher's exact test, before the correction for many sentences.
    public var chance: Double

    /// What is counted.
    public enum Count: String, Codable, Sendable, CaseIterable {
        /// Completed challenges among those completed or skipped.
        case completed
        /// Challenges completed in a part of the day among those completed.
        case dayPart
    }

    /// Whether the share with the attribute is the higher one.
    var isHigher: Bool { matching * otherTotal > otherMatching * total }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.DeedEvidence",
        "Counts of a person's records that differ between challenges with an attribute and all their others."
    ) {
        field("count", \.count, "What is counted.")
        field(
            "matching", \.matching, "The counted ones among the challenges with the attribute.", .integer(0...Int.max))
        field("total", \.total, "The number of challenges with the attribute.", .integer(0...Int.max))
        field("otherMatching", \.otherMatching, "The counted ones among the other challenges.", .integer(0...Int.max))
        field("otherTotal", \.otherTotal, "The number of other challenges.", .integer(0...Int.max))
        field(
            "days", \.days,
            "The number of days before the situation that are counted; nil if they are all days of the history.",
            .integer(1...Int.max, .days))
        field(
            "chance", \.chance,
            "The two-sided mid-p value of Fisher's exact test, before the correction for many sentences.",
            .number(0...1))
    }
}

extension DeedEvidence.Count: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("challenges.DeedCount", "What is counted.") {
        switch $0 {
        case .completed: "Completed challenges among those completed or skipped."
        case .dayPart: "Challenges completed in a part of the day among those completed."
        }
    }
}
