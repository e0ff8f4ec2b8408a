// SPDX-License-Identifier: Apache-2.0

internal import Presentation

/// The heading of a chart, and the sentence about its sources.
struct ChartHeading {
    private let chart: Chart

    init(_ chart: Chart) { self.chart = chart }

    /// The name, local time and place, Universal Time, and conventions.
    var lines: [String] {
        let birth = chart.birth
        let clock =
            birth.time.map { "\(birth.date) \($0.short), UTC\(birth.offset.short)" } ?? "\(birth.date), time unknown"
        let calendar = birth.date.calendar == .julian ? " (Julian calendar)" : ""
        let coordinates = birth.latitude.flatMap { latitude in
            birth.longitude.map { "\(Sexagesimal.latitude(latitude)) \(Sexagesimal.longitude($0))" }
        }
        let place = [birth.place?.label, coordinates].compactMap(\.self).joined(separator: ", ")
        let conventions = [
            chart.unknownTime == nil ? birth.utc : nil, chart.sect.map { $0 == .day ? "day chart" : "night chart" },
            chart.provenance.zodiac,
            chart.provenance.isTopocentric ? "topocentric" : nil,
            "\(chart.provenance.node.rawValue) node",
        ].compactMap(\.self)
        let name = chart.name?.onOneLine.trimmed ?? ""
        return [name.isEmpty ? "Natal chart" : name, clock + calendar, place, conventions.joined(separator: " · ")]
            .filter { !$0.isEmpty }
    }

    /// The library, ephemeris, and delta T in one sentence.
    var sources: String {
        let provenance = chart.provenance
        let files = provenance.files.map(\.name).joined(separator: ", ")
        let moshier = provenance.bodies.filter { $0.source == .moshier }.map(\.name)
        var parts = [provenance.library]
        if !files.isEmpty { parts.append("files \(files)") }
        if !moshier.isEmpty { parts.append("built-in Moshier ephemeris for \(moshier.joined(separator: ", "))") }
        parts.append("delta T \(provenance.deltaT.fixed(decimals: 1)) s")
        if let ayanamsa = provenance.ayanamsa {
            parts.append("ayanamsa \(Sexagesimal(truncating: ayanamsa).text(.seconds))")
        }
        if let motion = provenance.ascendantDegreesPerMinute {
            parts.append("Ascendant \(motion.fixed(decimals: 2))° per minute")
        }
        return parts.joined(separator: "; ") + "."
    }
}

extension Aspect {
    /// `a` if the aspect is applying, `s` if it is separating, and empty if that isn't certain.
    var motionMark: String { isApplying.map { $0 ? "a" : "s" } ?? "" }

    /// The motion in words; empty if it isn't certain.
    var motion: String { isApplying.map { $0 ? "applying" : "separating" } ?? "" }
}

extension PlacementChange {
    /// The subject of the change as text.
    var inWords: String {
        switch kind {
        case .planetSign: "\(subject), sign"
        case .planetHouse: "\(subject), house"
        case .angleSign: "\(subject), sign"
        case .cuspSign: "Cusp of \(subject), sign"
        case .direction: "\(subject), motion"
        case .aspect: subject
        case .sect: "Sect"
        }
    }
}

extension String {
    /// The usual short form of a point's name: `Asc`, `MC`, `N Node`.
    var short: String {
        switch self {
        case "Ascendant": "Asc"
        case "Midheaven": "MC"
        case "North Node": "N Node"
        case "South Node": "S Node"
        default: self
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
