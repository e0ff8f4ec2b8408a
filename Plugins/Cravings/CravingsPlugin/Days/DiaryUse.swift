// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// The statistical data of a use.
///
/// Without its key, its note, and its coordinates.
@Schema("cravings.DiaryUse")
public struct DiaryUse: SchemaProviding, Hashable {
    /// When it happened.
    public var time: Timestamp
    /// The offset of the person's clock at the time.
    public var offset: UTCOffset = .zero
    /// The method.
    public var method: UseMethod
    /// The amount in the method's unit.
    @Field(.number(0.5...100)) public var amount: Double
    /// The triggers.
    @Field(.triggers) public var triggers: [Trigger] = []
    /// The kind of the place where it happened.
    public var place: PlaceKind?
    /// Whether the time of day is known.
    ///
    /// An imported day has none.
    public var isTimeKnown: Bool = true
}
