// SPDX-License-Identifier: Apache-2.0

extension CircleSpreading {
    /// Returns angles like ``places(ideals:distances:)``, each between the same two walls as its ideal angle.
    ///
    /// Between walls, this is isotonic regression within bounds: the solution without bounds, limited to them.
    /// - Parameters:
    ///   - ideals: The ideal angles in degrees, ascending from 0 up to 360.
    ///   - distances: The minimum distance from each angle to the next, which isn't needed across a wall.
    ///   - walls: The angles of the walls in degrees, ascending from 0 up to 360; at least one.
    ///   - margins: The minimum distance of each angle from a wall.
    /// - Returns: The angles, or `nil` if they don't fit between their walls.
    static func places(
        ideals: [Double], distances: [Double], walls: [Double], margins: [Double]
    ) -> [Double]? {
        var places = ideals
        for (sector, members) in members(of: ideals, between: walls).enumerated() where !members.isEmpty {
            let start = walls[sector]
            let next = walls[(sector + 1) % walls.count]
            let width = walls.count == 1 ? 360 : CircleDegrees.normal(next - start)
            let line = pooled(
                ideals: members.map { CircleDegrees.normal(ideals[$0] - start) },
                distances: members.map { distances[$0] })
            var lowest: [Double] = []
            for (position, member) in members.enumerated() {
                let after = position > 0 ? lowest[position - 1] + distances[members[position - 1]] : 0
                lowest.append(max(margins[member], after))
            }
            var highest = width
            for position in members.indices.reversed() {
                let member = members[position]
                highest = min(width - margins[member], highest - (position + 1 < members.count ? distances[member] : 0))
                guard lowest[position] <= highest + 1e-9 else { return nil }
                places[member] = start + min(max(line[position], lowest[position]), max(highest, lowest[position]))
            }
        }
        return places
    }

    /// Returns the indices of the angles in each sector, in the direction of increasing angles from its first wall.
    static func members(of ideals: [Double], between walls: [Double]) -> [[Int]] {
        var members = [[Int]](repeating: [], count: walls.count)
        for index in ideals.indices { members[sector(of: ideals[index], between: walls)].append(index) }
        for sector in members.indices {
            let start = walls[sector]
            members[sector].sort {
                (CircleDegrees.normal(ideals[$0] - start), $0) < (CircleDegrees.normal(ideals[$1] - start), $1)
            }
        }
        return members
    }

    /// Returns the index of the last wall at or before an angle.
    static func sector(of angle: Double, between walls: [Double]) -> Int {
        walls.lastIndex { $0 <= angle } ?? max(0, walls.count - 1)
    }
}
