// SPDX-License-Identifier: Apache-2.0

/// Spreads labels on a circle so that neighbors keep their distance and each stays as near as it can to
/// its own place.
///
/// The sum of squared displacements is minimized under least distances between neighbors. Along a line
/// this is isotonic regression after the distances are subtracted, solved exactly by pooling adjacent
/// violators (Ayer et al. 1955; Barlow et al., Statistical Inference under Order Restrictions, 1972). The
/// circle is cut open where it has most room; when the ends then collide, at the next roomiest place.
enum CircleSpreading {
    /// Places for ideals sorted from 0 up to 360 degrees, in the same order, not brought back into 0..<360.
    ///
    /// - Parameters:
    ///   - ideals: the wished angles in degrees, ascending.
    ///   - distances: the least distance from each to the next one; the last one's is to the first.
    /// - Returns: the places, or nil when the distances do not fit round the circle.
    /// - Complexity: O(*n*) when the first cut fits, O(*n*²) at worst.
    static func places(ideals: [Double], distances: [Double]) -> [Double]? {
        let count = ideals.count
        guard count > 1 else { return ideals }
        let total = distances.reduce(0, +)
        guard total <= 360 else { return nil }
        let room = ideals.indices.map { index in
            let next = index + 1 < count ? ideals[index + 1] : ideals[0] + 360
            return next - ideals[index] - distances[index]
        }
        let cuts = room.indices.sorted { (room[$0], $1) > (room[$1], $0) }
        for cut in cuts {
            let first = (cut + 1) % count
            let line = opened(ideals: ideals, distances: distances, first: first)
            let placed = pooled(ideals: line.ideals, distances: line.distances)
            guard let start = placed.first, let end = placed.last,
                end + line.distances[count - 1] <= start + 360 + 1e-9
            else { continue }
            return closed(placed, first: first)
        }
        return evenly(ideals: ideals, distances: distances, total: total)
    }

    /// The circle cut open before `first`: angles that have passed 360 go on rising.
    private static func opened(
        ideals: [Double], distances: [Double], first: Int
    ) -> (ideals: [Double], distances: [Double]) {
        let order = (0..<ideals.count).map { (first + $0) % ideals.count }
        return (order.map { $0 < first ? ideals[$0] + 360 : ideals[$0] }, order.map { distances[$0] })
    }

    private static func closed(_ placed: [Double], first: Int) -> [Double] {
        var places = placed
        for (offset, place) in placed.enumerated() {
            let index = (first + offset) % placed.count
            places[index] = index < first ? place - 360 : place
        }
        return places
    }

    /// Exact least squares along a line: pools of neighbors that touch sit at their common mean.
    private static func pooled(ideals: [Double], distances: [Double]) -> [Double] {
        var offsets: [Double] = []
        var offset = 0.0
        var pools: [(sum: Double, count: Int)] = []
        for (ideal, distance) in zip(ideals, distances) {
            offsets.append(offset)
            pools.append((ideal - offset, 1))
            offset += distance
            while pools.count > 1 {
                let last = pools[pools.count - 1]
                let before = pools[pools.count - 2]
                guard before.sum * Double(last.count) > last.sum * Double(before.count) else { break }
                pools.removeLast()
                pools[pools.count - 1] = (before.sum + last.sum, before.count + last.count)
            }
        }
        var places: [Double] = []
        for pool in pools {
            for _ in 0..<pool.count {
                places.append(pool.sum / Double(pool.count) + offsets[places.count])
            }
        }
        return places
    }

    /// A circle so full that every cut collides: all distances grow alike, turned to lie nearest the ideals.
    private static func evenly(ideals: [Double], distances: [Double], total: Double) -> [Double] {
        let growth = 360 / total
        var offsets: [Double] = []
        var offset = 0.0
        for distance in distances {
            offsets.append(offset)
            offset += distance * growth
        }
        let turn = zip(ideals, offsets).reduce(0) { $0 + $1.0 - $1.1 } / Double(ideals.count)
        return offsets.map { $0 + turn }
    }
}
