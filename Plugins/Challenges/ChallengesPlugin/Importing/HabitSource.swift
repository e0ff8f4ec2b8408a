// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A program whose exports can be imported as history.
public enum HabitSource: String, Codable, Sendable, CaseIterable {
    case loop
    case habitica

    /// The name, as records state their source.
    package var name: String {
        switch self {
        case .loop: "Loop"
        case .habitica: "Habitica"
        }
    }
}

extension HabitSource: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "challenges.HabitSource", "A program whose exports can be imported as history."
    ) {
        switch $0 {
        case .loop: "Loop Habit Tracker."
        case .habitica: "Habitica."
        }
    }
}
