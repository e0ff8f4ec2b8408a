// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The situation for which to choose a message.
@Schema("cravings.MessageSituation")
public struct MessageSituation: SchemaProviding, Hashable {
    /// The triggers.
    @Field(.triggers) public var triggers: [Trigger] = []
    /// The intensity of the craving, 1 to 10.
    @Field(.intensity) public var intensity: Int?
    /// A note, which is searched for words of self-harm and not stored.
    @Field(.notes) public var notes: String?
    /// Whether a use was logged, so that only messages for afterward fit.
    public var isAfterUse: Bool = false
    /// Whether a milestone was reached, so that a celebration message fits.
    public var isMilestone: Bool = false
    /// Whether to pick any fitting message with a probability of 0.1, so that its effect can be estimated.
    public var explores: Bool = false
}
