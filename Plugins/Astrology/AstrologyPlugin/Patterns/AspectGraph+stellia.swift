// SPDX-License-Identifier: Apache-2.0

extension AspectGraph {
    /// Returns the stellia in zodiacal order, without those that are part of another.
    func stellia(_ settings: PatternSettings) -> [AspectPattern] {
        let minimum = max(2, settings.stelliumMinimum)
        guard count >= minimum else { return [] }
        let bySign = settings.stelliumRule == .conjunction ? [] : signGroups(minimum)
        let byOrb = settings.stelliumRule == .sign ? [] : conjunctionGroups(minimum, settings.stelliumOrb)
        let groups = bySign + byOrb
        if groups.isEmpty { return [] }
        return groups.enumerated().compactMap { place, group in
            let isInsideAnother = groups.enumerated().contains { otherPlace, other in
                guard otherPlace != place, group.allSatisfy(other.contains) else { return false }
                return group.count < other.count || otherPlace < place
            }
            return isInsideAnother ? nil : stellium(group)
        }
    }

    private func signGroups(_ minimum: Int) -> [[Int]] {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 12) { signs in
            signs.initialize(repeating: 0)
            for member in 0..<count { signs[sign(member).index] |= 1 << UInt64(member) }
            var groups: [[Int]] = []
            for bits in signs where bits.nonzeroBitCount >= minimum {
                groups.append(MemberBits(bits).sorted { longitudes[$0] < longitudes[$1] })
            }
            return groups
        }
    }

    private func conjunctionGroups(_ minimum: Int, _ orb: Double) -> [[Int]] {
        let order = (0..<count).sorted { longitudes[$0] < longitudes[$1] }
        func gap(after place: Int) -> Double {
            let next = order[(place + 1) % order.count]
            return Angle.normalized(longitudes[next] - longitudes[order[place]])
        }
        guard let start = order.indices.first(where: { gap(after: $0) > orb }) else { return [order] }
        var groups: [[Int]] = []
        var group: [Int] = []
        for step in 1...order.count {
            let place = (start + step) % order.count
            group.append(order[place])
            if gap(after: place) > orb {
                if group.count >= minimum { groups.append(group) }
                group = []
            }
        }
        return groups
    }

    private func stellium(_ group: [Int]) -> AspectPattern? {
        guard let first = group.first, let last = group.last else { return nil }
        let sign = group.allSatisfy { self.sign($0) == self.sign(first) } ? self.sign(first) : nil
        let span = Angle.normalized(longitudes[last] - longitudes[first])
        return AspectPattern(
            kind: .stellium, members: group.map { name($0) }, apex: nil, sign: sign,
            element: sign?.element, modality: sign?.modality, tightness: max(0, 1 - span / 30),
            includes: [])
    }
}
