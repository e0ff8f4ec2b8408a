// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A filter for records of the history.
@Schema("challenges.HistoryFilter")
public struct HistoryFilter: SchemaProviding, Hashable {
    /// The first day.
    public var from: DayReference?
    /// The last day.
    public var through: DayReference?
    /// The challenge, by its key, its title, or the beginning of its key.
    @Field(.text(1...200, example: "physical-stairs-only")) public var challenge: String?
    /// The status.
    public var status: ChallengeStatus?
    /// The category.
    public var category: ChallengeCategory?
}
