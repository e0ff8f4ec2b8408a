// SPDX-License-Identifier: Apache-2.0

internal import CivilTime

extension BirthReading {
    /// Coordinates farther from the named place than this, in kilometers, have a warning.
    private static let farKilometers = 100.0

    /// Returns a warning about coordinates that contradict the place, the zone, or the offset of the birth, with the
    /// coordinates of another hemisphere if those fit.
    ///
    /// A sign that is missing or too many moves a birth to the other side of the Earth without an error.
    static func hemisphereWarning(_ birth: Birth, place: Place?, basis: TimeBasis) -> ChartWarning? {
        guard let latitude = birth.latitude, let longitude = birth.longitude else { return nil }
        let point = Coordinates(latitude: latitude, longitude: longitude)
        if let place { return point.warning(farFrom: place, farKilometers) }
        switch basis {
        case .zone(let name), .zoneWithOffset(let name, _): return point.warning(outside: name)
        case .offset(let offset) where offset != .zero: return point.warning(against: offset)
        case .offset, .localMeanTime: return nil
        }
    }

    /// A latitude and a longitude as typed.
    private struct Coordinates: Equatable {
        var latitude: Double
        var longitude: Double

        /// The same numbers in the other hemispheres: east and west first, then north and south, then both; and exchanged.
        var mirrored: [Coordinates] {
            [
                Coordinates(latitude: latitude, longitude: -longitude),
                Coordinates(latitude: -latitude, longitude: longitude),
                Coordinates(latitude: -latitude, longitude: -longitude),
                Coordinates(latitude: longitude, longitude: latitude),
            ].filter { $0 != self && abs($0.latitude) <= 90 }
        }

        var text: String { "latitude \(latitude), longitude \(longitude)" }

        func warning(farFrom place: Place, _ limit: Double) -> ChartWarning? {
            let center = SphericalPoint(latitude: place.latitude, longitude: place.longitude)
            func distance(_ point: Coordinates) -> Double {
                center.distance(toLatitude: point.latitude, longitude: point.longitude)
            }
            guard distance(self) > limit else { return nil }
            let kilometers = Int(distance(self).rounded())
            let remedy =
                mirrored.first { distance($0) <= limit }.map {
                    "\($0.text) would be \(max(1, Int(distance($0).rounded()))) km from it. Check the signs and the order."
                } ?? "Check the coordinates and the name of the place."
            return ChartWarning(
                .coordinatesContradictory,
                "The chart is for \(text), which is \(kilometers) km from \(place.label): \(remedy)")
        }

        func warning(outside zone: String) -> ChartWarning? {
            let map = ZoneMap.shipped
            let own = map.zoneNames(latitude: latitude, longitude: longitude)
            guard !own.contains(zone),
                let fitting = mirrored.first(where: {
                    map.zoneNames(latitude: $0.latitude, longitude: $0.longitude).contains(zone)
                })
            else { return nil }
            return ChartWarning(
                .coordinatesContradictory,
                "The chart is for \(text), where the zone is \(own.first ?? "unknown") and not \(zone): \(fitting.text) "
                    + "would be in \(zone). Check the signs and the order.")
        }

        func warning(against offset: UTCOffset) -> ChartWarning? {
            // Clocks are at most three hours and a half from the mean time of their place.
            func hours(_ longitude: Double) -> Double {
                abs((Double(offset.seconds) / 3600 - longitude / 15).remainder(dividingBy: 24))
            }
            guard hours(longitude) > 4, hours(-longitude) <= 2 else { return nil }
            return ChartWarning(
                .coordinatesContradictory,
                "The chart is for longitude \(longitude), where clocks with the offset \(offset) would be "
                    + "\(Int(hours(longitude).rounded())) hours wrong; at longitude \(-longitude) they fit. Check the "
                    + "signs.")
        }
    }
}
