// SPDX-License-Identifier: Apache-2.0

/// Finds the house of a longitude between cusps.
struct HousePlacement {
    private let cusps: [Double]
    /// Whether the cusps are in reverse order of the signs.
    ///
    /// Gauquelin sectors are, because they are counted in the direction of the daily motion. Houses of several systems
    /// are inside the polar circles, where signs can rise in reverse.
    private let isClockwise: Bool
    /// The distance of the end of each house from the first cusp, if the cusps go around the circle once in the order
    /// of the signs; otherwise empty.
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

    /// Returns whether the cusps go around the circle once in reverse order of the signs.
    private static func runBackward(_ cusps: [Double]) -> Bool {
        var turn = 0.0
        for index in cusps.indices {
            turn += Angle.normalized(cusps[index] - cusps[index + 1 == cusps.count ? 0 : index + 1])
        }
        return turn < 361
    }

    /// Returns the house of each position of a sky.
    func houses(of sky: Sky) -> [Int?] { sky.positions.indices.map { house(of: sky.positions[$0].longitude) } }

    /// Returns the house, from 1, with the last cusp before the longitude; a body on a cusp is in the house of the
    /// cusp.
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
        // Overlapping cusps can leave a gap elsewhere, so use the nearest cusp before the longitude.
        let nearest = cusps.indices.min { left, right in
            Angle.normalized(longitude - cusps[left]) < Angle.normalized(longitude - cusps[right])
        }
        return (nearest ?? 0) + 1
    }
}
