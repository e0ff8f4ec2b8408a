// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The situation a message is written for.
public enum MessageCategory: String, Codable, Sendable, CaseIterable {
    case urge
    case anxiety
    case boredom
    case social
    case celebration
}

extension MessageCategory: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "cravings.MessageCategory", "The situation a message is written for."
    ) {
        switch $0 {
        case .urge: "A craving of any kind."
        case .anxiety: "Anxiety or anger."
        case .boredom: "Boredom or tiredness."
        case .social: "Company, or the lack of it."
        case .celebration: "A milestone."
        }
    }
}
