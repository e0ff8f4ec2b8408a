// SPDX-License-Identifier: Apache-2.0

/// One of the twelve equal signs of the zodiac, 30 degrees of ecliptic longitude each.
///
/// Element, modality, and polarity follow Ptolemy, *Tetrabiblos* I.11, I.12, and I.18.
public enum ZodiacSign: String, CaseIterable, Codable, CodingKeyRepresentable, Comparable, Sendable {
    case aries = "Aries"
    case taurus = "Taurus"
    case gemini = "Gemini"
    case cancer = "Cancer"
    case leo = "Leo"
    case virgo = "Virgo"
    case libra = "Libra"
    case scorpio = "Scorpio"
    case sagittarius = "Sagittarius"
    case capricorn = "Capricorn"
    case aquarius = "Aquarius"
    case pisces = "Pisces"

    /// Creates the sign that contains an ecliptic longitude.
    ///
    /// Any finite longitude is accepted, including negative ones and those above 360; a longitude that isn't finite
    /// counts as 0. A sign begins at its first point: 30 degrees is Taurus.
    /// - Parameter longitude: Ecliptic longitude in degrees.
    public init(longitude: Double) {
        self.init(index: Int(Self.finite(longitude) / 30))
    }

    /// Creates the sign at an index in zodiacal order, from 0 for Aries to 11 for Pisces.
    ///
    /// Other numbers wrap around: 12 is Aries, -1 is Pisces.
    /// - Parameter index: The index in zodiacal order.
    public init(index: Int) {
        switch (index % 12 + 12) % 12 {
        case 0: self = .aries
        case 1: self = .taurus
        case 2: self = .gemini
        case 3: self = .cancer
        case 4: self = .leo
        case 5: self = .virgo
        case 6: self = .libra
        case 7: self = .scorpio
        case 8: self = .sagittarius
        case 9: self = .capricorn
        case 10: self = .aquarius
        default: self = .pisces
        }
    }

    /// The index in zodiacal order, from 0 for Aries to 11 for Pisces.
    public var index: Int {
        switch self {
        case .aries: 0
        case .taurus: 1
        case .gemini: 2
        case .cancer: 3
        case .leo: 4
        case .virgo: 5
        case .libra: 6
        case .scorpio: 7
        case .sagittarius: 8
        case .capricorn: 9
        case .aquarius: 10
        case .pisces: 11
        }
    }

    /// The ecliptic longitude where the sign begins, in degrees.
    public var startLongitude: Double { Double(index) * 30 }

    /// The opposite sign, 180 degrees away.
    public var opposite: ZodiacSign { ZodiacSign(index: index + 6) }

    /// The element of the sign.
    public var element: Element {
        switch index % 4 {
        case 0: .fire
        case 1: .earth
        case 2: .air
        default: .water
        }
    }

    /// The modality of the sign.
    public var modality: Modality {
        switch index % 3 {
        case 0: .cardinal
        case 1: .fixed
        default: .mutable
        }
    }

    /// The polarity of the sign: fire and air are positive, earth and water negative.
    public var polarity: Polarity { index % 2 == 0 ? .positive : .negative }

    /// Returns the position of a longitude within its sign, from 0 up to, but not including, 30 degrees.
    /// - Parameter longitude: Ecliptic longitude in degrees; a longitude that isn't finite counts as 0.
    public static func degreeInSign(_ longitude: Double) -> Double {
        let degrees = finite(longitude)
        return degrees - Double(Int(degrees / 30)) * 30
    }

    /// Returns whether a sign is before another in zodiacal order.
    public static func < (first: ZodiacSign, second: ZodiacSign) -> Bool { first.index < second.index }

    private static func finite(_ longitude: Double) -> Double {
        longitude.isFinite ? Angle.normalized(longitude) : 0
    }
}

/// The element (triplicity) of a sign.
public enum Element: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
    case fire = "Fire"
    case earth = "Earth"
    case air = "Air"
    case water = "Water"
}

/// The modality (quadruplicity, quality) of a sign.
public enum Modality: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
    case cardinal = "Cardinal"
    case fixed = "Fixed"
    case mutable = "Mutable"
}

/// The polarity of a sign: positive (masculine, diurnal) or negative (feminine, nocturnal).
public enum Polarity: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
    case positive = "Positive"
    case negative = "Negative"
}
