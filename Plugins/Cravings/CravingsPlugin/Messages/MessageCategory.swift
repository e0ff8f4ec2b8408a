// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The situation a message is written for.
@Schema("cravings.MessageCategory")
public enum MessageCategory: String, CaseIterable, SchemaProviding {
    /// A craving of any kind.
    case urge
    /// Anxiety or anger.
    case anxiety
    /// Boredom or tiredness.
    case boredom
    /// Company, or the lack of it.
    case social
    /// A milestone.
    case celebration
}
