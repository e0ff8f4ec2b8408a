// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// An aspect between two points of a chart.
@Schema("astrology.Aspect")
public struct Aspect: SchemaProviding, Equatable {
    /// The point that appears first in the chart.
    ///
    /// By name.
    public var planet1: String
    /// The other point.
    ///
    /// By name.
    public var planet2: String
    /// The kind of aspect.
    public var type: AspectType
    /// The actual angular separation; for a parallel or contraparallel, the difference or sum of the declinations.
    ///
    /// In degrees, from 0 to 180; at the middle of the day if the time is unknown. ``AspectType/angle`` is the exact angle of an aspect in longitude. The difference and
    /// the sum of declinations are absolute values.
    @Field(.number(0...180, .degrees)) public var angle: Double
    /// The deviation from the exact aspect, in degrees, 0 or more; the largest of the day if the time is unknown.
    @Field(.number(0...180, .degrees)) public var orb: Double
    /// The maximum orb for this pair and aspect.
    ///
    /// In degrees.
    @Field(.number(0...180, .degrees)) public var orbLimit: Double
    /// Whether the orb is decreasing: smaller one minute later; absent if that changes in the day.
    ///
    /// It can change only if the time of day is unknown. This includes retrograde and stationary points. False for an aspect that is exact or separating, or that becomes
    /// exact within the minute and then separates at least as far.
    public var isApplying: Bool?

    /// The exactness of the aspect, from 0 at its maximum orb to 1 if exact.
    public var exactness: Double { orbLimit > 0 ? max(0, 1 - orb / orbLimit) : 1 }
}
