// SPDX-License-Identifier: AGPL-3.0-or-later

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

    init(_ sky: Sky, _ placement: HousePlacement?, sect: Sect?, settings: DignitySettings) {
        planets.reserveCapacity(sky.positions.count)
        rulers.reserveCapacity(sky.positions.count)
        balance.reserveCapacity(10)
        dignities.reserveCapacity(10)
        for index in sky.positions.indices {
            let longitude = sky.positions[index].longitude
            let name = sky.positions[index].name
            let house = placement?.house(of: longitude)
            planets.append(ChartPlanet(sky.positions[index], house: house, obliquity: sky.obliquity))
            let kind = sky.positions[index].body.kind
            guard kind == .luminary || kind == .planet else { continue }
            balance.append(BalancePoint(name: name, longitude: longitude, house: house))
            let classical = ClassicalPlanet(sky.positions[index].body)
            rulers.append((name, classical, longitude))
            if let dignity = PlanetDignity(of: name, classical, longitude: longitude, sect: sect, settings: settings) {
                dignities.append(dignity)
            }
        }
    }
}
