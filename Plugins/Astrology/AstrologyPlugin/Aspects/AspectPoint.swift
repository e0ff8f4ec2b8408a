// SPDX-License-Identifier: Apache-2.0

/// A point that can make aspects: where it is and how fast it moves.
public struct AspectPoint: Codable, Equatable, Sendable {
    /// The point's name, which aspects refer to.
    public var name: String
    /// Ecliptic longitude in degrees.
    public var longitude: Double
    /// Speed in longitude, in degrees per day; negative when retrograde.
    public var speed: Double
    /// Declination in degrees, north positive.
    public var declination: Double
    /// Speed in declination, in degrees per day.
    public var declinationSpeed: Double
    /// Whether the point is an angle of the chart (Ascendant, Midheaven, Vertex …).
    public var isAngle: Bool
    /// How far, in degrees, the point may be off after a minute from where its speed sends it.
    ///
    /// Longitude or declination, whichever is worse. Where this could decide whether an orb shrinks,
    /// ``AspectFinder`` asks for the point's true position a minute later; `.infinity` makes it ask always.
    public var linearError: Double

    /// A point.
    /// - Parameters:
    ///   - name: The name aspects refer to.
    ///   - longitude: Ecliptic longitude in degrees.
    ///   - speed: Speed in longitude, degrees per day.
    ///   - declination: Declination in degrees.
    ///   - declinationSpeed: Speed in declination, degrees per day.
    ///   - isAngle: Whether it is an angle of the chart.
    ///   - linearError: A bound in degrees on what the speed misses in a minute; nil for a cautious one
    ///     that holds for every geocentric body, and for angles up to 65 degrees of latitude.
    public init(
        name: String, longitude: Double, speed: Double, declination: Double = 0,
        declinationSpeed: Double = 0, isAngle: Bool = false, linearError: Double? = nil
    ) {
        self.name = name
        self.longitude = longitude
        self.speed = speed
        self.declination = declination
        self.declinationSpeed = declinationSpeed
        self.isAngle = isAngle
        self.linearError =
            linearError ?? (abs(speed) > 30 ? Self.angleLinearError(speed: speed, poleHeight: 65) : 2e-6)
    }
}

extension AspectPoint {
    /// A bound, in degrees, on what a body's geocentric speed misses in a minute.
    ///
    /// The acceleration of each body over a minute and the noise of the Swiss Ephemeris' speeds (a few
    /// 1e-10 degrees in a minute), measured against its positions one minute apart on 4,000 to 15,000 random
    /// dates of 1900 to 2100, and at least doubled: Moon 5.3e-7, osculating Lilith 5.0e-7, Mercury 4.8e-8, Pluto
    /// 9.2e-9, Jupiter to Neptune, Chiron and mean Lilith below 2.5e-9, all else below 2.2e-8, away from the Sun's
    /// disc, which ``AspectFinder`` allows for. Seen from a place on the surface the turning of the Earth adds 1.1e-5
    /// to the Moon, 8e-8 to the planets, nothing to mean Lilith, and far more to points made from the Moon's motion.
    /// The built-in Moshier ephemeris is as smooth but for the points made from the Moon's motion: true node 1.5e-5,
    /// osculating Lilith 1.1e-3.
    /// - Parameters:
    ///   - body: The body.
    ///   - topocentric: Whether the position is seen from a place on the surface.
    ///   - moshier: Whether the position comes from the Moshier ephemeris.
    public static func linearError(
        of body: CelestialBody, topocentric: Bool = false, moshier: Bool = false
    ) -> Double {
        switch body {
        case .mercury: topocentric ? 3e-7 : 1e-7
        case .sun, .venus, .mars, .ceres, .pallas, .juno, .vesta: topocentric ? 5e-7 : 6e-8
        case .jupiter, .saturn, .uranus, .neptune, .chiron: topocentric ? 5e-7 : 1e-8
        case .pluto: topocentric ? 5e-7 : 2e-8
        case .lilith: 1e-8
        case .northNode, .southNode: topocentric || moshier ? 5e-5 : 6e-8
        case .moon: topocentric ? 3e-5 : 2e-6
        default: moshier ? 5e-3 : topocentric ? 5e-4 : 2e-6
        }
    }

    /// A bound, in degrees, on what the speed of an angle of the chart misses in a minute.
    ///
    /// The Ascendant speeds up and slows down as the sky turns, the more the nearer the pole. Measured at
    /// 6,000 random times a latitude, its speed misses at most 0.04 % of its motion in a minute at the
    /// equator, 0.2 % at 45 degrees, 0.4 % at 55, 0.7 % at 60 and 1.9 % at 64; about the polar circles it
    /// jumps. The bound is three times that or more, and infinite beyond 65 degrees.
    /// - Parameters:
    ///   - speed: The angle's speed in longitude, degrees per day.
    ///   - poleHeight: The geographic latitude in degrees for the Ascendant, the Descendant and lots made
    ///     from them; 90 less its absolute value for the Vertex; 0 for the Midheaven.
    public static func angleLinearError(speed: Double, poleHeight: Double) -> Double {
        let motion = abs(speed) / 1440
        switch abs(poleHeight) {
        case ...50: return motion * 0.01 + 2e-6
        case ...60: return motion * 0.025 + 2e-6
        case ...65: return motion * (0.06 + 0.05 * motion) + 2e-6
        default: return .infinity
        }
    }
}
