// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The record of a day.
@Schema("challenges.KeptDay")
public struct KeptDay: SchemaProviding, Hashable {
    /// The current record of the day.
    ///
    /// It includes the candidates of the choice.
    public var record: UserChallenge
    /// The photo's metadata; absent if there's no photo.
    public var photo: ChallengePhoto?
    /// The picture of the photo, if requested.
    @Field(.picture) public var picture: Blob?
    /// The reasons for the choice, largest contribution first; empty if the user chose it.
    public var reasons: [Reason]
    /// The records that were swapped for another challenge on that day, oldest first.
    ///
    /// The first comes first.
    public var left: [UserChallenge]
}
