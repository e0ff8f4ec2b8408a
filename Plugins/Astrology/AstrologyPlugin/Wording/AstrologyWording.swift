// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension Wording {
    /// Creates a wording; in English if the plugin has no catalog of the style's language.
    init(_ style: PresentationStyle) { self.init(ReportLanguage(tag: style.language) ?? .english) }

    /// Creates a wording in a language.
    init(_ language: ReportLanguage) { self.init(language.catalog) }

    /// Returns the name of a body, an angle, or a lot; of a list, each of them.
    func body(_ name: String) -> String { word(name, "body") }

    /// Returns the names of bodies, angles, or lots as a list.
    func bodies(_ names: [String]) -> String { names.map(body).joined(separator: ", ") }

    /// Returns the name of a sign.
    func sign(_ sign: ZodiacSign) -> String { word(sign, "sign") }

    /// Returns the name of an aspect in running text.
    func aspect(_ type: AspectType) -> String { word(type.rawValue.lowercased(), "aspect") }

    /// Returns the ends of an aspect and its type, such as `Sun trine Moon`.
    func aspect(_ first: String, _ type: AspectType, _ second: String) -> String {
        "\(body(first)) \(aspect(type)) \(body(second))"
    }

    /// Returns an aspect that is kept as text, such as `Sun Trine Moon`.
    func aspect(inText text: String) -> String {
        for type in AspectType.allCases {
            guard let found = text.firstRange(of: " \(type.rawValue) ") else { continue }
            return aspect(String(text[..<found.lowerBound]), type, String(text[found.upperBound...]))
        }
        return text
    }

    /// Returns signs that are possible: `Aries or Taurus`.
    func either(_ signs: [ZodiacSign]) -> String {
        signs.map(sign).joined(separator: " \(self("astrology.or", "or")) ")
    }

    /// Returns a longitude as text such as `24°22′ Taurus`.
    func position(_ degreeInSign: Double, _ sign: ZodiacSign) -> String {
        "\(Sexagesimal(truncating: degreeInSign).text()) \(self.sign(sign))"
    }

    /// Returns geographic coordinates such as `50°27′N 30°31′E`.
    func coordinates(_ latitude: Double, _ longitude: Double) -> String {
        self(
            "astrology.coordinates", "\(Sexagesimal.latitude(latitude)) \(Sexagesimal.longitude(longitude))",
            [
                "latitude": .string(Sexagesimal(truncating: abs(latitude)).text()),
                "north": .string(latitude < 0 ? "S" : "N"),
                "longitude": .string(Sexagesimal(truncating: abs(longitude)).text()),
                "east": .string(longitude < 0 ? "W" : "E"),
            ])
    }

    /// Returns the label of a place, with the names of the place, its region, and its country in the language.
    func place(_ place: Place) -> String {
        guard let names = ReportLanguage(rawValue: language)?.placeNames else { return place.label }
        func name(_ key: String) -> String? {
            guard let line = names.line(for: Array(key.utf8)), line.keyEnd < line.end else { return nil }
            return String(decoding: names.bytes[line.keyEnd + 1..<line.end], as: UTF8.self)
        }
        let town = name("\(place.geonameID)") ?? place.name
        let region = place.region.map { name("\(place.country).\($0)") ?? $0 }
        return [town, region == town ? nil : region, name(place.country) ?? place.country].compactMap(\.self)
            .joined(separator: ", ")
    }

    /// Returns the label of a place as it is kept in English.
    func place(label: String) -> String {
        guard language != "en" else { return label }
        let found = PlaceTable.shipped.find(label, limit: 5).map(\.place).first { $0.label == label }
        return found.map(place) ?? label
    }

    /// Returns the place of a birth, or its coordinates; `nil` if both are unknown.
    func place(_ birth: ResolvedBirth) -> String? {
        if let place = birth.place { return self.place(place) }
        return birth.latitude.flatMap { latitude in birth.longitude.map { coordinates(latitude, $0) } }
    }

    /// Returns minutes as text such as `3 min` or `3 min 20 s`.
    func duration(_ minutes: Double) -> String {
        let (whole, seconds) = Int((minutes * 60).rounded()).quotientAndRemainder(dividingBy: 60)
        return seconds == 0
            ? self("astrology.minutes", "\(whole) min", ["minutes": whole.argument])
            : self(
                "astrology.minutes-seconds", "\(whole) min \(seconds) s",
                ["minutes": whole.argument, "seconds": seconds.argument])
    }

    /// Returns a warning as a sentence.
    func warning(_ warning: ChartWarning) -> String { sentence(warning.message) }

    /// The words of a wheel.
    var wheel: WheelWords {
        let terms = ["body", "sign", "aspect", "wheel"].map(words(ofTerm:))
        return WheelWords(terms.reduce(into: [:]) { $0.merge($1) { _, new in new } })
    }
}
