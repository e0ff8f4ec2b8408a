// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A reminder to give now, if one is due.
@Schema("challenges.ReminderClaim")
public struct ReminderClaim: SchemaProviding, Hashable {
    /// The reminder, which is marked as given; absent if none is due or it was already given.
    public var reminder: ChallengeReminder?
}
