// SPDX-License-Identifier: Apache-2.0

/// A request to a source of positions for the sky at one instant.
public struct SkyRequest: Sendable, Equatable {
    /// The instant as a Julian day in Universal Time (UT1).
    ///
    /// Charts pass UTC, which is always within 0.9 seconds of UT1.
    public var julianDayUT: Double
    /// The bodies to compute, in the order of the result.
    public var bodies: [CelestialBody]
    /// The zodiac of all longitudes.
    public var zodiac: Zodiac
    /// The lunar node that ``CelestialBody/northNode`` and ``CelestialBody/southNode`` refer to.
    public var nodes: NodeType
    /// The place; required for houses and topocentric positions.
    public var observer: GeographicPosition?
    /// The house system; `nil` for no houses.
    public var houses: HouseSystem?
    /// Whether positions are as seen by the observer instead of the Earth's center.
    ///
    /// Speeds can then be less precise; see ``BodyPosition/speedError``.
    public var isTopocentric: Bool
    /// Whether to compute the daily motion of each cusp, which can triple the cost of the houses.
    public var includesCuspSpeeds: Bool

    /// Creates a request; ``validate(for:)`` checks the ranges.
    @inlinable
    public init(
        julianDayUT: Double, bodies: [CelestialBody], zodiac: Zodiac = .tropical, nodes: NodeType = .true,
        observer: GeographicPosition? = nil, houses: HouseSystem? = nil, isTopocentric: Bool = false,
        includesCuspSpeeds: Bool = false
    ) {
        self.julianDayUT = julianDayUT
        self.bodies = bodies
        self.zodiac = zodiac
        self.nodes = nodes
        self.observer = observer
        self.houses = houses
        self.isTopocentric = isTopocentric
        self.includesCuspSpeeds = includesCuspSpeeds
    }

    /// Checks what every source must reject: an instant outside its range, a missing observer, coordinates that aren't
    /// a place, and bodies that can't exist.
    /// - Parameter julianDays: The range of Julian days (UT) that the source covers.
    /// - Throws: ``EphemerisError`` with code `dateOutOfRange`, `missingObserver`, or `invalidInput`.
    public func validate(for julianDays: ClosedRange<Double>) throws(EphemerisError) {
        guard julianDays.contains(julianDayUT) else { throw .outside(julianDays, julianDayUT) }
        if let observer {
            try observer.validate()
        } else if isTopocentric || houses != nil {
            throw EphemerisError(
                .missingObserver,
                "expected a latitude and a longitude for houses and topocentric positions, got neither")
        }
        for index in bodies.indices {
            switch bodies[index] {
            case .asteroid, .star: try bodies[index].validate()
            default: continue
            }
        }
    }
}

extension CelestialBody {
    /// Checks the number of a minor planet and the name of a star.
    /// - Throws: ``EphemerisError`` with code `invalidInput`.
    func validate() throws(EphemerisError) {
        switch self {
        case .asteroid(let number) where !(1...Self.largestAsteroidNumber).contains(number):
            throw EphemerisError(
                .invalidInput,
                "expected the number of a minor planet from 1 to \(Self.largestAsteroidNumber), got \(number)")
        case .star(let name) where CelestialBody(starName: name) == nil:
            throw EphemerisError(
                .invalidInput,
                "expected the name of a star in at most \(Self.longestStarName) bytes, got \"\(name.prefix(60))\"")
        default: return
        }
    }
}

extension EphemerisError {
    /// Creates the error for an instant outside the range of Julian days that a source covers.
    public static func outside(_ julianDays: ClosedRange<Double>, _ julianDayUT: Double) -> EphemerisError {
        EphemerisError(
            .dateOutOfRange,
            "expected a Julian day from \(julianDays.lowerBound) to \(julianDays.upperBound), got \(julianDayUT)")
    }
}

extension GeographicPosition {
    /// Checks that latitude, longitude, and altitude are in range.
    /// - Throws: ``EphemerisError`` with code `invalidInput`.
    public func validate() throws(EphemerisError) {
        guard (-90...90).contains(latitude) else {
            throw EphemerisError(.invalidInput, "expected a latitude from -90 to 90 degrees, got \(latitude)")
        }
        guard (-180...180).contains(longitude) else {
            throw EphemerisError(.invalidInput, "expected a longitude from -180 to 180 degrees, got \(longitude)")
        }
        guard (-12_000...100_000).contains(altitude) else {
            throw EphemerisError(.invalidInput, "expected an altitude from -12000 to 100000 meters, got \(altitude)")
        }
    }
}
