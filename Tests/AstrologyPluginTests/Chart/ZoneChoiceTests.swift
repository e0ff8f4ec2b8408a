// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@testable import AstrologyPlugin

/// The choice of the time zone of a birth, and what the output says about it.
@Suite struct ZoneChoiceTests {
    private func basis(_ birth: Birth) throws -> ResolvedTime {
        try ResolveTime(sources: ChartFixture.sources()).resolve(birth)
    }

    /// A specified zone precedes the place, then the coordinates; an offset in the date precedes them all.
    @Test func `a specified zone precedes place and coordinates`() throws {
        let (date, latitude, longitude) = ("1990-07-15T12:00", 48.8566, 2.3522)
        let coordinates = try basis(Birth(date: date, latitude: latitude, longitude: longitude))
        #expect(coordinates.zone.name == "Europe/Paris" && coordinates.zone.source == .coordinates)
        #expect(coordinates.resolution?.chosen?.utc == "1990-07-15T10:00:00Z")

        let place = try basis(Birth(date: date, place: "Tokyo", latitude: latitude, longitude: longitude))
        #expect(place.zone.name == "Asia/Tokyo" && place.zone.source == .place)
        #expect(place.resolution?.chosen?.utc == "1990-07-15T03:00:00Z")

        let zone = try basis(
            Birth(date: date, zone: "America/New_York", place: "Tokyo", latitude: latitude, longitude: longitude))
        #expect(zone.zone.name == "America/New_York" && zone.zone.source == .stated)
        #expect(zone.resolution?.chosen?.utc == "1990-07-15T16:00:00Z")

        let offset = try basis(Birth(date: date + "-05:00", place: "Tokyo", latitude: latitude, longitude: longitude))
        #expect(offset.zone.source == .offset)
        #expect(offset.resolution?.chosen?.utc == "1990-07-15T17:00:00Z")

        let universal = try basis(
            Birth(date: date + "Z[America/New_York]", place: "Tokyo", latitude: latitude, longitude: longitude))
        #expect(universal.zone.source == .offset)
        #expect(universal.resolution?.chosen?.utc == "1990-07-15T12:00:00Z")
    }

    /// If the input has both coordinates and a place, the coordinates are used.
    @Test func `coordinates override those of a place`() throws {
        let chart = try ChartFixture.natalChart().chart(
            ChartRequest(birth: Birth(date: "1990-07-15T12:00", place: "Tokyo", latitude: 35.5, longitude: 139.5)))
        #expect(chart.birth.latitude == 35.5 && chart.birth.longitude == 139.5)
        #expect(chart.birth.place?.name == "Tokyo")
    }

    @Test func `coordinates inside a zone are certain`() throws {
        let answer = try basis(Birth(date: "1990-07-15T12:00", latitude: 48.8566, longitude: 2.3522))
        #expect(answer.zone.isSure)
        #expect(answer.zone.explanation.contains("Europe/Paris"))
        #expect(!answer.zone.explanation.contains("specify the zone"))
        #expect(answer.warnings.isEmpty)
    }

    /// Strasbourg is on the Rhine, across from Germany, which had no summer time in 1976, and Ürümqi uses two times.
    @Test(arguments: [
        (48.5839, 7.8, "Europe/Paris", "Europe/Berlin"), (43.8256, 87.6168, "Asia/Shanghai", "Asia/Urumqi"),
    ])
    func `coordinates near a boundary are uncertain`(latitude: Double, longitude: Double, zone: String, other: String)
        throws
    {
        let answer = try basis(Birth(date: "1976-07-15T12:00", latitude: latitude, longitude: longitude))
        #expect(!answer.zone.isSure)
        #expect([zone, other].contains(answer.zone.name))
        #expect((answer.zone.alternatives + [answer.zone.name]).contains(other))
        #expect(answer.zone.explanation.contains("specify the zone if you know it"))
        #expect(answer.warnings.map(\.code.rawValue) == ["zone-uncertain"])
        #expect(answer.warnings.first?.message == answer.zone.explanation)
        let chart = try ChartFixture.natalChart().chart(
            ChartRequest(birth: Birth(date: "1976-07-15T12:00", latitude: latitude, longitude: longitude)))
        #expect(chart.warnings.contains { $0.code.rawValue == "zone-uncertain" })
    }

    @Test func `coordinates at sea are uncertain`() throws {
        let answer = try basis(Birth(date: "1990-07-15T12:00", latitude: 30, longitude: -40))
        #expect(!answer.zone.isSure)
        #expect(answer.zone.explanation.contains("sea"))
        // 40° west is three hours behind Greenwich by longitude.
        #expect(answer.resolution?.chosen?.utc == "1990-07-15T15:00:00Z")
    }

    @Test func `a specified zone is certain`() throws {
        let answer = try basis(
            Birth(date: "1990-07-15T12:00", zone: "Europe/Berlin", latitude: 48.5839, longitude: 7.8))
        #expect(answer.zone.isSure && answer.zone.explanation.contains("specified"))
        #expect(answer.warnings.isEmpty)
    }

    /// Both readings of an ambiguous time, with the Ascendant of each.
    @Test func `both readings have their Ascendants`() throws {
        let answer = try basis(Birth(date: "1983-09-25T02:30", place: "Paris, FR"))
        #expect(answer.resolution?.readings.map(\.utc) == ["1983-09-25T00:30:00Z", "1983-09-25T01:30:00Z"])
        #expect(answer.ascendants.map(\.utc) == answer.resolution?.readings.map(\.utc))
        for reading in answer.ascendants {
            let chart = try ChartFixture.natalChart().chart(
                ChartRequest(birth: Birth(date: reading.utc, place: "Paris, FR")))
            #expect(chart.ascendant?.longitude == reading.longitude)
            #expect(chart.ascendant?.sign == reading.sign)
        }
    }

    @Test func `a day without a time resolves`() throws {
        let answer = try basis(Birth(date: "2024-10-27", zone: "Europe/Berlin"))
        #expect(answer.resolution == nil)
        #expect(answer.day?.seconds == 25 * 3600)
    }

    /// A large place precedes small ones with the same name, with a warning; a qualified name has no warning.
    @Test func `a place chosen among several has a warning`() throws {
        let answer = try basis(Birth(date: "1990-07-15T12:00", place: "London"))
        #expect(answer.place?.country == "GB")
        #expect(answer.warnings.map(\.code.rawValue) == ["place-chosen"])
        #expect(answer.warnings.first?.message.contains("London") == true)
        let qualified = try basis(Birth(date: "1990-07-15T12:00", place: "London, CA"))
        #expect(qualified.place?.timeZone == "America/Toronto")
        let native = try basis(Birth(date: "1990-07-15T12:00", place: "Київ"))
        #expect(native.zone.name == "Europe/Kyiv")
        #expect(native.warnings.isEmpty)
    }
}
