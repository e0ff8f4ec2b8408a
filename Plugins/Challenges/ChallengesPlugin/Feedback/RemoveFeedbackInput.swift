// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The feedback to remove.
@Schema("challenges.RemoveFeedbackInput")
public struct RemoveFeedbackInput: SchemaProviding, Hashable {
    /// The feedback, by its key, the beginning of its key, or its challenge; the latest by default.
    @Field(.text(1...200, example: "physical-stairs-only")) public var feedback: String?
}
