// SPDX-License-Identifier: Apache-2.0

internal import ChallengesPlugin

/// The challenge of a day, and how it came to be chosen.
struct DayChoice: Sendable, Hashable {
    /// The challenge as it was assigned; its key is empty in a preview.
    let record: UserChallenge
    /// The ranking that it was chosen in; nil when the person chose.
    let ranking: ChallengeRanking?
    /// Why it has its score, the weightiest first; empty when the person chose.
    let reasons: [Reason]
    /// What else was shown, and is there still.
    let alternatives: [RankedChallenge]
    /// What each limit took away.
    let removed: [Limit: LimitCount]
    /// Whether the day has not come yet, so that nothing was saved.
    let isPreview: Bool
}
