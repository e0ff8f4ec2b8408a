// SPDX-License-Identifier: Apache-2.0

/// The sky at one instant: positions, houses, and their sources.
///
/// The instant, zodiac, node, and center are those of the request, which a chart checks.
public struct Sky: Sendable, Codable, Equatable {
    /// The instant, as a Julian day in Universal Time.
    public var julianDayUT: Double
    /// Terrestrial minus Universal Time in seconds, as used for the bodies; a prediction for future dates.
    public var deltaT: Double
    /// The zodiac of all longitudes.
    public var zodiac: Zodiac
    /// Tropical minus sidereal longitude in degrees, including nutation; `nil` in the tropical zodiac.
    ///
    /// With ayanamsas that project onto a fixed ecliptic (`j2000`, `j1900`, `b1950`, `skydram`), the difference varies
    /// slightly from body to body; this is its value on the ecliptic.
    public var ayanamsa: Double?
    /// True obliquity of the ecliptic in degrees, which includes nutation.
    public var obliquity: Double
    /// Mean obliquity of the ecliptic in degrees.
    public var meanObliquity: Double
    /// Nutation in longitude, in degrees.
    public var nutationInLongitude: Double
    /// Nutation in obliquity, in degrees.
    public var nutationInObliquity: Double
    /// The lunar node that was used.
    public var nodes: NodeType
    /// Whether positions are as seen by the observer instead of the Earth's center.
    public var isTopocentric: Bool
    /// One position for each available body, in the order of the request.
    public var positions: [BodyPosition]
    /// The bodies of the request that couldn't be computed, which have no position.
    public var unavailable: [UnavailableBody]
    /// Cusps and angles; `nil` if the request has no house system or the source has no houses.
    public var houses: HouseFrame?
    /// The ephemeris files that were read for this sky.
    public var files: [EphemerisFile]

    /// Creates a sky.
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

    /// The position of a body; `nil` if the body wasn't requested or is unavailable.
    /// - Complexity: O(*n*) in the number of bodies.
    public subscript(body: CelestialBody) -> BodyPosition? {
        positions.first { $0.body == body }
    }
}
