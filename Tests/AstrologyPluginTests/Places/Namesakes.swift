// SPDX-License-Identifier: AGPL-3.0-or-later

@testable import AstrologyPlugin

/// The other names of large cities with all their bearers, read from the shipped table
/// without its search.
struct Namesakes {
    /// A place that bears a name.
    struct Bearer: CustomStringConvertible {
        let geonameID: Int
        let name: String
        let country: String
        let population: Int
        /// Whether the name isn't the main name of the place.
        let hasAsOtherName: Bool

        var description: String { "\(name), \(country), \(population)" }
    }

    /// A folded name and its bearers by falling population.
    struct Name {
        let text: String
        let bearers: [Bearer]
    }

    private(set) var names: [Name] = []

    /// Reads every name that a city of more people than given bears beside its main name.
    init(citiesAbove population: Int) {
        let table = PlaceTable.shipped
        let populations = (0..<table.count).map { table.row(rank: $0).population }
        for name in table.names {
            let ranks = Array(name.bearers)
            guard ranks.contains(where: { !$0.isOwnName && populations[$0.rank] > population }) else { continue }
            let main = Set(ranks.filter(\.isOwnName).map(\.rank))
            let bearers = Set(ranks.map(\.rank)).sorted().map { rank in
                let place = table.place(rank: rank)
                return Bearer(
                    geonameID: place.geonameID, name: place.name, country: place.country,
                    population: place.population, hasAsOtherName: !main.contains(rank))
            }
            names.append(Name(text: String(decoding: name.utf8, as: UTF8.self), bearers: bearers))
        }
    }
}
