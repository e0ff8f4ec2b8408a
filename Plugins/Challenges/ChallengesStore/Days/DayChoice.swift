// SPDX-License-Identifier: Apache-2.0

public import ChallengesPlugin

/// The challenge of a day, and how it came to be chosen.
public struct DayChoice: Sendable, Hashable {
    /// The challenge as it was assigned; its key is empty in a preview.
    public let record: UserChallenge
    /// The ranking that it was chosen in; nil when the person chose.
    public let ranking: ChallengeRanking?
    /// Why it has its score, the weightiest first; empty when the person chose.
    public let reasons: [Reason]
    /// What else was shown, and is there still.
    public let alternatives: [RankedChallenge]
    /// What each limit took away.
    public let removed: [Limit: LimitCount]
    /// Whether it was assigned just now.
    public let isNew: Bool
    /// Whether the day has not come yet, so that nothing was saved.
    public let isPreview: Bool
}
