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
    /// The bound on what a body's speed misses in a minute, in degrees, if its source doesn't state one.
    ///
    /// As large as the error of any body's speed in the Swiss Ephemeris, topocentric positions and osculating elements
    /// of the Moon's orbit included.
    static let cautiousLinearError = 5e-3

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
