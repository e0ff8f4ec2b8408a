// SPDX-License-Identifier: Apache-2.0

extension ReportFactors {
    /// The most passages about planets in one house.
    private static let mostInHouse = 3

    /// The heaviest factors that have a passage, at most as many of each kind as fit and as many as fill a report.
    ///
    /// That a planet is in a house is read once: as the ruler of a house, if it is one.
    func chosen(in texts: ReportTexts, count: Int) -> [ReportFactor] {
        var left = Dictionary(uniqueKeysWithValues: ReportFactor.Kind.allCases.map { ($0, $0.most) })
        var (placed, houses): (Set<String>, [Int: Int]) = ([], [:])
        let written = factors.filter { texts["\(area.rawValue).\($0.key)"] != nil }
            .sorted {
                ($0.kind == .ruler ? 0 : 1, $1.weight, $0.key) < ($1.kind == .ruler ? 0 : 1, $0.weight, $1.key)
            }
            .filter { factor in
                guard let house = factor.house, let planet = factor.planet else { return true }
                guard !placed.contains(planet), houses[house, default: 0] < Self.mostInHouse else { return false }
                placed.insert(planet)
                houses[house, default: 0] += 1
                return true
            }
            .sorted { ($1.weight, $0.key) < ($0.weight, $1.key) }
        var (chosen, spare): ([ReportFactor], [ReportFactor]) = ([], [])
        for factor in written {
            left[factor.kind, default: 0] -= 1
            if left[factor.kind, default: 0] >= 0 { chosen.append(factor) } else { spare.append(factor) }
        }
        // A chart with few aspects has more of the other kinds.
        chosen = Array((chosen.prefix(count) + spare).prefix(count))
        // The condition of a planet follows its sign.
        let signs = Dictionary(chosen.filter { $0.kind == .sign }.map { ($0.planet, $0.weight) }) { first, _ in first }
        func rank(_ factor: ReportFactor) -> (Double, String, Int, Double, String) {
            let isCondition = factor.kind == .dignity || factor.kind == .retrograde
            let sign = factor.kind == .sign || isCondition ? signs[factor.planet] : nil
            return (
                -(sign ?? factor.weight), sign == nil ? "" : factor.planet ?? "", isCondition ? 1 : 0, -factor.weight,
                factor.key
            )
        }
        return chosen.sorted { rank($0) < rank($1) }
    }

    /// The placements of close aspects for which no passage was written in the area.
    func unread(in texts: ReportTexts) -> [(pattern: String, terms: [String: String])] {
        factors.filter { $0.kind == .aspect && $0.weight >= 6 && texts["\(area.rawValue).\($0.key)"] == nil }
            .map(\.placement)
    }
}
