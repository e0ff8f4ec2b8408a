// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A program whose exports can be imported as history.
@Schema("challenges.HabitSource")
public enum HabitSource: String, CaseIterable, SchemaProviding {
    /// Loop Habit Tracker.
    case loop
    /// Habitica.
    case habitica

    /// The name, as records state their source.
    package var name: String {
        switch self {
        case .loop: "Loop"
        case .habitica: "Habitica"
        }
    }
}
