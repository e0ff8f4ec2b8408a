// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The record of one day.
public struct KeptDay: SchemaProviding, Hashable {
    /// The record that holds for the day.
    ///
    /// It has the candidates that it was chosen from.
    public var record: UserChallenge
    /// What is known of its photo; absent when it has none.
    public var photo: ChallengePhoto?
    /// The picture of its photo, where it was asked for.
    public var picture: Blob?
    /// Why it was chosen, the weightiest first; empty when you chose it.
    public var reasons: [Reason]
    /// The records that were left for another one on that day.
    ///
    /// The first comes first.
    public var left: [UserChallenge]

    /// The record of a day.
    package init(
        record: UserChallenge, photo: ChallengePhoto? = nil, picture: Blob? = nil, reasons: [Reason],
        left: [UserChallenge]
    ) {
        self.record = record
        self.photo = photo
        self.picture = picture
        self.reasons = reasons
        self.left = left
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.KeptDay", "The record of one day.") {
        field("record", \.record, "The record that holds for the day.")
        field("photo", \.photo, "What is known of its photo; absent when it has none.")
        field("picture", \.picture, "The picture of its photo, where it was asked for.", .picture)
        field("reasons", \.reasons, "Why it was chosen, the weightiest first; empty when you chose it.")
        field("left", \.left, "The records that were left for another one on that day.")
    }
}
