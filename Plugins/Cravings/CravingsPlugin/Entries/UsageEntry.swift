// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// A use of cannabis that was logged.
@Schema("cravings.UsageEntry")
public struct UsageEntry: SchemaProviding, Hashable, Identifiable {
    /// The key.
    @Field(.entryKey) public var id: String
    /// When it happened.
    public var time: Timestamp
    /// The offset of the person's clock at the time.
    public var offset: UTCOffset
    /// The person's time zone at the time.
    ///
    /// Such as `Europe/Kyiv`.
    @Field(.zoneName) public var zone: String
    /// Whether the time of day is known.
    ///
    /// An imported day has none.
    public var isTimeKnown: Bool = true
    /// The method.
    public var method: UseMethod
    /// The amount in the method's unit.
    @Field(.number(0...1_000)) public var amount: Double
    /// The triggers.
    ///
    /// In the order of the list of triggers.
    @Field(.triggers) public var triggers: [Trigger] = []
    /// Where it happened.
    public var place: Place?
    /// A note.
    ///
    /// Up to 500 characters.
    @Field(.notes) public var notes: String?
    /// When it was logged.
    public var created: Timestamp
    /// When it was last changed.
    ///
    /// Nil if never.
    public var modified: Timestamp?

    /// The time on the person's clock.
    public var local: CivilDateTime { time.local(at: offset) }
}
