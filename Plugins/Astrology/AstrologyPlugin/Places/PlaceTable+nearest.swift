// SPDX-License-Identifier: AGPL-3.0-or-later

/// A place and how far it is from where one asked.
public struct NearbyPlace: Sendable, Codable, Equatable {
    /// The place.
    public var place: Place
    /// The great-circle distance to it in kilometres.
    public var distanceKilometres: Double

    /// Makes a nearby place of its parts.
    public init(place: Place, distanceKilometres: Double) {
        self.place = place
        self.distanceKilometres = distanceKilometres
    }
}

extension PlaceTable {
    /// The place nearest to a point, within a distance in kilometres.
    ///
    /// Latitude and longitude are in degrees, north and east positive.
    ///
    /// - Complexity: O(log *n*), plus the number of places in the belt of latitudes that may hold a nearer one.
    public func nearest(latitude: Double, longitude: Double, within kilometres: Double = 300) -> NearbyPlace? {
        guard latitude.isFinite, longitude.isFinite else { return nil }
        let point = SphericalPoint(latitude: latitude, longitude: longitude)
        let middle = firstPosition(northOf: latitude)
        var reach = kilometres
        var best: Int?

        /// Takes the place at `position` into account; false when it and all beyond are too far in latitude.
        func consider(_ position: Int) -> Bool {
            let rank = rank(fromSouth: position)
            let row = row(rank: rank)
            let placeLatitude = row.decimal(.latitude)
            guard abs(placeLatitude - latitude) * SphericalPoint.kilometresPerDegree <= reach else { return false }
            let distance = point.distance(toLatitude: placeLatitude, longitude: row.decimal(.longitude))
            if distance < reach || (distance == reach && rank < best ?? count) {
                reach = distance
                best = rank
            }
            return true
        }

        var north = middle
        var south = middle - 1
        var isNorthOpen = true
        var isSouthOpen = true
        while isNorthOpen || isSouthOpen {
            isNorthOpen = isNorthOpen && north < count && consider(north)
            isSouthOpen = isSouthOpen && south >= 0 && consider(south)
            north += 1
            south -= 1
        }
        return best.map {
            NearbyPlace(place: place(rank: $0), distanceKilometres: SphericalPoint.rounded(reach))
        }
    }

    private func firstPosition(northOf latitude: Double) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if row(rank: rank(fromSouth: middle)).decimal(.latitude) < latitude {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
