// SPDX-License-Identifier: Apache-2.0

/// An aspect between two points of a chart.
public struct Aspect: Codable, Equatable, Sendable {
    /// The point that comes first in the chart, by name.
    public var planet1: String
    /// The other point, by name.
    public var planet2: String
    /// The kind of aspect.
    public var type: AspectType
    /// The real angular separation; for a parallel the difference, for a contraparallel the sum of the declinations.
    ///
    /// In degrees, 0 to 180; the exact angle of an aspect in longitude is the type's own (``AspectType/angle``). The
    /// difference and the sum of declinations are without their sign.
    public var angle: Double
    /// How far the aspect is from exact, in degrees, 0 or more.
    public var orb: Double
    /// The widest orb allowed here, by the settings for this pair and aspect, in degrees.
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
