// SPDX-License-Identifier: Apache-2.0

/// A source of positions: everything astrology's math needs to know of the sky.
///
/// Charts know this protocol and no library behind it. The `SwissEphemeris` target has the source that Almanac ships;
/// to use another one, such as an analytic theory or your own service, write a conforming type:
///
/// ```swift
/// let sources = AstrologySources(ephemeris: MyEphemeris())
/// let engine = try Engine([AstrologyPlugin(sources: sources)])
/// ```
///
/// A source is used from any number of threads at once.
///
/// ## Topics
/// ### Saying what it is
/// - ``identity``
/// - ``julianDays``
/// ### Positions and houses
/// - ``sky(_:)``
/// - ``houses(_:at:julianDayUT:zodiac:cuspSpeeds:)``
/// ### Time and the zodiac
/// - ``deltaT(at:)``
/// - ``siderealTime(at:)``
/// - ``ayanamsa(_:at:)``
/// ### Listing what there is
/// - ``bodies(at:among:)``
/// - ``stars()``
public protocol EphemerisSource: Sendable {
    /// What the source is, for the provenance of charts.
    var identity: EphemerisIdentity { get }

    /// The Julian days (UT) for which the source can be asked.
    var julianDays: ClosedRange<Double> { get }

    /// Computes the sky at one instant: positions, the reference frame and, when asked for, houses.
    ///
    /// A body that the source lacks is listed in ``Sky/unavailable`` and is no error. A position that is not from
    /// where the request expects it says so in ``BodyPosition/warning``.
    /// - Throws: ``EphemerisError`` when the request is out of range or the chart as a whole is in doubt.
    func sky(_ request: SkyRequest) throws(EphemerisError) -> Sky

    /// Computes the cusps and angles of a place at one instant.
    /// - Parameters:
    ///   - system: The house system.
    ///   - place: The place.
    ///   - julianDayUT: The instant as a Julian day in Universal Time, within ``julianDays``.
    ///   - zodiac: The zodiac of all longitudes.
    ///   - cuspSpeeds: Whether to compute the daily motion of every cusp too.
    /// - Returns: The houses of another system, and why, where the requested one doesn't exist; see
    ///   ``HouseFrame/fallback``.
    /// - Throws: ``EphemerisError`` when the instant or the place is out of range.
    func houses(
        _ system: HouseSystem, at place: GeographicPosition, julianDayUT: Double, zodiac: Zodiac, cuspSpeeds: Bool
    ) throws(EphemerisError) -> HouseFrame

    /// Terrestrial minus Universal Time in seconds; a prediction for future dates.
    /// - Parameter julianDayUT: The instant as a Julian day in Universal Time.
    /// - Throws: ``EphemerisError`` when the instant is out of range.
    func deltaT(at julianDayUT: Double) throws(EphemerisError) -> Double

    /// Apparent sidereal time at Greenwich in degrees, from 0 to 360.
    /// - Parameter julianDayUT: The instant as a Julian day in Universal Time.
    /// - Throws: ``EphemerisError`` when the instant is out of range.
    func siderealTime(at julianDayUT: Double) throws(EphemerisError) -> Double

    /// Tropical minus sidereal longitude in degrees, nutation included.
    /// - Parameters:
    ///   - ayanamsa: The definition of the sidereal zodiac.
    ///   - julianDayUT: The instant as a Julian day in Universal Time.
    /// - Throws: ``EphemerisError`` when the instant is out of range or the source doesn't have the definition.
    func ayanamsa(_ ayanamsa: Ayanamsa, at julianDayUT: Double) throws(EphemerisError) -> Double

    /// Lists bodies with what they would be computed from at an instant.
    /// - Parameters:
    ///   - julianDayUT: The instant as a Julian day in Universal Time.
    ///   - bodies: The bodies to list.
    /// - Returns: One entry for each body, in the same order.
    func bodies(at julianDayUT: Double, among bodies: [CelestialBody]) -> [BodyCatalogEntry]

    /// The fixed stars the source knows by name; empty when it knows none.
    func stars() -> [FixedStar]
}

extension EphemerisSource {
    /// No stars.
    public func stars() -> [FixedStar] { [] }

    /// Computes the sky at one instant; see ``sky(_:)`` and ``SkyRequest``.
    public func sky(
        at julianDayUT: Double, bodies: [CelestialBody], zodiac: Zodiac = .tropical, nodes: NodeType = .true,
        observer: GeographicPosition? = nil, houses: HouseSystem? = nil, topocentric: Bool = false,
        cuspSpeeds: Bool = false
    ) throws(EphemerisError) -> Sky {
        try sky(
            SkyRequest(
                julianDayUT: julianDayUT, bodies: bodies, zodiac: zodiac, nodes: nodes, observer: observer,
                houses: houses, topocentric: topocentric, cuspSpeeds: cuspSpeeds))
    }
}

/// What a source of positions is, as provenance states it.
public struct EphemerisIdentity: Sendable, Equatable {
    /// The library or theory and its version, such as `Swiss Ephemeris 2.10.03`.
    public var name: String
    /// What positions are computed from unless a warning says otherwise.
    public var preference: PositionSource
    /// The license of the source as an SPDX expression; a program that contains the source is bound by it.
    public var license: String

    /// Describes a source.
    public init(name: String, preference: PositionSource, license: String) {
        self.name = name
        self.preference = preference
        self.license = license
    }
}
