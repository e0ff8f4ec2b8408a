// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// Computes charts for one request: the same conventions at any instant.
///
/// The chart of the birth and the sweeps of an unknown or uncertain time all use it.
///
/// This is a class because copying a request is expensive.
final class ChartMaker: Sendable {
    let request: ChartRequest
    let ephemeris: any EphemerisSource
    let finder: AspectFinder
    private let patternFinder: PatternFinder
    private let listsStars: Bool
    /// The bodies and the added bodies as given, for the paths of issues.
    private let given: (bodies: [CelestialBody], addedBodies: [CelestialBody])
    /// The bodies, also those that are listed twice.
    private let listedBodies: [CelestialBody]

    /// Creates a maker of charts; a body that the request lists twice appears once.
    ///
    /// - Parameters:
    ///   - request: The request, with all bodies in one list.
    ///   - given: The request as given, whose lists of bodies are the paths of issues.
    ///   - ephemeris: The source of positions.
    init(_ request: ChartRequest, given: ChartRequest, ephemeris: any EphemerisSource) {
        self.given = (given.bodies, given.addedBodies)
        listedBodies = request.bodies
        self.request = request.listingBodiesOnce()
        self.ephemeris = ephemeris
        // Most requests have the standard bodies, whose shared storage makes this comparison fast.
        listsStars = request.bodies != CelestialBody.standard && request.bodies.contains { $0.kind == .star }
        let isUsual = request.aspects == Self.usualFinder.settings
        finder = isUsual ? Self.usualFinder : AspectFinder(settings: request.aspects)
        patternFinder =
            isUsual && request.patterns == Self.usualPatternFinder.settings
            ? Self.usualPatternFinder : PatternFinder(settings: request.patterns, aspects: request.aspects)
    }

    // Most requests of a batch use the default settings, whose tables are built once.
    private static let usualFinder = AspectFinder()
    private static let usualPatternFinder = PatternFinder()

    /// Computes the sky of an instant by the request's conventions.
    /// - Throws: ``ComputationError`` if the source can't compute it or returns the sky of another request.
    func sky(at julianDay: Double, observer: GeographicPosition?, houses: Bool) throws -> Sky {
        let skyRequest = SkyRequest(
            julianDayUT: julianDay, bodies: request.bodies, zodiac: request.zodiac, nodes: request.node,
            observer: observer, houses: houses && observer != nil ? request.houseSystem : nil,
            isTopocentric: request.topocentric && observer != nil)
        let sky = try ephemeris.checkedSky(skyRequest)
        if let unknown = sky.unavailable.first(where: { $0.reason == .unknownStar }) { throw issue(of: unknown.body) }
        try checkBodyOrbs(of: sky)
        return sky
    }

    /// Returns the issue for a star that the source doesn't have.
    private func issue(of star: CelestialBody) -> ValidationIssue {
        let path =
            given.bodies.firstIndex(of: star).map { "bodies[\($0)]" }
            ?? given.addedBodies.firstIndex(of: star).map { "addedBodies[\($0)]" } ?? "bodies"
        let stars = ((try? ephemeris.stars()) ?? []).flatMap { [$0.name, $0.designation] }.filter { !$0.isEmpty }
            .map { "star \($0)" }
        guard let example = stars.first(where: { $0 == "star Regulus" }) ?? stars.first else {
            return ValidationIssue(
                path: path, expected: "a body other than a star, since \(ephemeris.identity.name) has no stars",
                got: star.word)
        }
        return ValidationIssue(
            path: path, expected: "a star in the catalog, such as \(example)", got: star.word,
            recoverySuggestion: ClosestMatch(to: star.word, among: stars).map { "did you mean \($0.word)?" })
    }

    /// Rejects orbs for names that no point has, because a misspelled name would have no effect.
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
                expected: "the name of a body in charts, Ascendant, or Midheaven", got: key.quoted(),
                recoverySuggestion: guess.map { "did you mean \($0)?" })
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
    }

    /// Computes the chart of a birth.
    ///
    /// - Parameters:
    ///   - birth: The instant and the place.
    ///   - isTimeKnown: Whether the chart has houses and angles.
    ///   - timeRule: The rule that resolved the time, for the provenance.
    ///   - timeZoneDatabase: The release of the database, for the provenance.
    ///   - warnings: The warnings about the birth, which precede those about the chart.
    ///   - sensitivity: The changes near the time.
    func chart(
        of birth: ResolvedBirth, isTimeKnown: Bool, timeRule: String, timeZoneDatabase: String?,
        warnings: [ChartWarning], sensitivity: Sensitivity? = nil
    ) throws -> Chart {
        let observer = birth.observer
        let sky = try sky(at: birth.julianDay, observer: observer, houses: isTimeKnown)
        let frame = sky.houses
        let placement = frame.map { HousePlacement(cusps: $0.cusps) }
        let points = aspectPoints(of: sky, latitude: birth.latitude)
        // The closure captures only these, since keeping the sky or the birth would copy them.
        let (instant, latitude, positions, isTopocentric) = (
            sky.julianDayUT, birth.latitude, sky.positions, sky.isTopocentric
        )
        let stars = starAspects(of: sky)
        let found = try finder.aspects(among: points) { index throws(ComputationError) in
            try self.point(
                index, of: positions, at: instant + 1 / 1440, observer: observer, latitude: latitude,
                isTopocentric: isTopocentric)
        }
        let lights = try lights(of: sky, observer: observer)
        let sect = lights.sun.flatMap { sky.sect(sunLongitude: $0.longitude, latitude: birth.latitude) }
        let bodies = ChartBodies(sky, placement, sect: sect, settings: request.dignities)
        let system = isTimeKnown && observer != nil ? request.houseSystem : nil
        return Chart(
            name: request.name, birth: birth, planets: bodies.planets,
            houses: frame?.cusps.enumerated().map { ChartHouse(number: $0 + 1, cusp: $1) } ?? [],
            ascendant: frame.map { ChartPoint("Ascendant", longitude: $0.ascendant, speed: $0.speeds.ascendant) },
            midheaven: frame.map { ChartPoint("Midheaven", longitude: $0.midheaven, speed: $0.speeds.midheaven) },
            points: computedPoints(frame, placement, lights, sect: sect), aspects: stars?.filtered(found) ?? found,
            sect: sect,
            balance: ChartBalance(counting: bodies.balance), dignities: bodies.dignities,
            mutualReceptions: MutualReception.all(among: bodies.rulers, settings: request.dignities),
            patterns: patterns(among: points, stars),
            lunarPhase: LunarPhase(lights), unknownTime: nil, sensitivity: sensitivity,
            warnings: warnings
                + ChartWarning.idle(
                    request, listed: listedBodies, hasPlace: observer != nil, asksForHouses: system != nil, sect: sect)
                + ChartWarning.all(of: sky, lights: lights, houseSystem: system, source: ephemeris),
            provenance: Provenance(
                sky: sky, bodies: bodies.provenance, source: ephemeris.identity, houseSystem: system,
                timeRule: timeRule, timeZoneDatabase: timeZoneDatabase))
    }

    /// The rule for the stars of a sky; `nil` if the request lists none.
    func starAspects(of sky: Sky) -> StarAspects? {
        listsStars ? StarAspects(sky, settings: request.aspects, source: ephemeris) : nil
    }

    /// Returns the patterns among points, in which stars take part only if the settings name them.
    func patterns(among points: [AspectPoint], _ stars: StarAspects?) -> [AspectPattern] {
        guard let stars, request.patterns.bodies == nil else { return patternFinder.patterns(among: points) }
        return patternFinder.patterns(among: stars.withoutStars(points))
    }

    /// The Sun and the Moon, even if the chart doesn't list them: sect, lots, and lunar phase depend on them.
    func lights(of sky: Sky, observer: GeographicPosition?) throws(ComputationError) -> Lights {
        let lights = sky.lights
        if lights.sun != nil, lights.moon != nil { return lights }
        let others = [CelestialBody.sun, .moon].filter { !request.bodies.contains($0) }
        guard !others.isEmpty else { return lights }
        let rest = try ephemeris.checkedSky(
            SkyRequest(
                julianDayUT: sky.julianDayUT, bodies: others, zodiac: request.zodiac, nodes: request.node,
                observer: observer, isTopocentric: sky.isTopocentric)
        ).lights
        return Lights(sun: lights.sun ?? rest.sun, moon: lights.moon ?? rest.moon)
    }

    /// The points that can make aspects: the bodies and, with houses, the two angles.
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
                    // Some systems turn the Midheaven by 180° inside the polar circles.
                    poleHeight: abs(latitude) > 65 ? latitude : 0,
                    obliquity: sky.obliquity, ayanamsa: sky.ayanamsa))
        }
        return points
    }

    /// Returns the point at an index of ``aspectPoints(of:latitude:)`` at another instant.
    /// - Returns: `nil` if the source doesn't have the point at that instant.
    private func point(
        _ index: Int, of positions: [BodyPosition], at julianDay: Double, observer: GeographicPosition?,
        latitude: Double?, isTopocentric: Bool
    ) throws(ComputationError) -> AspectPoint? {
        let isBody = index < positions.count
        let skyRequest = SkyRequest(
            julianDayUT: julianDay, bodies: isBody ? [positions[index].body] : [], zodiac: request.zodiac,
            nodes: request.node, observer: observer, houses: isBody ? nil : request.houseSystem,
            isTopocentric: isTopocentric)
        guard let sky = try ephemeris.checkedSkyIfCovered(skyRequest) else { return nil }
        let points = aspectPoints(of: sky, latitude: latitude)
        let place = isBody ? 0 : index - positions.count
        return points.indices.contains(place) ? points[place] : nil
    }
}

extension AspectPoint {
    @inline(__always)
    init(_ sky: Sky, at index: Int) {
        self.init(
            name: sky.name(at: index), longitude: sky.positions[index].longitude,
            speed: sky.positions[index].longitudeSpeed, declination: sky.positions[index].declination,
            declinationSpeed: sky.positions[index].declinationSpeed,
            linearError: sky.positions[index].speedError ?? Self.cautiousLinearError)
    }

    /// Creates an angle, which is on the ecliptic: its declination follows from its tropical longitude.
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
