// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A request for more or fewer challenges like one.
@Schema("challenges.GiveFeedbackInput")
public struct GiveFeedbackInput: SchemaProviding, Hashable {
    /// The challenge, by its key, its title, or the beginning of its key.
    @Field(.text(1...200, example: "physical-stairs-only")) public var challenge: String
    /// Whether the user wants more challenges like it; otherwise fewer.
    public var isMore: Bool
    /// The situation.
    public var situation: StatedSituation = StatedSituation()
}
