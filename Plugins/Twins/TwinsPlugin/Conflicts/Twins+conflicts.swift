// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Twins {
    /// Merges two versions of things field by field, and asks where an edit could be lost.
    public static let resolveConflict = ComputationKey<ResolveConflictInput, ConflictResolution>(
        "twins.resolve-conflict")
}
