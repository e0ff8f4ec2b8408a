// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

/// The aspects of a chart as a triangular grid of points.
struct AspectGrid {
    /// The lines, with a key to the symbols; empty if there are no aspects or too many points for 80 columns.
    let lines: [String]

    private static let cell = 4
    private static let mostPoints = 18

    init(_ chart: Chart, style: TextStyle, _ say: Wording) {
        let names = chart.planets.map(\.name) + [chart.ascendant, chart.midheaven].compactMap { $0?.name }
        let aspects = chart.aspects.filter { $0.type.family != .declination }
        guard !aspects.isEmpty, names.count <= Self.mostPoints else {
            lines = []
            return
        }
        var byPair: [Pair: Aspect] = [:]
        for aspect in aspects { byPair[Pair(aspect.planet1, aspect.planet2)] = aspect }
        let shown = names.map(say.body)
        let codes = Self.codes(of: names, shown, say)
        let isTimed = chart.unknownTime == nil
        var lines = [style.heading(say("astrology.aspect-grid", "Aspect grid"))]
        for (row, name) in names.enumerated() {
            let cells = names[..<row].map { other -> String in
                guard let aspect = byPair[Pair(other, name)] else { return "·".padded(toTerminalWidth: Self.cell) }
                // Without a time of day, the orb isn't certain to a degree.
                let orb = isTimed ? "\(Int(aspect.orb))" : ""
                return "\(aspect.type.sign)\(orb)\(aspect.motionMark(say))".padded(toTerminalWidth: Self.cell)
            }
            lines.append((codes[row].padded(toTerminalWidth: Self.cell) + cells.joined()).trimmed)
        }
        let header = codes.dropLast().map { $0.padded(toTerminalWidth: Self.cell) }.joined()
        lines.append((String(repeating: " ", count: Self.cell) + header).trimmed)
        let types = AspectType.allCases.filter { type in aspects.contains { $0.type == type } }
        let key = types.map { "\($0.sign) \(say.aspect($0))" }.joined(separator: "  ")
        let motion =
            isTimed
            ? say("astrology.grid.orb", "whole degrees of orb; a applying, s separating")
            : say("astrology.grid.day", "all day; a applying, s separating")
        lines += "\(key)  (\(motion))".wrapped(toTerminalWidth: 80).map(style.quiet)
        let special = zip(codes, shown).filter { code, name in !name.hasPrefix(code) || code.count > 2 }
        if !special.isEmpty {
            let words = special.map { "\($0) \($1)" }.joined(separator: ", ")
            lines +=
                say("astrology.grid.codes", "\(words); others by their first two letters", ["words": words.argument])
                .wrapped(toTerminalWidth: 80).map(style.quiet)
        }
        self.lines = lines
    }

    private struct Pair: Hashable {
        let first: String
        let second: String

        init(_ first: String, _ second: String) {
            self.first = first
            self.second = second
        }
    }

    /// Returns codes of two letters, or more where two codes would be equal.
    private static func codes(of names: [String], _ shown: [String], _ say: Wording) -> [String] {
        let usual = ["Ascendant": "Asc", "Midheaven": "MC", "North Node": "NN", "South Node": "SN"]
        let codes = zip(names, shown).map { name, shown in
            usual[name].map { say.word($0, "bodyCode") } ?? String(shown.prefix(2))
        }
        return codes.indices.map { index in
            codes.count { $0 == codes[index] } == 1
                ? codes[index] : String(shown[index].filter { $0 != " " }.prefix(3))
        }
    }
}

extension AspectType {
    /// The character in the grid: the Unicode aspect symbol if common fonts have it, otherwise a letter.
    var sign: String {
        switch self {
        case .conjunction: "☌"
        case .opposition: "☍"
        case .trine: "△"
        case .square: "□"
        case .sextile: "✶"
        case .semisextile: "⚺"
        case .quincunx: "⚻"
        case .semisquare: "∠"
        case .sesquisquare: "⚼"
        case .quintile: "Q"
        case .biquintile: "b"
        case .septile: "7"
        case .biseptile: "₇"
        case .triseptile: "⁷"
        case .novile: "N"
        case .binovile: "n"
        case .quadranovile: "q"
        case .decile: "D"
        case .tredecile: "d"
        case .parallel: "∥"
        case .contraparallel: "∦"
        }
    }
}
