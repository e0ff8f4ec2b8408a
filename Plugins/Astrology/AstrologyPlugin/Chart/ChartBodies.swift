// SPDX-License-Identifier: Apache-2.0

/// The parts of a chart about single bodies, collected in one pass over the sky.
///
/// A position contains names and notes; reading its fields in place avoids copying those.
struct ChartBodies {
    private(set) var planets: [ChartPlanet] = []
    /// The bodies that count in the balance: Sun to Pluto.
    private(set) var balance: [BalancePoint] = []
    private(set) var dignities: [PlanetDignity] = []
    /// Every body, for finding receptions.
    private(set) var rulers: [(name: String, classical: ClassicalPlanet?, longitude: Double)] = []
    /// The actual source of each body.
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
