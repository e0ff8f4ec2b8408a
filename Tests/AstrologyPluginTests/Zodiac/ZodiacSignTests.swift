// SPDX-License-Identifier: AGPL-3.0-or-later

import AstrologyPlugin
import Testing

@Suite("Signs of the zodiac")
struct ZodiacSignTests {
    @Test(arguments: [
        (0.0, "Aries"), (-1e-15, "Aries"), (-1e-17, "Aries"), (360.0, "Aries"), (-360.0, "Aries"),
        (29.999_999_999_999_996, "Aries"), (30.0, "Taurus"), (59.99, "Taurus"), (60.0, "Gemini"),
        (90.0, "Cancer"), (120.0, "Leo"), (150.0, "Virgo"), (180.0, "Libra"), (210.0, "Scorpio"),
        (240.0, "Sagittarius"), (270.0, "Capricorn"), (300.0, "Aquarius"), (330.0, "Pisces"),
        (359.999_999_999_999, "Pisces"), (-0.5, "Pisces"), (-30.5, "Aquarius"), (725.0, "Aries"),
        (1e17, "Capricorn"), (.nan, "Aries"), (.infinity, "Aries"),
    ])
    func `longitudes belong to their signs`(of longitude: Double, is name: String) {
        #expect(ZodiacSign(longitude: longitude).rawValue == name)
        let degree = ZodiacSign.degreeInSign(longitude)
        #expect(degree >= 0 && degree < 30)
    }

    // Ptolemy, Tetrabiblos I.11, I.12, I.17, I.18.
    @Test(arguments: [
        ("Aries", "Fire", "Cardinal", "Positive", "Mars", "Mars"),
        ("Taurus", "Earth", "Fixed", "Negative", "Venus", "Venus"),
        ("Gemini", "Air", "Mutable", "Positive", "Mercury", "Mercury"),
        ("Cancer", "Water", "Cardinal", "Negative", "Moon", "Moon"),
        ("Leo", "Fire", "Fixed", "Positive", "Sun", "Sun"),
        ("Virgo", "Earth", "Mutable", "Negative", "Mercury", "Mercury"),
        ("Libra", "Air", "Cardinal", "Positive", "Venus", "Venus"),
        ("Scorpio", "Water", "Fixed", "Negative", "Mars", "Pluto"),
        ("Sagittarius", "Fire", "Mutable", "Positive", "Jupiter", "Jupiter"),
        ("Capricorn", "Earth", "Cardinal", "Negative", "Saturn", "Saturn"),
        ("Aquarius", "Air", "Fixed", "Positive", "Saturn", "Uranus"),
        ("Pisces", "Water", "Mutable", "Negative", "Jupiter", "Neptune"),
    ])
    func `signs have element, modality, polarity, and rulers`(_ row: (String, String, String, String, String, String))
        throws
    {
        let sign = try #require(ZodiacSign(rawValue: row.0))
        #expect(sign.element.rawValue == row.1)
        #expect(sign.modality.rawValue == row.2)
        #expect(sign.polarity.rawValue == row.3)
        #expect(sign.traditionalRuler == row.4)
        #expect(sign.modernRuler == row.5)
    }

    @Test
    func `indices wrap around the circle`() {
        #expect(ZodiacSign.allCases.map(\.index) == Array(0...11))
        #expect(ZodiacSign(index: -1) == .pisces)
        #expect(ZodiacSign(index: 12) == .aries)
        #expect(ZodiacSign.leo.opposite == .aquarius)
        #expect(ZodiacSign.leo.startLongitude == 120)
        #expect(ZodiacSign.aries < .taurus)
    }

    @Test(arguments: [
        (54.0 + 31.0 / 60, "24°31′", "24°31′00″", "Taurus"),
        (29.999_999_999, "29°59′", "29°59′59″", "Aries"),
        (29.999_999_999_999_996, "29°59′", "29°59′59″", "Aries"),
        (359.999_999_999_9, "29°59′", "29°59′59″", "Pisces"),
        (0.0, "0°00′", "0°00′00″", "Aries"),
        (30.0, "0°00′", "0°00′00″", "Taurus"),
        (41.0 + 2.0 / 60 + 9.0 / 3600, "11°02′", "11°02′09″", "Taurus"),
        (100.999_9, "10°59′", "10°59′59″", "Cancer"),
        (-0.25, "29°45′", "29°45′00″", "Pisces"),
    ])
    func `degrees, minutes, and seconds are truncated`(
        _ longitude: Double, _ minutes: String, _ seconds: String, _ sign: String
    ) {
        #expect(ZodiacSign.text(longitude: longitude) == "\(minutes) \(sign)")
        #expect(ZodiacSign.text(longitude: longitude, precision: .seconds) == "\(seconds) \(sign)")
    }

    @Test
    func `negative angles keep their sign`() {
        #expect(Sexagesimal(truncating: -23.5).text() == "-23°30′")
        #expect(Sexagesimal(truncating: -0.01).text(.seconds) == "-0°00′36″")
        #expect(Sexagesimal(truncating: -1e-12).text(.seconds) == "0°00′00″")
        #expect(Sexagesimal(truncating: .nan).degrees == 0)
    }
}
