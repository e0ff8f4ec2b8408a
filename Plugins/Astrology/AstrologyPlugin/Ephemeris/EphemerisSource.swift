// SPDX-License-Identifier: Apache-2.0

/// A source of positions: a library, an analytic theory, a table, or a service.
///
/// Charts use only this protocol. The `SwissEphemeris` target contains the source that Almanac ships with. To use
/// another source, write a conforming type and pass it to the plugin:
///
/// ```swift
/// let sources = AstrologySources(ephemeris: MyEphemeris())
/// let engine = try Engine([AstrologyPlugin(sources: sources)])
/// ```
///
/// ## Implementing a source
/// ``identity``, ``supportedJulianDays``, and ``sky(_:)`` are required. The other members have default implementations
/// that request a whole sky; implement those that your source can compute at a lower cost.
///
/// - **Time.** Julian days are in Universal Time (UT1). Charts pass UTC, which is always within 0.9 seconds of it.
/// - **Order.** ``Sky/positions`` has the bodies of the request in their order. A body without a position is in
///   ``Sky/unavailable`` instead. No other bodies occur in either list.
/// - **The Sun and the Moon.** Sect, lunar phase, and lots need them, so a chart requests them even if its own request
///   doesn't. Without one of them, the chart omits what depends on it and adds a warning.
/// - **Zodiac.** All longitudes (bodies, cusps, and angles) are in the zodiac of the request. Right ascensions and
///   declinations refer to the true equator and equinox of date in every zodiac. A sidereal sky includes its
///   ``Sky/ayanamsa``. If your source has no sidereal zodiac, throw an error with code
///   ``EphemerisError/Code/invalidInput``; never return a sky in another zodiac. The same applies to topocentric
///   positions.
/// - **Houses.** A frame has 12 cusps, or 36 for Gauquelin sectors, starting with the first house. Where the requested
///   system doesn't exist, use another one and give the reason in ``HouseFrame/fallback``. If your source has no
///   houses, leave ``Sky/houses`` `nil`: the chart then has no houses and a warning. Omit angles that your source
///   doesn't compute.
/// - **Speeds.** Speeds are instantaneous, per day. An aspect is applying if its orb is smaller one minute later.
///   Charts use the speeds to decide that, unless the difference is within ``BodyPosition/speedError``; then they
///   request the position one minute later. Provide the error if you know it: with `nil`, charts assume a large error
///   and make more requests.
/// - **Errors.** Throw an error with code ``EphemerisError/Code/dateOutOfRange`` for an instant that the source doesn't
///   cover, whether it is outside ``supportedJulianDays`` or in a gap. ``SkyRequest/validate(for:)`` makes the checks that
///   every source needs. An error is about the request as a whole: a body that the source doesn't have isn't an error.
/// - **Threads.** Charts use a source from any number of threads at the same time. The same request always returns the
///   same sky.
///
/// A chart checks that each sky matches its request, and throws an error with the source's name if it doesn't.
/// ``EphemerisSourceConformance`` finds such problems in your tests.
///
/// ## Topics
/// ### Identification
/// - ``identity``
/// - ``supportedJulianDays``
/// ### Positions and houses
/// - ``sky(_:)``
/// - ``houses(_:at:julianDayUT:zodiac:includesCuspSpeeds:)``
/// ### Time and the zodiac
/// - ``deltaT(at:)``
/// - ``siderealTime(at:)``
/// - ``ayanamsa(_:at:)``
/// ### Catalogs
/// - ``bodies(at:among:)``
/// - ``files(of:at:)``
/// - ``asteroidNumber(named:)``
/// - ``stars()``
/// - ``folders``
/// ### Testing a source
/// - ``EphemerisSourceConformance``
public protocol EphemerisSource: Sendable {
    /// The name, version, and license of the source, for the provenance of charts.
    var identity: EphemerisIdentity { get }

    /// The range of Julian days (UT) that the source covers.
    ///
    /// Charts include it in the error for a date outside it. Individual bodies can have a narrower range.
    var supportedJulianDays: ClosedRange<Double> { get }

    /// The folders that the source searches for its files; empty for a source without files.
    var folders: [String] { get }

    /// Computes the sky at one instant: positions, the reference frame, and houses if requested.
    ///
    /// Charts call only this method and ``stars()``: once for a chart, and again for single bodies one minute later,
    /// for a birth without a time, and for sensitivity.
    /// - Throws: ``EphemerisError`` if the request is out of range or no position can be trusted.
    func sky(_ request: SkyRequest) throws(EphemerisError) -> Sky

    /// Computes the cusps and angles of a place at one instant.
    ///
    /// Use it if you need only houses; charts get them from ``sky(_:)``.
    /// - Parameters:
    ///   - system: The house system.
    ///   - place: The place.
    ///   - julianDayUT: The instant as a Julian day in Universal Time.
    ///   - zodiac: The zodiac of all longitudes.
    ///   - includesCuspSpeeds: Whether to compute the daily motion of each cusp.
    /// - Returns: The houses; those of another system where the requested one doesn't exist (see
    ///   ``HouseFrame/fallback``).
    /// - Throws: ``EphemerisError`` if the instant or the place is out of range, or the source has no houses.
    func houses(
        _ system: HouseSystem, at place: GeographicPosition, julianDayUT: Double, zodiac: Zodiac,
        includesCuspSpeeds: Bool
    ) throws(EphemerisError) -> HouseFrame

    /// Computes Terrestrial minus Universal Time in seconds; a prediction for future dates.
    ///
    /// Use it if you need only delta T; charts get it from ``Sky/deltaT``.
    /// - Parameter julianDayUT: The instant as a Julian day in Universal Time.
    /// - Throws: ``EphemerisError`` if the instant is out of range.
    func deltaT(at julianDayUT: Double) throws(EphemerisError) -> Double

    /// Computes apparent sidereal time at Greenwich in degrees, from 0 to 360.
    ///
    /// Use it if you need only sidereal time; charts get local sidereal time from ``HouseFrame/armc``.
    /// - Parameter julianDayUT: The instant as a Julian day in Universal Time.
    /// - Throws: ``EphemerisError`` if the instant is out of range. The default implementation needs houses.
    func siderealTime(at julianDayUT: Double) throws(EphemerisError) -> Double

    /// Computes tropical minus sidereal longitude in degrees, including nutation.
    ///
    /// Use it if you need only the ayanamsa; charts get it from ``Sky/ayanamsa``.
    /// - Parameters:
    ///   - ayanamsa: The definition of the sidereal zodiac.
    ///   - julianDayUT: The instant as a Julian day in Universal Time.
    /// - Throws: ``EphemerisError`` if the instant is out of range or the source doesn't have the definition.
    func ayanamsa(_ ayanamsa: Ayanamsa, at julianDayUT: Double) throws(EphemerisError) -> Double

    /// Lists bodies and the sources of their positions at an instant.
    ///
    /// Charts don't call this method.
    /// - Parameters:
    ///   - julianDayUT: The instant as a Julian day in Universal Time; any number.
    ///   - bodies: The bodies to list.
    /// - Returns: One entry for each body, in the same order. Bodies that can't be computed at the instant have no
    ///   source.
    func bodies(at julianDayUT: Double, among bodies: [CelestialBody]) -> [BodyCatalogEntry]

    /// Returns what the positions of bodies depend on at an instant, besides the library: data files with their sizes.
    ///
    /// A saved chart keeps it, and is outdated if it differs later. Name missing files too if others replace them.
    /// - Parameters:
    ///   - bodies: The bodies.
    ///   - julianDayUT: The instant as a Julian day in Universal Time.
    /// - Returns: Texts such as `sepl_18.se1, 484065 bytes`. The default implementation returns the names of the files in
    ///   ``bodies(at:among:)``.
    func files(of bodies: [CelestialBody], at julianDayUT: Double) -> [String]

    /// Returns the number of a minor planet by its name.
    ///
    /// Charts call it for bodies such as `asteroid Eros`. The default implementation has no names.
    /// - Returns: `nil` if the source has no minor planet of that name.
    /// - Throws: ``EphemerisError`` if the list of names is missing or damaged.
    func asteroidNumber(named name: String) throws(EphemerisError) -> Int32?

    /// Returns the fixed stars in the source's catalog.
    ///
    /// Charts use them to suggest a name for an unknown star. The default implementation returns none.
    /// - Throws: ``EphemerisError`` if the list of stars is missing or damaged.
    func stars() throws(EphemerisError) -> [FixedStar]
}

extension EphemerisSource {
    /// Computes the cusps and angles of a place from a sky without bodies.
    public func houses(
        _ system: HouseSystem, at place: GeographicPosition, julianDayUT: Double, zodiac: Zodiac,
        includesCuspSpeeds: Bool
    ) throws(EphemerisError) -> HouseFrame {
        let sky = try sky(
            at: julianDayUT, bodies: [], zodiac: zodiac, observer: place, houses: system,
            includesCuspSpeeds: includesCuspSpeeds)
        guard let houses = sky.houses else { throw EphemerisError(.invalidInput, "the source has no houses") }
        return houses
    }

    /// Computes delta T from a sky without bodies.
    public func deltaT(at julianDayUT: Double) throws(EphemerisError) -> Double {
        try sky(at: julianDayUT, bodies: []).deltaT
    }

    /// Computes sidereal time from the houses of Greenwich.
    public func siderealTime(at julianDayUT: Double) throws(EphemerisError) -> Double {
        try houses(
            .equal, at: GeographicPosition(latitude: 0, longitude: 0), julianDayUT: julianDayUT, zodiac: .tropical,
            includesCuspSpeeds: false
        ).armc
    }

    /// Computes an ayanamsa from a sidereal sky without bodies.
    public func ayanamsa(_ ayanamsa: Ayanamsa, at julianDayUT: Double) throws(EphemerisError) -> Double {
        guard let value = try sky(at: julianDayUT, bodies: [], zodiac: .sidereal(ayanamsa)).ayanamsa else {
            throw EphemerisError(.invalidInput, "the source has no ayanamsa \(ayanamsa.rawValue)")
        }
        return value
    }

    /// No folders.
    public var folders: [String] { [] }

    /// Lists bodies by computing each of them.
    public func bodies(at julianDayUT: Double, among bodies: [CelestialBody]) -> [BodyCatalogEntry] {
        bodies.map { body in
            let position = (try? sky(at: julianDayUT, bodies: [body]))?[body]
            return BodyCatalogEntry(
                body: body, file: position?.file, filePath: nil, source: position?.source,
                julianDays: supportedJulianDays)
        }
    }

    /// Returns the names of the files in the list of bodies.
    public func files(of bodies: [CelestialBody], at julianDayUT: Double) -> [String] {
        Set(self.bodies(at: julianDayUT, among: bodies).compactMap(\.file)).sorted()
    }

    /// Returns no number.
    public func asteroidNumber(named name: String) -> Int32? { nil }

    /// Returns no stars.
    public func stars() -> [FixedStar] { [] }

    /// Computes the sky at one instant; see ``sky(_:)`` and ``SkyRequest``.
    public func sky(
        at julianDayUT: Double, bodies: [CelestialBody], zodiac: Zodiac = .tropical, nodes: NodeType = .true,
        observer: GeographicPosition? = nil, houses: HouseSystem? = nil, isTopocentric: Bool = false,
        includesCuspSpeeds: Bool = false
    ) throws(EphemerisError) -> Sky {
        try sky(
            SkyRequest(
                julianDayUT: julianDayUT, bodies: bodies, zodiac: zodiac, nodes: nodes, observer: observer,
                houses: houses, isTopocentric: isTopocentric, includesCuspSpeeds: includesCuspSpeeds))
    }
}

/// The name, version, and license of a source of positions.
public struct EphemerisIdentity: Sendable, Equatable {
    /// The library or theory with its version, such as `Swiss Ephemeris 2.10.03`.
    public var name: String
    /// The data or theory of positions that have no warning.
    public var preference: PositionSource
    /// The license of the source as an SPDX expression; it applies to each program that contains the source.
    public var license: String

    /// Creates an identity.
    public init(name: String, preference: PositionSource, license: String) {
        self.name = name
        self.preference = preference
        self.license = license
    }
}
