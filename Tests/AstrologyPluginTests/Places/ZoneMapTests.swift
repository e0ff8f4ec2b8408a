// SPDX-License-Identifier: AGPL-3.0-or-later
import Testing

@testable import AstrologyPlugin

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite("Zones by coordinates")
struct ZoneMapTests {
    private let map = ZoneMap.shipped

    @Test
    func `the raster agrees with the polygons that it is generated from`() throws {
        let rows = try PlaceFixtures.rows("zone-points.tsv")
        #expect(rows.count > 350)
        for row in rows {
            let latitude = try #require(Double(row[0]))
            let longitude = try #require(Double(row[1]))
            let guess = try #require(map.zone(latitude: latitude, longitude: longitude))
            switch row[3] {
            case "inside": #expect(guess.zone == row[2], "\(row)")
            case "coast": #expect(guess.zone == row[2] || guess.certainty == .atSea, "\(row)")
            default:
                #expect(guess.zone == row[2] || guess.alternatives.first?.zone == row[2], "\(row)")
                #expect(guess.certainty != .certain, "\(row)")
            }
        }
    }

    // GeoNames and the polygons differ for 0.33 % of the cities, most of them in Viet Nam and Campeche; see
    // `make-zone-map`.
    @Test
    func `the raster agrees with the zones of GeoNames`() {
        var differing = 0
        let ranks = stride(from: 0, to: PlaceTable.shipped.count, by: 207)
        for rank in ranks {
            let place = PlaceTable.shipped.place(rank: rank)
            let guess = map.zone(latitude: place.latitude, longitude: place.longitude)
            if guess?.zone != place.timeZone { differing += 1 }
        }
        #expect(differing <= 8, "\(differing) differ")
    }

    @Test
    func `zones that differ only before 1970 are distinguished`() {
        let zones = Set(map.zones)
        for zone in [
            "Europe/Oslo", "Europe/Stockholm", "Europe/Copenhagen", "Europe/Amsterdam", "Europe/Luxembourg",
            "Europe/Monaco", "Europe/Zagreb", "Europe/Ljubljana", "Europe/Sarajevo", "Europe/Skopje",
            "Atlantic/Reykjavik", "Africa/Accra", "Asia/Kuwait", "America/Nassau", "Asia/Phnom_Penh",
            "Asia/Vientiane", "Europe/Guernsey", "Europe/Jersey", "America/Indiana/Knox",
        ] {
            #expect(zones.contains(zone), "\(zone)")
        }
    }

    @Test
    func `the system's database has every zone of the tables`() {
        let places = stride(from: 0, to: PlaceTable.shipped.count, by: 7).map { rank in
            PlaceTable.shipped.place(rank: rank).timeZone
        }
        for zone in Set(map.zones + places) {
            #expect(access("/usr/share/zoneinfo/" + zone, R_OK) == 0, "\(zone)")
        }
    }

    // Saskatchewan meets Montana at 49° north and Alberta at 110° west; nautical zones meet at odd multiples of
    // 7.5°. Distances follow from the angle: 111.195 km per degree of a great circle.
    @Test(arguments: [
        (48.9, -106.0, "America/Denver", "America/Regina", 11.12),
        (51.0, -109.8, "America/Swift_Current", "America/Edmonton", 13.99),
        (0.0, -37.4, "Etc/GMT+2", "Etc/GMT+3", 11.12),
    ])
    func `distances to straight boundaries agree with the great circle`(
        latitude: Double, longitude: Double, zone: String, other: String, kilometers: Double
    ) throws {
        let guess = try #require(map.zone(latitude: latitude, longitude: longitude))
        #expect(guess.zone == zone)
        let distance = try #require(guess.distanceToBoundaryKilometers)
        #expect(abs(distance - kilometers) < 0.45)
        #expect(guess.alternatives.map(\.zone) == [other])
    }

    @Test
    func `a shared area lists both zones`() throws {
        let urumqi = try #require(map.zone(latitude: 43.801, longitude: 87.6005))
        #expect(urumqi.zone == "Asia/Urumqi" && urumqi.certainty == .shared)
        #expect(urumqi.alternatives == [.init(zone: "Asia/Shanghai", distanceKilometers: 0)])
        #expect(urumqi.nearestPlace?.place.geonameID == 1_529_102)
    }

    @Test
    func `zones far from boundaries are certain`() throws {
        let kyiv = try #require(map.zone(latitude: 50.45, longitude: 30.52))
        #expect(kyiv.zone == "Europe/Kyiv" && kyiv.certainty == .certain)
        #expect(kyiv.distanceToBoundaryKilometers == nil && kyiv.alternatives.isEmpty)
        #expect(kyiv.nearestPlace?.place.geonameID == 703_448)
        #expect(kyiv.source == "time zone boundaries, raster of 1/256 degree")
    }

    @Test
    func `zones at sea are nautical except in coastal waters`() throws {
        let atlantic = try #require(map.zone(latitude: 30, longitude: -40))
        #expect(atlantic.zone == "Etc/GMT+3" && atlantic.certainty == .atSea && atlantic.nearestPlace == nil)
        let offOdesa = try #require(map.zone(latitude: 46.4, longitude: 30.8))
        #expect(offOdesa.zone == "Europe/Kyiv" && offOdesa.certainty == .certain)
    }

    @Test(arguments: [-16.85, 66.0, 0.0, -75.0, 89.0, -45.0])
    func `180° east and west are one meridian`(latitude: Double) {
        #expect(map.zone(latitude: latitude, longitude: 180) == map.zone(latitude: latitude, longitude: -180))
    }

    @Test(arguments: [-180.0, -0.001, 0, 123.4, 180])
    func `both poles have a zone`(longitude: Double) {
        #expect(map.zone(latitude: -90, longitude: longitude)?.zone == "Antarctica/McMurdo")
        #expect(map.zone(latitude: 90, longitude: longitude)?.certainty == .atSea)
    }

    @Test(arguments: [(91.0, 0.0), (-90.001, 0), (0, 180.001), (0, -181), (.nan, 0), (0, .infinity)])
    func `invalid coordinates have no zone`(latitude: Double, longitude: Double) {
        #expect(map.zone(latitude: latitude, longitude: longitude) == nil)
    }

    @Test
    func `certainty, distance, and alternatives agree`() throws {
        var state: UInt64 = 20_260_103
        func random(_ range: ClosedRange<Double>) -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return range.lowerBound + (range.upperBound - range.lowerBound) * Double(state >> 11)
                / Double(1 << 53)
        }
        for _ in 0..<500 {
            let (latitude, longitude) = (random(-89...89), random(-180...180))
            let guess = try #require(map.zone(latitude: latitude, longitude: longitude))
            let comment = Comment(rawValue: "seed 20260103: \(latitude) \(longitude)")
            let distances = guess.alternatives.map(\.distanceKilometers)
            #expect(distances == distances.sorted(), comment)
            #expect(distances.allSatisfy { $0 <= ZoneMap.searchRadiusKilometers }, comment)
            #expect(!guess.alternatives.contains { $0.zone == guess.zone }, comment)
            if guess.certainty == .certain {
                #expect(
                    guess.distanceToBoundaryKilometers ?? .infinity >= ZoneMap.nearBoundaryKilometers, comment
                )
            }
            #expect((guess.certainty == .atSea) == guess.zone.hasPrefix("Etc/"), comment)
        }
    }
}
