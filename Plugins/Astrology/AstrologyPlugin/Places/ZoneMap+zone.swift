// SPDX-License-Identifier: Apache-2.0

extension ZoneMap {
    /// Returns the zone at a point, with its certainty; `nil` if the coordinates are invalid.
    ///
    /// Latitude is in degrees from -90 to 90, north positive, longitude from -180 to 180, east positive.
    ///
    /// - Complexity: O(1); some tens of microseconds near boundaries.
    public func zone(latitude: Double, longitude: Double) -> ZoneGuess? {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
        let row = min(Int((latitude + 90) * Double(resolution)), 180 * resolution - 1)
        let column = Int((longitude + 180) * Double(resolution)) % (360 * resolution)
        let own = areas[area(row: row, column: column)]
        let isAtSea = Self.isNautical(zones[own[0]])
        let vicinity = otherZones(around: SphericalPoint(latitude: latitude, longitude: longitude), own: own)
            .filter { isAtSea || !Self.isNautical($0.zone) }
        let shared = own.dropFirst().map { ZoneGuess.Alternative(zone: zones[$0], distanceKilometers: 0) }
        let distance = vicinity.first?.distanceKilometers
        let certainty: ZoneGuess.Certainty =
            if isAtSea {
                .atSea
            } else if !shared.isEmpty {
                .shared
            } else if let distance, distance < Self.nearBoundaryKilometers {
                .nearBoundary
            } else {
                .certain
            }
        return ZoneGuess(
            zone: zones[own[0]],
            source: isAtSea
                ? "nautical zone at sea, by longitude"
                : "time zone boundaries, raster of 1/\(resolution) degree",
            certainty: certainty, distanceToBoundaryKilometers: distance, alternatives: shared + vicinity,
            nearestPlace: PlaceTable.shipped.largest(latitude: latitude, longitude: longitude, within: 10)
                ?? PlaceTable.shipped.nearest(latitude: latitude, longitude: longitude))
    }

    /// Returns whether a zone is a nautical zone, which spans 15 degrees of longitude.
    static func isNautical(_ zone: String) -> Bool {
        zone.hasPrefix("Etc/")
    }

    /// Returns the zones within the search radius that aren't in `own`, nearest first.
    private func otherZones(around point: SphericalPoint, own: [Int]) -> [ZoneGuess.Alternative] {
        let radius = Self.searchRadiusKilometers
        let scale = Double(resolution)
        let reach = radius / SphericalPoint.kilometersPerDegree
        let firstRow = max(0, Int(((point.latitude - reach + 90) * scale).rounded(.down)))
        let lastRow = min(180 * resolution - 1, Int(((point.latitude + reach + 90) * scale).rounded(.down)))
        let width = point.reachInLongitude(ofRadius: radius)
        let firstTile = width < 180 ? Int((point.longitude - width + 180).rounded(.down)) : 0
        let lastTile = width < 180 ? Int((point.longitude + width + 180).rounded(.down)) : 359
        var nearest: [Int: Double] = [:]

        /// Adds a run of cells to the search.
        func consider(_ area: Int, row: Int, from west: Double, to east: Double) {
            let others = areas[area].filter { !own.contains($0) }
            guard !others.isEmpty else { return }
            let south = Double(row) / scale - 90
            let latitude = min(max(point.latitude, south), south + 1 / scale)
            let distance = point.distance(toLatitude: latitude, west: west, east: east)
            guard distance <= radius else { return }
            for zone in others { nearest[zone] = min(distance, nearest[zone] ?? distance) }
        }

        for tileRow in firstRow / resolution...lastRow / resolution {
            let rows = max(firstRow, tileRow * resolution)...min(lastRow, (tileRow + 1) * resolution - 1)
            for tileColumn in firstTile...lastTile {
                let wrapped = (tileColumn + 360) % 360
                let west = Double(wrapped) - 180
                switch tile(row: tileRow, column: wrapped) {
                case .uniform(let area):
                    if areas[area] == own { continue }
                    for row in rows { consider(area, row: row, from: west, to: west + 1) }
                case .mixed(var reader):
                    for row in tileRow * resolution...rows.upperBound {
                        reader.readRow()
                        guard row >= rows.lowerBound else { continue }
                        for (index, run) in reader.runs.enumerated() {
                            let end =
                                index + 1 < reader.runs.count ? reader.runs[index + 1].column : resolution
                            consider(
                                run.area, row: row, from: west + Double(run.column) / scale,
                                to: west + Double(end) / scale)
                        }
                    }
                }
            }
        }
        return nearest.mapValues(SphericalPoint.rounded).sorted { ($0.value, $0.key) < ($1.value, $1.key) }
            .map { ZoneGuess.Alternative(zone: zones[$0.key], distanceKilometers: $0.value) }
    }
}

extension SphericalPoint {
    /// Returns the distance in kilometers to the nearest point of a segment of a parallel, which can cross 180°.
    fileprivate func distance(toLatitude latitude: Double, west: Double, east: Double) -> Double {
        let fromWest = (longitude - west).remainder(dividingBy: 360)
        let fromEast = (longitude - east).remainder(dividingBy: 360)
        let isInside = fromWest >= 0 && fromEast <= 0
        let nearest = isInside ? longitude : (abs(fromWest) < abs(fromEast) ? west : east)
        return distance(toLatitude: latitude, longitude: nearest)
    }
}
