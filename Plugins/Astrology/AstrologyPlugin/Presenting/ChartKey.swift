// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The key to the abbreviations of a chart's table of placements, for those that appear.
struct ChartKey {
    /// The key as one sentence; empty if nothing is abbreviated.
    let text: String

    init(_ chart: Chart, _ say: Wording) {
        var parts: [String] = []
        if chart.planets.contains(where: { $0.isRetrograde == true }) {
            parts.append(say("astrology.key.retrograde", "R retrograde"))
        }
        if chart.unknownTime == nil {
            parts += [
                say("astrology.key.speed", "Speed in ° a day"),
                say("astrology.key.declination", "Declin. declination"),
            ]
        }
        if chart.unknownTime == nil, chart.planets.contains(where: { $0.isOutOfBounds == true }) {
            parts.append(
                say("astrology.key.out-of-bounds", "* out of bounds: farther from the equator than the Sun can be"))
        }
        if chart.points.contains(where: { $0.name != $0.name.withoutPart }) {
            parts.append(say("astrology.key.lots", "Fortune and Spirit lots"))
        }
        let present = Set(chart.dignities.flatMap(\.dignities))
        let dignities = EssentialDignity.allCases.filter(present.contains)
        parts += dignities.map { "\($0.short(say)) \(say.word($0.rawValue.lowercased(), "dignity"))" }
        if chart.dignities.contains(where: { $0.score != nil && !$0.dignities.isEmpty }) {
            parts.append(say("astrology.key.points", "+5 Lilly's points"))
        }
        text = parts.joined(separator: ", ")
    }
}

extension Chart {
    /// Returns the dignities of a planet, strongest first, with the sum of their points if it is known.
    ///
    /// - Parameters:
    ///   - name: The planet.
    ///   - isAbbreviated: Whether the dignities have three letters.
    ///   - say: The wording.
    func dignity(of name: String, isAbbreviated: Bool = false, _ say: Wording) -> String {
        guard let dignity = dignities.first(where: { $0.planet == name }), !dignity.dignities.isEmpty else { return "" }
        let words = dignity.dignities.map {
            isAbbreviated ? $0.short(say) : say.word($0.rawValue.lowercased(), "dignity")
        }
        return words.joined(separator: isAbbreviated ? " " : ", ")
            + (dignity.score.map { " \($0 > 0 ? "+" : "")\($0)" } ?? "")
    }

    /// Returns the position of a body as text: `24°22′ Taurus`, or `8°31′ to 20°12′ Cancer` for a day of unknown time.
    ///
    /// - Parameters:
    ///   - pad: The width to which degrees are padded on the left.
    ///   - say: The wording.
    func position(of planet: ChartPlanet, padding pad: Int = 0, _ say: Wording) -> String {
        func degrees(_ longitude: Double) -> String {
            Sexagesimal(truncating: ZodiacSign.degreeInSign(longitude)).text().leftPadded(to: pad)
        }
        func text(_ longitude: Double) -> String {
            "\(degrees(longitude)) \(say.sign(ZodiacSign(longitude: longitude)))"
        }
        guard let day = unknownTime?.bodies.first(where: { $0.name == planet.name }) else {
            return text(planet.longitude)
        }
        let (first, last) = (text(day.startLongitude), text(day.endLongitude))
        if first == last { return first }
        let start = day.isSignCertain ? degrees(day.startLongitude) : first
        return "\(start) \(say("astrology.to", "to")) \(last.trimmingLeadingSpaces)"
    }
}

extension EssentialDignity {
    /// Returns the abbreviation, in English the first three letters: `dom`, `exa`.
    fileprivate func short(_ say: Wording) -> String { say.word(String(rawValue.lowercased().prefix(3)), "dignity") }
}

extension String {
    fileprivate var trimmingLeadingSpaces: String { String(drop { $0 == " " }) }
}
