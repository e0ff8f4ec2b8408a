// SPDX-License-Identifier: Apache-2.0

/// A factor of a chart in an area: the key of its passage, its weight, and its placement.
struct ReportFactor {
    /// A kind of factor, of which a report has a limited number.
    enum Kind: CaseIterable {
        case sign, cusp, ruler, house, aspect, dignity, balance, sect, retrograde

        /// The most passages of the kind in a report.
        var most: Int {
            switch self {
            case .sign: 4
            case .cusp: 1
            case .ruler: 2
            case .house: 10
            case .aspect: 5
            case .dignity: 2
            case .balance: 1
            case .sect: 1
            case .retrograde: 1
            }
        }
    }

    /// The part of a report that has the factor.
    enum Section: String, CaseIterable { case main, second, houses, aspects }

    let kind: Kind
    /// The key of the passage below the area.
    let key: String
    let weight: Double
    let section: Section
    /// The planet that the factor is about; `nil` for one of several or none.
    let planet: String?
    /// The house that a planet is in, if the factor is about that.
    let house: Int?
    /// The key and the values of the pattern of the placement, whose values are keys of terms.
    let placement: (pattern: String, terms: [String: String])
}

/// The factors of a chart that are certain, and those that are left out because they aren't.
struct ReportFactors {
    private(set) var factors: [ReportFactor] = []
    /// The placements that four minutes of birth time decide.
    private(set) var uncertain: [(pattern: String, terms: [String: String])] = []
    private let chart: Chart
    let area: ReportArea

    /// The error of a birth time that a report allows for, in days.
    private static let timeError = 4.0 / 1_440
    private static let classical = ["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"]
    private static let planets = classical + ["Uranus", "Neptune", "Pluto"]

    init(of chart: Chart, in area: ReportArea) {
        self.chart = chart
        self.area = area
        addSigns()
        addHouses()
        addAspects()
        addDignities()
        addBalance()
        addSect()
        for planet in Self.classical.dropFirst(2) where chart.planet(planet)?.isRetrograde == true {
            let isFast = ["Mercury", "Venus", "Mars"].contains(planet)
            add(
                .retrograde, "\(planet.key).retrograde",
                (isFast ? 3.5 : 2.5) + (area.significators.contains(planet) ? 2 : 0), .main, "placement.retrograde",
                ["body": planet.term], planet: planet)
        }
    }

    private mutating func add(
        _ kind: ReportFactor.Kind, _ key: String, _ weight: Double, _ section: ReportFactor.Section, _ pattern: String,
        _ terms: [String: String], planet: String? = nil, house: Int? = nil, isCertain: Bool = true
    ) {
        guard isCertain else { return uncertain.append((pattern, terms)) }
        factors.append(
            ReportFactor(
                kind: kind, key: key, weight: (weight * 10).rounded() / 10, section: section, planet: planet,
                house: house,
                placement: (pattern, terms)))
    }

    /// Planets in signs; a body whose sign changes within a few minutes is uncertain.
    private mutating func addSigns() {
        for name in Self.classical {
            guard let planet = chart.planet(name), let sign = planet.sign else { continue }
            let base = ["Sun": 9.0, "Moon": 8.5, "Mercury": 5.5, "Venus": 5.5, "Mars": 5.5, "Saturn": 4.0][name] ?? 3.5
            add(
                .sign, "\(name.key).in.\(sign.rawValue.key)", base + (area.significators.contains(name) ? 2 : 0), .main,
                "placement.sign", ["body": name.term, "sign": "term.in.\(sign.rawValue.key)"], planet: name,
                isCertain: isSignCertain(planet))
        }
    }

    private mutating func addHouses() {
        guard chart.houses.count == 12 else { return }
        let (main, second) = area.houses
        let cusp = chart.houses[main - 1]
        add(
            .cusp, "cusp.in.\(cusp.sign.rawValue.key)", 11, .main, "placement.cusp",
            ["house": "term.cusp.\(main)", "sign": "term.in.\(cusp.sign.rawValue.key)"], isCertain: isCertain(cusp))
        for (house, key, weight, section) in [
            (main, "ruler", 11.0, ReportFactor.Section.main), (second, "ruler2", 8.5, .second),
        ] {
            let ruled = chart.houses[house - 1]
            let ruler = ruled.sign.traditionalRuler
            guard let planet = chart.planet(ruler), let place = planet.house else { continue }
            // The house of the planet is left out by itself.
            guard isCertain(planet) else { continue }
            guard isCertain(ruled) else {
                if house != main {
                    uncertain.append(
                        (
                            "placement.cusp",
                            ["house": "term.cusp.\(house)", "sign": "term.in.\(ruled.sign.rawValue.key)"]
                        ))
                }
                continue
            }
            add(
                .ruler, "\(key).in.\(place)", weight, section, "placement.ruler",
                ["body": ruler.term, "ruled": "term.of.\(house)", "house": "term.house.\(place)"], planet: ruler,
                house: place)
        }
        for name in Self.planets {
            guard let planet = chart.planet(name), let house = planet.house else { continue }
            let base = house == main ? 9.0 : house == second ? 7.5 : [1, 4, 7, 10].contains(house) ? 6 : 4.5
            let light = name == "Sun" || name == "Moon" ? 1.5 : area.significators.contains(name) ? 1 : 0
            add(
                .house, "\(name.key).house.\(house)", base + light,
                house == main ? .main : house == second ? .second : .houses,
                "placement.house", ["body": name.term, "house": "term.house.\(house)"], planet: name, house: house,
                isCertain: isCertain(planet))
        }
    }

    /// The distance that cusps can move within the error of the birth time, in degrees.
    ///
    /// The Ascendant moves fastest, and in high latitudes many degrees.
    private var reachOfCusps: Double {
        max(1, abs(chart.provenance.ascendantDegreesPerMinute ?? 0.25) * Self.timeError * 1_440)
    }

    private func isCertain(_ house: ChartHouse) -> Bool {
        house.degreeInSign > reachOfCusps && house.degreeInSign < 30 - reachOfCusps
    }

    private func isCertain(_ planet: ChartPlanet) -> Bool {
        chart.houses.allSatisfy { Angle.separation($0.cusp, planet.longitude) > reachOfCusps }
    }

    private func isSignCertain(_ planet: ChartPlanet) -> Bool {
        guard chart.unknownTime == nil, let degree = planet.degreeInSign else { return true }
        let reach = max(abs(planet.speed) * Self.timeError, 1.0 / 60)
        return degree > reach && degree < 30 - reach
    }

    private mutating func addAspects() {
        for aspect in chart.aspects {
            let kind =
                switch aspect.type {
                case .conjunction: "conjunction"
                case .trine, .sextile: "flowing"
                case .square, .opposition: "tense"
                default: ""
                }
            let points = Self.planets + ["Ascendant", "Midheaven"]
            guard !kind.isEmpty, let first = points.firstIndex(of: aspect.planet1),
                let second = points.firstIndex(of: aspect.planet2), min(first, second) < Self.planets.count
            else { continue }
            let names = [min(first, second), max(first, second)].map { points[$0] }
            let lights = names.count { area.significators.contains($0) }
            // Aspects of slow planets hold for everyone of a year or more.
            let slow = names.allSatisfy { ["Uranus", "Neptune", "Pluto"].contains($0) } ? 4.0 : 0
            let personal = names.count { ["Sun", "Moon", "Mercury", "Venus", "Mars"].contains($0) }
            add(
                .aspect, "\(names[0].key)-\(names[1].key).\(kind)",
                max(1, 2 + 5 * aspect.exactness + Double(lights) + 0.5 * Double(personal) - slow), .aspects,
                "placement.aspect",
                [
                    "first": "term.genitive.\(names[0].key)", "second": "term.genitive.\(names[1].key)",
                    "aspect": "term.aspect.\(aspect.type.rawValue.key)",
                ])
        }
    }

    private mutating func addDignities() {
        for dignity in chart.dignities where Self.classical.contains(dignity.planet) {
            guard let planet = chart.planet(dignity.planet), isSignCertain(planet) else { continue }
            let own = dignity.dignities
            for (kind, names) in [
                ("strong", [EssentialDignity.domicile, .exaltation]), ("weak", [.detriment, .fall]),
            ] {
                guard let found = names.first(where: own.contains) else { continue }
                add(
                    .dignity, "\(dignity.planet.key).\(kind)",
                    4 + (area.significators.contains(dignity.planet) ? 2.5 : 0), .main, "placement.dignity",
                    ["body": dignity.planet.term, "dignity": "term.dignity.\(found.rawValue.key)"],
                    planet: dignity.planet)
            }
        }
    }

    /// Elements and modalities with much more or less than their share.
    private mutating func addBalance() {
        let (elements, modalities) = (chart.balance.elements, chart.balance.modalities)
        let groups: [[(String, Double)]] = [
            [("fire", elements.fire), ("earth", elements.earth), ("air", elements.air), ("water", elements.water)],
            [("cardinal", modalities.cardinal), ("fixed", modalities.fixed), ("mutable", modalities.mutable)],
        ]
        for group in groups {
            let total = group.reduce(0) { $0 + $1.1 }
            guard total >= 5 else { continue }
            let most = group.map(\.1).max() ?? 0
            let isShared = group.count { $0.1 == most } > 1
            for (name, count) in group {
                let ratio = count / total * Double(group.count)
                // Two elements that are equally strong prevail over each other in nothing.
                guard ratio >= 1.6 && !isShared || ratio <= 0.3 else { continue }
                add(
                    .balance, "\(name).\(ratio > 1 ? "much" : "little")", 4 + abs(ratio - 1) * 2, .aspects,
                    "placement.balance.\(ratio > 1 ? "much" : "little")", ["quality": "term.quality.\(name)"])
            }
        }
    }

    private mutating func addSect() {
        // Near the horizon, a few minutes decide between day and night.
        guard let sect = chart.sect, let sun = chart.planet("Sun"), let ascendant = chart.ascendant,
            abs(abs(Angle.signedDifference(from: ascendant.longitude, to: sun.longitude)) - 90) < 90 - reachOfCusps
        else { return }
        let isDay = sect == .day
        add(
            .sect, isDay ? "day" : "night", 3.2, .aspects, "placement.sect", ["sect": "term.\(isDay ? "day" : "night")"]
        )
        for (planet, key, byDay) in [
            ("Mars", "contrary", true), ("Saturn", "contrary", false), ("Jupiter", "favored", true),
            ("Venus", "favored", false),
        ] where byDay == isDay && chart.planet(planet) != nil {
            add(
                .sect, "\(planet.key).\(key)", area.significators.contains(planet) ? 4.5 : 3, .aspects,
                "placement.planet-sect",
                ["body": planet.term, "sect": "term.\(isDay ? "day" : "night")-chart"], planet: planet)
        }
    }
}

extension String {
    /// The word in keys of texts.
    fileprivate var key: String { lowercased() }

    /// The key of a body's name.
    fileprivate var term: String { "term.body.\(key)" }
}
