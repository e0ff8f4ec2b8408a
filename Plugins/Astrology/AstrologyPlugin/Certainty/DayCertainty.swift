// SPDX-License-Identifier: Apache-2.0

/// The facts of a chart that are the same at every instant of a day that was examined.
///
/// Facts that differ between two instants are removed as the instants are added, so what remains is certain without a
/// time of day.
struct DayCertainty {
    /// What is known of a body all day.
    struct Body {
        var isRetrograde: Bool?
        var isOutOfBounds: Bool?
        /// The least and the greatest value of each figure.
        private var figures: [(least: Double, greatest: Double)]

        init(_ planet: ChartPlanet) {
            isRetrograde = planet.isRetrograde
            isOutOfBounds = planet.isOutOfBounds
            figures = Self.figures(of: planet).map { ($0, $0) }
        }

        /// Removes what differs at another instant.
        mutating func add(_ planet: ChartPlanet) {
            if isRetrograde != planet.isRetrograde { isRetrograde = nil }
            if isOutOfBounds != planet.isOutOfBounds { isOutOfBounds = nil }
            for (index, value) in Self.figures(of: planet).enumerated() {
                // Longitude and right ascension, which come first, are continued across 360°.
                let value =
                    index < 2
                    ? figures[index].least + Angle.signedDifference(from: figures[index].least, to: value) : value
                figures[index].least = min(figures[index].least, value)
                figures[index].greatest = max(figures[index].greatest, value)
            }
        }

        /// Returns the greatest differences from the figures of an instant.
        func uncertainty(around planet: ChartPlanet) -> PlacementUncertainty {
            let distances = zip(Self.figures(of: planet), figures).enumerated().map { index, pair in
                let (value, (least, greatest)) = pair
                return index < 2
                    ? max(Angle.separation(value, least), Angle.separation(value, greatest))
                    : max(abs(value - least), abs(value - greatest))
            }
            return PlacementUncertainty(
                longitude: distances[0], latitude: distances[2], distance: distances[3], speed: distances[4],
                declination: distances[5], rightAscension: distances[1])
        }

        private static func figures(of planet: ChartPlanet) -> [Double] {
            [
                planet.longitude, planet.rightAscension, planet.latitude, planet.distance, planet.speed,
                planet.declination,
            ]
        }
    }

    private(set) var bodies: [String: Body] = [:]
    private(set) var dignities: [String: PlanetDignity] = [:]
    private(set) var mutualReceptions: [MutualReception] = []
    private(set) var patterns: [AspectPattern] = []
    private(set) var moon: LunarPhaseDay?
    /// Each aspect at the instant of its largest orb, by ``Aspect/inWords``; whether it applies is `nil` if that changes.
    private(set) var aspects: [String: Aspect] = [:]
    private var isEmpty = true

    /// Removes the facts that don't hold at an instant.
    ///
    /// - Parameters:
    ///   - planets: The bodies at the instant.
    ///   - dignities: The dignities of each planet by day and by night, since the sect is unknown.
    ///   - receptions: The mutual receptions.
    ///   - patterns: The patterns.
    ///   - aspects: The aspects.
    ///   - phase: The phase of the Moon.
    mutating func add(
        planets: [ChartPlanet], dignities: [PlanetDignity], receptions: [MutualReception], patterns: [AspectPattern],
        aspects: [Aspect], phase: LunarPhase?
    ) {
        for planet in planets {
            bodies[planet.name, default: Body(planet)].add(planet)
        }
        for dignity in dignities {
            self.dignities[dignity.planet] = self.dignities[dignity.planet]?.common(with: dignity) ?? dignity
        }
        mutualReceptions = isEmpty ? receptions : mutualReceptions.filter(receptions.contains)
        self.patterns =
            isEmpty
            ? patterns
            : self.patterns.compactMap { pattern in
                patterns.first { $0.isSame(as: pattern) }.map(pattern.common)
            }
        for aspect in aspects {
            var widest = aspect
            if let known = self.aspects[aspect.inWords] {
                if known.orb > aspect.orb { widest = known }
                widest.isApplying = known.isApplying == aspect.isApplying ? aspect.isApplying : nil
            }
            self.aspects[aspect.inWords] = widest
        }
        if let phase {
            if moon == nil, isEmpty { moon = LunarPhaseDay(phase) } else { moon?.add(phase) }
        } else {
            moon = nil
        }
        isEmpty = false
    }
}

extension PlanetDignity {
    /// Returns what this and another instant have in common.
    fileprivate func common(with other: PlanetDignity) -> PlanetDignity {
        func same<Value: Equatable>(_ path: KeyPath<PlanetDignity, Value?>) -> Value? {
            self[keyPath: path] == other[keyPath: path] ? self[keyPath: path] : nil
        }
        return PlanetDignity(
            planet: planet, dignities: dignities.filter(other.dignities.contains), score: same(\.score),
            isInExaltationDegree: same(\.isInExaltationDegree), domicileRuler: same(\.domicileRuler),
            exaltationRuler: same(\.exaltationRuler), triplicityRulers: same(\.triplicityRulers),
            termRuler: same(\.termRuler), faceRuler: same(\.faceRuler))
    }
}

extension AspectPattern {
    /// Whether two instants have the same pattern: of the same kind, with the same members and apex.
    fileprivate func isSame(as other: AspectPattern) -> Bool {
        kind == other.kind && apex == other.apex && members.count == other.members.count
            && members.allSatisfy(other.members.contains)
    }

    /// Returns the pattern without what differs at another instant; its tightness is the smaller one.
    fileprivate func common(with other: AspectPattern) -> AspectPattern {
        var common = self
        if sign != other.sign { common.sign = nil }
        if element != other.element { common.element = nil }
        if modality != other.modality { common.modality = nil }
        common.tightness = min(tightness, other.tightness)
        common.includes = includes.filter(other.includes.contains)
        return common
    }
}

extension Chart {
    /// Returns the chart of the middle of a day without the facts that don't hold all day.
    ///
    /// - Parameters:
    ///   - day: The placements of the day.
    ///   - certain: What holds all day.
    ///   - counted: The bodies that count in the balance.
    func limited(to day: UnknownTime, _ certain: DayCertainty, counting counted: [BalancePoint]) -> Chart {
        var chart = self
        chart.unknownTime = day
        let days = Dictionary(day.bodies.map { ($0.name, $0) }) { first, _ in first }
        for index in chart.planets.indices {
            let name = chart.planets[index].name
            let known = days[name]
            chart.planets[index].uncertainty = certain.bodies[name]?.uncertainty(around: chart.planets[index])
            chart.planets[index].isRetrograde = certain.bodies[name]?.isRetrograde
            chart.planets[index].isOutOfBounds = certain.bodies[name]?.isOutOfBounds
            if known?.isSignCertain != true {
                chart.planets[index].sign = nil
                chart.planets[index].degreeInSign = nil
            }
        }
        // The middle of the day has every aspect that holds all day, in the order of the chart.
        let allDay = Set(
            day.aspects.filter(\.holdsAllDay).map { Aspect.words($0.planet1, $0.type, $0.planet2) })
        chart.aspects = aspects.filter { allDay.contains($0.inWords) }.compactMap { aspect in
            certain.aspects[aspect.inWords].map { widest in
                var aspect = aspect
                (aspect.orb, aspect.isApplying) = (widest.orb, widest.isApplying)
                return aspect
            }
        }
        chart.balance = ChartBalance(counting: counted.filter { days[$0.name]?.isSignCertain == true })
        chart.dignities = dignities.compactMap { certain.dignities[$0.planet] }
        chart.mutualReceptions.removeAll { !certain.mutualReceptions.contains($0) }
        chart.patterns = certain.patterns
        chart.lunarPhase = nil
        chart.warnings.insert(.timeUnknown(day), at: 0)
        return chart
    }
}

extension ChartMaker {
    /// Computes the chart of a day without a time: the middle of the day, without the facts that don't hold all day.
    ///
    /// - Parameters:
    ///   - birth: The middle of the day, and the place.
    ///   - day: The local day.
    ///   - warnings: The warnings about the birth.
    func chart(of birth: ResolvedBirth, on day: LocalDay, warnings: [ChartWarning]) throws -> Chart {
        let (unknownTime, certain) = try unknownTime(on: day, observer: birth.observer)
        let chart = try chart(
            of: birth, isTimeKnown: false,
            timeRule: "The time is unknown; figures without a range are those of the middle of the day.",
            timeZoneDatabase: day.databaseVersion, warnings: warnings)
        let counted = chart.planets.filter { chart.balance.bodies.contains($0.name) }.map {
            BalancePoint(name: $0.name, longitude: $0.longitude)
        }
        return chart.limited(to: unknownTime, certain, counting: counted)
    }

    /// Finds the placements of a local day in steps of 10 minutes, and what holds all day.
    private func unknownTime(
        on day: LocalDay, observer: GeographicPosition?
    ) throws -> (UnknownTime, DayCertainty) {
        let (start, end) = (day.start.julianDay, day.end.julianDay)
        var certain = DayCertainty()
        let sweep = try PlacementSweep(
            from: start, to: end, steps: max(1, day.seconds / 600), reference: start
        ) { julianDay in
            let sky = try self.sky(at: julianDay, observer: observer, houses: false)
            let points = aspectPoints(of: sky, latitude: observer?.latitude)
            let stars = starAspects(of: sky)
            let found = finder.aspects(among: points)
            let aspects = stars?.filtered(found) ?? found
            let byDay = ChartBodies(sky, nil, sect: .day, settings: request.dignities)
            let byNight = ChartBodies(sky, nil, sect: .night, settings: request.dignities)
            certain.add(
                planets: byDay.planets, dignities: byDay.dignities + byNight.dignities,
                receptions: MutualReception.all(among: byDay.rulers, settings: request.dignities),
                patterns: patterns(among: points, stars), aspects: aspects,
                phase: LunarPhase(try lights(of: sky, observer: observer)))
            return PlacementState(sky, aspects: aspects, sect: nil)
        }
        let names = try sky(at: start, observer: observer, houses: false).positions.map(\.name)
        let unknownTime = UnknownTime(
            start: day.start.utc, end: day.end.utc,
            bodies: names.compactMap { name in
                // A source can lose a body during the day.
                let longitudes = sweep.samples.compactMap { $0.state.longitudes[name] }
                return longitudes.count == sweep.samples.count ? BodyDay(name: name, longitudes: longitudes) : nil
            },
            aspects: AspectDay.all(in: sweep.samples.map(\.state.aspects)), lunarPhase: certain.moon,
            changes: sweep.changes)
        return (unknownTime, certain)
    }
}
