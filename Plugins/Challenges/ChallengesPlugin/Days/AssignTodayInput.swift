// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The day of the challenge to assign, and its situation.
@Schema("challenges.AssignTodayInput")
public struct AssignTodayInput: SchemaProviding, Hashable {
    /// The situation.
    public var situation: StatedSituation = StatedSituation()
}
