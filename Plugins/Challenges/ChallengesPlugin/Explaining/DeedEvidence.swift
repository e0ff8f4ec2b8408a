// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Counts of a person's records that differ between challenges with an attribute and all their others.
@Schema("challenges.DeedEvidence")
public struct DeedEvidence: SchemaProviding, Hashable {
    /// What is counted.
    public var count: Count
    /// The counted ones among the challenges with the attribute.
    @Field(.integer(0...Int.max)) public var matching: Int
    /// The number of challenges with the attribute.
    @Field(.integer(0...Int.max)) public var total: Int
    /// The counted ones among the other challenges.
    @Field(.integer(0...Int.max)) public var otherMatching: Int
    /// The number of other challenges.
    @Field(.integer(0...Int.max)) public var otherTotal: Int
    /// The number of days before the situation that are counted; nil if they are all days of the history.
    @Field(.integer(1...Int.max, .days)) public var days: Int?
    /// The two-sided mid-p value of Fisher's exact test, before the correction for many sentences.
    @Field(.number(0...1)) public var chance: Double

    /// What is counted.
    @Schema("challenges.DeedCount")
    public enum Count: String, CaseIterable, SchemaProviding {
        /// Completed challenges among those completed or skipped.
        case completed
        /// Challenges completed in a part of the day among those completed.
        case dayPart
    }

    /// Whether the share with the attribute is the higher one.
    var isHigher: Bool { matching * otherTotal > otherMatching * total }
}
