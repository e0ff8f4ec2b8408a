// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A challenge of the catalog.
///
/// What to do, and its traits.
@Schema("challenges.Challenge")
public struct Challenge: SchemaProviding, Hashable {
    /// The key.
    ///
    /// Unique in the catalog.
    @Field(.text(1...100, example: "physical-stairs-only")) public var id: String
    /// The title: what to do, in a few words.
    @Field(.text(1...200, example: "Take only stairs today")) public var title: String
    /// What to do, and when it counts as done.
    @Field(.text(0...4_000, example: "Leave every lift and escalator alone until evening."))
    public var description: String = ""
    /// The traits.
    ///
    /// The only part that ranking uses.
    public var traits: ChallengeTraits
    /// The tags, for searching.
    @Field(.list(of: .text(1...50, example: "stairs"), count: 0...50)) public var tags: [String] = []
    /// The last day on which it can be assigned.
    ///
    /// Nil for always.
    public var validUntil: CalendarDay?
    /// Whether it can be assigned.
    public var isActive: Bool = true
    /// The minimum version of the program.
    ///
    /// Nil for any.
    public var minimumVersion: Version?
    /// The SHA-256 of the content.
    ///
    /// 64 hexadecimal digits; nil if the challenge isn't from a catalog.
    @Field(.contentHash) public var contentHash: String?
    /// When it was added to the catalog.
    public var created: RecordedTime?
    /// When it was last changed.
    public var updated: RecordedTime?
}
