// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension Wording {
    /// Creates a wording; in English if the plugin has no catalog of the style's language.
    init(_ style: PresentationStyle) { self.init(ReportLanguage(tag: style.language) ?? .english) }

    /// Creates a wording in a language.
    init(_ language: ReportLanguage) { self.init(language.catalog) }

    /// Returns the name of a body, an angle, or a lot; of a list, each of them.
    func body(_ name: String) -> String {
        guard name.hasPrefix("Asteroid ") else { return word(name, "body") }
        let number = String(name.dropFirst(9))
        return self("astrology.asteroid", name, ["number": number.argument])
    }

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

    /// Translates the English text of an aspect, such as `Sun Trine Moon`.
    func aspect(inText text: String) -> String {
        for type in AspectType.allCases {
            guard let found = text.firstRange(of: " \(type.rawValue) ") else { continue }
            return aspect(String(text[..<found.lowerBound]), type, String(text[found.upperBound...]))
        }
        return text
    }

    /// Returns a longitude as text such as `24°22′ Taurus`.
    func position(_ degreeInSign: Double, _ sign: ZodiacSign) -> String {
        "\(Sexagesimal(truncating: degreeInSign).text()) \(self.sign(sign))"
    }

    /// Returns geographic coordinates such as `50°27′N 30°31′E`.
    func coordinates(_ latitude: Double, _ longitude: Double) -> String {
        coordinates(
            Sexagesimal(truncating: abs(latitude)).text(), latitude < 0 ? "S" : "N",
            Sexagesimal(truncating: abs(longitude)).text(), longitude < 0 ? "W" : "E")
    }

    private func coordinates(_ latitude: String, _ north: String, _ longitude: String, _ east: String) -> String {
        self(
            "astrology.coordinates", "\(latitude)\(north) \(longitude)\(east)",
            [
                "latitude": latitude.argument, "north": north.argument, "longitude": longitude.argument,
                "east": east.argument,
            ])
    }

    /// Returns the label of a place, with the names of the place, its region, and its country in the language.
    func place(_ place: Place) -> String {
        (ReportLanguage(rawValue: language) ?? .english).label(of: place)
    }

    /// Translates the English label of a place, or coordinates such as `50°27′N 30°31′E`.
    func place(label: String) -> String {
        guard language != "en", let language = ReportLanguage(rawValue: language) else { return label }
        if let parts = label.wholeMatch(of: #/(\d+°\d\d′)([NS]) (\d+°\d\d′)([EW])/#)?.output {
            return coordinates(String(parts.1), String(parts.2), String(parts.3), String(parts.4))
        }
        return language.place(named: label) ?? label
    }

    /// Returns the place of a birth, its name as given, or its coordinates; `nil` if all are unknown.
    func place(_ birth: ResolvedBirth) -> String? {
        if let place = birth.place { return self.place(place) }
        if let name = birth.placeName { return name }
        return birth.latitude.flatMap { latitude in birth.longitude.map { coordinates(latitude, $0) } }
    }

    /// Returns texts joined by "and".
    func list(_ texts: [String]) -> String { texts.joined(separator: " \(self("astrology.and", "and")) ") }

    /// Returns a remark or a problem of an import, which begins with its place in the file.
    func remark(_ english: String) -> String {
        guard let parts = english.wholeMatch(of: #/((?:line|item) \d+(?:, [^:]{1,40})?): (.+)/#)?.output else {
            return sentence(english)
        }
        return "\(sentence(String(parts.1))): \(sentence(String(parts.2)))"
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
