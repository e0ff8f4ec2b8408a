// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The day of the challenge to assign, and its situation.
public struct AssignTodayInput: SchemaProviding, Hashable {
    /// The situation.
    public var situation: StatedSituation

    /// Creates an input; today by default.
    public init(situation: StatedSituation = StatedSituation()) {
        self.situation = situation
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.AssignTodayInput", "The day of the challenge to assign, and its situation."
    ) {
        field("situation", \.situation, "The situation.", default: StatedSituation()).formerly(
            "moment")
    }
}
