// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The challenge to explain, and the situation.
@Schema("challenges.MyExplanationInput")
public struct MyExplanationInput: SchemaProviding, Hashable {
    /// The challenge, by its key, its title, or the beginning of its key.
    @Field(.text(1...200, example: "physical-stairs-only")) public var challenge: String
    /// The situation.
    public var situation: StatedSituation = StatedSituation()
}
