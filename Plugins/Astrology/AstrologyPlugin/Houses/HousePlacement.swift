// SPDX-License-Identifier: Apache-2.0

/// Finds the house of a longitude between cusps.
struct HousePlacement {
    private let cusps: [Double]
    /// Whether the cusps follow each other against the order of the signs.
    ///
    /// Gauquelin sectors do, being counted with the daily motion; so do the houses of several systems beyond the
    /// polar circles, where signs may rise in reverse.
    private let isClockwise: Bool
    /// How far each house ends from the first cusp.
    ///
    /// Given when the cusps go once round in the order of the signs, so that one walk finds the house; empty otherwise.
    private let ends: [Double]

    init(cusps: [Double]) {
        self.cusps = cusps
        isClockwise = cusps.count > 12 || Self.runBackward(cusps)
        ends = isClockwise ? [] : Self.ends(of: cusps)
    }

    private static func ends(of cusps: [Double]) -> [Double] {
        var ends: [Double] = []
        ends.reserveCapacity(cusps.count)
        for index in cusps.indices.dropLast() {
            let end = Angle.normalized(cusps[index + 1] - cusps[0])
            guard end > ends.last ?? 0 else { return [] }
            ends.append(end)
        }
        return ends
    }

    /// Whether the cusps go once round the circle against the order of the signs.
    private static func runBackward(_ cusps: [Double]) -> Bool {
        var turn = 0.0
        for index in cusps.indices {
            turn += Angle.normalized(cusps[index] - cusps[index + 1 == cusps.count ? 0 : index + 1])
        }
        return turn < 361
    }

    /// The house of each position of a sky.
    func houses(of sky: Sky) -> [Int?] { sky.positions.indices.map { house(of: sky.positions[$0].longitude) } }

    /// The house, from 1, whose cusp lies last before the longitude; a body on a cusp is in its house.
    func house(of longitude: Double) -> Int {
        if !ends.isEmpty {
            let into = Angle.normalized(longitude - cusps[0])
            var house = 0
            while house < ends.count, into >= ends[house] { house += 1 }
            return house + 1
        }
        for index in cusps.indices {
            let cusp = cusps[index]
            let next = cusps[index + 1 == cusps.count ? 0 : index + 1]
            let (start, end) = isClockwise ? (next, cusp) : (cusp, next)
            let width = Angle.normalized(end - start)
            let into = Angle.normalized(longitude - start)
            if isClockwise ? (into > 0 && into <= width) : into < width { return index + 1 }
        }
        // Cusps that overlap may leave a gap elsewhere: the nearest cusp before wins.
        let nearest = cusps.indices.min { left, right in
            Angle.normalized(longitude - cusps[left]) < Angle.normalized(longitude - cusps[right])
        }
        return (nearest ?? 0) + 1
    }
}
