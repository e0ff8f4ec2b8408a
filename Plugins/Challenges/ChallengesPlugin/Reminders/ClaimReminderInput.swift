// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// An empty input; the reminder is the user's.
@Schema("challenges.ClaimReminderInput")
public struct ClaimReminderInput: SchemaProviding, Hashable {
}
