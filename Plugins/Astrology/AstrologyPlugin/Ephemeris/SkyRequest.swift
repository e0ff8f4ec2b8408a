// SPDX-License-Identifier: Apache-2.0

/// What to compute of the sky at one instant.
public struct SkyRequest: Sendable, Equatable {
    /// The instant as a Julian day in Universal Time (UT1).
    public var julianDayUT: Double
    /// The bodies to compute, in the order of the result.
    public var bodies: [CelestialBody]
    /// The zodiac of all longitudes.
    public var zodiac: Zodiac
    /// Which lunar node ``CelestialBody/northNode`` means.
    public var nodes: NodeType
    /// The place; needed for houses and for topocentric positions.
    public var observer: GeographicPosition?
    /// The house system; `nil` for no houses.
    public var houses: HouseSystem?
    /// Whether bodies are seen by the observer and not from the Earth's center.
    ///
    /// Speeds may then be less precise; a source that takes them from several positions says so.
    public var topocentric: Bool
    /// Whether to compute the daily motion of every cusp too, which may triple the cost of the houses.
    public var cuspSpeeds: Bool

    /// A request; ranges are checked by ``validate(for:)``.
    @inlinable
    public init(
        julianDayUT: Double, bodies: [CelestialBody], zodiac: Zodiac = .tropical, nodes: NodeType = .true,
        observer: GeographicPosition? = nil, houses: HouseSystem? = nil, topocentric: Bool = false,
        cuspSpeeds: Bool = false
    ) {
        self.julianDayUT = julianDayUT
        self.bodies = bodies
        self.zodiac = zodiac
        self.nodes = nodes
        self.observer = observer
        self.houses = houses
        self.topocentric = topocentric
        self.cuspSpeeds = cuspSpeeds
    }

    /// Checks what every source must refuse: an instant outside its range, a missing observer, coordinates that are no
    /// place.
    /// - Parameter julianDays: The Julian days (UT) the source can be asked for.
    /// - Throws: ``EphemerisError`` with code `dateOutOfRange`, `missingObserver` or `invalidInput`.
    public func validate(for julianDays: ClosedRange<Double>) throws(EphemerisError) {
        guard julianDays.contains(julianDayUT) else { throw .outside(julianDays, julianDayUT) }
        if let observer {
            try observer.validate()
        } else if topocentric || houses != nil {
            throw EphemerisError(
                .missingObserver,
                "expected a latitude and a longitude for houses and topocentric positions, got none")
        }
    }
}

extension EphemerisError {
    /// The error for an instant outside the Julian days a source can be asked for.
    public static func outside(_ julianDays: ClosedRange<Double>, _ julianDayUT: Double) -> EphemerisError {
        EphemerisError(
            .dateOutOfRange,
            "expected a Julian day from \(julianDays.lowerBound) to \(julianDays.upperBound), got \(julianDayUT)")
    }
}

extension GeographicPosition {
    /// Checks that the coordinates are those of a place.
    /// - Throws: ``EphemerisError`` with code `invalidInput`.
    public func validate() throws(EphemerisError) {
        guard (-90...90).contains(latitude) else {
            throw EphemerisError(.invalidInput, "expected a latitude from -90 to 90 degrees, got \(latitude)")
        }
        guard (-180...180).contains(longitude) else {
            throw EphemerisError(.invalidInput, "expected a longitude from -180 to 180 degrees, got \(longitude)")
        }
        guard (-12_000...100_000).contains(altitude) else {
            throw EphemerisError(
                .invalidInput, "expected an altitude from -12000 to 100000 meters, got \(altitude)")
        }
    }
}
