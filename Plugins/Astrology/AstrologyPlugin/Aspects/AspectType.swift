// SPDX-License-Identifier: Apache-2.0

/// A kind of aspect: an exact angle in longitude, or equal declinations.
///
/// - The five major aspects are Ptolemy's (*Tetrabiblos* I.13, with the conjunction of I.24).
/// - The six minor ones are Kepler's (*Harmonices Mundi* IV, 1619: quintile, biquintile, semisquare,
///   sesquisquare, semisextile), to which the quincunx was added.
/// - The harmonic ones divide the circle by 7, 9 and 10 (Addey, *Harmonics in Astrology*, 1976).
/// - Parallel and contraparallel compare declinations.
public enum AspectType: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
    case conjunction = "Conjunction"
    case opposition = "Opposition"
    case trine = "Trine"
    case square = "Square"
    case sextile = "Sextile"
    case semisextile = "Semisextile"
    case semisquare = "Semisquare"
    /// 135 degrees, also called sesquiquadrate.
    case sesquisquare = "Sesquisquare"
    /// 150 degrees, also called inconjunct.
    case quincunx = "Quincunx"
    case quintile = "Quintile"
    case biquintile = "Biquintile"
    case septile = "Septile"
    case biseptile = "Biseptile"
    case triseptile = "Triseptile"
    case novile = "Novile"
    case binovile = "Binovile"
    case quadranovile = "Quadranovile"
    /// 36 degrees, also called semiquintile.
    case decile = "Decile"
    /// 108 degrees, also called tridecile or sesquiquintile.
    case tredecile = "Tredecile"
    /// Equal declinations on the same side of the equator.
    case parallel = "Parallel"
    /// Equal declinations on opposite sides of the equator.
    case contraparallel = "Contraparallel"

    /// The groups of aspects.
    public enum Family: String, CaseIterable, Codable, Sendable {
        /// Conjunction, opposition, trine, square, sextile.
        case major
        /// Semisextile, semisquare, sesquisquare, quincunx, quintile, biquintile.
        case minor
        /// The septile, novile and decile series.
        case harmonic
        /// Parallel and contraparallel of declination.
        case declination
    }

    /// The group the aspect belongs to.
    public var family: Family {
        switch self {
        case .conjunction, .opposition, .trine, .square, .sextile: .major
        case .semisextile, .semisquare, .sesquisquare, .quincunx, .quintile, .biquintile: .minor
        case .parallel, .contraparallel: .declination
        default: .harmonic
        }
    }

    /// Whether this is one of the five major aspects.
    public var isMajor: Bool { family == .major }

    /// The divisor of the circle: 3 for the trine, 8 for the sesquisquare.
    ///
    /// Parallel and contraparallel have 1 and 2, like the conjunction and opposition they resemble.
    public var harmonic: Int { division.denominator }

    /// The exact angle in degrees: 120 for the trine; 0 for parallel and contraparallel.
    public var angle: Double {
        family == .declination ? 0 : 360 * Double(division.numerator) / Double(division.denominator)
    }

    /// The default orb in degrees.
    ///
    /// Conjunction and opposition 8, trine and square 7, sextile 6. Minor aspects 2, the middle of the range from 1 to
    /// 3 in textbooks. Harmonic aspects follow Addey's rule, 12 degrees divided by the harmonic: 1.7 for the septile,
    /// 1.3 for the novile, and 1.2 for the decile series. Parallels 1.
    public var defaultOrb: Double {
        switch self {
        case .conjunction, .opposition: 8
        case .trine, .square: 7
        case .sextile: 6
        case .semisextile, .semisquare, .sesquisquare, .quincunx, .quintile, .biquintile: 2
        case .septile, .biseptile, .triseptile: 1.7
        case .novile, .binovile, .quadranovile: 1.3
        case .decile, .tredecile: 1.2
        case .parallel, .contraparallel: 1
        }
    }

    private var division: (numerator: Int, denominator: Int) {
        switch self {
        case .conjunction, .parallel: (0, 1)
        case .opposition, .contraparallel: (1, 2)
        case .trine: (1, 3)
        case .square: (1, 4)
        case .sextile: (1, 6)
        case .semisextile: (1, 12)
        case .semisquare: (1, 8)
        case .sesquisquare: (3, 8)
        case .quincunx: (5, 12)
        case .quintile: (1, 5)
        case .biquintile: (2, 5)
        case .septile: (1, 7)
        case .biseptile: (2, 7)
        case .triseptile: (3, 7)
        case .novile: (1, 9)
        case .binovile: (2, 9)
        case .quadranovile: (4, 9)
        case .decile: (1, 10)
        case .tredecile: (3, 10)
        }
    }
}

extension AspectType {
    /// Creates an aspect from a standard name, in any letter case.
    ///
    /// In addition to the raw values: Sesquiquadrate, Inconjunct, Semiquadrate, Semiquintile, Tridecile,
    /// Sesquiquintile, Nonile, Quadrinovile, Quartile (square) and Contra-parallel.
    /// - Parameter name: A name; hyphens and spaces are ignored.
    public init?(named name: String) {
        let key = String(name.lowercased().filter { $0 != "-" && $0 != " " && $0 != "_" })
        let other: [String: AspectType] = [
            "sesquiquadrate": .sesquisquare, "inconjunct": .quincunx, "semiquadrate": .semisquare,
            "semiquintile": .decile, "tridecile": .tredecile, "sesquiquintile": .tredecile,
            "nonile": .novile, "quadrinovile": .quadranovile, "quartile": .square,
        ]
        let match = Self.allCases.first { $0.rawValue.lowercased() == key } ?? other[key]
        guard let match else { return nil }
        self = match
    }
}
