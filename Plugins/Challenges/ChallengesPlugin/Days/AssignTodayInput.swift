// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The day whose challenge is asked for.
public struct AssignTodayInput: SchemaProviding, Hashable {
    /// When and in what circumstances.
    public var situation: StatedSituation

    /// An input; today unless stated.
    public init(situation: StatedSituation = StatedSituation()) {
        self.situation = situation
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.AssignTodayInput", "The day whose challenge is asked for."
    ) {
        field("situation", \.situation, "When and in what circumstances.", default: StatedSituation()).formerly(
            "moment")
    }
}
