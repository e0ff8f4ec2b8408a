// SPDX-License-Identifier: Apache-2.0

/// The position and speed of a point that can make aspects.
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
    /// The maximum error of linear motion over one minute, in degrees.
    ///
    /// The larger error of longitude and declination. If it could decide whether an orb decreases, ``AspectFinder``
    /// uses the point's actual position one minute later; `.infinity` makes it do so always.
    public var linearError: Double

    /// A point.
    /// - Parameters:
    ///   - name: The name aspects refer to.
    ///   - longitude: Ecliptic longitude in degrees.
    ///   - speed: Speed in longitude, degrees per day.
    ///   - declination: Declination in degrees.
    ///   - declinationSpeed: Speed in declination, degrees per day.
    ///   - isAngle: Whether it is an angle of the chart.
    ///   - linearError: The maximum error of the speed over one minute, in degrees; `nil` for a cautious bound that
    ///     applies to every geocentric body, and to angles up to 65 degrees of latitude.
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
    /// The maximum error of a body's speed over one minute, in degrees, if its source doesn't specify one.
    ///
    /// The largest error of any body's speed in the Swiss Ephemeris, including topocentric positions and osculating
    /// elements of the Moon's orbit.
    static let cautiousLinearError = 5e-3

    /// Returns the maximum error of the speed of an angle over one minute, in degrees.
    ///
    /// The speed of the Ascendant varies as the sky turns, more so near the poles. Measured at 6,000 random times per
    /// latitude, the error is at most 0.04 % of its motion in a minute at the equator, 0.2 % at 45 degrees, 0.4 % at
    /// 55, 0.7 % at 60, and 1.9 % at 64; near the polar circles it jumps. The bound is at least three times that, and
    /// infinite beyond 65 degrees.
    /// - Parameters:
    ///   - speed: The angle's speed in longitude, degrees per day.
    ///   - poleHeight: The geographic latitude in degrees for the Ascendant, the Descendant, and lots computed from
    ///     them; 90 minus its absolute value for the Vertex; 0 for the Midheaven.
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
