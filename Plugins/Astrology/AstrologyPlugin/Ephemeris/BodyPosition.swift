// SPDX-License-Identifier: Apache-2.0

/// The position of a body as seen from the Earth's center, or from the observer in a topocentric sky.
///
/// Positions are apparent: corrected for light time, deflection, aberration, precession, and nutation. Angles are in
/// degrees, distances in astronomical units, and speeds per day.
public struct BodyPosition: Sendable, Codable, Equatable {
    /// The body.
    public var body: CelestialBody
    /// Ecliptic longitude in the chart's zodiac, from 0 to 360 degrees.
    public var longitude: Double
    /// Ecliptic latitude in degrees, north positive.
    public var latitude: Double
    /// Distance in astronomical units.
    ///
    /// For a node, the distance of the Moon's orbit there; both nodes have that of the ascending node.
    public var distance: Double
    /// Daily motion in longitude, in degrees; negative if retrograde.
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
    /// The data or theory of the position.
    public var source: PositionSource
    /// The name of the data file that the position was read from; `nil` if it wasn't read from one.
    ///
    /// ``Sky/files`` has an entry of the same name.
    public var file: String?
    /// The maximum error, in degrees, of positions that the speeds predict for one minute later.
    ///
    /// It applies to longitude and declination. ``AspectFinder`` requests the position one minute later if this error
    /// could decide whether an aspect is applying. `nil` means a cautious bound, which causes more such requests.
    public var speedError: Double?
    /// A warning if the position isn't from the preferred source: the cause and the remedy.
    ///
    /// One clause without the body's name and without a period, such as `computed from mean elements because moon.dat
    /// is missing; install moon.dat`. A chart prefixes it with the names of all bodies that have the same warning.
    public var warning: String?
    /// The name of a numbered minor planet or a star in the data files, such as `Eros`.
    public var properName: String?

    /// Creates a position.
    @inlinable
    public init(
        body: CelestialBody, longitude: Double, latitude: Double, distance: Double, longitudeSpeed: Double,
        latitudeSpeed: Double, distanceSpeed: Double, rightAscension: Double, declination: Double,
        rightAscensionSpeed: Double, declinationSpeed: Double, source: PositionSource, file: String? = nil,
        speedError: Double? = nil, warning: String? = nil, properName: String? = nil
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
        self.file = file
        self.speedError = speedError
        self.warning = warning
        self.properName = properName
    }

    /// The name to show: the proper name if there is one, otherwise ``CelestialBody/name``.
    public var name: String {
        properName ?? body.name
    }

    /// Whether the body moves backward through the zodiac.
    public var isRetrograde: Bool {
        longitudeSpeed < 0
    }
}

/// A body that couldn't be computed, with the reason.
public struct UnavailableBody: Sendable, Codable, Equatable {
    /// The reason why a body has no position.
    public enum Reason: String, Sendable, Codable, CaseIterable, Hashable {
        /// The data file isn't in any of the folders searched.
        case missingFile = "missing-file"
        /// The data doesn't cover the date.
        case dateOutOfRange = "date-out-of-range"
        /// The source has no star of that name.
        case unknownStar = "unknown-star"
        /// Another reason, which the message states.
        case other
    }

    /// The body requested.
    public var body: CelestialBody
    /// The reason why it is missing.
    public var reason: Reason
    /// The data file that would contain it.
    public var file: String?
    /// The cause and the remedy in one sentence that names the body.
    public var message: String

    /// Creates an entry for a body without a position.
    public init(body: CelestialBody, reason: Reason, file: String? = nil, message: String) {
        self.body = body
        self.reason = reason
        self.file = file
        self.message = message
    }
}
