// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// Casts charts of one request: the same conventions at any instant.
///
/// The birth chart, the sweep of an unknown time and the sweep of a doubtful one all go through here.
///
/// A class, since it is handed around for one chart and a request is many values to copy.
final class ChartMaker: Sendable {
    let request: ChartRequest
    let ephemeris: any EphemerisSource
    let finder: AspectFinder
    private let patternFinder: PatternFinder

    init(_ request: ChartRequest, ephemeris: any EphemerisSource) {
        self.request = request
        self.ephemeris = ephemeris
        let isUsual = request.aspects == Self.usualFinder.settings
        finder = isUsual ? Self.usualFinder : AspectFinder(settings: request.aspects)
        patternFinder =
            isUsual && request.patterns == Self.usualPatternFinder.settings
            ? Self.usualPatternFinder : PatternFinder(settings: request.patterns, aspects: request.aspects)
    }

    // Most requests of a batch keep the usual settings, whose tables are made once.
    private static let usualFinder = AspectFinder()
    private static let usualPatternFinder = PatternFinder()

    /// The sky of an instant under the request's conventions.
    /// - Throws: ``ComputationError`` when the ephemeris cannot give it.
    func sky(at julianDay: Double, observer: GeographicPosition?, houses: Bool) throws -> Sky {
        let sky: Sky
        do {
            sky = try ephemeris.sky(
                at: julianDay, bodies: request.bodies, zodiac: request.zodiac, nodes: request.node,
                observer: observer, houses: houses && observer != nil ? request.houseSystem : nil,
                topocentric: request.topocentric && observer != nil)
        } catch {
            throw error.failure
        }
        if let unknown = sky.unavailable.first(where: { $0.reason == .unknownStar }) {
            let stars = ephemeris.stars().flatMap { [$0.name, $0.designation] }.filter { !$0.isEmpty }
                .map { "star \($0)" }
            throw ValidationIssue(
                path: request.bodies.firstIndex(of: unknown.body).map { "bodies[\($0)]" } ?? "bodies",
                expected: "a star of the catalog, such as star Regulus", got: unknown.body.word,
                recoverySuggestion: ClosestMatch(to: unknown.body.word, among: stars).map { "did you mean \($0.word)?" }
            )
        }
        try checkBodyOrbs(of: sky)
        return sky
    }

    /// Refuses orbs of what is no point: a misspelled name would change nothing, and nobody would notice.
    private func checkBodyOrbs(of sky: Sky) throws(ComputationError) {
        guard !request.aspects.bodyOrbs.isEmpty else { return }
        let angles = ["Ascendant", "Midheaven"]
        let points = Set(sky.positions.indices.map { sky.name(at: $0) } + request.bodies.map(\.name) + angles)
        let issues = request.aspects.bodyOrbs.keys.sorted().compactMap { key -> ValidationIssue? in
            let body = CelestialBody(word: key)?.name
            guard !points.contains(key), body != key else { return nil }
            let guess = body ?? ClosestMatch(to: key, among: points.sorted() + CelestialBody.words)?.word
            return ValidationIssue(
                path: "aspects.bodyOrbs.\(key.shown(limit: 60, escapesASCII: true))",
                expected: "the name of a body as charts show it, or Ascendant or Midheaven", got: key.quoted(),
                recoverySuggestion: guess.map { "did you mean \($0)?" })
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
    }

    /// Casts the chart of a birth.
    ///
    /// - Parameters:
    ///   - birth: When and where.
    ///   - isTimeKnown: Whether houses and angles mean anything.
    ///   - timeRule: The rule by which the time was read, for the provenance.
    ///   - timeZoneDatabase: The release of the database, for the provenance.
    ///   - warnings: What is to be known of the birth, put before what is to be known of the chart.
    ///   - unknownTime: What is certain without a time.
    ///   - sensitivity: What changes near the time.
    func chart(
        of birth: ResolvedBirth, isTimeKnown: Bool, timeRule: String, timeZoneDatabase: String?,
        warnings: [ChartWarning], unknownTime: UnknownTime? = nil, sensitivity: Sensitivity? = nil
    ) throws -> Chart {
        let observer = birth.observer
        let sky = try sky(at: birth.julianDay, observer: observer, houses: isTimeKnown)
        let frame = sky.houses
        let placement = frame.map { HousePlacement(cusps: $0.cusps) }
        let points = aspectPoints(of: sky, latitude: birth.latitude)
        // What the closure keeps is little, since keeping the sky or the birth would copy them.
        let (instant, latitude, positions, topocentric) = (
            sky.julianDayUT, birth.latitude, sky.positions, sky.isTopocentric
        )
        let aspects = try finder.aspects(among: points) { index throws(ComputationError) in
            try self.point(
                index, of: positions, at: instant + 1 / 1440, observer: observer, latitude: latitude,
                topocentric: topocentric)
        }
        let lights = try lights(of: sky, observer: observer)
        let sect = sky.sect(sunLongitude: lights.sunLongitude, latitude: birth.latitude)
        let bodies = ChartBodies(sky, placement, sect: sect, settings: request.dignities)
        return Chart(
            name: request.name, birth: birth, planets: bodies.planets,
            houses: frame?.cusps.enumerated().map { ChartHouse(number: $0 + 1, cusp: $1) } ?? [],
            ascendant: frame.map { ChartPoint("Ascendant", longitude: $0.ascendant, speed: $0.speeds.ascendant) },
            midheaven: frame.map { ChartPoint("Midheaven", longitude: $0.midheaven, speed: $0.speeds.midheaven) },
            points: computedPoints(frame, placement, lights, sect: sect), aspects: aspects, sect: sect,
            balance: ChartBalance(counting: bodies.balance), dignities: bodies.dignities,
            mutualReceptions: MutualReception.all(among: bodies.rulers, settings: request.dignities),
            patterns: patternFinder.patterns(among: points),
            lunarPhase: LunarPhase(lights), unknownTime: unknownTime, sensitivity: sensitivity,
            warnings: warnings + ChartWarning.all(of: sky),
            provenance: Provenance(
                sky: sky, bodies: bodies.provenance, source: ephemeris.identity, timeRule: timeRule,
                timeZoneDatabase: timeZoneDatabase))
    }

    /// Sun and Moon, also when the chart does not list them: sect, lots and lunar phase rest on them.
    func lights(of sky: Sky, observer: GeographicPosition?) throws -> Lights {
        if let lights = sky.lights { return lights }
        let both: Sky
        do {
            both = try ephemeris.sky(
                at: sky.julianDayUT, bodies: [.sun, .moon], zodiac: request.zodiac, observer: observer,
                topocentric: sky.isTopocentric)
        } catch {
            throw error.failure
        }
        guard let lights = both.lights else {
            throw ComputationError.invalidData("The ephemeris gave neither Sun nor Moon.")
        }
        return lights
    }

    /// The bodies and, with houses, the two angles, as aspects see them.
    func aspectPoints(of sky: Sky, latitude: Double?) -> [AspectPoint] {
        var points: [AspectPoint] = []
        points.reserveCapacity(sky.positions.count + 2)
        for index in sky.positions.indices { points.append(AspectPoint(sky, at: index)) }
        if let frame = sky.houses, let latitude {
            points.append(
                AspectPoint(
                    angle: "Ascendant", longitude: frame.ascendant, speed: frame.speeds.ascendant,
                    poleHeight: latitude, obliquity: sky.obliquity, ayanamsa: sky.ayanamsa))
            points.append(
                AspectPoint(
                    angle: "Midheaven", longitude: frame.midheaven, speed: frame.speeds.midheaven,
                    // Some systems turn the Midheaven round beyond the polar circles.
                    poleHeight: abs(latitude) > 65 ? latitude : 0,
                    obliquity: sky.obliquity, ayanamsa: sky.ayanamsa))
        }
        return points
    }

    /// One of the points that come of some positions, or of the two angles after them, at another instant.
    private func point(
        _ index: Int, of positions: [BodyPosition], at julianDay: Double, observer: GeographicPosition?,
        latitude: Double?, topocentric: Bool
    ) throws(ComputationError) -> AspectPoint? {
        let isBody = index < positions.count
        do {
            let sky = try ephemeris.sky(
                at: julianDay, bodies: isBody ? [positions[index].body] : [], zodiac: request.zodiac,
                nodes: request.node, observer: observer, houses: isBody ? nil : request.houseSystem,
                topocentric: topocentric)
            return aspectPoints(of: sky, latitude: latitude)[isBody ? 0 : index - positions.count]
        } catch {
            throw error.failure as? ComputationError ?? ComputationError.invalidData(error.message)
        }
    }
}

extension AspectPoint {
    @inline(__always)
    init(_ sky: Sky, at index: Int) {
        self.init(
            name: sky.name(at: index), longitude: sky.positions[index].longitude,
            speed: sky.positions[index].longitudeSpeed, declination: sky.positions[index].declination,
            declinationSpeed: sky.positions[index].declinationSpeed,
            linearError: Self.linearError(
                of: sky.positions[index].body, topocentric: sky.isTopocentric,
                moshier: sky.positions[index].source == .moshier))
    }

    /// An angle, which lies on the ecliptic: its declination follows from its tropical longitude.
    init(
        angle name: String, longitude: Double, speed: Double, poleHeight: Double, obliquity: Double, ayanamsa: Double?
    ) {
        let (declination, motion) = Ecliptic.declination(
            longitude: longitude + (ayanamsa ?? 0), speed: speed, obliquity: obliquity)
        self.init(
            name: name, longitude: longitude, speed: speed, declination: declination, declinationSpeed: motion,
            isAngle: true, linearError: Self.angleLinearError(speed: speed, poleHeight: poleHeight))
    }
}
