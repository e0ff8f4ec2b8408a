// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// The statistical data of a craving.
///
/// Without its key, its note, and its coordinates.
@Schema("cravings.DiaryCraving")
public struct DiaryCraving: SchemaProviding, Hashable {
    /// When it happened.
    public var time: Timestamp
    /// The offset of the person's clock at the time.
    public var offset: UTCOffset = .zero
    /// The intensity, 1 to 10.
    @Field(.intensity) public var intensity: Int
    /// The triggers.
    @Field(.triggers) public var triggers: [Trigger] = []
    /// The kind of the place where it happened.
    public var place: PlaceKind?
    /// Whether the time of day is known.
    ///
    /// The time of an imported day is unknown.
    public var isTimeKnown: Bool = true
}
