// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

/// The heading of a chart, and the sentence about its sources.
struct ChartHeading {
    private let chart: Chart
    private let say: Wording

    init(_ chart: Chart, _ say: Wording) {
        self.chart = chart
        self.say = say
    }

    /// The name, local time and place, Universal Time, and conventions.
    var lines: [String] {
        let birth = chart.birth
        let clock =
            birth.time.map { "\(birth.date) \($0.short), UTC\(birth.offset.short)" }
            ?? "\(birth.date), \(say("astrology.time-unknown", "time unknown"))"
        let calendar =
            birth.date.calendar == .julian ? " (\(say("astrology.julian-calendar", "Julian calendar")))" : ""
        let coordinates = birth.latitude.flatMap { latitude in birth.longitude.map { say.coordinates(latitude, $0) } }
        let place = [birth.place.map { say.place($0) } ?? birth.placeName, coordinates].compactMap(\.self)
        let conventions = [
            chart.unknownTime == nil ? birth.utc : nil,
            chart.sect.map {
                $0 == .day ? say("astrology.day-chart", "day chart") : say("astrology.night-chart", "night chart")
            },
            say.sentence(chart.provenance.zodiac),
            chart.provenance.isTopocentric ? say("astrology.topocentric", "topocentric") : nil,
            chart.provenance.node == .true
                ? say("astrology.true-node", "true node") : say("astrology.mean-node", "mean node"),
        ].compactMap(\.self)
        let name = chart.name?.onOneLine.trimmed ?? ""
        return [
            name.isEmpty ? say("astrology.natal-chart", "Natal chart") : name, clock + calendar,
            place.joined(separator: ", "), conventions.joined(separator: " · "),
        ].filter { !$0.isEmpty }
    }

    /// The library, ephemeris, and delta T in one sentence.
    var sources: String {
        let provenance = chart.provenance
        let files = provenance.files.map(\.name).joined(separator: ", ")
        let moshier = provenance.bodies.filter { $0.source == .moshier }.map(\.name)
        var parts = [provenance.library]
        if !files.isEmpty { parts.append(say("astrology.files", "files \(files)", ["files": files.argument])) }
        if !moshier.isEmpty {
            let bodies = moshier.joined(separator: ", ")
            parts.append(
                say(
                    "astrology.moshier", "built-in Moshier ephemeris for \(bodies)", ["bodies": bodies.argument]))
        }
        let deltaT = provenance.deltaT.fixed(decimals: 1)
        parts.append(
            say("astrology.delta-t", "delta T \(deltaT) s", ["seconds": say.number(deltaT).argument]))
        if let ayanamsa = provenance.ayanamsa {
            let text = Sexagesimal(truncating: ayanamsa).text(.seconds)
            parts.append(say("astrology.ayanamsa", "ayanamsa \(text)", ["ayanamsa": text.argument]))
        }
        if let motion = provenance.ascendantDegreesPerMinute?.fixed(decimals: 2) {
            parts.append(
                say(
                    "astrology.ascendant-motion", "Ascendant \(motion)° per minute",
                    ["degrees": say.number(motion).argument]))
        }
        return parts.joined(separator: "; ") + "."
    }
}

extension Aspect {
    /// Returns `a` if the aspect is applying, `s` if it is separating, and nothing if that isn't certain.
    func motionMark(_ say: Wording) -> String {
        isApplying.map { $0 ? say("astrology.applying-mark", "a") : say("astrology.separating-mark", "s") } ?? ""
    }

    /// Returns the motion in words; empty if it isn't certain.
    func motion(_ say: Wording) -> String {
        isApplying.map { $0 ? say("astrology.applying", "applying") : say("astrology.separating", "separating") } ?? ""
    }
}

extension PlacementChange {
    /// Returns the subject of the change as text.
    func inWords(_ say: Wording) -> String {
        let body: [String: JSONValue] = ["body": subject.argument]
        return switch kind {
        case .planetSign, .angleSign: say("astrology.change.sign", "\(subject), sign", body)
        case .planetHouse: say("astrology.change.house", "\(subject), house", body)
        case .cuspSign:
            say(
                "astrology.change.cusp", "Cusp of \(subject), sign",
                ["house": .string(String(subject.drop { !$0.isNumber }))])
        case .direction: say("astrology.change.motion", "\(subject), motion", body)
        case .aspect: say.aspect(inText: subject)
        case .sect: say("astrology.change.sect", "Sect")
        }
    }
}

extension String {
    /// Returns the usual short form of a point's name: `Asc`, `MC`, `N Node`.
    func short(_ say: Wording) -> String {
        switch self {
        case "Ascendant": say.word("Asc", "bodyCode")
        case "Midheaven": say.word("MC", "bodyCode")
        case "North Node": say.word("N Node", "bodyCode")
        case "South Node": say.word("S Node", "bodyCode")
        default: say.body(self)
        }
    }

    /// The name of a lot without `Part of`, for tables.
    var withoutPart: String { hasPrefix("Part of ") ? String(dropFirst(8)) : self }

    var trimmed: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }

    func leftPadded(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - terminalWidth)) + self
    }
}
