// SPDX-License-Identifier: AGPL-3.0-or-later

/// An aspect between two points of a chart.
public struct Aspect: Codable, Equatable, Sendable {
    /// The name of the point that comes first in the list of points.
    public var planet1: String
    /// The name of the other point.
    public var planet2: String
    /// The kind of aspect.
    public var type: AspectType
    /// How far the two points really are apart, in degrees.
    ///
    /// For an aspect in longitude their separation, 0 to 180; the exact angle is the type's own
    /// (``AspectType/angle``). For a parallel the difference of the declinations, for a contraparallel their
    /// sum, either without its sign.
    public var angle: Double
    /// How far the aspect is from exact, in degrees, 0 or more.
    public var orb: Double
    /// The widest orb the settings allow this pair in this aspect, in degrees.
    public var orbLimit: Double
    /// Whether the orb is smaller one minute later.
    ///
    /// Retrograde and stationary points included. False for an aspect that is exact, separating, or
    /// becomes exact within the minute and is as far past it or farther at its end.
    public var isApplying: Bool

    /// An aspect.
    public init(
        planet1: String, planet2: String, type: AspectType, angle: Double, orb: Double, orbLimit: Double,
        isApplying: Bool
    ) {
        self.planet1 = planet1
        self.planet2 = planet2
        self.type = type
        self.angle = angle
        self.orb = orb
        self.orbLimit = orbLimit
        self.isApplying = isApplying
    }

    /// How near to exact the aspect is, from 0 at the edge of its orb to 1 when exact.
    public var exactness: Double { orbLimit > 0 ? max(0, 1 - orb / orbLimit) : 1 }
}
