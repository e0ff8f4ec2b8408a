// SPDX-License-Identifier: Apache-2.0

/// The sky at one instant: positions, houses, and what they were computed from.
public struct Sky: Sendable, Codable, Equatable {
    /// The instant, as a Julian day in Universal Time.
    public var julianDayUT: Double
    /// Terrestrial minus Universal Time in seconds, as used for the bodies; a prediction for future dates.
    public var deltaT: Double
    /// The zodiac of all longitudes.
    public var zodiac: Zodiac
    /// Tropical minus sidereal longitude in degrees, nutation included; `nil` in the tropical zodiac.
    ///
    /// For ayanamsas that project onto a fixed ecliptic (`j2000`, `j1900`, `b1950`, `skydram`) the difference
    /// varies a little from body to body, and this is its value on the ecliptic.
    public var ayanamsa: Double?
    /// True obliquity of the ecliptic in degrees: with nutation.
    public var obliquity: Double
    /// Mean obliquity of the ecliptic in degrees.
    public var meanObliquity: Double
    /// Nutation in longitude, in degrees.
    public var nutationInLongitude: Double
    /// Nutation in obliquity, in degrees.
    public var nutationInObliquity: Double
    /// Which lunar node was used.
    public var nodes: NodeType
    /// Whether positions are those seen by the observer, not from the Earth's center.
    public var isTopocentric: Bool
    /// Positions in the order asked for, without the unavailable bodies.
    public var positions: [BodyPosition]
    /// Bodies that could not be computed; empty in the ordinary case.
    public var unavailable: [UnavailableBody]
    /// Cusps and angles; `nil` when no house system was asked for.
    public var houses: HouseFrame?
    /// The ephemeris files that were read for this sky.
    public var files: [EphemerisFile]

    /// A sky, with every figure a chart reads.
    @inlinable
    public init(
        julianDayUT: Double, deltaT: Double, zodiac: Zodiac, ayanamsa: Double? = nil, obliquity: Double,
        meanObliquity: Double, nutationInLongitude: Double, nutationInObliquity: Double, nodes: NodeType,
        isTopocentric: Bool, positions: [BodyPosition], unavailable: [UnavailableBody] = [],
        houses: HouseFrame? = nil, files: [EphemerisFile] = []
    ) {
        self.julianDayUT = julianDayUT
        self.deltaT = deltaT
        self.zodiac = zodiac
        self.ayanamsa = ayanamsa
        self.obliquity = obliquity
        self.meanObliquity = meanObliquity
        self.nutationInLongitude = nutationInLongitude
        self.nutationInObliquity = nutationInObliquity
        self.nodes = nodes
        self.isTopocentric = isTopocentric
        self.positions = positions
        self.unavailable = unavailable
        self.houses = houses
        self.files = files
    }

    /// The position of a body, or `nil` when it was not asked for or is unavailable.
    /// - Complexity: O(*n*) in the number of bodies.
    public subscript(body: CelestialBody) -> BodyPosition? {
        positions.first { $0.body == body }
    }
}
