// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The record of a day.
public struct KeptDay: SchemaProviding, Hashable {
    /// The current record of the day.
    ///
    /// It includes the candidates of the choice.
    public var record: UserChallenge
    /// The photo's metadata; absent if there's no photo.
    public var photo: ChallengePhoto?
    /// The picture of the photo, if requested.
    public var picture: Blob?
    /// The reasons for the choice, largest contribution first; empty if the user chose it.
    public var reasons: [Reason]
    /// The records that were swapped for another challenge on that day, oldest first.
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

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.KeptDay", "The record of a day.") {
        field("record", \.record, "The current record of the day.")
        field("photo", \.photo, "The photo's metadata; absent if there's no photo.")
        field("picture", \.picture, "The picture of the photo, if requested.", .picture)
        field(
            "reasons", \.reasons, "The reasons for the choice, largest contribution first; empty if the user chose it.")
        field("left", \.left, "The records that were swapped for another challenge on that day, oldest first.")
    }
}
