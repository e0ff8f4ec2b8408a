// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The situation that a message is chosen for.
public struct MessageSituation: SchemaProviding, Hashable {
    /// The triggers.
    public var triggers: [Trigger]
    /// The intensity of the craving, 1 to 10.
    public var intensity: Int?
    /// A note, which is searched for words of self-harm and not stored.
    public var notes: String?
    /// Whether something was used, so that only messages for afterward fit.
    public var isAfterUse: Bool
    /// Whether something was reached, so that a message of celebration fits.
    public var isMilestone: Bool
    /// Whether to pick any fitting message with a probability of 0.1, so that its effect can be estimated.
    public var explores: Bool

    /// A situation.
    public init(
        triggers: [Trigger] = [], intensity: Int? = nil, notes: String? = nil, isAfterUse: Bool = false,
        isMilestone: Bool = false, explores: Bool = false
    ) {
        self.isAfterUse = isAfterUse
        self.triggers = triggers
        self.intensity = intensity
        self.notes = notes
        self.isMilestone = isMilestone
        self.explores = explores
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.MessageSituation", "The situation that a message is chosen for."
    ) {
        field("triggers", \.triggers, "The triggers.", .triggers, default: [])
        field("intensity", \.intensity, "The intensity of the craving, 1 to 10.", .intensity)
        field("notes", \.notes, "A note, which is searched for words of self-harm and not stored.", .notes)
        field(
            "isAfterUse", \.isAfterUse, "Whether something was used, so that only messages for afterward fit.",
            .boolean, default: false)
        field(
            "isMilestone", \.isMilestone, "Whether something was reached, so that a message of celebration fits.",
            .boolean, default: false)
        field(
            "explores", \.explores,
            "Whether to pick any fitting message with a probability of 0.1, so that its effect can be estimated.",
            .boolean, default: false)
    }
}
