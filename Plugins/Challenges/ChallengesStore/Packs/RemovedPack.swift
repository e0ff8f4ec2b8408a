// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What went with a pack.
public struct RemovedPack: SchemaProviding, Hashable {
    /// The pack.
    public var pack: PackSummary
    /// How many challenges went.
    public var challenges: Int
    /// How many settings went.
    public var settings: Int

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.RemovedPack", "What went with a pack.") {
        field("pack", \.pack, "The pack.")
        field("challenges", \.challenges, "How many challenges went.", .integer(0...Int.max))
        field("settings", \.settings, "How many settings went.", .integer(0...Int.max))
    }
}
