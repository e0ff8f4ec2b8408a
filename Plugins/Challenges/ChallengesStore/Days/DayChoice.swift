// SPDX-License-Identifier: Apache-2.0

internal import ChallengesPlugin

/// The challenge of a day, and how it was chosen.
struct DayChoice: Sendable, Hashable {
    /// The assigned challenge; its key is empty in a preview.
    let record: UserChallenge
    /// The ranking that it was chosen from; nil if the person chose.
    let ranking: ChallengeRanking?
    /// The reasons for its score, largest contribution first; empty if the person chose.
    let reasons: [Reason]
    /// The alternatives that are still in the catalog.
    let alternatives: [RankedChallenge]
    /// The number of challenges that each limit excluded.
    let removed: [Limit: LimitCount]
    /// Whether this is a preview of a day that hasn't begun, which isn't stored.
    let isPreview: Bool
}
