// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

extension ImportedEntries {
    /// Values of a habit that were left out.
    @Schema("cravings.ImportOmission")
    public struct Omission: SchemaProviding, Hashable {
        /// The habit.
        @Field(.text(0...1_000, example: "Running")) public var habit: String
        /// What was left out.
        public var kind: Kind
        /// The number of values.
        @Field(.integer(1...Int.max)) public var count: Int

        /// What was left out of an import.
        @Schema("cravings.ImportOmissionKind")
        public enum Kind: String, CaseIterable, SchemaProviding {
            /// Checks and amounts of a habit without a meaning.
            case mark
            /// Days that are marked no, or have the amount 0.
            case no
            /// Days without a value.
            case unknown
            /// Days that are marked as skipped.
            case skipped
            /// Days that the frequency of the habit covers.
            case covered
            /// Notes of days without an imported entry, of a habit without a meaning, or of more than 500 characters.
            case note
        }
    }
}

/// The numbers of values that an import leaves out.
package struct ImportOmissions: Sendable {
    private var counts: [String: [ImportedEntries.Omission.Kind: Int]] = [:]

    /// Counts a value, if its habit is counted.
    package mutating func add(
        _ kind: ImportedEntries.Omission.Kind, of habit: String, _ isCounted: Bool = true, count: Int = 1
    ) {
        guard isCounted, count > 0 else { return }
        counts[habit, default: [:]][kind, default: 0] += count
    }

    /// Returns what was left out, in the order of the habits.
    package func list(of habits: [String]) -> [ImportedEntries.Omission] {
        habits.flatMap { habit in
            ImportedEntries.Omission.Kind.allCases.compactMap { kind in
                counts[habit]?[kind].map { ImportedEntries.Omission(habit: habit.beginning, kind: kind, count: $0) }
            }
        }
    }
}
