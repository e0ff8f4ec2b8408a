// SPDX-License-Identifier: Apache-2.0

/// Where a body is, as seen from the Earth's center (or from the observer, when topocentric).
///
/// Positions are apparent: with light time, deflection, aberration, precession and nutation. All angles are
/// in degrees, distances in astronomical units, speeds per day.
public struct BodyPosition: Sendable, Codable, Equatable {
    /// The body this is the position of.
    public var body: CelestialBody
    /// Ecliptic longitude in the chart's zodiac, from 0 to 360 degrees.
    public var longitude: Double
    /// Ecliptic latitude in degrees, north positive.
    public var latitude: Double
    /// Distance in astronomical units.
    ///
    /// That of a node is the distance of the Moon's orbit there; the descending node repeats the ascending
    /// one's.
    public var distance: Double
    /// Daily motion in longitude, in degrees; negative when retrograde.
    public var longitudeSpeed: Double
    /// Daily motion in latitude, in degrees.
    public var latitudeSpeed: Double
    /// Daily change of distance, in astronomical units.
    public var distanceSpeed: Double
    /// Right ascension from the true equinox of date, from 0 to 360 degrees, in every zodiac.
    public var rightAscension: Double
    /// Declination from the true equator of date in degrees, north positive, in every zodiac.
    public var declination: Double
    /// Daily motion in right ascension, in degrees.
    public var rightAscensionSpeed: Double
    /// Daily motion in declination, in degrees.
    public var declinationSpeed: Double
    /// What the position was really computed from.
    public var source: PositionSource
    /// A warning, when the position is not from the source that was asked for: what happened and the cure.
    public var warning: String?
    /// The name the data files have for a minor planet by number or a star, such as `Eros`.
    public var properName: String?

    /// A position, with every figure a chart reads.
    @inlinable
    public init(
        body: CelestialBody, longitude: Double, latitude: Double, distance: Double, longitudeSpeed: Double,
        latitudeSpeed: Double, distanceSpeed: Double, rightAscension: Double, declination: Double,
        rightAscensionSpeed: Double, declinationSpeed: Double, source: PositionSource, warning: String? = nil,
        properName: String? = nil
    ) {
        self.body = body
        self.longitude = longitude
        self.latitude = latitude
        self.distance = distance
        self.longitudeSpeed = longitudeSpeed
        self.latitudeSpeed = latitudeSpeed
        self.distanceSpeed = distanceSpeed
        self.rightAscension = rightAscension
        self.declination = declination
        self.rightAscensionSpeed = rightAscensionSpeed
        self.declinationSpeed = declinationSpeed
        self.source = source
        self.warning = warning
        self.properName = properName
    }

    /// The name to show: the proper name where there is one, otherwise ``CelestialBody/name``.
    public var name: String {
        properName ?? body.name
    }

    /// Whether the body moves backward through the zodiac.
    public var isRetrograde: Bool {
        longitudeSpeed < 0
    }
}

/// A body that could not be computed for a chart, and why.
public struct UnavailableBody: Sendable, Codable, Equatable {
    /// Why a body has no position.
    public enum Reason: String, Sendable, Codable, CaseIterable, Hashable {
        /// The data file is in none of the folders searched.
        case missingFile = "missing-file"
        /// The date is outside what the data cover.
        case dateOutOfRange = "date-out-of-range"
        /// The star catalog has no such star.
        case unknownStar = "unknown-star"
        /// The source refused for another reason, quoted in the message.
        case other
    }

    /// The body asked for.
    public var body: CelestialBody
    /// Why it is missing.
    public var reason: Reason
    /// The data file that would have it.
    public var file: String?
    /// What happened and what to do, in one sentence.
    public var message: String

    /// A body without a position.
    public init(body: CelestialBody, reason: Reason, file: String? = nil, message: String) {
        self.body = body
        self.reason = reason
        self.file = file
        self.message = message
    }
}
