// SPDX-License-Identifier: Apache-2.0

/// What a chart says of its bodies one by one, gathered in a single pass over the sky.
///
/// A position carries names and notes; reading its fields in place spares copying those for every question.
struct ChartBodies {
    private(set) var planets: [ChartPlanet] = []
    /// Sun to Pluto, which alone count in the balance.
    private(set) var balance: [BalancePoint] = []
    private(set) var dignities: [PlanetDignity] = []
    /// Every body as receptions see it.
    private(set) var rulers: [(name: String, classical: ClassicalPlanet?, longitude: Double)] = []
    /// What each body was really computed from.
    private(set) var provenance: [BodyProvenance] = []

    init(_ sky: Sky, _ placement: HousePlacement?, sect: Sect?, settings: DignitySettings) {
        provenance.reserveCapacity(sky.positions.count)
        planets.reserveCapacity(sky.positions.count)
        rulers.reserveCapacity(sky.positions.count)
        balance.reserveCapacity(10)
        dignities.reserveCapacity(10)
        let houses = placement.map { $0.houses(of: sky) } ?? Array(repeating: nil, count: sky.positions.count)
        for index in sky.positions.indices {
            let longitude = sky.positions[index].longitude
            let name = sky.name(at: index)
            let house = houses[index]
            planets.append(ChartPlanet(sky, at: index, name: name, house: house))
            provenance.append(BodyProvenance(sky, at: index, name: name))
            let body = sky.positions[index].body
            let kind = body.kind
            guard kind == .luminary || kind == .planet else { continue }
            balance.append(BalancePoint(name: name, longitude: longitude, house: house))
            let classical = ClassicalPlanet(body)
            rulers.append((name, classical, longitude))
            if PlanetDignity.exists(for: name, classical, settings: settings) {
                dignities.append(
                    PlanetDignity(name, classical, longitude: longitude, sect: sect, settings: settings))
            }
        }
    }
}
