// SPDX-License-Identifier: Apache-2.0

/// Spreads labels on a circle so that neighbors have a minimum distance and each is as near as possible to its ideal
/// angle.
///
/// Minimizes the sum of squared displacements with minimum distances between neighbors. Along a line, this is isotonic
/// regression after the distances are subtracted, solved exactly by pooling adjacent violators (Ayer et al. 1955;
/// Barlow et al., Statistical Inference under Order Restrictions, 1972). The circle is cut at the largest gap. If the
/// ends then collide, it is cut at the next largest gap.
enum CircleSpreading {
    /// Returns angles for ideals sorted from 0 up to 360 degrees, in the same order, not normalized to 0..<360.
    ///
    /// - Parameters:
    ///   - ideals: The ideal angles in degrees, ascending.
    ///   - distances: The minimum distance from each angle to the next; the last is to the first.
    /// - Returns: The angles, or `nil` if the distances don't fit on the circle.
    /// - Complexity: O(*n*) if the first cut fits, otherwise O(*n*²).
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

    /// Cuts the circle before `first`: angles beyond 360 continue to increase.
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

    /// Computes exact least squares along a line: pools of touching neighbors are at their common mean.
    static func pooled(ideals: [Double], distances: [Double]) -> [Double] {
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

    /// Places labels on a circle so full that every cut collides: increases all distances equally, and rotates them to
    /// be nearest to the ideals.
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
