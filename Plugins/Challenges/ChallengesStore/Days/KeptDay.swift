// SPDX-License-Identifier: Apache-2.0

public import ChallengesPlugin
public import ComputationKit

/// The record of one day.
public struct KeptDay: SchemaProviding, Hashable {
    /// The record that holds for the day, with the candidates that it was chosen from.
    public var record: UserChallenge
    /// What is known of its photo; absent when it has none.
    public var photo: ChallengePhoto?
    /// Why it was chosen, the weightiest first; empty when you chose it.
    public var reasons: [Reason]
    /// The records that were left for another one on that day, the first first.
    public var left: [UserChallenge]

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.KeptDay", "The record of one day.") {
        field("record", \.record, "The record that holds for the day.")
        field("photo", \.photo, "What is known of its photo; absent when it has none.")
        field("reasons", \.reasons, "Why it was chosen, the weightiest first; empty when you chose it.")
        field("left", \.left, "The records that were left for another one on that day.")
    }
}
