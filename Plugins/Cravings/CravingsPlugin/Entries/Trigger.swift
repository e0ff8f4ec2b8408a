// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A trigger of a craving or a use, in the person's own judgment.
///
/// The ten triggers are a list of words, not a validated scale. The order of the cases is the order in which they are
/// shown.
public enum Trigger: String, Codable, Sendable, CaseIterable {
    case hungry = "Hungry"
    case angry = "Angry"
    case anxious = "Anxious"
    case lonely = "Lonely"
    case tired = "Tired"
    case sad = "Sad"
    case bored = "Bored"
    case social = "Social"
    case habit = "Habit"
    case paraphernalia = "Paraphernalia"

    /// One of the two groups of triggers.
    @Schema("cravings.TriggerGroup")
    public enum Group: String, CaseIterable, SchemaProviding {
        /// Hungry, Angry, Anxious, Lonely, Tired, and Sad.
        case primary
        /// Bored, Social, Habit, and Paraphernalia.
        case secondary
    }

    /// The group: the first six are primary.
    public var group: Group {
        switch self {
        case .hungry, .angry, .anxious, .lonely, .tired, .sad: .primary
        case .bored, .social, .habit, .paraphernalia: .secondary
        }
    }
}

extension Trigger: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "cravings.Trigger", "A trigger of a craving or a use, in the person's own judgment."
    ) {
        switch $0 {
        case .hungry: "Hunger."
        case .angry: "Anger."
        case .anxious: "Anxiety or worry."
        case .lonely: "Loneliness."
        case .tired: "Tiredness."
        case .sad: "Sadness."
        case .bored: "Boredom."
        case .social: "Company or an occasion."
        case .habit: "A time or an activity linked with use."
        case .paraphernalia: "The sight of paraphernalia."
        }
    } aliases: {
        [$0.rawValue.lowercased()]
    }
}

extension Schema where Value == [Trigger] {
    /// A list of triggers, each at most once.
    package static var triggers: Schema { .list(of: .nested, count: 0...10) }
}
