// SPDX-License-Identifier: AGPL-3.0-or-later

import ExpectedTables
import Testing

@testable import AstrologyPlugin
@testable import SwissEphemeris

@Suite struct HouseFrameTests {
    private func frame(
        _ system: HouseSystem, at julianDay: Double, _ place: GeographicPosition, zodiac: Zodiac = .tropical,
        includesCuspSpeeds: Bool = false
    ) throws -> HouseFrame {
        try #require(
            try systemEphemeris().sky(
                at: julianDay, bodies: [], zodiac: zodiac, observer: place, houses: system,
                includesCuspSpeeds: includesCuspSpeeds
            ).houses)
    }

    /// Every system at twelve places, four beyond the polar circles, against pyswisseph.
    @Test func `every system agrees with pyswisseph`() throws {
        let table = try fixture("houses.tsv")
        #expect(table.rows.count == 12 * (25 + 23 + 23))
        var fallbacks = Set<HouseSystem>()
        for row in table.rows {
            let system = try #require(HouseSystem(word: row.text("system")))
            let used = try #require(HouseSystem(word: row.text("systemUsed")))
            let zodiac = try #require(Zodiac(word: row.text("zodiac")))
            let place = GeographicPosition(latitude: row.number("latitude"), longitude: row.number("longitude"))
            let frame = try frame(system, at: row.number("julianDayUT"), place, zodiac: zodiac)
            let context: Comment =
                "\(system.rawValue) \(zodiac.word) at \(place.latitude), \(row.number("julianDayUT"))"
            #expect(frame.systemRequested == system, context)
            #expect(frame.systemUsed == used, context)
            #expect((frame.fallback != nil) == (system != used), context)
            if system != used {
                fallbacks.insert(system)
                #expect(frame.fallback?.contains("Porphyry houses were used") == true, context)
            }
            let cusps = row.text("cusps").split(separator: ",").compactMap { Double($0) }
            #expect(frame.cusps.count == cusps.count, context)
            for (found, expected) in zip(frame.cusps, cusps) {
                #expect(angularDistance(found, expected) < 1e-7, context)
            }
            let angles: [String: Double?] = [
                "ascendant": frame.ascendant, "midheaven": frame.midheaven, "armc": frame.armc, "vertex": frame.vertex,
                "equatorialAscendant": frame.equatorialAscendant, "coAscendantKoch": frame.coAscendantKoch,
                "coAscendantMunkasey": frame.coAscendantMunkasey, "polarAscendant": frame.polarAscendant,
            ]
            for (name, value) in angles.sorted(by: { $0.key < $1.key }) {
                #expect(angularDistance(try #require(value), row.number(name)) < 1e-7, "\(name), \(context)")
            }
            let speeds: [String: Double?] = [
                "ascendantSpeed": frame.speeds.ascendant, "midheavenSpeed": frame.speeds.midheaven,
                "vertexSpeed": frame.speeds.vertex, "armcSpeed": frame.speeds.armc,
            ]
            for (name, value) in speeds.sorted(by: { $0.key < $1.key }) {
                let (found, expected) = (try #require(value), row.number(name))
                #expect(abs(found - expected) < 1e-6 * max(1, abs(expected)), "\(name), \(context)")
            }
        }
        #expect(fallbacks == [.placidus, .koch, .gauquelin, .sunshineMakransky])
    }

    /// At and near the poles, the polar circles, and the equator: twelve finite cusps, or Porphyry with a reason.
    @Test(arguments: HouseSystem.allCases)
    func `every latitude has houses`(system: HouseSystem) throws {
        let latitudes = [90, 89.999_999, 75, 66.563, 66.5, 66.4, 60, 23.44, 1e-9, 0]
        for latitude in latitudes.flatMap({ [$0, -$0] }) {
            for hour in 0..<24 {
                let place = GeographicPosition(latitude: latitude, longitude: 12.5)
                for zodiac in [Zodiac.tropical, .sidereal(.lahiri), .sidereal(.b1950)] {
                    let frame = try frame(system, at: 2_455_000.5 + Double(hour) / 24, place, zodiac: zodiac)
                    #expect(frame.cusps.count == frame.systemUsed.cuspCount)
                    #expect(
                        frame.cusps.allSatisfy { (0..<360.000_000_1).contains($0) },
                        "\(system) \(latitude) \(hour) \(zodiac.word) \(frame.cusps)")
                    #expect(frame.systemUsed == (frame.fallback != nil ? .porphyry : system))
                    #expect(frame.ascendant.isFinite && frame.midheaven.isFinite && frame.vertex?.isFinite == true)
                }
            }
        }
    }

    /// In the sidereal zodiac, libswe computes three systems incorrectly: `i` becomes `I`, and whole signs begin at the
    /// tropical Ascendant if it projects onto a fixed ecliptic.
    @Test func `sidereal Makransky houses and whole signs are computed in the sidereal zodiac`() throws {
        let place = GeographicPosition(latitude: 50.45, longitude: 30.52)
        let day = 2_448_027.104
        let ayanamsa = try #require(
            try systemEphemeris().sky(at: day, bodies: [], zodiac: .sidereal(.lahiri)).ayanamsa)
        let polarAyanamsa = try #require(
            try systemEphemeris().sky(at: 2_451_545, bodies: [], zodiac: .sidereal(.lahiri)).ayanamsa)
        let polar = GeographicPosition(latitude: 69.65, longitude: 18.96)
        for (place, fallsBack) in [(place, false), (polar, true)] {
            let tropical = try frame(.sunshineMakransky, at: place == polar ? 2_451_545 : day, place)
            let sidereal = try frame(
                .sunshineMakransky, at: place == polar ? 2_451_545 : day, place, zodiac: .sidereal(.lahiri))
            let shift = place == polar ? polarAyanamsa : ayanamsa
            #expect((tropical.fallback != nil) == fallsBack && (sidereal.fallback != nil) == fallsBack)
            for index in 0..<12 {
                #expect(angularDistance(tropical.cusps[index] - shift, sidereal.cusps[index]) < 1e-9)
            }
            #expect(angularDistance(tropical.ascendant - shift, sidereal.ascendant) < 1e-9)
        }
        for zodiac in [Zodiac.sidereal(.lahiri), .sidereal(.j2000), .sidereal(.skydram)] {
            let whole = try frame(.wholeSign, at: day, place, zodiac: zodiac)
            #expect(whole.cusps.allSatisfy { $0.truncatingRemainder(dividingBy: 30) == 0 })
            #expect((0..<30).contains(angularOffset(from: whole.cusps[0], to: whole.ascendant)))
        }
    }

    /// The speed of a cusp agrees with its motion in a minute.
    ///
    /// For cusps that coincide with the Ascendant or Midheaven, the reference is the motion of the angle, which libswe
    /// computes with a closed formula.
    @Test(arguments: HouseSystem.allCases)
    func `cusp speeds predict the cusps`(system: HouseSystem) throws {
        let place = GeographicPosition(latitude: 50.45, longitude: 30.52)
        let day = 2_448_027.104
        let frame = try frame(system, at: day, place, includesCuspSpeeds: true)
        let speeds = try #require(frame.cuspSpeeds)
        #expect(speeds.count == frame.cusps.count)
        #expect(try self.frame(system, at: day, place).cuspSpeeds == nil)
        for (cusp, speed) in zip(frame.cusps, speeds) {
            if angularDistance(cusp, frame.ascendant) < 1e-6 { #expect(abs(speed - frame.speeds.ascendant) < 0.05) }
            if angularDistance(cusp, frame.midheaven) < 1e-6 { #expect(abs(speed - frame.speeds.midheaven) < 0.05) }
        }
        guard ![.wholeSign, .equalAries].contains(system) else {
            #expect(speeds.allSatisfy { $0 == 0 })
            return
        }
        let minute = 1 / 1440.0
        let later = try self.frame(system, at: day + minute, place).cusps
        for index in frame.cusps.indices {
            let motion = angularOffset(from: frame.cusps[index], to: later[index], signed: true) / minute
            #expect(abs(motion - speeds[index]) < 0.02 * abs(motion), "\(system) cusp \(index + 1)")
        }
    }

    /// The motion of the angles agrees with their closed formulas.
    @Test func `angle speeds predict the angles`() throws {
        let place = GeographicPosition(latitude: 50.45, longitude: 30.52)
        let (day, step) = (2_448_027.104, 1 / 86_400.0)
        let frames = try [day - step, day, day + step].map { try frame(.placidus, at: $0, place) }
        let pairs: [((HouseFrame) -> Double?, (HouseFrame.AngleSpeeds) -> Double?)] = [
            (\.ascendant, \.ascendant), (\.midheaven, \.midheaven), (\.armc, \.armc), (\.vertex, \.vertex),
            (\.equatorialAscendant, \.equatorialAscendant), (\.coAscendantKoch, \.coAscendantKoch),
            (\.coAscendantMunkasey, \.coAscendantMunkasey), (\.polarAscendant, \.polarAscendant),
        ]
        for (index, (angle, speed)) in pairs.enumerated() {
            let (before, after) = (try #require(angle(frames[0])), try #require(angle(frames[2])))
            let motion = angularOffset(from: before, to: after, signed: true) / (2 * step)
            #expect(abs(motion - (try #require(speed(frames[1].speeds)))) < 0.01, "angle \(index)")
        }
    }

    @Test func `Gauquelin sectors start at the Ascendant`() throws {
        let frame = try frame(
            .gauquelin, at: 2_448_027.104, GeographicPosition(latitude: 50.45, longitude: 30.52),
            includesCuspSpeeds: true)
        #expect(frame.cusps.count == 36)
        #expect(frame.cuspSpeeds?.count == 36)
        #expect(angularDistance(frame.cusps[0], frame.ascendant) < 1e-9)
        #expect(angularDistance(frame.cusps[9], frame.midheaven) < 1e-9)
    }

    /// The distance from `start` to `end`, from 0 to 360 or, if signed, from -180 to 180.
    private func angularOffset(from start: Double, to end: Double, signed: Bool = false) -> Double {
        let offset = (end - start).truncatingRemainder(dividingBy: 360)
        let positive = offset < 0 ? offset + 360 : offset
        return signed && positive > 180 ? positive - 360 : positive
    }
}
