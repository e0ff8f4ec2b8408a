// SPDX-License-Identifier: Apache-2.0

/// The style of the lines of an aspect type: a color and dashes, so that types differ in grayscale too.
struct AspectLineStyle: Equatable, Sendable {
    /// The key of the type's glyph.
    let glyph: String
    /// The name in the legend.
    let name: String
    let paint: WheelPaint
    /// Lengths of dash and gap in drawing units; empty for an unbroken line.
    let dashes: [Double]
    /// Whether lines are drawn thicker and above others, as for major aspects.
    let isMajor: Bool

    private init(
        _ glyph: String, _ name: String, _ paint: WheelPaint, _ dashes: [Double], major: Bool = false
    ) {
        self.glyph = glyph
        self.name = name
        self.paint = paint
        self.dashes = dashes
        self.isMajor = major
    }

    static let all = [
        AspectLineStyle("conjunction", "Conjunction", .conjunction, [], major: true),
        AspectLineStyle("opposition", "Opposition", .opposition, [22, 5], major: true),
        AspectLineStyle("trine", "Trine", .trine, [], major: true),
        AspectLineStyle("square", "Square", .square, [9, 5], major: true),
        AspectLineStyle("sextile", "Sextile", .sextile, [3, 5], major: true),
        AspectLineStyle("quincunx", "Quincunx", .minor, [10, 4, 0.1, 4]),
        AspectLineStyle("semisextile", "Semisextile", .minor, [0.1, 5]),
        AspectLineStyle("semisquare", "Semisquare", .square, [5, 4, 0.1, 4]),
        AspectLineStyle("sesquisquare", "Sesquisquare", .square, [5, 4, 0.1, 4, 0.1, 4]),
        AspectLineStyle("quintile", "Quintile", .creative, [12, 4, 3, 4]),
        AspectLineStyle("biquintile", "Biquintile", .creative, [12, 4, 3, 4, 3, 4]),
        AspectLineStyle("septile", "Septile", .creative, [6, 6]),
        AspectLineStyle("novile", "Novile", .creative, [2, 7]),
        AspectLineStyle("parallel", "Parallel", .minor, [16, 3]),
        AspectLineStyle("contraparallel", "Contraparallel", .minor, [16, 3, 3, 3]),
    ]

    /// Returns the style of a type by any of its usual spellings, or `nil` for an unknown type.
    static func named(_ type: String) -> AspectLineStyle? {
        let word = type.lowercased().filter { $0.isLetter }
        let name = synonyms[word] ?? word
        return all.first { $0.glyph == name }
    }

    private static let synonyms = [
        "inconjunct": "quincunx", "octile": "semisquare", "trioctile": "sesquisquare",
        "sesquiquadrate": "sesquisquare", "semiquadrate": "semisquare", "quadrate": "square",
        "nonile": "novile",
    ]
}
