// SPDX-License-Identifier: Apache-2.0

extension ZoneMap {
    /// Returns the zones in use at a point, most likely first, without their certainty; empty if the coordinates are
    /// invalid.
    ///
    /// - Complexity: O(1); a few microseconds.
    func zoneNames(latitude: Double, longitude: Double) -> [String] {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return [] }
        let row = min(Int((latitude + 90) * Double(resolution)), 180 * resolution - 1)
        let column = Int((longitude + 180) * Double(resolution)) % (360 * resolution)
        return areas[area(row: row, column: column)].map { zones[$0] }
    }
}
